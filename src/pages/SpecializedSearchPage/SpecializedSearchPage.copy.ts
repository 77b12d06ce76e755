import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import type { DoorId } from '#/domain/offers/elsewhere/doors';

const sectors: Record<PlatformId, string> = {
  impact: 'Impact social et environnemental',
  un: 'Nations unies',
  development: 'Développement international',
};

/** Words of the screen Recherche Spécialisée. */
export const specializedCopy = {
  title: screenNames.specializedSearch,
  subtitle: 'Trois sites d’emploi internationaux\u00a0: impact, Nations unies et développement.',
  term: 'Poste, organisation ou lieu',
  placeholder: 'Logistique, santé, Nairobi…',
  platforms: 'Sites',
  sectors,
  results: 'Résultats',
  searching: 'Recherche en cours…',
  count: (count: number): string =>
    `${count} ${agree(count, 'résultat trouvé', 'résultats trouvés')}`,
  none: {
    title: 'Aucun résultat',
    text: 'Essayez un autre mot, ou cochez d’autres sites.',
    allTicked: 'Essayez un autre mot, ou lancez cette recherche directement sur les trois sites.',
    noPlatform: 'Aucun site n’est coché\u00a0: cochez-en au moins un.',
  },
  noOffer: {
    samplesHidden:
      'Les exemples sont masqués. Lancez cette recherche directement sur les trois sites, ci-dessus.',
    nothing:
      'Aucune offre n’est servie ici. Lancez cette recherche directement sur les trois sites, ci-dessus.',
  } satisfies Record<OfferLack, string>,
  elsewhere: 'Lancer cette recherche sur',
  doors: 'Coopération et volontariat français',
  doorHints: {
    expertiseFrance: 'agence publique de coopération technique',
    vie: 'volontariat international en entreprise ou en administration, de 18 à 28 ans',
    vsi: 'volontariat de solidarité internationale',
  } satisfies Record<DoorId, string>,
} as const;
