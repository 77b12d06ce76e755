import { reply } from '#/domain/assistant/message';
import type { ChatMessage, Reply } from '#/domain/assistant/message';

const DAY = '2026-11-21';

const timeOf = (id: number): string =>
  `${String(9 + Math.floor(id / 60)).padStart(2, '0')}:${String((42 + id) % 60).padStart(2, '0')}`;

/** A question of the user, on the morning of 21 November 2026. */
export const asked = (id: number, text: string): ChatMessage => ({
  ...reply(text),
  id,
  sender: 'user',
  time: timeOf(id),
  day: DAY,
  rewording: null,
});

/** A reply of the assistant on the same morning. */
export const replied = (
  id: number,
  words: Reply,
  rewording: ChatMessage['rewording'] = null,
): ChatMessage => ({ ...words, id, sender: 'ai', time: timeOf(id), day: DAY, rewording });

/** A conversation: each question with the reply to it. */
export const aChat = (...turns: readonly (readonly [string, Reply])[]): readonly ChatMessage[] =>
  turns.flatMap(([question, words], index) => [
    asked(index * 2, question),
    replied(index * 2 + 1, words),
  ]);
