import { hear } from '#/domain/assistant/danger.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import { preparePoints } from '#/domain/assistant/points';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { once } from '#/domain/shared/lazy';

/** Any words. */
const WARMING = 'emploi';

const nearestNow = once(() => createNearest(ALL_SHEETS));

/** Builds what a first reply would wait for, in parts with a pause between them, in which the page can answer. */
export const prepareAnswers = async (pause: () => Promise<void>): Promise<void> => {
  const near = nearestNow();
  await pause();
  near(WARMING);
  await pause();
  await preparePoints(pause);
  await pause();
  // Its wordings are compiled as they are first tried.
  hear(WARMING);
};

/** The reply to a question; loaded with the first one, sheets and all. `previousSheet` is the sheet last cited, `asked` what was asked before, oldest first. */
export const answer = (
  question: string,
  facts: SearchFacts,
  previousSheet: string | null,
  asked: readonly string[] = [],
): Reply => {
  const previous = ALL_SHEETS.find(({ id }) => id === previousSheet) ?? null;
  return replyTo(question, { facts, nearest: nearestNow(), previous, asked });
};
