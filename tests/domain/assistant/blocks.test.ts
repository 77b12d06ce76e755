import { expect, test } from 'vitest';

import { blocksOf } from '#/domain/assistant/blocks';

test('paragraphs, lists and steps stand apart', () => {
  expect(blocksOf('Deux choses.\n\n- Un\n- Deux\n\n1. D’abord\n2. Puis')).toEqual([
    { kind: 'paragraph', text: 'Deux choses.' },
    { kind: 'bullets', items: ['Un', 'Deux'] },
    { kind: 'steps', items: ['D’abord', 'Puis'] },
  ]);
});

test('a number to call or an amount is never cut by the end of a line', () => {
  expect(blocksOf('Appelez le 39 28, ou le 01 23 45.\n\n- 1 950 € brut')).toEqual([
    { kind: 'paragraph', text: 'Appelez le 39\u00a028, ou le 01\u00a023\u00a045.' },
    { kind: 'bullets', items: ['1\u00a0950 € brut'] },
  ]);
});
