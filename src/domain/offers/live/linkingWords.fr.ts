/** Words that join others and are looked for nowhere, folded. */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  'des les aux pour par avec sans sur sous dans chez une and the for with'.split(' '),
);
