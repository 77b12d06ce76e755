import type { CvExperience } from '#/domain/cv/cv';
import { datesIn } from '#/domain/cv/dates/dateAtoms';
import type { DateAtom } from '#/domain/cv/dates/dateAtoms';
import {
  findingOf,
  itemOn,
  itemOnLine,
  monthNumber,
  monthOfDay,
  nameOf,
} from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import {
  MONTH_NUMBER,
  MONTH_WORD,
  PERIOD_LINK,
  monthInWords,
} from '#/domain/review/words/linePatterns.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

const COSTS = {
  missing: 3,
  lasting: 1,
  lastingMost: 3,
  missingMost: 6,
  reversed: 2,
  reversedMost: 4,
  ahead: 1,
  styles: 1,
  months: 1,
  monthsMost: 2,
} as const;

/** Older posts may well stand with their years alone. */
const RECENT_YEARS = 10;
/** How long a post lasted, where its dates are not said; folded. */
const DURATION =
  /(?<![\p{L}\d])(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\s(?:ans?|annees?|mois|semaines?)(?!\p{L})/u;
const ANY_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

const linesOfEntry = ({ lines }: Scene, { range }: CvExperience): readonly ReviewLine[] =>
  lines.filter(({ start, end }) => start < range.end && end > range.start);

/** The lines of an entry that hold its dates: the tasks may name other years. */
const headOf = (scene: Scene, entry: CvExperience): readonly ReviewLine[] => {
  const firstTask = entry.tasks[0]?.source?.start ?? entry.range.end;
  return linesOfEntry(scene, entry).filter(({ start }) => start < firstTask);
};

const missing = (scene: Scene): readonly Finding[] => {
  const items = scene.cv.experiences
    .filter(({ start, kind }) => start === null && kind !== 'volunteering')
    // A year that was not understood is no missing date.
    .filter((entry) => !linesOfEntry(scene, entry).some(({ text }) => ANY_YEAR.test(text)))
    .map((entry) => {
      const lasting = linesOfEntry(scene, entry).some(({ key }) => DURATION.test(key));
      const better = lasting ? BETTER.datesLasting : BETTER.datesMissing;
      return {
        item: itemOn(scene, 'datesMissing', nameOf(scene, entry), better),
        cost: lasting ? COSTS.lasting : COSTS.missing,
      };
    });
  const cost = items.reduce((sum, each) => sum + each.cost, 0);
  return findingOf(
    'datesMissing',
    items.map(({ item }) => item),
    COSTS.missing,
    Math.min(
      cost,
      items.every((each) => each.cost === COSTS.lasting) ? COSTS.lastingMost : COSTS.missingMost,
    ),
  );
};

type Dated = DateAtom & { readonly kind: 'date' };
const isDated = (atom: DateAtom): atom is Dated => atom.kind === 'date';
const known = ({ year, month }: Dated['from']): YearMonth | null =>
  year === null ? null : { year, month };

/** A period of a line whose end comes before its start, by at least a month. */
const reversedIn = ({ key }: ReviewLine): { from: YearMonth; to: YearMonth } | null => {
  const atoms = datesIn(key).filter(isDated);
  for (const [index, left] of atoms.entries()) {
    const right = atoms[index + 1];
    if (right === undefined || !PERIOD_LINK.test(key.slice(left.end, right.start))) continue;
    const from = known(left.from);
    const to = known(right.to);
    if (from === null || to === null) continue;
    // Two forms in one period may mean something else: only like is compared with like.
    if ((from.month === null) !== (to.month === null)) {
      if (to.year < from.year) return { from, to };
    } else if (monthNumber(to) < monthNumber(from)) return { from, to };
  }
  return null;
};

const reversed = (scene: Scene): readonly Finding[] => {
  const items = scene.lines
    .filter(({ section }) => section === 'experience' || section === 'education')
    .flatMap((line) => {
      const period = reversedIn(line);
      if (period === null) return [];
      const better = BETTER.datesReversed(monthInWords(period.to), monthInWords(period.from));
      return [itemOnLine(scene, 'datesReversed', line, better)];
    });
  return findingOf('datesReversed', items, COSTS.reversed, COSTS.reversedMost);
};

const ahead = (scene: Scene): readonly Finding[] => {
  const today = monthOfDay(scene.cv.readOn);
  const items = scene.cv.experiences
    .filter(({ start }) => start !== null && monthNumber(start.value) > today)
    .map((entry) => itemOn(scene, 'datesAhead', nameOf(scene, entry), BETTER.datesAhead));
  return findingOf('datesAhead', items, COSTS.ahead);
};

const styleOf = (scene: Scene, entry: CvExperience): 'word' | 'number' | null => {
  const head = headOf(scene, entry)
    .map(({ key }) => key)
    .join(' ');
  if (entry.start?.value.month === null) return null;
  if (MONTH_NUMBER.test(head)) return 'number';
  return MONTH_WORD.test(head) ? 'word' : null;
};

const dateLine = (scene: Scene, entry: CvExperience): ReviewLine | undefined =>
  headOf(scene, entry).find(({ key }) => MONTH_NUMBER.test(key) || MONTH_WORD.test(key));

const styles = (scene: Scene): readonly Finding[] => {
  const styled = scene.cv.experiences.map((entry) => ({ entry, style: styleOf(scene, entry) }));
  const numbers = styled.filter(({ style }) => style === 'number');
  const words = styled.filter(({ style }) => style === 'word');
  if (numbers.length === 0 || words.length === 0) return [];
  const fewer = numbers.length <= words.length ? numbers : words;
  const more = fewer === words ? numbers : words;
  const items = [more[0], fewer[0]].flatMap((one) => {
    const line = one === undefined ? undefined : dateLine(scene, one.entry);
    return line === undefined ? [] : [itemOnLine(scene, 'dateStyles', line, BETTER.dateStyles)];
  });
  return findingOf('dateStyles', items, COSTS.styles, COSTS.styles);
};

const monthsMissing = (scene: Scene): readonly Finding[] => {
  const year = Number(scene.cv.readOn.slice(0, 4));
  const items = scene.cv.experiences
    .filter(({ kind }) => kind !== 'volunteering')
    .flatMap((entry) => {
      const { start, end } = entry;
      if (start === null || start.source === null || start.value.month !== null) return [];
      const last = end?.value ?? start.value;
      if (last !== 'ongoing' && last.year < year - RECENT_YEARS) return [];
      const better = BETTER.monthsMissing(start.value.year);
      const line = scene.lines.find(
        ({ start: from, end: to }) =>
          from <= (start.source?.start ?? -1) && (start.source?.start ?? -1) < to,
      );
      return line === undefined ? [] : [itemOnLine(scene, 'monthsMissing', line, better)];
    });
  return findingOf('monthsMissing', items, COSTS.months, COSTS.monthsMost);
};

/** Dates that are absent, impossible, or written in several ways. */
export const checkDates = (scene: Scene): readonly Finding[] => [
  ...missing(scene),
  ...reversed(scene),
  ...ahead(scene),
  ...styles(scene),
  ...monthsMissing(scene),
];
