/** One trade of the official register, as found from a title. */
export type Occupation = {
  /** Code of the register ROME 4.0, such as `K1304`. */
  readonly rome: string;
  /** The title of the register that comes nearest, in both genders. */
  readonly label: string;
  /** 0 to 1. */
  readonly confidence: number;
};

/** One of the trades that a title may mean, with how well it fits, 0 to 1. */
export type Trade = { readonly rome: string; readonly weight: number };

/** What the register of occupations answers. */
export type Occupations = {
  /** The trade that a title names, as it is written in an advertisement or a CV; null where it is not sure. */
  readonly occupationOf: (title: string) => Occupation | null;
  /** Every trade that a title may mean, the likeliest first; none where the register has nothing like it. */
  readonly tradesOf: (title: string) => readonly Trade[];
  /** How near two codes are, 0 to 1: 1 for the same one. */
  readonly nearness: (one: string, other: string) => number;
  /** In how many domains of work a folded word stands in titles; 0 for one that no title has. */
  readonly spreadOf: (word: string) => number;
};

/** The register before it is loaded: it knows no trade. */
export const NO_OCCUPATIONS: Occupations = {
  occupationOf: () => null,
  tradesOf: () => [],
  nearness: (one, other) => (one === other ? 1 : 0),
  spreadOf: () => Infinity,
};
