/** Words of what puts the job in hand right. */
export const correctableJobCopy = {
  correct: 'Corriger',
  correctLabel: 'Corriger le poste lu',
} as const;
