/** Whether a question speaks of how far something is. */
export const speaksOfDistance = (question: string): boolean =>
  /\bkms?\b|kilom|distance|\bloin\b|\bproches?\b|\bpr[eè]s\b|trajet|borne/iu.test(question);
