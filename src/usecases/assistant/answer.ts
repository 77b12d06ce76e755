import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { replyTo } from '#/domain/assistant/replyTo';
import type { OpenSheets, SheetSearch } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { createUnderstand } from '#/domain/assistant/understand';
import type { Understand } from '#/domain/assistant/understand';

let search: SheetSearch | null = null;
let understand: Understand | null = null;

/** The reply to a question; loaded with the first one, sheets and all. `previousSheet` is the sheet last cited. */
export const answer = (
  openSheets: OpenSheets,
  question: string,
  facts: SearchFacts,
  previousSheet: string | null,
): Reply => {
  search ??= openSheets(ALL_SHEETS);
  understand ??= createUnderstand(ALL_SHEETS);
  const previous = ALL_SHEETS.find(({ id }) => id === previousSheet) ?? null;
  return replyTo(question, { facts, search, understand, previous });
};
