import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import type { StoredRecord } from '#/domain/storage/record';

const AT = '2026-11-20T08:00:00.000Z';

type Note = { readonly words: readonly string[] };

const note: StoredRecord<Note> = {
  key: 'embellie.note',
  version: 3,
  schema: v.object({ words: v.array(v.string()) }),
  migrations: [
    (data) => ({ text: v.parse(v.string(), data) }),
    (data) => ({ words: v.parse(v.object({ text: v.string() }), data).text.split(' ') }),
  ],
};

const plain: StoredRecord<readonly number[]> = {
  key: 'numbers',
  plain: true,
  schema: v.array(v.number()),
};

const stored = (version: number, data: unknown): string =>
  JSON.stringify({ version, savedAt: AT, data });

describe('decodeRecord', () => {
  it('reads back what encodeRecord wrote', () => {
    const text = encodeRecord(note, { words: ['a', 'b'] }, AT);
    expect(JSON.parse(text)).toEqual({ version: 3, savedAt: AT, data: { words: ['a', 'b'] } });
    expect(decodeRecord(note, text)).toEqual({ ok: true, value: { words: ['a', 'b'] } });
  });

  it('runs every migration from the version of the text, and only those', () => {
    expect(decodeRecord(note, stored(1, 'one two'))).toEqual({
      ok: true,
      value: { words: ['one', 'two'] },
    });
    expect(decodeRecord(note, stored(2, { text: 'one two' }))).toEqual({
      ok: true,
      value: { words: ['one', 'two'] },
    });
  });

  it('says corrupt when a migration does not know the data', () => {
    expect(decodeRecord(note, stored(1, 12))).toEqual({ ok: false, problem: 'corrupt' });
  });

  it('says future for a version this application does not know', () => {
    expect(decodeRecord(note, stored(4, {}))).toEqual({ ok: false, problem: 'future' });
  });

  it.each([
    ['not JSON', '{"version":3,'],
    ['no envelope', '["a"]'],
    ['null', 'null'],
    ['a version of 0', stored(0, { words: [] })],
    ['a fraction as version', stored(1.5, { words: [] })],
    ['data of another shape', stored(3, { words: [1] })],
  ])('says corrupt for %s', (_name, text) => {
    expect(decodeRecord(note, text)).toEqual({ ok: false, problem: 'corrupt' });
  });

  it('keeps a plain record as bare JSON', () => {
    expect(encodeRecord(plain, [2, 1], AT)).toBe('[2,1]');
    expect(decodeRecord(plain, '[2,1]')).toEqual({ ok: true, value: [2, 1] });
    expect(decodeRecord(plain, '{"version":1,"data":[2]}')).toEqual({
      ok: false,
      problem: 'corrupt',
    });
  });
});
