import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';

/** When a backup was last handed over, and when a reminder of it was last shown: ISO instants, null for never. */
export type SaveMemory = { readonly savedAt: string | null; readonly remindedAt: string | null };

export const NEVER_SAVED: SaveMemory = { savedAt: null, remindedAt: null };

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** It is about the files of this device: it stays out of a backup. */
export const saveMemoryRecord: VersionedRecord<SaveMemory> = {
  key: 'embellie.lastSave',
  version: 1,
  schema: v.object({ savedAt: v.nullable(instant), remindedAt: v.nullable(instant) }),
  migrations: [],
};

/** How far the last backup lies back: `recent` where nothing was written since or it is fresh enough, else `old`. */
export type SaveStatus = LastSave['status'];

export type LastSave =
  | { readonly status: 'never' }
  | { readonly status: 'recent' | 'old'; readonly days: number };

const DAY = 24 * 60 * 60_000;
/** Days after which a backup is old: often enough to lose little, seldom enough to be read. */
const FORTNIGHT = 14;
/** Where the browser itself erases after seven days. */
const WEEK = 7;

/** Days since an instant; none where the clock went back. */
const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY));

type Written = {
  /** When each piece of work was last written: ISO instants. */
  readonly written: readonly string[];
  /** The browser erases what it keeps after seven days without a visit. */
  readonly erasedAfterAWeek: boolean;
  readonly now: Date;
};

const patience = ({ erasedAfterAWeek }: Written): number => (erasedAfterAWeek ? WEEK : FORTNIGHT);

/** How far the last backup lies back. */
export const lastSaveOf = ({ savedAt }: SaveMemory, about: Written): LastSave => {
  if (savedAt === null) return { status: 'never' };
  const days = daysSince(savedAt, about.now);
  const changed = about.written.some((at) => Date.parse(at) > Date.parse(savedAt));
  return { status: changed && days >= patience(about) ? 'old' : 'recent', days };
};

/** Whether a reminder is due: work stands unsaved for as long as the browser can be trusted, and none was shown meanwhile. */
export const isReminderDue = (memory: SaveMemory, about: Written): boolean => {
  const { written, now } = about;
  const { remindedAt } = memory;
  const wasReminded =
    remindedAt !== null &&
    // One of the future was shown before the clock went back: it holds nothing off.
    Date.parse(remindedAt) <= now.getTime() &&
    daysSince(remindedAt, now) < patience(about);
  if (wasReminded) return false;
  const last = lastSaveOf(memory, about);
  return last.status === 'never'
    ? written.some((at) => daysSince(at, now) >= patience(about))
    : last.status === 'old';
};
