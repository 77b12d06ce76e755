import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';

const card = (
  id: number,
  title: string,
  company: string,
  location: string,
  compatibility: number,
): CompatibleOffer => ({ id, title, company, location, compatibility, sample: true });

const DEVELOPER = card(2, 'Développeur·se web full stack', 'Atelier Lumen', 'Lyon, France', 95);
const ACCOUNTANT = card(
  5,
  'Comptable général',
  'Baobab Distribution',
  'Abidjan, Côte d’Ivoire',
  91,
);
const HR_APPRENTICE = card(
  8,
  'Assistant·e ressources humaines en alternance',
  'Biscuiterie Kerloc',
  'Nantes, France',
  86,
);

/** The seven fixed cards of the compatible offers. They are sample offers too, so that their details can be opened. */
export const SAMPLE_COMPATIBLE_OFFERS: readonly CompatibleOffer[] = [
  DEVELOPER,
  ACCOUNTANT,
  card(
    1,
    'Infirmier·ère en soins généraux',
    'Clinique des Alizés',
    'Fort-de-France, Martinique',
    88,
  ),
  HR_APPRENTICE,
  card(
    7,
    'Formateur·rice en français langue étrangère, en ligne',
    'Mékong Langues',
    'Hô Chi Minh-Ville, Viêt Nam',
    84,
  ),
  card(3, 'Cariste CACES R489 catégories 1 et 3', 'Logistique Estuaire', 'Le Havre, France', 82),
  card(
    4,
    'Coordinateur·rice de projet eau, hygiène et assainissement',
    'Sources Vives International',
    'Dakar, Sénégal',
    79,
  ),
];

/** The three fixed cards of the search by CV. */
export const SAMPLE_CV_SEARCH_RESULTS: readonly CompatibleOffer[] = [
  DEVELOPER,
  ACCOUNTANT,
  HR_APPRENTICE,
];
