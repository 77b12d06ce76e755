/**
 * Five single letters or more, each followed by a space; wider spaces part the words.
 * Four would also catch lists of driving licences (`A B C D`).
 */
const SPACED =
  /(?<![\p{L}\p{N}])\p{L}(?:[ \u00a0]\p{L}){4,}(?:[ \u00a0]{2,}\p{L}(?:[ \u00a0]\p{L})*)*(?![\p{L}\p{N}])/gu;

/**
 * Joins words typed with a space between letters (`P R O F I L`). Where the writer put wider spaces
 * between words they part the words, so the text must come before its spaces are collapsed.
 */
export const joinSpacedLetters = (text: string): string =>
  text.replace(SPACED, (run) =>
    run
      .split(/[ \u00a0]{2,}/u)
      .map((word) => word.replace(/[ \u00a0]/gu, ''))
      .join(' '),
  );
