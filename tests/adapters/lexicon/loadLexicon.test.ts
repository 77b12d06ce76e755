import { expect, test } from 'vitest';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';

test('the shipped lexicon loads once and knows its own labels', async () => {
  const lexicon = await loadLexicon();
  expect(await loadLexicon()).toBe(lexicon);
  expect(lexicon.version).toMatch(/^[0-9a-f]{8}$/u);
  expect(lexicon.findMentions('Esprit d’équipe').map(({ concept }) => concept.label)).toEqual([
    'Esprit d’équipe',
  ]);
});
