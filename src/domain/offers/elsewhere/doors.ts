import { addressPart } from '#/domain/shared/addressPart';

/** French ways to a job or a mission abroad that no open source tells of. */
export type DoorId = 'expertiseFrance' | 'vie' | 'vsi';

type Door = {
  readonly id: DoorId;
  readonly name: string;
  /** Where the search goes on; the words go along where the site takes them. */
  readonly addressOf: (term: string) => string;
};

export const DOORS: readonly Door[] = [
  {
    id: 'expertiseFrance',
    name: 'Expertise France',
    addressOf: () => 'https://expertise-france.gestmax.fr/search/index',
  },
  {
    id: 'vie',
    name: 'Mon Volontariat International (VIE, VIA)',
    addressOf: (term) =>
      `https://mon-vie-via.businessfrance.fr/offres/recherche?query=${addressPart(term.trim())}`,
  },
  {
    id: 'vsi',
    name: 'France Volontaires (VSI)',
    addressOf: () => 'https://france-volontaires.org/',
  },
];
