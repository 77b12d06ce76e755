import { fold } from '../shared/text.ts';

/** The stable identifier of a label: `C++` is `c-plus-plus`, `Sage 100` is `sage-100`. */
export const conceptId = (label: string): string =>
  fold(label)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/(^|\s)\.(?=net\b)/gu, '$1dot-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
