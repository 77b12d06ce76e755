import { isTitleLike, titleStrength } from '#/domain/cv/cues/personTitles';
import type { CvExperience } from '#/domain/cv/cv';
import type { Entry } from '#/domain/cv/entries/entries';
import { headerOf, readHeader, rolesOf } from '#/domain/cv/entries/header';
import { commaParts, employerScore, headParts, isProper } from '#/domain/cv/entries/headerParts';
import { splitAtThe } from '#/domain/cv/entries/houseInTitle';
import { isPlace } from '#/domain/cv/entries/placePart';
import { kindOf, readTasks } from '#/domain/cv/entries/posts';
import type { Header } from '#/domain/cv/entries/singleHeader';
import { evidenceOf, slotsOf } from '#/domain/cv/entries/slots';
import { TASK_LABEL, TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { likeHeads, LONGEST_LINE, opensPlacement } from '#/domain/cv/entries/undatedLikeHeads';
import { GOES_ON } from '#/domain/cv/entries/wrappedLines';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Blank space, in line heights, over a post that stands apart from the one above it. */
const APART = 1;

/** "Assistante de direction" under a blank line, over "NORDAL CONSEIL": a post and its house, where no other line of the entry stands apart. */
const apartAt = (
  lines: readonly CvLine[],
  { bodyFrom, to }: Entry,
  lexicon: Lexicon,
): number | null => {
  const apart = lines.slice(bodyFrom, to).filter(({ source }) => source.gapBefore >= APART);
  const [line] = apart;
  if (line === undefined || apart.length > 1 || line.bullet || titleStrength(line.key) < 3)
    return null;
  const at = lines.indexOf(line);
  const house = at + 1 < to ? houseUnder(lines, at) : null;
  if (house === null) return null;
  const { title, company, confidence } = readHeader([line.body, house.body], lexicon, 0.4);
  return title !== null && company !== null && confidence !== 'doubtful' ? at : null;
};

/** Right under a title, a name in capitals or one that tells a house. */
const houseUnder = (lines: readonly CvLine[], at: number): CvLine | null => {
  const line = lines[at + 1];
  if (line === undefined || line.bullet || line.source.gapBefore >= APART) return null;
  if (TASK_LABEL.test(line.key)) return null;
  const named = isCapitals(line.body.text) || employerScore(line.body) >= 1.5;
  return named && wordCount(line.text) <= LONGEST_NAME && !isTitleLike(line.key) ? line : null;
};

/** Positions of the lines inside a dated entry that open a post without date, by their words and place. */
export const undatedWithin = (run: SectionRun, entry: Entry, lexicon: Lexicon): number[] => {
  const { bodyFrom, to } = entry;
  const apart = apartAt(run.lines, entry, lexicon);
  const found: number[] = apart === null ? [] : [apart];
  for (let at = bodyFrom + 1; at < to; at += 1) {
    const [before, line, after] = [run.lines[at - 1], run.lines[at], run.lines[at + 1]];
    // Only where tasks are bullets does a line without one stand out.
    if (line === undefined || line.bullet || before?.bullet !== true) continue;
    if (after !== undefined && at + 1 < to && !after.bullet) continue;
    if (GOES_ON.test(before.key)) continue;
    if (line.text.length > 90 || titleStrength(line.key) < 3) continue;
    const { title, company, confidence } = readHeader([line.body], lexicon, 0.4);
    if (title !== null && company !== null && confidence !== 'doubtful' && at !== apart)
      found.push(at);
  }
  return found.sort((a, b) => a - b);
};

/** Type smaller or larger by less than this, in points, is one size. */
const SAME_SIZE = 0.3;
/** The heads of posts are larger than what they list by this much, in points, or in bold where that is not. */
const SET_APART = 0.6;

const middle = (sizes: readonly number[]): number =>
  [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

/** How the heads of the dated posts of a section are set, where that sets them apart from what was done; else null. */
const headType = (
  lines: readonly CvLine[],
  entries: readonly Entry[],
): ((line: CvLine) => boolean) | null => {
  const heads = entries.flatMap(({ from }) => lines[from] ?? []);
  const told = entries
    .flatMap(({ bodyFrom, to }) => lines.slice(bodyFrom, to))
    .filter(({ source }) => source.fontSize > 0);
  if (heads.length === 0 || told.length < MIN_TOLD) return null;
  const size = middle(heads.map(({ source }) => source.fontSize));
  const body = middle(told.map(({ source }) => source.fontSize));
  const bold =
    heads.every(({ source }) => source.bold) &&
    told.filter(({ source }) => source.bold).length * 4 < told.length;
  const larger = size > body + SET_APART;
  if (!larger && !bold) return null;
  return ({ bullet, source }) =>
    !bullet && Math.abs(source.fontSize - size) < SAME_SIZE && (larger || source.bold);
};
const MIN_TOLD = 2;

/**
 * Positions of lines that are set as the heads of the dated posts are and name a post, with no date of their own:
 * before the first post, or inside one.
 */
export const undatedHeads = (
  run: SectionRun,
  entries: readonly Entry[],
  lexicon: Lexicon,
): readonly number[] => {
  const isHead = headType(run.lines, entries);
  if (isHead === null) return [];
  const taken = new Set(
    entries.flatMap(({ from, bodyFrom }) =>
      Array.from({ length: bodyFrom - from }, (_, step) => from + step),
    ),
  );
  return run.lines.flatMap((line, at) => {
    const above = run.lines[at - 1];
    if (taken.has(at) || !isHead(line) || line.text.length > 110 || TASK_LABEL.test(line.key))
      return [];
    // The second line of a head is no head.
    if (above !== undefined && isHead(above)) return [];
    const { title, company, confidence } = readHeader([line.body], lexicon, 0.4);
    const named = title !== null && company !== null && confidence !== 'doubtful';
    return named || (title !== null && titleStrength(line.key) >= 3) ? [at] : [];
  });
};

/** A post without date among dated ones. */
export const withoutDate = (
  run: SectionRun,
  from: number,
  to: number,
  lexicon: Lexicon,
): Omit<CvExperience, 'id'>[] => {
  const [line, last] = [run.lines[from], run.lines[to - 1]];
  if (line === undefined || last === undefined) return [];
  const alone = readHeader([line.body], lexicon, 0.4);
  const house = alone.company === null && from + 1 < to ? houseUnder(run.lines, from) : null;
  const { title, company, place } =
    house === null ? alone : readHeader([line.body, house.body], lexicon, 0.4);
  return [
    {
      kind: kindOf(line.text, run.section),
      jobTitle: title === null ? null : readPiece(title, 'likely'),
      company: company === null ? null : readPiece(company, 'likely'),
      place: place === null ? null : readPiece(place, 'likely'),
      start: null,
      end: null,
      tasks: readTasks(run.lines.slice(from + (house === null ? 1 : 2), to)),
      range: { start: line.start, end: last.end },
    },
  ];
};

/** The line above a title that can only be who employed: neither task, nor title, nor what closes a list. */
const employerAbove = (lines: readonly CvLine[], at: number): CvLine | null => {
  const line = lines[at - 1];
  if (line === undefined || line.bullet || line.text.length > 90) return null;
  return employerScore(line.body) >= 1.5 && !isTitleLike(line.key) ? line : null;
};

/** A name below a title, of no trade and no task. */
const isNameBelow = (line: CvLine | undefined): line is CvLine =>
  line !== undefined &&
  !line.bullet &&
  /^\p{Lu}/u.test(line.text) &&
  wordCount(line.text) <= 8 &&
  !isTitleLike(line.key);

/** The one line between a title and its bullets or their label; any, where under each title a house is named. */
const employerBelow = (lines: readonly CvLine[], at: number, housed: boolean): CvLine | null => {
  const [line, next] = [lines[at + 1], lines[at + 2]];
  if (!isNameBelow(line)) return null;
  const closes = next?.bullet === true || (next !== undefined && TASK_LABEL.test(next.key));
  return closes || housed ? line : null;
};

/** Under every title of the section stands a name, which mostly reads as a house. */
const areHoused = (lines: readonly CvLine[], heads: readonly number[]): boolean => {
  const below = heads.map((at) => lines[at + 1]).filter(isNameBelow);
  const named = below.filter(
    (line) => employerScore(line.body) >= 0.7 && !TASK_WORDS.test(line.key),
  );
  return (
    heads.length >= MIN_LISTED &&
    below.length === heads.length &&
    named.length * 3 >= heads.length * 2
  );
};

/** Posts told as "title, employer, town" from which on a section is a list of them. */
const MIN_LISTED = 2;
const LONGEST_NAME = 6;

const isTown = (piece: Piece): boolean => isPlace(piece) || isProper(piece);

/** "Vendeuse cosmetique, espace beaute, Pau": what a trade, a name and a town parted by commas tell. */
const listedPost = (line: CvLine | undefined): Omit<Header, 'confidence'> | null => {
  const parts = line === undefined ? [] : headParts(line.body);
  const [title, company] = parts;
  const place = parts.at(-1);
  if (line === undefined || title === undefined || company === undefined || place === undefined)
    return null;
  // "Vendeuse, CDD, 6 mois, Pau": who employed is not said.
  if (parts.length === 2 && parts.length < commaParts(line.body).length && isTown(place)) {
    if (titleStrength(alignedKey(title.text)) < 2) return null;
    const [post, house] = splitAtThe(title) ?? [title, null];
    return { title: post, company: house, place };
  }
  const towned = parts.length > 2 && isTown(place);
  const named = parts.slice(1, towned ? -1 : undefined);
  const last = named.at(-1);
  if (last === undefined || (!towned && parts.length > 2) || isPlace(company)) return null;
  if (titleStrength(alignedKey(title.text)) < 2 || isTitleLike(alignedKey(company.text)))
    return null;
  if (named.some(({ text }) => wordCount(text) > LONGEST_NAME)) return null;
  const { start } = company;
  const text = line.body.text.slice(start - line.body.start, last.end - line.body.start);
  return { title, company: { start, end: last.end, text }, place: towned ? place : null };
};

/** Positions of bullets that each tell a post and its house ("Serveuse : Cafe de la Gare"), where no line without one does. */
const listedBullets = (lines: readonly CvLine[], lexicon: Lexicon): number[] => {
  const told = lines.flatMap((line, at) => {
    if (!line.bullet || line.text.length > 90 || titleStrength(alignedKey(line.body.text)) < 2)
      return [];
    const { title, company, confidence } = readHeader([line.body], lexicon, 0.4);
    return title !== null && company !== null && confidence !== 'doubtful' ? [at] : [];
  });
  return told.length >= MIN_LISTED ? told : [];
};

const MIN_PAIRS = 2;

/**
 * "CHU Nord - Accueil", "GARDIA - Agente de securite": a list of lines in two parts, one of which is the post in
 * each; which one, the lines tell together.
 */
const pairedPosts = (run: SectionRun, lexicon: Lexicon): Omit<CvExperience, 'id'>[] => {
  const rows = run.lines.map((line) => slotsOf([line.body], 0, lexicon));
  const told = run.lines.filter(({ text }, at) => text.length <= 90 && rows[at]?.length === 2);
  if (told.length < MIN_PAIRS || told.length < run.lines.length) return [];
  const evidence = evidenceOf(rows);
  if (!rows.some((slots) => slots.some(({ title }) => title >= 3))) return [];
  return run.lines.flatMap((line, at) => {
    const roles = rolesOf(rows[at] ?? [], evidence);
    const { title, company, place } = headerOf(roles, { lexicon, order: 0.4, evidence });
    return title === null || company === null
      ? []
      : [
          {
            kind: kindOf(line.text, run.section),
            jobTitle: readPiece(title, 'doubtful' as const),
            company: readPiece(company, 'doubtful' as const),
            place: place === null ? null : readPiece(place, 'doubtful' as const),
            start: null,
            end: null,
            tasks: [],
            range: { start: line.start, end: line.end },
          },
        ];
  });
};

/** Entries of a run without any date: a title line followed by tasks is still an experience. */
export const undated = (run: SectionRun, lexicon: Lexicon): Omit<CvExperience, 'id'>[] => {
  const titled = likeHeads(
    run,
    run.lines.flatMap((line, at) =>
      !line.bullet &&
      line.text.length <= LONGEST_LINE &&
      (isTitleLike(line.key) || opensPlacement(line.key))
        ? [at]
        : [],
    ),
    lexicon,
  );
  const heads = titled.length > 0 ? titled : listedBullets(run.lines, lexicon);
  const pairs = heads.length > 0 ? [] : pairedPosts(run, lexicon);
  if (pairs.length > 0) return pairs;
  const list = new Map(heads.map((at) => [at, listedPost(run.lines[at])]));
  const listed = [...list.values()].filter((post) => post !== null).length >= MIN_LISTED;
  const postAt = (at: number): ReturnType<typeof listedPost> =>
    listed ? (list.get(at) ?? null) : null;
  const houseOver = (at: number): CvLine | null =>
    postAt(at) === null && !heads.includes(at - 1) ? employerAbove(run.lines, at) : null;
  const housed = areHoused(run.lines, heads);
  return heads.flatMap((at, index) => {
    const line = run.lines[at];
    const next = heads[index + 1] ?? run.lines.length;
    const to = next - (houseOver(next) === null ? 0 : 1);
    const last = run.lines[Math.max(at, to - 1)];
    if (line === undefined || last === undefined) return [];
    const above = houseOver(at);
    const post = postAt(at);
    const below = above === null && post === null ? employerBelow(run.lines, at, housed) : null;
    const { title, company, place } =
      post ??
      readHeader(
        [above, line, below].flatMap((part) => (part === null ? [] : [part.body])),
        lexicon,
        above === null ? 0.4 : -0.4,
      );
    return [
      {
        kind: kindOf(line.text, run.section),
        jobTitle: readPiece(title ?? line.body, 'doubtful'),
        company: company === null || title === null ? null : readPiece(company, 'doubtful'),
        place: place === null ? null : readPiece(place, 'doubtful'),
        start: null,
        end: null,
        tasks: readTasks(run.lines.slice(at + (below === null ? 1 : 2), to)),
        range: { start: (above ?? line).start, end: last.end },
      },
    ];
  });
};
