import { createMemoryVault } from '#tests/support/memory/memoryVault';

import { describeVault, NOW } from './vault.contract.ts';

describeVault('createMemoryVault', (setup) => {
  const texts = new Map<string, string>();
  return {
    vault: createMemoryVault({ texts, ...setup }, () => NOW),
    raw: {
      get: (key) => texts.get(key) ?? null,
      set: (key, text) => texts.set(key, text),
      keys: () => [...texts.keys()],
    },
  };
});
