import * as v from 'valibot';

import { BOARD_VENDORS, boardKey } from '#/domain/offers/live/followedBoards';
import type { FollowedBoard } from '#/domain/offers/live/followedBoards';
import { LIVE_SOURCES, SWITCHED_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveSourceId, SwitchedSource } from '#/domain/offers/live/liveSources';
import type { VersionedRecord } from '#/domain/storage/record';

/** What the person lets this page ask; nothing until they switch it on. */
export type LiveChoices = {
  readonly sources: readonly SwitchedSource[];
  readonly boards: readonly FollowedBoard[];
};

export const NO_LIVE_CHOICES: LiveChoices = { sources: [], boards: [] };

/** More of them would be a crawl. */
export const MOST_BOARDS = 30;

const boardSchema: v.GenericSchema<unknown, FollowedBoard> = v.object({
  vendor: v.picklist(BOARD_VENDORS),
  board: v.pipe(v.string(), v.regex(/^[\w .-]{1,80}$/u)),
  company: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

/** Read by `public/first-paint.js` too, which opens the policy to these sources and to no other: change both together. */
export const liveChoicesRecord: VersionedRecord<LiveChoices> = {
  key: 'embellie.liveSources',
  version: 1,
  schema: v.object({
    sources: v.array(v.picklist(SWITCHED_SOURCES)),
    boards: v.pipe(v.array(boardSchema), v.maxLength(MOST_BOARDS)),
  }),
  migrations: [],
};

/** What stands now, with the change that leads from `before` to `after`; boards past the most there may be are left out. */
export const withChoices = (
  now: LiveChoices,
  before: LiveChoices,
  after: LiveChoices,
): LiveChoices => {
  const [was, is] = [before, after].map(({ boards }) => new Set(boards.map(boardKey)));
  const standing = new Set(now.boards.map(boardKey));
  return {
    sources: SWITCHED_SOURCES.filter((source) => {
      const on = after.sources.includes(source);
      return on === before.sources.includes(source) ? now.sources.includes(source) : on;
    }),
    boards: [
      ...now.boards.filter((board) => !was?.has(boardKey(board)) || is?.has(boardKey(board))),
      ...after.boards.filter(
        (board) => !was?.has(boardKey(board)) && !standing.has(boardKey(board)),
      ),
    ].slice(0, MOST_BOARDS),
  };
};

/** Every source that the choices switch on. */
export const chosenSources = ({ sources, boards }: LiveChoices): readonly LiveSourceId[] => [
  ...new Set([...sources, ...boards.map(({ vendor }) => vendor)]),
];

/** The addresses that the choices open. */
export const chosenOrigins = (choices: LiveChoices): readonly string[] =>
  chosenSources(choices).flatMap((source) => LIVE_SOURCES[source].origins);
