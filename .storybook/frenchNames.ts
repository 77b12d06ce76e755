import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { STORY_NAMES } from '../stories/names/storyNames.ts';
import { titleOf } from '../stories/support/storyFile.ts';

const nameOf = (title: string | undefined, story: string): string | undefined =>
  STORY_NAMES[title ?? '']?.[story];

/** Names stories in French in the sidebar and in the search. Their addresses keep the English of the code. */
export const withFrenchNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const entries = await indexer.createIndex(fileName, options);
    return entries.map((entry) => {
      const name = entry.type === 'story' ? nameOf(entry.title, entry.exportName) : undefined;
      return name ? { ...entry, name } : entry;
    });
  },
});

/** Names them in French on the pages of documentation too, where the file of stories itself is read. */
export const frenchNamesPlugin = (): Plugin => ({
  name: 'embellie-french-story-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/u },
    handler: (code) => {
      const names = Object.entries(STORY_NAMES[titleOf(code)] ?? {})
        .filter(([story]) => code.includes(`export const ${story}: Story`))
        .map(([story, name]) => `${story}.name = ${JSON.stringify(name)};`);
      return { code: `${code}\n${names.join('\n')}\n`, map: null };
    },
  },
});
