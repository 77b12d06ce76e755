import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { knownFaults } from '../../tools/audit.mjs';

type Entry = {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry & { readonly version: string }>>;
};
const { packages } = lock;
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

const advisories = JSON.parse(readFileSync('tools/advisories.json', 'utf8')) as {
  readonly known: readonly { readonly package: string }[];
};

it('installs nothing of which a fault is known, as far as the table of advisories goes', () => {
  const named = new Set(advisories.known.map((advisory) => advisory.package));
  const here = [...named].filter((name) => `node_modules/${name}` in packages);
  expect(here.length).toBeGreaterThan(10);
  expect(knownFaults(lock, advisories)).toEqual([]);
});

it('finds a fault that is planted, wherever the package stands', () => {
  const old = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/fflate': { version: '0.8.2' },
      'node_modules/docx/node_modules/nanoid': { version: '5.1.5' },
      'node_modules/react-router': { version: '7.18.2' },
    },
  };
  expect(knownFaults(old, advisories)).toEqual([
    'GHSA-px8p-9vwx-vf98: node_modules/fflate 0.8.2',
    'GHSA-2v37-7h3g-55p8: node_modules/docx/node_modules/nanoid 5.1.5',
  ]);
});
