import { storyId, titleOf } from '#stories/support/storyFile';
import { sourcesUnder } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

/** A story of the project. */
export type ListedStory = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** What the code exports it as. */
  readonly story: string;
};

const STORY = /^export const (\w+): Story\b/gmu;

/** The stories of a file. */
const storiesOf = ({ path, text }: SourceFile): readonly ListedStory[] => {
  const title = titleOf(text);
  return [...text.matchAll(STORY)].map(([, story = '']) => ({
    id: storyId(title, story),
    path,
    title,
    story,
  }));
};

/** Every story file of the project. */
export const storyFiles = sourcesUnder('stories', /\.stories\.tsx$/u);

/** Every story of the project. */
export const allStories: readonly ListedStory[] = storyFiles.flatMap(storiesOf);
