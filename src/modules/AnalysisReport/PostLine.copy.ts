import type { PostField } from '#/domain/matching/postRead';
import { correctPostCopy } from '#/modules/AnalysisReport/correctPost.copy';

const postFields: Record<PostField, string> = {
  title: 'Intitulé du poste',
  company: 'Employeur',
  location: 'Lieu de travail',
};

const postUnknown: Record<PostField, string> = {
  title: 'intitulé non trouvé',
  company: 'employeur non précisé',
  location: 'lieu non précisé',
};

const postDoubts: Record<PostField, string> = {
  title: 'Intitulé à vérifier',
  company: 'Employeur à vérifier',
  location: 'Lieu à vérifier',
};

/** Words of the post that was read, and of what puts it right. */
export const postCopy = {
  label: 'Poste lu :',
  fields: postFields,
  unknown: postUnknown,
  doubts: postDoubts,
  doubt: 'À vérifier',
  corrected: 'Corrigé par vous',
  trade: (label: string, rome: string): string => `Métier reconnu : ${label} (${rome})`,
  ...correctPostCopy,
  formLabel: 'Corriger le poste lu dans l’annonce',
  hint: 'Le score est recalculé aussitôt, et la correction vaut partout où vous retrouvez cette offre. Un intitulé vide sera relu dans l’annonce ; un employeur ou un lieu vide, c’est que l’annonce ne le dit pas.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  reset: 'Reprendre la lecture de l’annonce',
} as const;
