import type { Criterion, MatchAxis, MatchBand } from '#/domain/matching/report';

/** Names of the bands of a score. */
export const BAND_LABELS: Readonly<Record<MatchBand, string>> = {
  excellent: 'Excellente correspondance',
  good: 'Bonne correspondance',
  moderate: 'Correspondance partielle',
};

/** Names of the axes of a score. */
export const AXIS_LABELS: Readonly<Record<MatchAxis, string>> = {
  skills: 'Compétences',
  missions: 'Missions',
  occupation: 'Métier',
  experience: 'Expérience',
  degree: 'Diplôme et habilitations',
  languages: 'Langues',
};

/** Names of what an offer fixes beside the score. */
export const CRITERION_LABELS: Readonly<Record<Criterion['criterion'], string>> = {
  contract: 'Contrat',
  place: 'Lieu',
  mode: 'Mode de travail',
  licence: 'Permis et habilitations',
  language: 'Langue',
  pay: 'Rémunération',
};
