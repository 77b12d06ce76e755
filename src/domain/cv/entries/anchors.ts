import { BORN } from '#/domain/cv/cues/contacts.fr';
import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { lengthSetApart } from '#/domain/cv/cues/durations';
import { AT_EMPLOYER, OWN_POST } from '#/domain/cv/cues/organisations.fr';
import { isTitleLike, titleStrength } from '#/domain/cv/cues/personTitles';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import { covers, findDates, halfDate } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { across, stacksIn } from '#/domain/cv/entries/continuedDates';
import { areBulletsDatedLast } from '#/domain/cv/entries/datedBullets';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { MAX_LINE, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { startsWithWords } from '#/domain/cv/text/patterns';

/** A line whose date dates an entry, with what the date takes of it and of the next line. */
export type Anchor = {
  /** Position in the run. */
  readonly at: number;
  readonly date: DateSpan;
  /** Absolute range of the date. */
  readonly start: number;
  readonly end: number;
  /** Where the continuation of the date ends on the next line, when it does continue there. */
  readonly nextEnd: number | null;
  /** Where it begins there, when it stands in the last cell: what is before it belongs to the entry. */
  readonly nextFrom: number | null;
};

/**
 * How the dates of a section are looked for. `strict`: where a sign sets them apart. `loose`: a year that opens or
 * closes a short line too. `lengths`: none is written, and how long each post lasted stands for its date.
 */
export type DateCare = 'strict' | 'loose' | 'lengths';

const AT = startsWithWords(AT_EMPLOYER);
const SEPARATOR_BEFORE = /(?:[\t|:,;([•·●>]|\s-)\s*$/u;
const SEPARATOR_AFTER = /^\s*(?:[\t|:,;)\]•·●>]|[-/]\s|$)/u;
/** "(stage - 2 semaines)" right after a date, and nothing else: how one worked at that time. */
const REMARK_AFTER = /^\s*\([^()]{3,32}\)\s*:?\s*$/u;

/** What follows a period is a remark on it ("2022 to date - funded by X"), not the rest of a sentence. */
const SET_APART = /^\s*(?:[\t|•·●>]|-\s)/u;
/** ": gift wrapping, Lys": after a colon what was done, and a name. */
const TASK_AND_PLACE = /^\s*:\s*\p{Ll}[^.;:]{2,60},\s+\p{Lu}/u;
const FIRST_PERSON = /(?:^|[^\p{L}])(?:j'|je |nous |on )/u;

/** "- funded by X", ": tour of France, journeyman, in Angers": small letters that still head an entry. */
const isRemarkOrList = (after: string): boolean =>
  OWN_POST.test(after) ||
  (!FIRST_PERSON.test(after) &&
    (SET_APART.test(after) || after.split(',').some((part) => isTitleLike(part))));

const AT_HOUSE = /^\s(?:chez|aux?|\u00e0 la|\u00e0)\s(?:[ld][\u2019'])?\p{Lu}/u;

/** "Maitre d'apprentissage depuis deux ans" may be a task: a length opens a post only where it is set apart. */
const isHeaderLength = (line: CvLine, { start, end }: DateSpan, listed: boolean): boolean => {
  if (line.bullet && !listed) return false;
  const before = line.key.slice(0, start);
  // "Barman depuis un an au Cafe Brun": the length stands between the post and its house.
  const post = before.replace(/^[^\p{L}]+/u, '');
  if (titleStrength(post) > 0 && AT_HOUSE.test(line.text.slice(end))) return true;
  const after = line.text.slice(end).replace(/^[\s\u00a0,:;|)\].\u2022\u00b7\u2013\u2014-]+/u, '');
  if (!/[\p{L}\p{N}]/u.test(before)) return after === '' || /^\p{Lu}/u.test(after);
  return (
    after === '' &&
    (SEPARATOR_BEFORE.test(before) || (isTitleLike(before) && / chez /u.test(before)))
  );
};

const MAX_GLUED = 8;

/** "Formatrice 2019/2021 <tab> Nordal, Pau": the date closes the cell of a title. */
const closesTitle = (line: CvLine, { start, end }: DateSpan): boolean =>
  /^\s*\t/u.test(line.key.slice(end)) &&
  isTitleLike(line.key.slice(0, start)) &&
  !line.key.slice(0, start).includes('\t');

const NO_DOING = /^\P{L}*(?:pas|sans|aucune?|neant|rien|non|idem|dont|soit)(?!\p{L})/u;

/** "soutien scolaire a domicile": small letters after a period can tell what it was spent as. */
const tellsDoing = (after: string): boolean =>
  !FIRST_PERSON.test(after) &&
  !NO_DOING.test(after) &&
  !TASK_WORDS.test(after.replace(/^\P{L}+/u, ''));

/** How the dates of a section mostly stand. */
type Habit = {
  /** Its bullets are its posts. */
  readonly listed: boolean;
  /** Its posts open with their dates, whatever letters follow. */
  readonly dateLed: boolean;
};

const isHeaderDate = (line: CvLine, date: DateSpan, { listed, dateLed }: Habit): boolean => {
  if (date.shape === 'ago') return isHeaderLength(line, date, listed);
  const before = line.key.slice(0, date.start);
  if (BORN.test(before)) return false;
  const after = line.key.slice(date.end);
  const wordsBefore = before.replace(/[^\p{L}\p{N}]/gu, '');
  const wordsAfter = after.replace(/[^\p{L}\p{N}]/gu, '');
  const textAfter = line.text.slice(date.end).replace(/^[\s\u00a0,:;|)\].•·●>–—-]+/u, '');
  const bracketed = /[([]$/u.test(before) || line.key.charAt(date.start) === '(';
  if (
    line.bullet &&
    !listed &&
    !(
      date.shape !== 'point' &&
      (wordsBefore === '' || isTitleLike(line.key.replace(/^[^\p{L}]+/u, '')))
    )
  )
    return false;
  if (wordsBefore === '' && wordsAfter === '') return true;
  if (wordsBefore === '') {
    // A sentence that opens with a date goes on in lower case.
    if (/^\p{Ll}/u.test(textAfter) && !AT.test(alignedKey(textAfter)))
      return (
        (line.bullet && listed) ||
        (!line.bullet && POST_OPENING.test(after.replace(/^[^\p{L}]+/u, ''))) ||
        (!line.bullet && TASK_AND_PLACE.test(line.text.slice(date.end))) ||
        (date.shape !== 'point' &&
          (isTitleLike(after) ||
            (!line.bullet && (isRemarkOrList(after) || (dateLed && tellsDoing(after))))))
      );
    return (
      date.shape !== 'point' ||
      SEPARATOR_AFTER.test(after) ||
      REMARK_AFTER.test(after) ||
      POST_OPENING.test(after.trim()) ||
      isTitleLike(after.replace(/^[^\p{L}]+/u, ''))
    );
  }
  // "Interim chez X de 2017 a 2019 : preparateur": what the period was spent as.
  if (date.shape !== 'point' && !line.bullet && /^\s*:\s/u.test(after)) {
    const rest = after.replace(/^[^\p{L}]+/u, '');
    if (isTitleLike(rest) && wordCount(line.text) <= 24) return true;
  }
  // "Serveuse Juillet 2023Nordal": a change of type alone parted the date from what follows.
  const glued = /\p{Lu}/u.test(line.text.charAt(date.end)) && !line.bullet;
  if (glued && wordCount(before) <= MAX_GLUED) return true;
  const separated = bracketed || SEPARATOR_BEFORE.test(before) || closesTitle(line, date);
  if (wordsAfter === '') {
    if (date.shape === 'point')
      return (separated || (line.bullet && listed)) && wordCount(before) <= 16;
    return (
      wordCount(before) <= 22 && (separated || date.from.month !== null || wordCount(before) <= 10)
    );
  }
  if (!separated || wordCount(line.text) > 24) return false;
  // "Stage en classe de troisieme (mars 2021) a la mairie": the bracket stands inside the sentence.
  if (bracketed && POST_OPENING.test(before.replace(/^[^\p{L}]+/u, ''))) return true;
  if (!SEPARATOR_AFTER.test(after)) return false;
  return date.shape !== 'point' || /[\t|]/u.test(line.text);
};

const IN_A_SERVICE = /^[\s,:-]+(?:au|aux|a la|a l'|en|dans)\s/u;

/** "Du 2004 au 2007, au service des retours" below a post of those years: where in it one worked. */
const isPartOfPost = (line: CvLine, date: DateSpan, post: Anchor | undefined): boolean =>
  post !== undefined &&
  line.bullet &&
  date.shape !== 'point' &&
  !/\p{L}{3}/u.test(line.key.slice(0, date.start)) &&
  IN_A_SERVICE.test(line.key.slice(date.end)) &&
  covers(post.date, date);

/** Bullets that make a list of posts. */
const MIN_LISTED = 2;

/** Most bullets of a run give a period, or the first of several that open with a date opens it: they are its posts, not the tasks of one. */
const arePostsListed = (lines: readonly CvLine[]): boolean => {
  const bullets = lines.filter(({ bullet }) => bullet);
  const [first] = lines;
  const opening = bullets.filter(({ key }) => openingDate(key) !== null);
  // A list whose first bullet opens with a date heads its posts so; what else it holds is below them.
  if (first !== undefined && opening.includes(first) && opening.length >= MIN_LISTED) return true;
  if (areBulletsDatedLast(lines)) return true;
  const dated = bullets.filter(({ key }) => findDates(key).some(({ shape }) => shape !== 'point'));
  // Under dated headers without a bullet, dated bullets are the parts of a post.
  const headers = lines.filter(({ bullet, key }) => !bullet && findDates(key).length > 0);
  return (
    dated.length >= 2 && dated.length >= bullets.length * 0.6 && headers.length * 4 <= dated.length
  );
};

/** "2017-2019 Vendeuse": a period and what it was spent as open the line. */
const isDateLed = ({ bullet, text, key }: CvLine): boolean => {
  const date = bullet ? null : openingDate(key);
  return date !== null && date.shape !== 'point' && /^[\s:|\t-]*\p{Lu}/u.test(text.slice(date.end));
};

/** Periods that close a line or stand within it, where others open theirs. */
const isDatedWithin = ({ bullet, key }: CvLine): boolean =>
  !bullet && openingDate(key) === null && findDates(key).some(({ shape }) => shape !== 'point');

/** A line before that goes on: the period below is the rest of its sentence. */
const GOES_ON_BELOW =
  /(?:,|(?<!\p{L})(?:de|du|des|la|le|les|en|et|a|au|pour|periode|annees?|saisons?))\s*$/u;

const isLedByDates = (lines: readonly CvLine[]): boolean =>
  lines.some(isDateLed) && !lines.some(isDatedWithin);

/** The dates of a line; where it has none, days of a year that is not told. */
const datesOf = ({ key }: CvLine, today: string): readonly DateSpan[] => {
  const dates = findDates(key, today);
  const half = dates.length === 0 ? halfDate(key) : null;
  return half === null ? dates : [half];
};

/** More words beside a year are a sentence. */
const LONGEST_BESIDE_YEAR = 9;

/** "2018 NORDAL PAU Stage", "STAGE NORDAL 2016": nothing but its place at the head or end of a short line sets the year apart. */
export const isLooseDate = (line: CvLine, { start, end, shape }: DateSpan): boolean => {
  if (line.bullet || shape !== 'point' || wordCount(line.text) > LONGEST_BESIDE_YEAR) return false;
  const [before, after] = [line.text.slice(0, start), line.text.slice(end)];
  if (/[.;!?]\s*$/u.test(line.text)) return false;
  if (!/[\p{L}\p{N}]/u.test(before)) return /^\s*\p{Lu}/u.test(after);
  return !/[\p{L}\p{N}]/u.test(after) && /^\P{L}*\p{Lu}/u.test(before);
};

const NEVER: DateSpan['from'] = { year: Number.NaN, month: null };

/** The lines that tell how long a post lasted, in a section without dates. */
const lengthAnchors = (lines: readonly CvLine[]): Anchor[] =>
  lines.flatMap((line, at) => {
    const length = line.bullet ? null : lengthSetApart(line.key);
    if (length === null || line.text.length > MAX_LINE / 3) return [];
    const span = { ...length, shape: 'half', from: NEVER, to: NEVER, months: null } as const;
    return [
      {
        at,
        date: { ...span, dangling: false },
        start: line.start + length.start,
        end: line.start + length.end,
        nextEnd: null,
        nextFrom: null,
      },
    ];
  });

/** The dated header lines of a run, in order. */
export const anchorsOf = (
  lines: readonly CvLine[],
  today: string,
  care: DateCare = 'strict',
): Anchor[] => {
  if (care === 'lengths') return lengthAnchors(lines);
  const anchors: Anchor[] = [];
  const listed = arePostsListed(lines);
  const ledByDates = isLedByDates(lines);
  const stacks = stacksIn(lines);
  let consumed = -1;
  for (const [at, line] of lines.entries()) {
    if (line.text.length > MAX_LINE / 3) continue;
    // What follows the end of a period on its second line belongs to that period.
    if (consumed > line.start) continue;
    const stack = stacks.get(at);
    const goesOn = GOES_ON_BELOW.test(lines[at - 1]?.key ?? '');
    for (const found of stack === undefined ? datesOf(line, today) : [stack.date]) {
      const told =
        stack !== undefined ||
        isHeaderDate(line, found, {
          listed,
          dateLed: ledByDates && !goesOn && !anchors.some(({ date }) => covers(date, found)),
        }) ||
        (care === 'loose' && isLooseDate(line, found));
      if (!told) continue;
      if (isPartOfPost(line, found, anchors.at(-1))) continue;
      const more = stack ?? across(line, lines[at + 1], found);
      const date = more?.date ?? found;
      anchors.push({
        at,
        date,
        start: line.start + date.start,
        end: line.start + Math.min(date.end, line.text.length),
        nextEnd: more?.nextEnd ?? null,
        nextFrom: more?.nextFrom ?? null,
      });
      if (more !== null) consumed = more.nextEnd;
      break;
    }
  }
  return anchors;
};
