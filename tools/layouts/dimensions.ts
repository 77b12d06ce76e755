/**
 * The dimensions of a CV's layout that vary on their own, and how often each value is drawn: about as often as French CVs
 * show it. Patterns of heads hold T (title or diploma), H (house: employer or school) and D (date), a space for what stands
 * between two of them on a line, `>` for a jump to the right end of it and `/` for the next line.
 */
export const DIMENSIONS = {
  container: {
    text: 2,
    docx: 4,
    docxTabs: 2,
    docxDates: 3,
    docxLabels: 1,
    docxSide: 1,
    docxBoxes: 1,
    odt: 1,
    html: 0.5,
    pdfOne: 4,
    pdfDates: 2,
    pdfLeft: 3,
    pdfRight: 2,
    pdfLeftLast: 1,
    pdfNameRight: 1,
    pdfCards: 0.5,
    pdfSides: 0.5,
    /** A column of dates within the main column, beside the one at the side. */
    pdfLeftDates: 1.5,
    pdfRightDates: 1,
    /** Dates in a narrow left margin, over two lines where they are long, headings set in with the text. */
    pdfMargin: 1.5,
    /** Two entries side by side in the main column, beside the one at the side. */
    pdfLeftCards: 0.7,
  },
  name: {
    firstLAST: 4,
    firstLast: 3,
    LASTfirst: 1.5,
    capitals: 2,
    twoLines: 1.5,
    spaced: 0.7,
    civil: 0.7,
    labelled: 0.5,
    underTitle: 0.7,
  },
  headline: {
    none: 2.5,
    under: 4,
    over: 0.5,
    sameLine: 0.5,
    wanted: 1,
    afterContact: 1.5,
    objective: 0.5,
  },
  contact: { lines: 3, labels: 2, icons: 2, oneLine: 2, twoLines: 2, cityOnly: 1 },
  personal: { none: 3, age: 1, birth: 1, licence: 1.5 },
  headings: { standard: 4, capitals: 3, mine: 1, colon: 1, pictogram: 1, misspelt: 0.6, none: 0.3 },
  order: { postsFirst: 5, studiesFirst: 3, skillsFirst: 2 },
  profile: { none: 3, paragraph: 2 },
  post: {
    'T>D/H': 3,
    'H>D/T': 1.5,
    'D T H': 3,
    'D H T': 1,
    'T H D': 2,
    'T H>D': 1.5,
    'D/T H': 2,
    'D/H T': 0.7,
    'T H/D': 1.5,
    'T/H D': 2,
    'H/T D': 1,
    'D T/H': 1.5,
    'D H/T': 1,
    'D/T/H': 2,
    'D/H/T': 1,
    'T/H/D': 1.5,
    'H/T/D': 1,
    'T/D/H': 1.5,
    'H/D/T': 0.7,
    labels: 0.7,
  },
  separator: {
    dash: 4,
    hyphen: 4,
    comma: 3,
    pipe: 2,
    colon: 1,
    dot: 1,
    chez: 1.5,
    auSein: 1,
    pour: 0.5,
    a: 1.5,
    brackets: 1,
  },
  dateMark: { colon: 3, hyphen: 2, space: 1, tab: 2, pipe: 1, brackets: 2, comma: 1 },
  town: { none: 3, comma: 2, brackets: 2, hyphen: 1, a: 1, ownLine: 0.7, zip: 0.5, withDate: 0.5 },
  date: {
    long: 2,
    fromTo: 1,
    short: 2,
    slashes: 3,
    twoDigits: 0.7,
    arrow: 0.4,
    years: 4,
    yearsTight: 1,
    yearsFromTo: 1,
    since: 1,
    sharedYear: 1,
    capitals: 0.7,
    days: 0.6,
    yearAndLength: 1,
    seasons: 0.4,
    lengths: 0.6,
    none: 0.3,
  },
  weight: { title: 3, house: 1, both: 1, date: 0.4, none: 2, capitalHouse: 1, capitalTitle: 1 },
  contract: { none: 5, brackets: 1, word: 0.7, line: 0.3, length: 0.6 },
  tasks: { bullets: 3, hyphens: 2, plain: 1.5, sentence: 1.5, missions: 1, none: 2 },
  gaps: { wide: 3, none: 1 },
  detail: { none: 4, houseLine: 1, service: 1, agency: 0.6, tools: 0.8 },
  taskLength: { short: 3, long: 2 },
  mixing: { none: 4, dates: 1, pattern: 0.7, noHouse: 0.7, noDate: 0.4 },
  parts: { none: 4, otherPosts: 0.7, placements: 0.7 },
  skillsForm: { bullets: 3, oneLine: 1, groups: 1 },
  accents: { kept: 3, barely: 1 },
  grouping: { none: 6, byHouse: 1, byYear: 0.5 },
  study: {
    'D T H': 4,
    'T H D': 2,
    'D/T/H': 1.5,
    'T/H/D': 1,
    'T>D/H': 2,
    'H>D/T': 1,
    'D/T H': 1.5,
    'T/H D': 1.5,
    'D T/H': 1.5,
    'D H T': 0.7,
    'H/T/D': 0.7,
    'T/D/H': 0.7,
    'D T': 1,
  },
  studySeparator: { hyphen: 3, dash: 3, comma: 3, pipe: 1, brackets: 1, colon: 0.7, a: 1 },
  studyDate: { year: 3, range: 3, month: 1, school: 0.7, obtained: 0.5, none: 0.4 },
  studyExtra: { none: 5, mention: 1, option: 0.5, level: 0.3 },
  studyTown: { none: 3, comma: 2, brackets: 1, hyphen: 1 },
  foot: { none: 4, pages: 1, certified: 0.4, references: 0.4 },
  /** Sections beside posts and studies that tell dates; how their lines are set: W what, H where, D date. */
  extraOne: {
    none: 4,
    certificates: 1.5,
    trainings: 1.5,
    projects: 2,
    volunteering: 1.5,
    activities: 1,
  },
  extraTwo: {
    none: 6,
    volunteering: 1,
    activities: 1,
    awards: 0.7,
    references: 0.7,
    publications: 0.5,
  },
  extra: { 'D : W H': 3, 'D W - H': 3, 'W (D)': 3, 'W>D/H': 2, 'W/H D': 1.5, 'D/W/H': 1.5 },
  extraDate: { year: 4, month: 2, slashes: 1, since: 1 },
  extraMark: { bullet: 2, none: 3 },
  extraHeading: { known: 4, capitals: 3, own: 2, none: 0.7 },
  extraPlace: { main: 3, side: 1.5 },
  /** What stands among the posts, or within one, has a date, and is no post. */
  among: { none: 6, missions: 1, training: 0.7, project: 0.5, gap: 0.5 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Dimension = keyof typeof DIMENSIONS;

/** One value of each dimension. */
export type Forms = { readonly [D in Dimension]: keyof (typeof DIMENSIONS)[D] & string };

/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Draws a key by its weight. */
const drawn = (weights: Readonly<Record<string, number>>, random: Random): string => {
  const all = Object.entries(weights);
  let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of all) {
    left -= weight;
    if (left < 0) return value;
  }
  return all.at(-1)?.[0] ?? '';
};

/** Draws one value of a dimension. */
export const drawForm = <D extends Dimension>(dimension: D, random: Random): Forms[D] =>
  drawn(DIMENSIONS[dimension], random) as Forms[D];

/** What tells dates beside posts and studies: drawn apart, so that the other forms of a seed stay what they are. */
const DATED_BESIDE: ReadonlySet<string> = new Set<Dimension>([
  'extraOne',
  'extraTwo',
  'extra',
  'extraDate',
  'extraMark',
  'extraHeading',
  'extraPlace',
  'among',
]);

/** Sets nothing dated beside posts and studies. */
export const NOTHING_BESIDE: Random = () => 0;

/** Draws one value of each dimension, each on its own, those of what stands beside posts and studies from `beside`; `containers` narrows the files that may be drawn. */
export const drawForms = (random: Random, beside: Random, containers?: readonly string[]): Forms =>
  Object.fromEntries(
    Object.entries(DIMENSIONS).map(([dimension, weights]) => {
      const among =
        dimension === 'container' && containers !== undefined
          ? Object.fromEntries(
              Object.entries(weights).filter(([value]) => containers.includes(value)),
            )
          : weights;
      return [dimension, drawn(among, DATED_BESIDE.has(dimension) ? beside : random)];
    }),
  ) as Forms;
