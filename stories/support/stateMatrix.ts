/** One closed set of states of a screen, and the story of each member. */
export type StateSet = {
  /** Name of the type that lists the members. */
  readonly type: string;
  readonly cells: readonly { readonly member: string; readonly story: string }[];
};

/** What one story file covers. */
export type Coverage = { readonly title: string; readonly sets: readonly StateSet[] };

// Samples have titles too: a story's has its shelf in front.
const TITLE = /\btitle:\s*'((?:Pages|Modules|Composants|Parcours)\/[^']+)'/u;
const SETS = /\bcoverStates<([^(]+)>\(\{([^}]*)\}\)/gu;
const CELLS = /(?:'([^']+)'|(\w+)):\s*(\w+)/gu;

/** Reads a story file: its title, and every set that it covers with `coverStates`. */
export const readCoverage = (source: string): Coverage => ({
  title: TITLE.exec(source)?.[1] ?? '',
  sets: [...source.matchAll(SETS)].map(([, type = '', body = '']) => ({
    type: type.trim(),
    cells: [...body.matchAll(CELLS)].map(([, quoted, plain, story = '']) => ({
      member: quoted ?? plain ?? '',
      story,
    })),
  })),
});

const UNION = /export type (\w+) = \(typeof ([A-Z_]+)\)\[number\]/gu;

/** The closed sets that a state file declares: type by constant. */
export const declaredSets = (source: string): readonly string[] =>
  [...source.matchAll(UNION)].map(([, type = '']) => type);
