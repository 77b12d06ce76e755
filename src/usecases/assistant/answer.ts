import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import type { FindNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';

let nearest: FindNearest | null = null;

/** The reply to a question; loaded with the first one, sheets and all. `previousSheet` is the sheet last cited, `asked` what was asked before, oldest first. */
export const answer = (
  question: string,
  facts: SearchFacts,
  previousSheet: string | null,
  asked: readonly string[] = [],
): Reply => {
  nearest ??= createNearest(ALL_SHEETS);
  const previous = ALL_SHEETS.find(({ id }) => id === previousSheet) ?? null;
  return replyTo(question, { facts, nearest, previous, asked });
};
