import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

type Entry = {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const installed = Object.entries(packages).filter(([at, { link }]) => at !== '' && link !== true);

// Why some stand there without: docs/decisions/0004-versions.md.
it('has a checksum for all that is installed but optional binaries of other machines', () => {
  const without = installed.filter(([, { integrity }]) => integrity === undefined);
  const needed = without.filter(
    ([, { optional, os }]) => optional !== true || os === undefined || os.length === 0,
  );
  expect(needed.map(([at]) => at)).toEqual([]);
});

it('takes only checksums that cannot be forged', () => {
  const weak = installed.filter(([, { integrity }]) => integrity?.startsWith('sha512-') === false);
  expect(weak.map(([at]) => at)).toEqual([]);
});
