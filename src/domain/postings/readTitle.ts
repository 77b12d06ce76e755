import {
  ACRONYM,
  AFTER_TRADE,
  BEFORE_TRADE,
  GENDER_MARK,
  HIRES_A,
  HIRES_SOME,
  NO_TITLE,
  OF_STATE,
  SMALL_WORD,
  TITLE_CONDITIONS,
  TITLE_END,
  TITLE_LABEL,
  TITLE_ORNAMENT,
  TITLE_ORNAMENT_AFTER,
} from '#/domain/postings/head.fr';
import type { OfferSection } from '#/domain/postings/offerSection';
import type { OfferLine } from '#/domain/postings/postingSections';
import type { Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Longer, a line is a paragraph. */
const LONGEST_TITLE = 90;
const MOST_TITLE_WORDS = 12;
/** The title stands among the first lines. */
const FIRST_LINES = 6;
/** Where a title that names a trade names it. */
const NEAR_START = 14;
const HEAD: ReadonlySet<OfferSection> = new Set(['title', 'company', 'missions']);
const SENTENCE_END = /[.!?:,\u2026]\s*$/u;
const HIRING = /recherch|recrut|cherch/u;

const lengthOf = (rule: RegExp, text: string): number => rule.exec(text)?.[0].length ?? 0;
const firstOf = (rule: RegExp, text: string): number => rule.exec(text)?.index ?? text.length;

const isAllCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

/** A word in capitals between others that are not; an ending in brackets after its word is none. */
const LONE_CAPITALS =
  /(?<![\p{L}\d]|\p{L}\(|\p{Lu}[\s'\u2019-]+)\p{Lu}[\p{Lu}\d]{1,4}(?![\p{L}\d]|[\s'\u2019-]+\p{Lu}{2})/gu;

/** Finds the acronyms of a text once a title in capitals asks for them, which few do. */
type Acronyms = () => ReadonlySet<string>;

/** Acronyms of a text: what its sentences write in capitals, and never otherwise. */
const findAcronyms = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .filter((line) => /\p{Ll}{4}/u.test(line))
      .flatMap((line) => line.match(LONE_CAPITALS) ?? [])
      .filter((word) => !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text)),
  );

const acronymsOf = (text: string): Acronyms => {
  let found: ReadonlySet<string> | null = null;
  return () => (found ??= findAcronyms(text));
};

/** "CONDUCTEUR DE LIGNE" as one writes it; acronyms and the State keep their capitals. */
const calm = (title: string, acronyms: Acronyms): string =>
  isAllCapitals(title)
    ? title
        .replace(/[\p{L}\d]+/gu, (word) => {
          const key = fold(word);
          const acronym =
            ACRONYM.test(key) ||
            acronyms().has(word) ||
            (word.length < 5 && !/[aeiouy]/u.test(key));
          return acronym && !SMALL_WORD.test(key) ? word : word.toLowerCase();
        })
        .replace(...OF_STATE)
    : title;

const capitalised = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1);

const NO_ACRONYMS: ReadonlySet<string> = new Set();
const none: Acronyms = () => NO_ACRONYMS;

/** A title as a line of a list shows it: in sentence case, without the conditions at its end. `acronyms` keep their capitals. */
const tidy = (title: string, acronyms: Acronyms): string => {
  const key = fold(title);
  const kept = key.length === title.length ? firstOf(TITLE_CONDITIONS, key) : title.length;
  const cut = kept < 3 ? title : title.slice(0, kept);
  return capitalised(calm(cut.replace(/[\s,;:([/-]+$/u, '').trim(), acronyms));
};

/** A title that someone wrote, without what hires before it, its gender mark and what follows; `acronyms` of its text keep their capitals. */
export const cleanTitle = (written: string, acronyms = none): string => {
  const line = written.replace(/^.*\b(?:recrute|recherche|cherche)\b[\s\u00a0]*:\s*/iu, '');
  const key = fold(line);
  const cut = Math.min(firstOf(GENDER_MARK, key), firstOf(/\s[-\u2013\u2014|]\s/u, key));
  const kept = key.length === line.length ? line.slice(0, cut) : line;
  return tidy(kept.replace(/^[^\p{L}\p{N}.([]+/u, ''), acronyms);
};

type Candidate = Stated<string> & {
  /** It carries a gender mark or names a known trade. */
  readonly plain: boolean;
  /** It was cut out of a sentence. */
  readonly sentence: boolean;
  readonly hires: boolean;
  /** It stands before the first blank line. */
  readonly head: boolean;
};

const candidateIn = (
  { original, folded, toOriginal }: Script,
  { body, end, section }: OfferLine,
  namesTrade: (range: TextRange) => boolean,
  acronyms: Acronyms,
): Candidate | null => {
  const whole = folded.slice(body, end);
  const ornament = lengthOf(TITLE_ORNAMENT, whole);
  const lead = BEFORE_TRADE.exec(whole.slice(ornament))?.[0] ?? '';
  const from = ornament + lead.length;
  const text = whole.slice(from);
  const mark = firstOf(GENDER_MARK, text);
  const hires = HIRING.test(lead);
  const prose = section !== 'title' && whole.split(' ').length > MOST_TITLE_WORDS;
  const sentence = prose || end - body > LONGEST_TITLE || SENTENCE_END.test(whole);
  const stop = sentence ? firstOf(AFTER_TRADE, text) : text.length;
  const cut = Math.min(mark, firstOf(/\s[-\u2013\u2014|]\s/u, text), stop);
  const title = text.slice(0, cut).replace(TITLE_ORNAMENT_AFTER, '');
  if (title.length < 3 || title.length > LONGEST_TITLE || NO_TITLE.test(title)) return null;
  const range = toOriginal(body + from, body + from + title.length);
  const value = tidy(original.slice(range.start, range.end), acronyms);
  const marked = mark < text.length && mark <= LONGEST_TITLE;
  if (value === '') return null;
  const head = section === 'title';
  return { value, range, plain: marked || namesTrade(range), sentence, hires, head };
};

const labelledTitle = (
  { original, folded, toOriginal }: Script,
  acronyms: Acronyms,
): Stated<string> | null => {
  const match = TITLE_LABEL.exec(folded);
  const group = match?.[1];
  if (match === null || group === undefined || NO_TITLE.test(group)) return null;
  const start = match.index + match[0].length - group.length;
  const range = toOriginal(start, start + group.length);
  const value = cleanTitle(
    original.slice(range.start, range.end).replace(/[,;.].*$/u, ''),
    acronyms,
  );
  return value === '' ? null : { value, range };
};

/** The posts as the sentences that hire name them. */
const hiredTitles = (
  { original, folded, toOriginal }: Script,
  rule: RegExp,
  acronyms: Acronyms,
): readonly Stated<string>[] =>
  [...folded.matchAll(rule)].flatMap((match) => {
    const group = match[1] ?? '';
    const start = match.index + match[0].length - group.length;
    const title = group.slice(0, firstOf(TITLE_END, group)).trimEnd();
    if (title.length < 3 || NO_TITLE.test(title)) return [];
    const range = toOriginal(start, start + title.length);
    return [{ value: tidy(original.slice(range.start, range.end), acronyms), range }];
  });

/**
 * The name of the post: under a label, as one of the first lines has it, or as the sentence that hires names it. The
 * heading of a notice, the employer's name or a slogan is none. `trades` are the places where the text names a trade.
 */
export const readTitle = (
  script: Script,
  lines: readonly OfferLine[],
  trades: readonly TextRange[],
): Stated<string> | null => {
  const namesTrade = ({ start, end }: TextRange): boolean =>
    trades.some((trade) => trade.start >= start && trade.start < Math.min(end, start + NEAR_START));
  const acronyms = acronymsOf(script.original);
  const candidates = lines
    .slice(0, FIRST_LINES)
    .filter(
      ({ bullet, heading, section }, index) =>
        index === 0 || (!bullet && !heading && HEAD.has(section)),
    )
    .map((line) => candidateIn(script, line, namesTrade, acronyms))
    .filter((one) => one !== null);
  const labelled = labelledTitle(script, acronyms);
  const hired = hiredTitles(script, HIRES_A, acronyms);
  const some = hiredTitles(script, HIRES_SOME, acronyms);
  const found =
    labelled ??
    candidates.find(({ plain, sentence }) => plain && !sentence) ??
    candidates.find(({ plain, hires }) => plain && hires) ??
    [...hired, ...some].find(({ range }) => namesTrade(range)) ??
    candidates.find(({ sentence, head }) => head && !sentence) ??
    candidates.find(({ hires }) => hires) ??
    hired[0] ??
    candidates.find(({ plain }) => plain);
  return found === undefined ? null : { value: found.value, range: found.range, doubtful: true };
};
