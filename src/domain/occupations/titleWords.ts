import { EVERYDAY_NAMES, NAMES_ALONE, TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';
import { fold } from '#/domain/shared/text';

const GENDER_MARK = /\(?\b[hfmx]\s*[/|-]\s*[hfmx](?:\s*[/|-]\s*[hfmx])?\b\)?/gu;
/** Endings of inclusive writing after a point, a bracket or a bar: "developpeur.se", "infirmier(ere)", "technicien/ne". */
const INCLUSIVE =
  /[\u00b7\u2022\u2027.(/-](?:trice|rice|euse|i?ere|ienne|enne|ive|fe|nne|ne|le|se|ve|te|tte|ice|e)(?:s|\.s)?\)?(?=$|[^a-z])/gu;
/** The same with a space: "assistant (e)", "conseiller (ere)". */
const SPACED = /\s\((?:trice|rice|euse|i?ere|ienne|enne|ive|fe|nne|ne|le|se|ve|te|e)s?\)/gu;
const MARKS_AS_WRITTEN = new RegExp(GENDER_MARK.source, 'giu');
const ENDINGS_AS_WRITTEN =
  /\s?\((?:trice|rice|euse|i?[e\u00e8]re|ienne|enne|ive|fe|nne|ne|le|se|ve|te|e)s?\)/giu;
const WORD = /[a-z0-9][a-z0-9+#]*/gu;

const LINKS = new Set(
  'de d du des la le les l en et ou a au aux pour par sur dans avec un une s'.split(' '),
);

/** A word behind one of these is what somebody works on or with, no person: "conducteur de plieuse", "peintre sur bois". */
const THING_AHEAD = new Set('de d du des en a au aux sur'.split(' '));

/** What follows completes a title: the place, the hours, the employer. */
const COMPLEMENT =
  /\s[-\u2013\u2014|]\s|[|,;:()\u2022]|\s(?:a|chez|[Ss]ecteur)\s(?=\p{Lu})|\s\u00e0\s/u;

const everyday = EVERYDAY_NAMES.map(
  ([written, register]) => [` ${written} `, ` ${register} `] as const,
);

const inRegisterWords = (folded: string): string => {
  const plain = folded.replace(/[^a-z0-9+#/]+/gu, ' ').trim();
  const alone = NAMES_ALONE.get(plain);
  if (alone !== undefined) return ` ${alone} `;
  let words = ` ${plain} `;
  for (const [written, register] of everyday)
    if (words.includes(written)) words = words.replace(written, register);
  return words;
};

const withoutGenderMarks = (folded: string): string =>
  folded.replace(GENDER_MARK, ' ').replace(SPACED, '').replace(INCLUSIVE, '');

const isMeaningful = (word: string): boolean => !LINKS.has(word) && !/^\d+[a-z]?$/u.test(word);

/** The words of a title of the register. */
export const registerWords = (title: string): readonly string[] =>
  (fold(title).match(WORD) ?? []).filter(isMeaningful);

/** The words of a title as people write it, folded and brought to the masculine, without articles, marks of gender and what says nothing of the trade. */
export const titleWords = (
  title: string,
  masculine: ReadonlyMap<string, string>,
): readonly string[] => [
  ...new Set(
    (inRegisterWords(withoutGenderMarks(fold(title))).match(WORD) ?? [])
      .map((word, at, all) =>
        THING_AHEAD.has(all[at - 1] ?? '') ? word : (masculine.get(word) ?? word),
      )
      .filter(isMeaningful),
  ),
];

const NOTHING: ReadonlyMap<string, string> = new Map();

/** The part of a title that names the trade: the first one that is more than contract, rank or season. */
export const headOf = (title: string): string =>
  title
    .replace(MARKS_AS_WRITTEN, ' ')
    .replace(ENDINGS_AS_WRITTEN, '')
    .split(COMPLEMENT)
    .map((part) => part.trim())
    .find((part) => titleWords(part, NOTHING).some((word) => !TITLE_NOISE.has(word))) ?? title;

/** The two heads of a title written in both genders, word by word, and what completes both; null where it is written in one. */
export const twoGenders = (
  title: string,
): {
  readonly pairs: readonly (readonly [string, string])[];
  readonly masculine: string;
} | null => {
  const [left, right, ...more] = title.split(' / ');
  if (left === undefined || right === undefined || more.length > 0) return null;
  const heads = left.split(' ');
  const rest = right.split(' ');
  const pairs = heads.map((head, index) => [fold(head), fold(rest[index] ?? '')] as const);
  return { pairs, masculine: [left, ...rest.slice(heads.length)].join(' ') };
};
