/** An invented person. A post is title, employer, town, first and last month (null: it goes on, or nothing is told), tasks. */
export type Person = {
  readonly first: string;
  readonly last: string;
  readonly trade: string;
  readonly city: string;
  readonly zip: string;
  readonly civil: string;
  readonly posts: readonly PostFacts[];
  readonly studies: readonly StudyFacts[];
  readonly skills: readonly string[];
};
export type PostFacts = readonly [
  string,
  string,
  string,
  string | null,
  string | null,
  readonly string[],
];
export type StudyFacts = readonly [string, string, string, string, string];

/** A line of a paper: `<b>` sets off what is bold, a tab jumps. */
export type Row = {
  readonly text: string;
  readonly look?: 'name' | 'headline' | 'spaced' | 'bullet';
};
/** Lines that belong together; a date in a column of its own is `left`. */
export type Block = { readonly left: string | null; readonly rows: readonly Row[] };
export type Section = {
  /** Where it stands on a page with a column at its side. */
  readonly at: 'main' | 'side';
  readonly heading: string | null;
  readonly blocks: readonly Block[];
};
/** A CV as lines and sections, before any file is made of it. */
export type Paper = {
  readonly head: readonly Row[];
  readonly contact: readonly Row[];
  readonly sections: readonly Section[];
  readonly foot: readonly string[];
};

/** What a reader should find: several readings where each is right, '' where nothing is told. */
export type TruePost = {
  readonly title: readonly string[];
  readonly house: readonly string[];
  readonly start: string;
  readonly end: string;
};
export type Truth = {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly headline: readonly string[];
  readonly posts: readonly TruePost[];
  readonly studies: readonly TruePost[];
  /** Told things that are as right as posts or studies as they are left out: the openings of their names. */
  readonly either: { readonly posts: readonly string[]; readonly studies: readonly string[] };
};
