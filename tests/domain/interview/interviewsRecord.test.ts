import { describe, expect, test } from 'vitest';

import {
  interviewsRecord,
  MAX_INTERVIEWS,
  withInterview,
  withoutInterview,
} from '#/domain/interview/interviewsRecord';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { anInterview } from '#tests/support/builders/anInterview';

const NOW = '2026-11-21T10:00:00.000Z';

describe('the record of interviews', () => {
  test('comes back as it was written', () => {
    const sessions = [anInterview(), anInterview({ id: 2, finishedAt: NOW })];
    expect(decodeRecord(interviewsRecord, encodeRecord(interviewsRecord, sessions, NOW))).toEqual({
      ok: true,
      value: sessions,
    });
  });

  test('a damaged interview does not take the others with it', () => {
    const text = JSON.stringify({
      version: 1,
      savedAt: NOW,
      data: [{ id: 'x' }, anInterview(), { ...anInterview(), index: 99 }, null],
    });
    expect(decodeRecord(interviewsRecord, text)).toEqual({ ok: true, value: [anInterview()] });
  });

  test('what is no list is damaged', () => {
    const text = JSON.stringify({ version: 1, savedAt: NOW, data: 'x' });
    expect(decodeRecord(interviewsRecord, text)).toEqual({ ok: false, problem: 'corrupt' });
  });

  test('keeps the newest, replaces in place, removes one', () => {
    const many = Array.from({ length: MAX_INTERVIEWS }, (_, id) => anInterview({ id }));
    const next = withInterview(many, anInterview({ id: 99 }));
    expect(next).toHaveLength(MAX_INTERVIEWS);
    expect(next[0]?.id).toBe(99);
    const replaced = withInterview(many, anInterview({ id: 3, title: 'Autre' }));
    expect(replaced[3]?.title).toBe('Autre');
    expect(withoutInterview(many, 3).some(({ id }) => id === 3)).toBe(false);
  });
});
