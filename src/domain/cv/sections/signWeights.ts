import type { CvSection } from '#/domain/cv/cv';

/** What a line can show that speaks for one section against another. */
export const SIGNS = [
  'period',
  'year',
  'post',
  'title',
  'degree',
  'school',
  'language',
  'contact',
  'personal',
  'hobby',
  'quality',
  'reference',
  'talk',
  'course',
  'duty',
  'award',
  'licence',
  'volunteer',
  'sentence',
  'list',
] as const;
export type Sign = (typeof SIGNS)[number];

type Weights = Partial<Record<CvSection, number>> & { readonly rest: number };

/**
 * How much a sign speaks for a line of each section, as a sum of log-odds set by hand: 1 is a hint,
 * 3 nearly settles it. `rest` is what it says of the sections that are not named.
 */
export const SIGN_WEIGHTS: Readonly<Record<Sign, Weights>> = {
  period: {
    experience: 2,
    education: 1.5,
    volunteering: 1,
    projects: 1,
    teaching: 1,
    responsibilities: 1,
    certifications: 1.5,
    awards: 0.5,
    interests: 0.5,
    other: 0,
    rest: -1.5,
  },
  year: {
    education: 0.7,
    certifications: 0.6,
    awards: 0.6,
    publications: 0.6,
    experience: 0.6,
    teaching: 0.5,
    responsibilities: 0.5,
    projects: 0.4,
    volunteering: 0.4,
    other: 0,
    rest: -0.3,
  },
  post: {
    experience: 2.5,
    volunteering: 1,
    teaching: 0.5,
    responsibilities: 0.5,
    projects: 0,
    education: -0.5,
    other: -0.5,
    rest: -1.5,
  },
  title: {
    experience: 0.6,
    volunteering: 0.3,
    references: 0.3,
    teaching: 0.3,
    contact: 0.2,
    profile: 0.2,
    other: 0,
    rest: -0.2,
  },
  degree: { education: 3, certifications: 0.3, experience: -1, other: 0, rest: -0.7 },
  school: { education: 0.8, rest: 0 },
  language: { languages: 2.5, skills: 0, education: 0, other: 0, rest: -0.3 },
  contact: { contact: 2.5, references: 0.5, projects: 0, publications: 0, other: 0, rest: -0.7 },
  personal: { contact: 2, other: 0, rest: -0.5 },
  hobby: { interests: 2.5, other: 0, rest: -0.3 },
  quality: { softSkills: 1.5, profile: 0.2, skills: 0.2, other: 0, rest: -0.3 },
  reference: { publications: 3, awards: 0.5, other: 0, rest: -1 },
  talk: { publications: 1, responsibilities: 1, education: -1, other: 0, rest: -0.2 },
  course: { teaching: 1, education: -0.3, experience: 0, other: 0, rest: -0.4 },
  duty: { responsibilities: 1.5, teaching: 0.5, experience: 0, other: 0, rest: -0.2 },
  award: { awards: 1.5, education: 0, other: 0, rest: -0.2 },
  licence: { certifications: 1, contact: 0.3, education: 0, skills: 0, other: 0, rest: -0.1 },
  volunteer: { volunteering: 1.5, interests: 1.5, experience: -1, other: 0, rest: -0.1 },
  sentence: {
    profile: 0.8,
    contact: -0.8,
    interests: 0.2,
    skills: -0.3,
    softSkills: -0.2,
    rest: 0,
  },
  list: { skills: 0.8, languages: 0.3, interests: 0.3, certifications: 0, other: 0, rest: -0.1 },
};

/** What it costs, on the same scale, to leave a section at a line or to read on over a heading. */
export const COSTS = {
  /** A heading whose words are known is not followed, or is followed elsewhere than it says. */
  headingIgnored: 20,
  headingOverruled: 25,
  /** Each section that a heading names after the first. */
  headingAlternative: 1.5,
  /** A short name in smaller type inside the posts opens a section of its own. */
  minorHeading: 12,
  /** A line that only looks like a heading opens a section, or a part of the same; among posts and skills it is oftener a part. */
  lookOpens: 1,
  lookStays: 1.5,
  lookOpensInPosts: 3,
  lookStaysInParts: 0.5,
  /** One of its words names a section: what that gains for it, or costs against it. */
  hint: 2,
  /** No heading: among the sections that one heading joins, out of a headed section, back to it, out of none. */
  joint: 2,
  headed: 10,
  /** Authors, years and journals read as houses and their dates: out of a headed list of them content seldom leads. */
  bibliography: 8,
  back: 1,
  unheaded: 4,
  /** The section that content would open has a heading of its own elsewhere, or seldom stands without one. */
  namedElsewhere: 6,
  rare: 3,
  /** Of two sections that content suits alike, the one that claims nothing. */
  claim: 0.2,
  /** The first line of a column that is no contact block. */
  opening: 4,
} as const;

/** Sections that content seldom opens without a heading. */
export const RARE: ReadonlySet<CvSection> = new Set([
  'volunteering',
  'projects',
  'teaching',
  'responsibilities',
  'awards',
  'references',
  'certifications',
  'softSkills',
]);

/** What makes it likelier that a section begins at a line without a heading. */
export const BOUNDARY = { gap: 1, page: 0.7, look: 0.7, afterList: 0.5, inList: -2 } as const;
