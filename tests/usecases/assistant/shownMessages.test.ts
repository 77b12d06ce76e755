import { describe, expect, it } from 'vitest';

import { reply } from '#/domain/assistant/message';
import { shownMessages } from '#/usecases/assistant/shownMessages';
import { aChat } from '#tests/support/builders/aChat';

const messages = aChat(
  ['Bonjour', reply('Bonjour !', { sample: true })],
  ['Mes candidatures', reply('Vous en avez deux.')],
);

describe('the messages shown', () => {
  it('are all of them while examples are', () => {
    expect(shownMessages(messages, true)).toBe(messages);
  });

  it('are without the fixed replies and their questions once examples are hidden', () => {
    expect(shownMessages(messages, false).map(({ text }) => text)).toEqual([
      'Mes candidatures',
      'Vous en avez deux.',
    ]);
  });
});
