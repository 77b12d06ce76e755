import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A story as Storybook's index lists it. */
export type IndexedStory = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
  readonly exportName: string;
  readonly tags?: readonly string[];
};

const indexFile = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
const index: { readonly entries: Readonly<Record<string, IndexedStory>> } = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : { entries: {} };

/** What the built Storybook holds; nothing where none was built. */
export const storiesInBuild: readonly IndexedStory[] = Object.values(index.entries);

/** How a story is pictured: width in CSS pixels and theme. */
export type Mode = {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Edge of the squares that tell the picture, in CSS pixels. */
  readonly cell: number;
};

/** In the light a picture tells where things stand; the dark one stands alike and tells its colours. */
const FINE = 24;
const COARSE = 40;

const DESKTOP: Mode = { name: 'desktop', width: 1280, theme: 'light', cell: FINE };
const PHONE: Mode = { name: 'phone', width: 390, theme: 'light', cell: FINE };
const DESKTOP_DARK: Mode = { name: 'desktop-dark', width: 1280, theme: 'dark', cell: COARSE };
const PHONE_DARK: Mode = { name: 'phone-dark', width: 390, theme: 'dark', cell: COARSE };
const PART: Mode = { name: 'part', width: 800, theme: 'light', cell: FINE };
const PART_DARK: Mode = { name: 'part-dark', width: 800, theme: 'dark', cell: COARSE };

/** Name of a story in English, from its file and its export: a French title that changes renames nothing. */
export const storyName = ({ importPath, exportName }: IndexedStory): string =>
  `${importPath.replace(/^\.\/stories\/|\.stories\.tsx$/gu, '')}/${exportName}`;

/** Name of the picture of a story in one mode. */
export const pictureName = (story: IndexedStory, mode: Mode): string =>
  `${storyName(story)}.${mode.name}`;

/**
 * Modes of one story. A screen is pictured at both widths, and in the dark where it is tagged `dark`;
 * a component at one width in both themes, unless it sets its own (`own-theme`). Interaction stories are behaviour, not pictures.
 */
export const modesOf = (story: IndexedStory): readonly Mode[] => {
  const tags = story.tags ?? [];
  if (story.type !== 'story' || tags.includes('interaction') || tags.includes('no-picture'))
    return [];
  if (/^\.\/stories\/(?:pages|flows)\//u.test(story.importPath)) {
    if (tags.includes('phone')) return tags.includes('dark') ? [PHONE, PHONE_DARK] : [PHONE];
    return tags.includes('dark') ? [DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK] : [DESKTOP, PHONE];
  }
  return tags.includes('own-theme') ? [PART] : [PART, PART_DARK];
};
