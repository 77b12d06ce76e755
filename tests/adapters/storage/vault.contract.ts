import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { listOf } from '#/domain/storage/listOf';
import type { StoredRecord } from '#/domain/storage/record';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { Vault } from '#/domain/storage/Vault';

export const NOW = new Date('2026-11-20T08:00:00.000Z');

const names: StoredRecord<readonly string[]> = {
  key: 'embellie.names',
  version: 2,
  schema: v.array(v.string()),
  migrations: [(data) => [data]],
};

const plainNames: StoredRecord<readonly string[]> = {
  key: 'plainNames',
  plain: true,
  schema: v.array(v.string()),
};

const numbers: StoredRecord<readonly number[]> = {
  key: 'embellie.numbers',
  plain: true,
  ...listOf(v.number()),
};

/** What the suite needs to know of the store under a vault. */
export type VaultUnderTest = {
  readonly vault: Vault;
  /** The texts as the device holds them. */
  readonly raw: {
    readonly get: (key: string) => string | null;
    readonly set: (key: string, text: string) => void;
    readonly keys: () => readonly string[];
  };
};

type Setup = { readonly quota?: number; readonly blocked?: boolean };

/** What every vault keeps to, whatever it stands on. */
export const describeVault = (name: string, create: (setup?: Setup) => VaultUnderTest): void => {
  describe(`${name} keeps the contract of a vault`, () => {
    it('gives null where nothing was written', () => {
      expect(create().vault.read(names)).toEqual({ ok: true, value: null });
    });

    it('reads what was written, in an envelope or bare', () => {
      const { vault, raw } = create();
      expect(vault.write(names, ['Ana'])).toEqual({ ok: true, value: null });
      expect(vault.write(plainNames, ['Bao'])).toEqual({ ok: true, value: null });
      expect(vault.read(names)).toEqual({ ok: true, value: ['Ana'] });
      expect(JSON.parse(raw.get('embellie.names') ?? '')).toEqual({
        version: 2,
        savedAt: NOW.toISOString(),
        data: ['Ana'],
      });
      expect(raw.get('plainNames')).toBe('["Bao"]');
    });

    it('gives the same result object until the text changes', () => {
      const { vault } = create();
      vault.write(names, ['Ana']);
      const first = vault.read(names);
      expect(vault.read(names)).toBe(first);
      vault.write(names, ['Bao']);
      expect(vault.read(names)).not.toBe(first);
    });

    it('brings an earlier version up to date', () => {
      const { vault, raw } = create();
      raw.set('embellie.names', JSON.stringify({ version: 1, savedAt: 'x', data: 'Ana' }));
      expect(vault.read(names)).toEqual({ ok: true, value: ['Ana'] });
    });

    it.each([
      ['corrupt', '["Ana"'],
      ['future', JSON.stringify({ version: 9, savedAt: 'x', data: { who: 'Ana' } })],
    ])(
      'reports a %s text, leaves it in place, and keeps it aside when written over',
      (problem, text) => {
        const { vault, raw } = create();
        raw.set('embellie.names', text);
        expect(vault.read(names)).toEqual({ ok: false, problem });
        expect(vault.read(names)).toEqual({ ok: false, problem });
        expect(raw.get('embellie.names')).toBe(text);

        expect(vault.write(names, ['Bao']).ok).toBe(true);
        expect(vault.read(names)).toEqual({ ok: true, value: ['Bao'] });
        const aside = raw
          .keys()
          .filter((key) => key.startsWith('embellie.damaged.embellie.names.'));
        expect(aside.map((key) => raw.get(key))).toEqual([text]);
      },
    );

    it('adds to what is damaged from nothing, and never to what a later version wrote', () => {
      const add = (text: string) => {
        const { vault, raw } = create();
        raw.set('embellie.names', text);
        const added = updateRecord(vault, names, [], (list) => [...list, 'Bao']);
        return { added, read: vault.read(names), texts: raw.keys().map((key) => raw.get(key)) };
      };
      const damaged = add('["Ana"');
      expect(damaged.read).toEqual({ ok: true, value: ['Bao'] });
      expect(damaged.texts).toContain('["Ana"');
      const later = JSON.stringify({ version: 9, savedAt: 'x', data: { who: 'Ana' } });
      expect(add(later)).toEqual({
        added: { ok: false, problem: 'future' },
        read: { ok: false, problem: 'future' },
        texts: [later],
      });
    });

    it('keeps a damaged text aside when it is removed', () => {
      const { vault, raw } = create();
      raw.set('plainNames', '{{');
      expect(vault.remove(plainNames).ok).toBe(true);
      expect(vault.read(plainNames)).toEqual({ ok: true, value: null });
      expect(raw.keys().map((key) => raw.get(key))).toEqual(['{{']);
    });

    it('puts nothing aside while all is well', () => {
      const { vault, raw } = create();
      vault.write(names, ['Ana']);
      vault.write(names, ['Bao']);
      vault.remove(names);
      expect(raw.keys()).toEqual([]);
    });

    it('says quota when the device is full, and keeps what was there', () => {
      const { vault } = create({ quota: 200 });
      expect(vault.write(names, ['Ana']).ok).toBe(true);
      expect(vault.write(names, ['B'.repeat(400)])).toEqual({ ok: false, problem: 'quota' });
      expect(vault.read(names)).toEqual({ ok: true, value: ['Ana'] });
    });

    it('does not write over a damaged text that it cannot keep aside', () => {
      const { vault, raw } = create({ quota: 300 });
      const damaged = 'x'.repeat(200);
      raw.set('embellie.names', damaged);
      expect(vault.write(names, ['Ana'])).toEqual({ ok: false, problem: 'quota' });
      expect(raw.get('embellie.names')).toBe(damaged);
    });

    it('says unavailable where storage is blocked', () => {
      const { vault } = create({ blocked: true });
      const unavailable = { ok: false, problem: 'unavailable' };
      expect(vault.read(names)).toEqual(unavailable);
      expect(vault.read(names)).toBe(vault.read(names));
      expect(vault.write(names, [])).toEqual(unavailable);
      expect(vault.remove(names)).toEqual(unavailable);
      expect(vault.texts()).toEqual(unavailable);
      expect(vault.exchange(new Map([['embellie.names', null]]))).toEqual(unavailable);
      expect(vault.damagedIn(names)).toEqual([]);
    });

    it('reads the good entries of a list and keeps the damaged ones aside at the next write', () => {
      const { vault, raw } = create();
      raw.set('embellie.numbers', '[1,"two",3]');
      expect(vault.read(numbers)).toEqual({ ok: true, value: [1, 3] });
      expect(vault.damagedIn(numbers)).toEqual(['two']);
      expect(vault.damagedIn(numbers)).toBe(vault.damagedIn(numbers));
      expect(raw.keys()).toEqual(['embellie.numbers']);

      vault.write(numbers, [1, 3, 4]);
      expect(vault.damagedIn(numbers)).toEqual([]);
      const aside = raw.keys().filter((key) => key.startsWith('embellie.damaged.'));
      expect(aside.map((key) => raw.get(key))).toEqual(['["two"]']);
    });

    it('tells when a versioned record was written', () => {
      const { vault } = create();
      expect(vault.writtenAt(names)).toBeNull();
      vault.write(names, ['Ana']);
      vault.write(plainNames, ['Bao']);
      expect(vault.writtenAt(names)).toBe(NOW.toISOString());
      expect(vault.writtenAt(plainNames)).toBeNull();
    });

    it('gives every text of its own, and none of others', () => {
      const { vault, raw } = create();
      raw.set('analysisResults', '[]');
      raw.set('embellie.numbers', '[1]');
      raw.set('another-site', 'secret');
      expect(vault.texts()).toEqual({
        ok: true,
        value: new Map([
          ['analysisResults', '[]'],
          ['embellie.numbers', '[1]'],
        ]),
      });
    });

    it('exchanges several texts at once and tells who listens', () => {
      const { vault, raw } = create();
      const heard = vi.fn<() => void>();
      vault.write(numbers, [1]);
      vault.subscribe(numbers, heard);
      const done = vault.exchange(
        new Map([
          ['embellie.numbers', null],
          ['embellie.names', 'x'],
        ]),
      );
      expect(done.ok).toBe(true);
      expect(vault.read(numbers)).toEqual({ ok: true, value: null });
      expect(raw.get('embellie.names')).toBe('x');
      expect(heard).toHaveBeenCalledTimes(1);
    });

    it('exchanges nothing where one text does not fit', () => {
      const { vault, raw } = create({ quota: 300 });
      raw.set('embellie.names', 'a'.repeat(100));
      raw.set('embellie.numbers', '[1]');
      const done = vault.exchange(
        new Map([
          ['embellie.names', null],
          ['embellie.numbers', '[2]'],
          ['embellie.new', 'y'],
          ['embellie.large', 'z'.repeat(400)],
        ]),
      );
      expect(done).toEqual({ ok: false, problem: 'quota' });
      expect(raw.get('embellie.names')).toBe('a'.repeat(100));
      expect(raw.get('embellie.numbers')).toBe('[1]');
      expect(raw.keys().toSorted()).toEqual(['embellie.names', 'embellie.numbers']);
    });

    it('tells subscribers of a record about its changes until they leave', () => {
      const { vault } = create();
      const heard = vi.fn<() => void>();
      const other = vi.fn<() => void>();
      const leave = vault.subscribe(names, heard);
      vault.subscribe(plainNames, other);
      vault.write(names, ['Ana']);
      vault.remove(names);
      expect(heard).toHaveBeenCalledTimes(2);
      leave();
      vault.write(names, ['Bao']);
      expect(heard).toHaveBeenCalledTimes(2);
      expect(other).not.toHaveBeenCalled();
    });

    it('says nothing when a write failed', () => {
      const { vault } = create({ quota: 10 });
      const heard = vi.fn<() => void>();
      vault.subscribe(names, heard);
      vault.write(names, ['Ana']);
      expect(heard).not.toHaveBeenCalled();
    });
  });
};
