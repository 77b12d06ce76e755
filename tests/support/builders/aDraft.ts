import {
  absentField,
  EMPTY_FIELDS,
  readField,
  type DraftOffer,
} from '#/domain/offers/intake/offerDraft';

const TEXT = `Comptable fournisseurs (H/F)
Papeterie Larive recherche pour son siège, à Nantes (44), en CDI

Vos missions
- Saisir et contrôler les factures fournisseurs dans Sage
- Préparer deux campagnes de règlement par mois
- Suivre les litiges avec les acheteurs et tenir les comptes à jour

Votre profil
- 2 ans d’expérience minimum en comptabilité fournisseurs
- Permis B exigé pour les déplacements entre nos deux sites
- Anglais courant, à l’écrit comme au téléphone

Conditions
28 000 à 31 000 € brut par an, deux jours de télétravail par semaine, titres-restaurant.`;

/** A posting read from its French text, some of it in doubt. */
export const aDraft = (over: Partial<DraftOffer> = {}): DraftOffer => ({
  ...EMPTY_FIELDS,
  title: readField('Comptable fournisseurs', 'doubtful', 'Comptable fournisseurs (H/F)'),
  company: readField('Papeterie Larive', 'doubtful', 'Papeterie Larive'),
  location: readField('Nantes (44)', 'sure', 'Nantes (44)'),
  region: readField('Europe', 'sure'),
  type: readField('CDI', 'sure', 'CDI'),
  experience: readField('mid', 'sure', '2 ans d’expérience minimum'),
  mode: readField('Hybride', 'doubtful', 'deux jours de télétravail par semaine'),
  pay: readField(
    { min: 28_000, max: 31_000, period: 'year', currency: 'EUR' },
    'sure',
    '28 000 à 31 000 € brut par an',
  ),
  licences: readField(['Permis B'], 'sure'),
  languages: readField(['Anglais'], 'sure'),
  origin: 'text',
  url: null,
  date: null,
  expires: null,
  description: TEXT,
  ...over,
});

/** The same posting as the data of its page give it. */
export const aStructuredDraft = (over: Partial<DraftOffer> = {}): DraftOffer =>
  aDraft({
    title: readField('Comptable fournisseurs (H/F)', 'sure'),
    company: readField('Papeterie Larive', 'sure'),
    location: readField('Nantes (44000), France', 'sure'),
    type: absentField(null),
    mode: readField('Hybride', 'sure', 'deux jours de télétravail par semaine'),
    origin: 'jobPosting',
    url: 'https://example.org/offres/comptable-fournisseurs-nantes',
    date: '2026-11-10',
    expires: '2026-12-10',
    ...over,
  });
