import { expect, it } from 'vitest';

import { NotLoaded, onUse } from '#/adapters/onUse';

it('gives the module', async () => {
  await expect(onUse(() => Promise.resolve({ answer: 42 }))).resolves.toEqual({ answer: 42 });
});

it('tells a module that could not be fetched from a fault inside it', async () => {
  const missed = onUse(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(missed).rejects.toBeInstanceOf(NotLoaded);
  const { broken } = await onUse(() =>
    Promise.resolve({
      broken: () => {
        throw new RangeError('outside');
      },
    }),
  );
  expect(broken).toThrow(RangeError);
});
