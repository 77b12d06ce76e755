import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { createLocalVault } from '#/adapters/storage/localVault';
import type { StoredRecord } from '#/domain/storage/record';
import type { ChangePlace } from '#/domain/storage/Vault';

import { createStorageHost } from './fakeStorageHost.ts';
import { describeVault, NOW } from './vault.contract.ts';

const names: StoredRecord<readonly string[]> = {
  key: 'names',
  plain: true,
  schema: v.array(v.string()),
};

describeVault('createLocalVault', (setup) => {
  const { host, local } = createStorageHost(setup);
  return {
    vault: createLocalVault(host, () => NOW),
    raw: {
      get: (key) => local.getItem(key),
      set: (key, text) => local.texts.set(key, text),
      keys: () => [...local.texts.keys()],
    },
  };
});

describe('createLocalVault in a browser', () => {
  it('picks up what another tab writes, told from what this one does', () => {
    const { host, changeElsewhere } = createStorageHost();
    const vault = createLocalVault(host, () => NOW);
    const heard = vi.fn<(place: ChangePlace) => void>();
    vault.subscribe(names, heard);
    vault.write(names, ['Bo']);
    changeElsewhere('names', '["Ana"]');
    expect(heard.mock.calls).toEqual([['here'], ['elsewhere']]);
    expect(vault.read(names)).toEqual({ ok: true, value: ['Ana'] });
  });

  it('tells every subscriber when another tab clears all', () => {
    const { host, clearElsewhere } = createStorageHost();
    const vault = createLocalVault(host, () => NOW);
    const heard = vi.fn<() => void>();
    vault.subscribe(names, heard);
    clearElsewhere();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignores other keys and session storage', () => {
    const { host, changeElsewhere, changeSession } = createStorageHost();
    const vault = createLocalVault(host, () => NOW);
    const heard = vi.fn<() => void>();
    vault.subscribe(names, heard);
    changeElsewhere('other', '1');
    changeSession('names');
    expect(heard).not.toHaveBeenCalled();
  });

  it('says unavailable where the browser has no storage at all', () => {
    const { host } = createStorageHost();
    const vault = createLocalVault({ ...host, localStorage: null }, () => NOW);
    expect(vault.read(names)).toEqual({ ok: false, problem: 'unavailable' });
  });
});
