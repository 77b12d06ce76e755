/** Words of what opens the correction of a post that was read, wherever it is named. */
export const correctPostCopy = {
  correct: 'Corriger',
  correctLabel: 'Corriger le poste lu',
} as const;
