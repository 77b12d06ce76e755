import { describe, expect, it } from 'vitest';

import {
  isReminderDue,
  lastSaveOf,
  NEVER_SAVED,
  saveMemoryRecord,
} from '#/domain/backup/saveMemory';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';

const day = (of: number): string => `2026-11-${String(of).padStart(2, '0')}T09:00:00.000Z`;
const about = (written: readonly number[], now: number, erasedAfterAWeek = false) => ({
  written: written.map(day),
  erasedAfterAWeek,
  now: new Date(day(now)),
});
const saved = (at: number, reminded: number | null = null) => ({
  savedAt: day(at),
  remindedAt: reminded === null ? null : day(reminded),
});

describe('the last backup', () => {
  it('is old once a fortnight went by and work was done since', () => {
    expect(lastSaveOf(NEVER_SAVED, about([1], 20))).toEqual({ status: 'never' });
    expect(lastSaveOf(saved(2), about([3], 15))).toEqual({ status: 'recent', days: 13 });
    expect(lastSaveOf(saved(2), about([3], 16))).toEqual({ status: 'old', days: 14 });
    expect(lastSaveOf(saved(2), about([1], 28))).toEqual({ status: 'recent', days: 26 });
  });

  it('is old after a week where the browser erases then', () => {
    expect(lastSaveOf(saved(2), about([3], 9, true))).toEqual({ status: 'old', days: 7 });
  });

  it('is of today where the clock went back', () => {
    expect(lastSaveOf(saved(20), about([21], 3))).toEqual({ status: 'recent', days: 0 });
  });
});

describe('a reminder', () => {
  it('is due where work stands unsaved for a fortnight', () => {
    expect(isReminderDue(NEVER_SAVED, about([], 28))).toBe(false);
    expect(isReminderDue(NEVER_SAVED, about([10], 20))).toBe(false);
    expect(isReminderDue(NEVER_SAVED, about([5, 20], 20))).toBe(true);
    expect(isReminderDue(saved(2), about([3], 16))).toBe(true);
    expect(isReminderDue(saved(2), about([1], 28))).toBe(false);
  });

  it('is not repeated for a fortnight, unless the clock went back', () => {
    expect(isReminderDue(saved(1, 15), about([2], 28))).toBe(false);
    expect(isReminderDue(saved(1, 15), about([2], 29))).toBe(true);
    expect(isReminderDue(saved(1, 30), about([2], 20))).toBe(true);
  });
});

it('is read back as it was written, and no nonsense is', () => {
  const memory = saved(2, 3);
  const text = encodeRecord(saveMemoryRecord, memory, day(4));
  expect(decodeRecord(saveMemoryRecord, text)).toEqual({ ok: true, value: memory });
  const wrong = text.replace(day(2), 'demain');
  expect(decodeRecord(saveMemoryRecord, wrong)).toEqual({ ok: false, problem: 'corrupt' });
});
