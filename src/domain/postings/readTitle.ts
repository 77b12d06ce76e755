import { activityItems } from '#/domain/lexicon/activities';
import { NO_OCCUPATIONS, type Occupations } from '#/domain/occupations/occupations';
import {
  ACRONYM,
  AFTER_TRADE,
  AS_WHOM,
  BEFORE_ENDING,
  BEFORE_TRADE,
  CONTRACT_FIRST,
  GENDER_MARK,
  HIRES_A,
  HIRES_SOME,
  LEADS_ON,
  NO_TITLE,
  OF_STATE,
  OPENS_NO_TITLE,
  SMALL_WORD,
  TITLE_CONDITIONS,
  TITLE_END,
  TITLE_LABEL,
  TITLE_ORNAMENT,
  TITLE_ORNAMENT_AFTER,
  WHO_IS_IN_CHARGE,
} from '#/domain/postings/head.fr';
import type { OfferSection } from '#/domain/postings/offerSection';
import type { OfferLine } from '#/domain/postings/postingSections';
import type { Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { matchesOf } from '#/domain/shared/matches';
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

/** How a title is written: which of its capitals are letters, and which of its words have accents. */
type Writing = {
  readonly acronyms: Acronyms;
  readonly spelled: Occupations['spelled'];
};

const NO_ACRONYMS: ReadonlySet<string> = new Set();
const AS_WRITTEN: Writing = { acronyms: () => NO_ACRONYMS, spelled: NO_OCCUPATIONS.spelled };

const WITH_ACCENT = /[\u00c0-\u024f]/u;

/** "Educateur", "employe" with the accents that trades have; what stands in capitals is an acronym, and who writes one accent writes all. */
const accented = (title: string, { spelled }: Pick<Writing, 'spelled'>): string =>
  WITH_ACCENT.test(title)
    ? title
    : title.replace(
        /(?<![\p{L}'\u2019])\p{L}[a-z]+(?!\p{L})|(?<=['\u2019])\p{L}[a-z]+(?!\p{L})/gu,
        (word) => {
          const found = spelled(word.toLowerCase());
          return /^\p{Lu}/u.test(word) ? capitalised(found) : found;
        },
      );

/** A title as a line of a list shows it: in sentence case, with its accents, without the conditions at its end. */
const tidy = (title: string, writing: Writing): string => {
  const key = fold(title);
  const kept = key.length === title.length ? firstOf(TITLE_CONDITIONS, key) : title.length;
  const named = (kept < 3 ? title : title.slice(0, kept)).replace(/[\s,;:([/-]+$/u, '').trim();
  const cut = named.replace(LEADS_ON, '');
  return capitalised(accented(calm(cut, writing.acronyms), writing)).replace(BEFORE_ENDING, '');
};

/** A title that someone wrote, without what hires before it, its gender mark and what follows. */
export const cleanTitle = (written: string, writing = AS_WRITTEN): string => {
  const line = written.replace(/^.*\b(?:recrute|recherche|cherche)\b[\s\u00a0]*:\s*/iu, '');
  const key = fold(line);
  const cut = Math.min(firstOf(GENDER_MARK, key), firstOf(/\s[-\u2013\u2014|]\s/u, key));
  const kept = key.length === line.length ? line.slice(0, cut) : line;
  return tidy(kept.replace(/^[^\p{L}\p{N}.([]+/u, ''), writing);
};

/** A title that is known from elsewhere than the text, as it is shown: one in capitals in sentence case, with the accents of its trade, without what decorates its head and the contract before it. */
export const shownTitle = (
  known: string,
  text: string,
  { spelled }: Pick<Occupations, 'spelled'>,
): string => {
  const writing = { acronyms: acronymsOf(text), spelled };
  const given = known.replace(TITLE_ORNAMENT, '').replace(CONTRACT_FIRST, '') || known;
  const named = given.slice(0, firstOf(GENDER_MARK, fold(given)));
  return (
    (isAllCapitals(named) ? cleanTitle(given, writing) : accented(given, writing)).replace(
      BEFORE_ENDING,
      '',
    ) || given
  );
};

type Candidate = Stated<string> & {
  /** It carries a gender mark or names a known trade. */
  readonly plain: boolean;
  readonly marked: boolean;
  /** It was cut out of a sentence. */
  readonly sentence: boolean;
  readonly hires: boolean;
  /** It stands before the first blank line. */
  readonly head: boolean;
  /** It is the first line, and all of it. */
  readonly first: boolean;
};

/** What a register says of titles; it knows none before it is loaded. */
type Register = Pick<Occupations, 'opensTitle' | 'spelled'>;

const MOST_WORDS_UNKNOWN = 6;

/** Whether words name who works, by the register; what is done and what is told of somebody name none. */
const isTrade = (value: string, register: Register): boolean =>
  register.opensTitle(value) &&
  !/^(?:l['\u2019]|l[ae]s? )/iu.test(value) &&
  activityItems(fold(value)).length === 0;

const inCharge = (value: string): boolean => WHO_IS_IN_CHARGE.test(fold(value));

/** A trade that no register has stands where titles stand, in a few words that tell nothing else. */
const standsAsTitle = ({ value, first }: Candidate): boolean => {
  const key = fold(value);
  const words = key.split(/\s+/u).length;
  return (
    first &&
    words > 1 &&
    words <= MOST_WORDS_UNKNOWN &&
    !OPENS_NO_TITLE.test(key) &&
    activityItems(key).length === 0
  );
};

const candidateIn = (
  script: Script,
  { body, end, section }: OfferLine,
  namesTrade: (range: TextRange) => boolean,
  writing: Writing,
): Candidate | null => {
  const { original, folded, toOriginal } = script;
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
  const value = tidy(original.slice(range.start, range.end), writing);
  const marked = mark < text.length && mark <= LONGEST_TITLE;
  if (value === '') return null;
  const head = section === 'title';
  const first = script.folded.slice(0, body).trim() === '' && (marked || cut === text.length);
  const plain = marked || namesTrade(range);
  return { value, range, plain, marked, sentence, hires, head, first };
};

const labelledTitle = (
  { original, folded, toOriginal }: Script,
  writing: Writing,
): Stated<string> | null => {
  const match = TITLE_LABEL.exec(folded);
  const group = match?.[1];
  if (match === null || group === undefined || NO_TITLE.test(group)) return null;
  const start = match.index + match[0].length - group.length;
  const range = toOriginal(start, start + group.length);
  const value = cleanTitle(
    original.slice(range.start, range.end).replace(/[,;.].*$/u, ''),
    writing,
  );
  return value === '' ? null : { value, range };
};

/** The posts as the sentences that hire name them. */
const hiredTitles = (
  { original, folded, toOriginal }: Script,
  rule: RegExp,
  writing: Writing,
): readonly Stated<string>[] =>
  matchesOf(rule, folded).flatMap((match) => {
    const group = match[1] ?? '';
    const start = match.index + match[0].length - group.length;
    const title = group.slice(0, firstOf(TITLE_END, group)).trimEnd();
    if (title.length < 3 || NO_TITLE.test(title)) return [];
    const range = toOriginal(start, start + title.length);
    return [{ value: tidy(original.slice(range.start, range.end), writing), range }];
  });

/**
 * The name of the post: under a label, as one of the first lines has it, or as the sentence that hires names it. The
 * heading of a notice, the employer's name or a slogan is none. `trades` are the places where the text names a trade.
 */
export const readTitle = (
  script: Script,
  lines: readonly OfferLine[],
  trades: readonly TextRange[],
  register: Register | null,
): Stated<string> | null => {
  const namesTrade = ({ start, end }: TextRange): boolean =>
    trades.some((trade) => trade.start >= start && trade.start < Math.min(end, start + NEAR_START));
  const writing = {
    acronyms: acronymsOf(script.original),
    spelled: register?.spelled ?? NO_OCCUPATIONS.spelled,
  };
  const canBe = ({ value }: Stated<string>): boolean =>
    register === null || isTrade(value, register) || inCharge(value);
  const candidates = lines
    .slice(0, FIRST_LINES)
    .filter(
      ({ bullet, heading, section }, index) =>
        index === 0 || (!bullet && !heading && HEAD.has(section)),
    )
    .map((line) => candidateIn(script, line, namesTrade, writing))
    .filter((one) => one !== null);
  const labelled = labelledTitle(script, writing);
  const hired = hiredTitles(script, HIRES_A, writing);
  const some = hiredTitles(script, HIRES_SOME, writing);
  const found =
    candidates.find((one) => one.first && one.marked && !one.sentence && !one.hires) ??
    labelled ??
    candidates.find(({ plain, sentence }) => plain && !sentence) ??
    candidates.find(({ plain, hires, value }) => hires && (plain || inCharge(value))) ??
    [...hired, ...some].find(({ range }) => namesTrade(range)) ??
    candidates.find((one) => one.head && !one.sentence && canBe(one)) ??
    candidates.find((one) => one.hires && canBe(one)) ??
    hired.find(canBe) ??
    hiredTitles(script, AS_WHOM, writing)[0] ??
    candidates.find((one) => one.head && !one.sentence && standsAsTitle(one)) ??
    candidates.find(({ plain }) => plain);
  return found === undefined ? null : { value: found.value, range: found.range, doubtful: true };
};
