import { CONTRACT_ONLY } from '#/domain/cv/cues/contracts.fr';
import { ENTRY_LABELS } from '#/domain/cv/cues/organisations.fr';
import type { CvEducation, CvExperience, Read } from '#/domain/cv/cv';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import type { CvLine } from '#/domain/cv/text/lines';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';
import { askedLinesFirst, lineOf, overlap } from '#/domain/tailoredCv/askedLines';
import type { Placed, Reader } from '#/domain/tailoredCv/askedLines';
import { LONGEST_SHORT, MOST_LETTERS_LOST } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredEntry, TailoredLine } from '#/domain/tailoredCv/tailoredCv';
import {
  BEFORE_TASKS,
  datesInWords,
  NO_TOWN,
  TASKS_LABEL,
} from '#/domain/tailoredCv/tailoredCv.fr';

const monthOf = (date: Read<YearMonth | 'ongoing'> | null): string =>
  date === null || date.value === 'ongoing' ? '' : formatYearMonth(date.value);

/** Where a line stands in the document; one that its owner added comes after those. */
const placeOf = ({ range }: Placed): number => range?.start ?? Number.MAX_SAFE_INTEGER;

/** Words without a bracket whose other half stands with what was taken elsewhere. */
const withPairs = (words: string): string =>
  words.replace(/\([^()]*\)|[()]/gu, (found) => (found.length > 1 ? found : '')).trim();

const LABELS = new Set(ENTRY_LABELS);

/** Cells of a row without those that only name a field of a form: what it holds stands in its place on the new page. */
const unlabelled = (words: string): string =>
  words
    .split('\t')
    .filter((cell) => {
      const key = fold(cell)
        .replace(/[\s:]+$/u, '')
        .trim();
      return !LABELS.has(key) && !TASKS_LABEL.test(key);
    })
    .join('\t');

/** What of the lines of an entry says neither its head nor its tasks: a contract, a team, a mention. */
const restOf = (
  lines: readonly CvLine[],
  range: TextRange,
  said: readonly (Read<unknown> | null)[],
): readonly Placed[] => {
  const taken = said
    .flatMap((read) => read?.source ?? [])
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const own = lines.filter(({ start, end }) => start >= range.start && end <= range.end);
  return unwrapped(own, () => true).flatMap(({ body }): readonly Placed[] => {
    const pieces: string[] = [];
    let from = body.start;
    for (const { start, end } of taken) {
      if (end <= from || start >= body.end) continue;
      if (start > from) pieces.push(body.text.slice(from - body.start, start - body.start));
      from = Math.max(from, end);
    }
    if (from < body.end) pieces.push(body.text.slice(from - body.start));
    const words = pieces
      .map(unlabelled)
      .map((piece) => piece.replace(/^[\s\p{P}\p{S}]+|[\s,;:|·–—-]+$/gu, '').replace(/\s+/gu, ' '))
      .map(withPairs)
      .filter((piece) => (piece.match(/\p{L}/gu) ?? []).length > MOST_LETTERS_LOST)
      .join(' · ');
    return words === '' ? [] : [{ text: words, range: { start: body.start, end: body.end } }];
  });
};

/** An entry that says nothing. */
export const NOTHING: Omit<TailoredEntry, 'id' | 'lines'> = {
  head: '',
  organisation: '',
  place: '',
  dates: '',
  start: '',
  end: '',
  ongoing: false,
  kept: true,
};

/** A field as an entry holds it. */
export const short = (read: Read<string> | null): string =>
  (read?.value ?? '').trim().slice(0, LONGEST_SHORT);

const capitalised = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase('fr')}${words.slice(1)}`;

/** A town by its name alone: a sentence ends with a stop, a town does not. */
const placed = (read: Read<string> | null): string => short(read).replace(/[\s.,;]+$/u, '');

/** Contracts that a line names and nothing else of it, and the rest of the line. */
const contractsIn = ({
  text,
  range,
}: Placed): { readonly contracts: readonly string[]; readonly rest: readonly Placed[] } => {
  const parts = text.split(' · ');
  const contracts = parts.filter((part) => CONTRACT_ONLY.test(fold(part).trim()));
  const rest = parts.filter((part) => !contracts.includes(part)).join(' · ');
  return { contracts, rest: rest === '' ? [] : [{ text: rest, range }] };
};

/** What the head says beside the post stays under it, its contract beside its title; of the tasks, those come first that the offer asks for. */
const postLines = (
  lines: readonly CvLine[],
  post: CvExperience,
  reader: Reader,
): { readonly contracts: readonly string[]; readonly lines: TailoredLine[] } => {
  const { jobTitle, company, place, start, end, tasks, id } = post;
  const rest = restOf(lines, post.range, [jobTitle, company, place, start, end, ...tasks]);
  const told = tasks.map(({ value, source }) => ({
    text: value.trim().replace(BEFORE_TASKS, ''),
    range: source,
  }));
  const firstTask = Math.min(...told.map(placeOf));
  const head = rest
    .filter((one) => placeOf(one) < firstTask)
    // Without a title there is nothing to stand beside.
    .map((one) => (jobTitle === null ? { contracts: [], rest: [one] } : contractsIn(one)));
  const beside = head
    .flatMap((one) => one.rest)
    .map(({ text, range }) => ({ text: capitalised(text), range }));
  const others = [...told, ...rest.filter((one) => placeOf(one) >= firstTask)];
  return {
    contracts: head.flatMap(({ contracts }) => contracts),
    lines: askedLinesFirst(
      beside,
      others.toSorted((a, b) => placeOf(a) - placeOf(b)),
      id,
      reader,
    ),
  };
};

/** `Vendeuse (alternance)`. */
const withContracts = (title: string, contracts: readonly string[]): string =>
  contracts.length === 0
    ? title
    : `${title} (${contracts.map((words) => words.toLocaleLowerCase('fr')).join(', ')})`;

/** A post as the CV tells it. */
export const postEntry = (
  lines: readonly CvLine[],
  post: CvExperience,
  reader: Reader,
): TailoredEntry => {
  const told = postLines(lines, post, reader);
  return {
    ...NOTHING,
    id: post.id,
    head: withContracts(capitalised(short(post.jobTitle)), told.contracts),
    organisation: capitalised(short(post.company)),
    place: placed(post.place),
    dates: datesInWords(post.start?.value ?? null, post.end?.value ?? null),
    start: monthOf(post.start),
    end: monthOf(post.end),
    ongoing: post.end?.value === 'ongoing',
    lines: told.lines,
  };
};

/** What stands on the line of the school and is as short as a town. */
const LONGEST_TOWN = 30;

/** A diploma as the CV tells it; what another diploma says of `all` stands with that one. */
export const diplomaEntry = (
  lines: readonly CvLine[],
  study: CvEducation,
  all: readonly CvEducation[],
  reader: Reader,
): TailoredEntry => {
  const { degree, institution, start, end, inProgress } = study;
  const rest = restOf(
    lines,
    study.range,
    all.flatMap((one) => [one.degree, one.institution, one.start, one.end]),
  );
  const school = institution?.source ?? null;
  const town = rest.find(
    ({ text, range }) =>
      school !== null &&
      range !== null &&
      overlap(range, school) &&
      text.length <= LONGEST_TOWN &&
      /^\p{Lu}[^.·]*$/u.test(text) &&
      !NO_TOWN.test(fold(text)),
  );
  return {
    ...NOTHING,
    id: study.id,
    head: capitalised(short(degree)),
    organisation: capitalised(short(institution)),
    place: town?.text ?? '',
    dates: datesInWords(
      start?.value ?? null,
      end?.value ?? (inProgress && start ? 'ongoing' : null),
    ),
    start: monthOf(start),
    end: monthOf(end),
    ongoing: inProgress,
    lines: rest
      .filter((one) => one !== town)
      .map((placed, at) => lineOf(placed, at, `${study.id}-${at}`, reader)),
  };
};
