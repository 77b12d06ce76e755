import { calm, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import type { Agreement } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Inclusive endings and what each becomes: "Chargé(e)", "Développeur·se", "Coordinateur(trice)". */
const ENDINGS: readonly (readonly [RegExp, masculine: string, feminine: string])[] = [
  [/teur[·./(-]+(?:trice|rice)\)?/giu, 'teur', 'trice'],
  [/eur[·./(-]+(?:euse|se)\)?/giu, 'eur', 'euse'],
  [/er[·./(-]+(?:ère|ere|re)\)?/giu, 'er', 'ère'],
  [/ien[·./(-]+(?:ienne|ne)\)?/giu, 'ien', 'ienne'],
  [/if[·./(-]+(?:ive|ve)\)?/giu, 'if', 'ive'],
  [/el[·./(-]+(?:elle|le)\)?/giu, 'el', 'elle'],
  [/(?<=\p{L})[·./(]+e\)?(?=\s|$|,)/giu, '', 'e'],
];

/** Both forms written out: "boucher / bouchère", "croupière/croupier". */
const BOTH_FORMS = /^(\p{L}[\p{L}-]{3,}) ?\/ ?(\p{L}[\p{L}-]{3,})(?=\s|$)/u;
const FEMININE_FORM = /(?:e|ère|euse|trice|enne|elle|ive)$/u;
const SAME_START = 4;

const oneForm = (title: string, agreement: 'feminine' | 'masculine'): string => {
  const [pair, one = '', other = ''] = BOTH_FORMS.exec(title) ?? [];
  if (pair === undefined || fold(one).slice(0, SAME_START) !== fold(other).slice(0, SAME_START))
    return title;
  const [first, second] = [FEMININE_FORM.test(one), FEMININE_FORM.test(other)];
  if (first === second) return title;
  return `${first === (agreement === 'feminine') ? one : other}${title.slice(pair.length)}`;
};

/** A job title inside a sentence: small letters, no gender mark, agreed with the writer where they said how. */
export const jobTitleFor = (title: string, agreement: Agreement): string => {
  let text = typeset(calm(title));
  if (agreement !== 'neutral') {
    text = oneForm(text, agreement);
    for (const [ending, masculine, feminine] of ENDINGS)
      text = text.replace(ending, agreement === 'feminine' ? feminine : masculine);
  }
  return lowerFirst(text)
    .replace(/(?<=\/ ?)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
    .replace(/(?<=d’)état(?!\p{L})/gu, 'État');
};

const wordsOf = (text: string): readonly string[] => fold(text).split(/[^\p{L}]+/u);

/**
 * The title of an offer as the writer would say it: agreed as they asked or, where they did not, as their own posts
 * are: "infirmier(ère)" is "infirmière" for who writes "Infirmière de nuit". Left as it is where no post tells.
 */
export const offeredTitle = (
  title: string,
  agreement: Agreement,
  ownTitles: readonly string[],
): string => {
  if (agreement !== 'neutral') return jobTitleFor(title, agreement);
  const held = new Set(ownTitles.flatMap(wordsOf));
  const feminine = jobTitleFor(title, 'feminine');
  const masculine = jobTitleFor(title, 'masculine');
  const only = (one: string, other: string): readonly string[] =>
    wordsOf(one).filter((word) => !wordsOf(other).includes(word));
  const said = (one: string, other: string): boolean =>
    only(one, other).length > 0 && only(one, other).every((word) => held.has(word));
  if (said(feminine, masculine)) return feminine;
  return said(masculine, feminine) ? masculine : jobTitleFor(title, 'neutral');
};
