import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import { BOARD_NAMES, type BoardId } from '#/domain/offers/elsewhere/boards';
import { boardSearchUrl } from '#/domain/offers/search/boardLinks';

type Row = readonly [board: BoardId, title: string, agency: string, location: string];

const ROWS: readonly Row[] = [
  ['linkedIn', 'Chef de projet digital', 'Agence Miroir', 'Paris, France'],
  ['indeed', 'Aide-soignant·e de nuit', 'Résidence Les Tilleuls', 'Lille, France'],
  ['helloWork', 'Technicien·ne de maintenance industrielle', 'Mécalys', 'Saint-Nazaire, France'],
  ['apec', 'Contrôleur·se de gestion', 'Groupe Ardenor', 'Lyon, France'],
  ['welcomeToTheJungle', 'Designer produit', 'Kolibri', 'Bordeaux, France'],
  ['reliefWeb', 'Responsable logistique', 'Aide et Secours Caraïbes', 'Port-au-Prince, Haïti'],
  ['unCareers', 'Spécialiste de l’information publique', 'Bureau régional', 'Nairobi, Kenya'],
  ['impactpool', 'Chargé·e de programme climat', 'Fonds Terre Commune', 'Bangkok, Thaïlande'],
  ['devex', 'Conseiller·ère en santé publique', 'Réseau Santé Sahel', 'Niamey, Niger'],
];

/** The nine fixed external offers of the specification; each leads to that board's search page for its title. */
export const SAMPLE_EXTERNAL_OFFERS: readonly ExternalOffer[] = ROWS.map(
  ([board, title, agency, location], index) => ({
    id: `sample-${index + 1}`,
    source: BOARD_NAMES[board],
    title,
    agency,
    location,
    url: boardSearchUrl(board, title),
    logo: board,
    sample: true,
  }),
);
