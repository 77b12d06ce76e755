import type { JournalKind } from '#/domain/applications/journal';

/** Columns of the applications as a table, in order. */
export const CSV_FIELDS = [
  'title',
  'company',
  'place',
  'date',
  'status',
  'link',
  'salary',
  'cvName',
  'letter',
  'notes',
  'offer',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Their heads, as written by an export. */
export const CSV_HEADS: Readonly<Record<CsvField, string>> = {
  title: 'Poste',
  company: 'Entreprise',
  place: 'Lieu',
  date: 'Date',
  status: 'Statut',
  link: 'Lien',
  salary: 'Salaire',
  cvName: 'CV envoyé',
  letter: 'Lettre',
  notes: 'Notes',
  offer: 'Offre',
};

/** Other heads that people give these columns, folded. */
export const CSV_OTHER_HEADS: Readonly<Record<CsvField, readonly string[]>> = {
  title: [
    'intitule',
    'intitule du poste',
    'titre',
    'offre d’emploi',
    'emploi',
    'title',
    'job title',
  ],
  company: ['societe', 'employeur', 'organisation', 'company'],
  place: ['ville', 'localisation', 'localite', 'location'],
  date: ['date d’envoi', 'date de candidature', 'envoyee le', 'date de l’envoi', 'applied'],
  status: ['etat', 'avancement', 'status'],
  link: ['url', 'lien de l’offre', 'annonce', 'link'],
  salary: ['remuneration', 'salary'],
  cvName: ['cv', 'nom du cv'],
  letter: ['lettre de motivation'],
  notes: ['note', 'commentaire', 'commentaires', 'remarques'],
  offer: ['texte de l’offre', 'description'],
};

/** Columns of the journal. */
export const JOURNAL_HEADS = [
  'Date',
  'Heure',
  'Démarche',
  'Poste',
  'Entreprise',
  'Lieu',
  'Lien',
] as const;

/** Kinds of step, in words. */
export const JOURNAL_KIND_LABELS: Readonly<Record<JournalKind, string>> = {
  application: 'Candidature envoyée',
  followUp: 'Relance',
  interview: 'Entretien',
  search: 'Offre étudiée',
};
