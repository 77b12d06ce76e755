import type { CvSection } from '#/domain/cv/cv';

/** Steps of a review, in order, as they are done: specification, section 9. */
export const REVIEW_STEPS = ['layout', 'lines', 'offers', 'score'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

/** Changes with any check, weight or word list: scores of two versions are not comparable. */
export const REVIEW_MODEL = '9';

/** What the score is made of; the weights sum to 100. */
export const REVIEW_CRITERIA = [
  'trade',
  'results',
  'focus',
  'contact',
  'dates',
  'structure',
  'wording',
  'spelling',
  'legibility',
] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** Points that each criterion can bring: three quarters for what the work shows, a quarter for its form, most of that for how one is reached and when one worked. */
export const CRITERION_WEIGHTS: Readonly<Record<ReviewCriterion, number>> = {
  trade: 35,
  results: 30,
  focus: 10,
  contact: 10,
  dates: 6,
  structure: 2,
  wording: 2,
  spelling: 3,
  legibility: 2,
};

/** Everything that a remark may be about, and the criterion that it counts in; null for a neutral note, which costs nothing. */
export const CHECK_CRITERIA = {
  tradeLooks: 'trade',
  weakProof: 'trade',
  tradeUnknown: 'trade',
  showFirst: 'focus',
  cuts: 'focus',
  phone: 'contact',
  email: 'contact',
  emailTone: 'contact',
  city: 'contact',
  headline: 'focus',
  sections: 'structure',
  headings: 'structure',
  sectionOrder: 'structure',
  experienceOrder: 'structure',
  datesMissing: 'dates',
  datesReversed: 'dates',
  datesAhead: 'dates',
  dateStyles: 'dates',
  monthsMissing: 'dates',
  tasks: 'results',
  figures: 'results',
  vague: 'wording',
  firstPerson: 'wording',
  selfDescription: 'wording',
  longLines: 'wording',
  spelling: 'spelling',
  accents: 'spelling',
  punctuation: 'spelling',
  tooLong: 'legibility',
  tooShort: 'legibility',
  columns: 'legibility',
  textBoxes: 'legibility',
  tables: 'legibility',
  images: 'legibility',
  margins: 'legibility',
  undecodable: 'legibility',
  gaps: null,
  overlaps: null,
  personalData: null,
} as const satisfies Readonly<Record<string, ReviewCriterion | null>>;
export type ReviewCheck = keyof typeof CHECK_CRITERIA;
export const REVIEW_CHECKS = Object.keys(CHECK_CRITERIA) as readonly ReviewCheck[];

/** Where quoted words stand in the CV. */
export type ReviewPlace = {
  /** 1 for the first page. */
  readonly page: number;
  readonly section: CvSection;
  /** Title of the post that the line belongs to; null elsewhere. */
  readonly experience: string | null;
};

/** One line of the CV that a remark speaks of. */
export type ReviewItem = {
  /** The same line with the same remark in two readings has the same id. */
  readonly id: string;
  /** As written; null where the remark is about something that is nowhere. */
  readonly quote: string | null;
  readonly place: ReviewPlace | null;
  /** What could stand there instead, in French. */
  readonly better: string;
};

/** Something that could be better, or a neutral note where the check has no criterion. */
export type Remark = {
  readonly check: ReviewCheck;
  readonly title: string;
  /** Why it matters to who reads the CV. */
  readonly why: string;
  readonly items: readonly ReviewItem[];
  /** Whole points that the criterion would gain without this remark. */
  readonly gain: number;
};

/** Something that the CV does well. */
export type Strength = {
  readonly criterion: ReviewCriterion;
  readonly text: string;
  readonly quote: string | null;
  readonly place: ReviewPlace | null;
};

/** A row of the score. */
export type CriterionScore = {
  readonly criterion: ReviewCriterion;
  /** Whole points; their sum over the criteria is the score. */
  readonly points: number;
  readonly possible: number;
  /** What was looked at and what was found, in French. */
  readonly text: string;
};

/** A skill of nearby offers that the CV does not name. */
export type SuggestedKeyword = {
  readonly label: string;
  /** In how many of the nearby offers it is asked. */
  readonly offers: number;
  /** Words of one of these offers, and its title. */
  readonly offerQuote: string;
  readonly offerTitle: string;
};

/** Keywords of the offers nearest to the candidate's trade. */
export type SuggestedKeywords = {
  readonly keywords: readonly SuggestedKeyword[];
  /** How many nearby offers were looked at; 0 where none is near. */
  readonly offers: number;
  /** All the nearby offers are samples. */
  readonly sample: boolean;
};

/** What a CV shows by itself. */
export type Review = {
  readonly model: string;
  /** Integer, 0 to 100. */
  readonly score: number;
  readonly criteria: readonly CriterionScore[];
  /** Those that bring the most points first, neutral notes last. */
  readonly remarks: readonly Remark[];
  readonly strengths: readonly Strength[];
  readonly summary: string;
  /** The trade that the CV was read for, or the field of work where no title tells one; null where neither is known. */
  readonly trade: string | null;
};

/** A review with the keywords of the catalogue. */
export type CvReview = Review & { readonly keywords: SuggestedKeywords };

/** Why there is no review. */
export type ReviewProblem = 'failed';
