import { formatCount } from '#/copy/format';
import { WEAK_UNDER } from '#/domain/matching/verdict';

/** Words around the offers that a CV hardly answers. */
export const farOffersCopy = {
  none: {
    title: 'Aucune offre ne ressemble vraiment à votre CV',
    text: (count: number): string =>
      count === 1
        ? `L’offre comparée reste sous ${WEAK_UNDER}\u00a0%. Ajoutez des offres de votre métier, ou cherchez-en avec vos mots.`
        : `Les ${formatCount(count)} offres comparées restent sous ${WEAK_UNDER}\u00a0%. Ajoutez des offres de votre métier, ou cherchez-en avec vos mots.`,
    search: 'Chercher des offres',
  },
  folded: (count: number): string =>
    count === 1 ? 'Une autre offre est loin' : `Les ${formatCount(count)} autres sont loin`,
  alone: (count: number): string =>
    count === 1 ? 'Voir l’offre comparée' : `Voir les ${formatCount(count)} offres comparées`,
  hint: `Moins de ${WEAK_UNDER}\u00a0% de compatibilité`,
} as const;
