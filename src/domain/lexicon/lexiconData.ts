/** The compiled lexicon as it is shipped: plain JSON, read by `openLexicon`. */
export type LexiconData = {
  /** Digest of the contents. */
  readonly version: string;
  /** `[id, label, index of the kind, parents' indexes]`. */
  readonly concepts: readonly (readonly [string, string, number, readonly number[]])[];
  /** Forms of each concept, as written by `writeForms`. */
  readonly forms: readonly string[];
  /** Every word key of the forms, and beside it its stem, separated by spaces. */
  readonly words: string;
  readonly stems: string;
};

/** A form ready to be looked for. `exact` is the spelling that its case must have; contexts are folded prefixes. */
export type CompiledForm = {
  readonly words: readonly string[];
  readonly exact: string | null;
  readonly contexts: readonly string[];
};

/** Forms as one string: `word word`, then `?context,context` and `=Spelling` where there is a condition. */
export const writeForms = (forms: readonly CompiledForm[]): string =>
  forms
    .map(({ words, exact, contexts }) =>
      [
        words.join(' '),
        contexts.length > 0 ? `?${contexts.join(',')}` : '',
        exact === null ? '' : `=${exact}`,
      ].join(''),
    )
    .join('|');

/** The inverse of `writeForms`. */
export const readForms = (written: string): readonly CompiledForm[] =>
  written === ''
    ? []
    : written.split('|').map((form) => {
        const equals = form.indexOf('=');
        const exact = equals < 0 ? null : form.slice(equals + 1);
        const [words = '', contexts] = (equals < 0 ? form : form.slice(0, equals)).split('?');
        return {
          words: words.split(' '),
          exact,
          contexts: contexts === undefined ? [] : contexts.split(','),
        };
      });
