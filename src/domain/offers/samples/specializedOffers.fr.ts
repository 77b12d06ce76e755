import type { SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import { BOARD_OF_PLATFORM } from '#/domain/offers/catalogue/platforms';
import { boardSearchUrl } from '#/domain/offers/search/boardLinks';

type Row = readonly [platform: PlatformId, title: string, agency: string, location: string];

const ROWS: readonly Row[] = [
  ['impact', 'Responsable de l’investissement solidaire', 'Fonds Racines', 'Paris, France'],
  ['impact', 'Chargé·e de mesure d’impact', 'Coopérative Mosaïque', 'Bruxelles, Belgique'],
  ['impact', 'Coordinateur·rice d’agroécologie', 'Terres Nourricières', 'Thiès, Sénégal'],
  ['impact', 'Responsable des partenariats', 'Alliance Océan', 'Pointe-à-Pitre, Guadeloupe'],
  ['un', 'Interprète français-anglais', 'Service des conférences', 'Genève, Suisse'],
  ['un', 'Administrateur·rice chargé·e des droits humains', 'Bureau pays', 'Port-au-Prince, Haïti'],
  ['un', 'Assistant·e financier·ère', 'Centre de services', 'Amman, Jordanie'],
  ['un', 'Spécialiste de la protection de l’enfance', 'Bureau régional', 'Dakar, Sénégal'],
  [
    'development',
    'Expert·e en gouvernance locale',
    'Cabinet Passerelles',
    'Antananarivo, Madagascar',
  ],
  ['development', 'Ingénieur·e en énergie solaire', 'Soleils du Sud', 'Ouagadougou, Burkina Faso'],
  ['development', 'Responsable suivi et évaluation', 'Agence Convergences', 'Phnom Penh, Cambodge'],
  ['development', 'Formateur·rice en microfinance', 'Réseau Épargne et Avenir', 'Beyrouth, Liban'],
];

/** Twelve fixed offers of the three boards; each leads to that board's search page for its title. */
export const SAMPLE_SPECIALIZED_OFFERS: readonly SpecializedOffer[] = ROWS.map(
  ([platform, title, agency, location], index) => ({
    id: `sample-${platform}-${index + 1}`,
    source: platform,
    title,
    agency,
    location,
    url: boardSearchUrl(BOARD_OF_PLATFORM[platform], title),
    logo: BOARD_OF_PLATFORM[platform],
    sample: true,
  }),
);
