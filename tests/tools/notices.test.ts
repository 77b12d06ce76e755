import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { billOfMaterials, noticesOf, thirdPartiesOf } from '../../tools/build/notices.ts';

const parties = thirdPartiesOf('.');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

describe('notices', () => {
  it('name every package that the application depends on, and none of development', () => {
    const names = parties.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).not.toContain('vitest');
    expect(parties.length).toBeGreaterThan(40);
  });

  it('know the licence of each, and let nobody in whose licence asks for more than a notice', () => {
    const free = /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|OFL-1\.1|MIT-0)\b/u;
    expect(parties.filter(({ licence }) => !free.test(licence))).toEqual([]);
  });

  it('hold each text once', () => {
    const text = noticesOf(parties);
    for (const { name, version } of parties) expect(text).toContain(`${name} ${version} (`);
    expect(text.split('SIL OPEN FONT LICENSE Version 1.1').length).toBeLessThan(6);
    expect(text).toContain('Licence Ouverte 2.0');
  });
});

describe('the bill of materials', () => {
  it('is the same twice, and says what came in which archive', () => {
    const of = () => billOfMaterials({ name: 'embellie', version: '1.2.3' }, parties);
    expect(of()).toBe(of());
    const read = JSON.parse(of()) as {
      readonly components: readonly { readonly purl: string; readonly hashes?: unknown }[];
    };
    expect(read.components).toHaveLength(parties.length);
    expect(read.components.every(({ hashes }) => hashes !== undefined)).toBe(true);
    expect(read.components.map(({ purl }) => purl)).toContain(
      `pkg:npm/react@${dependencies['react'] ?? ''}`,
    );
  });
});
