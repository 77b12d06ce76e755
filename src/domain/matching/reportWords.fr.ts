import type { Criterion, MatchAxis } from '#/domain/matching/report';
import type { MatchVerdict } from '#/domain/matching/verdict';

/** What a score is called. */
export const VERDICT_LABELS: Readonly<Record<MatchVerdict, string>> = {
  excellent: 'Excellente correspondance',
  good: 'Bonne correspondance',
  moderate: 'Correspondance partielle',
  weak: 'Correspondance faible',
  otherTrade: 'Métier trop éloigné',
};

/** Names of the axes of a score. */
export const AXIS_LABELS: Readonly<Record<MatchAxis, string>> = {
  skills: 'Compétences',
  missions: 'Missions et profil',
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
