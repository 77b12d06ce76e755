import type { DomainNearness } from '#/domain/occupations/domainNearness';

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
  /** Whether a title of the register opens with the noun of this one. */
  readonly opensTitle: (title: string) => boolean;
  /** The trades whose titles open with the noun of this one, where that noun alone says who does the work ("formateur", "vendeur"), whatever it is done on; none where it says a rank. */
  readonly openedBy: (title: string) => readonly string[];
  /** How near two codes are, 0 to 1: 1 for the same one. */
  readonly nearness: (one: string, other: string) => number;
  /** How near two domains of work are, 0 to 1, by how often the register leads from one to the other. */
  readonly domainNearness: DomainNearness;
  /** In how many domains of work a folded word stands in titles; 0 for one that no title has. */
  readonly spreadOf: (word: string) => number;
  /** A word in small letters as titles of the register write it, with its accents; itself where they have none, or several. */
  readonly spelled: (word: string) => string;
};

/** The register before it is loaded: it knows no trade. */
export const NO_OCCUPATIONS: Occupations = {
  occupationOf: () => null,
  tradesOf: () => [],
  opensTitle: () => false,
  openedBy: () => [],
  nearness: (one, other) => (one === other ? 1 : 0),
  domainNearness: (one, other) => (one === other ? 1 : 0),
  spreadOf: () => Infinity,
  spelled: (word) => word,
};
