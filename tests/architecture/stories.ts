import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

import { sourcesUnder } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

/** A story as Storybook will list it. */
export type ListedStory = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly story: string;
  readonly tags: readonly string[];
};

/** The stories of a file, read as Storybook reads them. */
export const storiesOf = ({ path, text }: SourceFile): readonly ListedStory[] => {
  const { meta, indexInputs } = loadCsf(text, {
    fileName: path,
    makeTitle: (title) => title ?? '',
  }).parse();
  return indexInputs.map(({ exportName, tags }) => ({
    id: toId(meta.title ?? '', storyNameFromExport(exportName)),
    path,
    title: meta.title ?? '',
    story: exportName,
    tags: tags ?? [],
  }));
};

/** Every story file of the project. */
export const storyFiles = sourcesUnder('stories', /\.stories\.tsx$/u);

/** Every story of the project. */
export const allStories: readonly ListedStory[] = storyFiles.flatMap(storiesOf);
