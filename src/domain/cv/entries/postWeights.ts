/**
 * What an entry can show of being a post or none, and what each sign adds to the logarithm of the odds that it is one.
 * Fitted (logistic regression) on public CVs, the CVs of the packs and invented ones, on their posts and on what
 * their other sections give where the heading is taken away; rounded. Below `LEAST` an entry is no post.
 */
export const POST_WEIGHTS = {
  headed: 1.2,
  content: -1.8,
  besideHeaded: -1.7,
  volunteering: -0.8,
  titleSure: 1.9,
  titleKnown: -0.6,
  titleUnlikely: -0.5,
  noTitle: -0.9,
  opening: 0.9,
  houseWeak: -0.6,
  noHouse: -0.9,
  sectionName: -1.7,
  undated: -0.7,
  point: -0.4,
  period: 1.1,
  months: 0.9,
  ongoing: 0.3,
  tasks: 2.1,
  study: -1.6,
  degree: -2.6,
  school: -0.8,
  training: -1.7,
  trainingWords: -0.4,
  project: -2.7,
  projectWords: -0.5,
  referee: -0.6,
  quoted: -0.8,
  pastime: -0.8,
  volunteer: -1.4,
  academic: -1.6,
  award: -0.4,
  internship: 0.8,
  bare: -0.6,
  lone: 1.1,
  unlikeOthers: -0.9,
  bulletAmongHeads: -1.7,
  lacksTitle: -1.2,
  sideways: -0.7,
  within: 0,
} as const satisfies Readonly<Record<string, number>>;

export type PostSign = keyof typeof POST_WEIGHTS;

/** The odds before anything is seen. */
export const PRIOR = -0.7;
/** A post that is left out costs more than another entry that is shown. */
export const LEAST = -1.9;
