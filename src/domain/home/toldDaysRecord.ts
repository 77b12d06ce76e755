import * as v from 'valibot';

import type { Day } from '#/domain/applications/days';
import type { VersionedRecord } from '#/domain/storage/record';

/** What the dashboard says at its head on one day, in its own words. */
export type ToldDay = { readonly day: Day; readonly date: string; readonly words: string };

/** The next days as the dashboard will tell them, so that the page says it before any script of the application has come. */
export type ToldDays = {
  /** Signs of the records that it was made from, by key: where one differs, nothing of it holds any more. */
  readonly madeFrom: Readonly<Record<string, string>>;
  readonly days: readonly ToldDay[];
};

/** Read by `public/first-paint.js`. */
export const toldDaysRecord: VersionedRecord<ToldDays> = {
  key: 'embellie.toldDays',
  version: 1,
  schema: v.object({
    madeFrom: v.record(v.string(), v.string()),
    days: v.array(v.object({ day: v.string(), date: v.string(), words: v.string() })),
  }),
  migrations: [],
};

/** As much of a stored text as tells when it was written, or what stands first in it. */
const SIGN_LENGTH = 64;

/** A sign of a stored text, another one after every write; empty where nothing is kept. */
export const signOf = (text: string | null): string =>
  text === null ? '' : `${text.length} ${text.slice(0, SIGN_LENGTH)}`;
