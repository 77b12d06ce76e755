import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** One closed set of states of a screen, and the story of each member. */
export type StateSet = {
  /** Name of the type that lists the members. */
  readonly type: string;
  readonly cells: readonly { readonly member: string; readonly story: string }[];
};

/** What one story file covers. */
export type Coverage = { readonly title: string; readonly sets: readonly StateSet[] };

// Samples have titles too: a story's has its shelf in front.
const TITLE =
  /\btitle:\s*(?:'((?:Pages|Modules|Composants|Fondations|Parcours)\/[^']+)'|"(Pages\/[^"]+)")/u;
const SETS = /\bcoverStates<([^(]+)>\(\{([^}]*)\}\)/gu;
const CELLS = /(?:'([^']+)'|(\w+)):\s*(\w+)/gu;

/** The title of a story file, shelf first. */
export const titleOf = (source: string): string => {
  const found = TITLE.exec(source);
  return found?.[1] ?? found?.[2] ?? '';
};

/** The address of a story within Storybook. */
export const storyId = (title: string, story: string): string =>
  toId(title, storyNameFromExport(story));

/** Reads a story file: its title, and every set that it covers with `coverStates`. */
export const readCoverage = (source: string): Coverage => ({
  title: titleOf(source),
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
