import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { accentProblem, contrastOf, withAccent } from '#/styles/accents';
import { baseDark, baseLight } from '#/styles/baseThemes';

import { parseDeployment, readDeployment } from '../../tools/deployment/deploymentFile.ts';

const EXAMPLE = 'docs/embellie.config.example.json';

const parse = (said: unknown): ReturnType<typeof parseDeployment> =>
  parseDeployment(JSON.stringify(said), 'embellie.config.json');

/** The lines of what is refused, without the name of the file. */
const faultsOf = (said: unknown): readonly string[] => {
  try {
    parse(said);
    return [];
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
};

describe('embellie.config.json', () => {
  test('without a file nothing changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'embellie-config-'));
    expect(readDeployment(folder, undefined)).toEqual({
      deployer: null,
      startPlace: '',
      offerFeed: '',
      accents: { light: null, dark: null },
    });
    rmSync(folder, { recursive: true });
  });

  test('one at the root is read, and another one by its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'embellie-config-'));
    writeFileSync(join(folder, 'embellie.config.json'), '{ "region": "Bretagne" }');
    writeFileSync(join(folder, 'autre.json'), '{ "region": "Rhône" }');
    expect(readDeployment(folder, '').startPlace).toBe('Bretagne');
    expect(readDeployment(folder, 'autre.json').startPlace).toBe('Rhône');
    expect(() => readDeployment(folder, 'absente.json')).toThrow(
      'EMBELLIE_CONFIG names absente.json, which is not there',
    );
    rmSync(folder, { recursive: true });
  });

  test('the example of the documentation is a good one, and says everything', () => {
    const { deployer, ...rest } = parseDeployment(readFileSync(EXAMPLE, 'utf8'), EXAMPLE);
    expect(deployer && Object.values(deployer)).not.toContain(null);
    expect(Object.values(rest).every(Boolean)).toBe(true);
  });

  test('what is not said is null; who says nothing of themselves is nobody', () => {
    expect(parse({ organisation: { name: ' Asso ' } }).deployer).toEqual({
      name: 'Asso',
      contact: null,
      legalNotice: null,
      privacy: null,
      accessibility: null,
    });
    expect(parse({ region: 'Bretagne' }).deployer).toBeNull();
  });

  test.each([
    [{ organization: {} }, 'organization: no such field'],
    [{ organisation: {} }, 'organisation.name: is missing'],
    [{ organisation: { name: ' ' } }, 'organisation.name: must not be empty'],
    [{ organisation: { name: 3 } }, 'organisation.name: has to be of type string'],
    [{ organisation: { name: 'a'.repeat(81) } }, 'organisation.name: must not be longer than 80'],
    [{ organisation: { name: 'A', contact: 'nous' } }, 'organisation.contact: has to be an addr'],
    [{ legalNotice: 'http://asso.example' }, 'legalNotice: has to be an address that starts'],
    [{ legalNotice: 'javascript:alert(1)' }, 'legalNotice: has to be an address that starts'],
    [{ privacy: 'https://' }, 'privacy: has to be an address that starts'],
    [{ accessibility: 'a@b' }, 'accessibility: has to be an address of e-mail'],
    [{ accessibility: 'a@b.fr?x=<' }, 'accessibility: has to be an address of e-mail'],
    [{ region: 'Bretaigne' }, 'region: has to be a region or a department'],
    [{ offers: 'https://asso.example/offres.json' }, 'offers: has to be a file below catalogue/'],
    [{ offers: 'catalogue/../secret.json' }, 'offers: has to be a file below catalogue/'],
    [{ colours: { light: 'red' } }, 'colours.light: has to be a colour such as #0a67ad'],
    [{ colours: { light: '#ffd400' } }, 'colours.light: #ffd400 has a contrast of '],
    [{ colours: { dark: '#1a2a50' } }, 'colours.dark: #1a2a50 has a contrast of '],
    [[], 'the file: has to be of type Object'],
  ])('%j is refused: %s', (said, fault) => {
    expect(faultsOf(said)).toEqual([expect.stringContaining(fault)]);
  });

  test('every fault is told at once, and what is no JSON too', () => {
    expect(faultsOf({ region: 'Ici', offers: 'x', other: 1 })).toHaveLength(3);
    expect(() => parseDeployment('{', 'embellie.config.json')).toThrow(
      'embellie.config.json is no JSON',
    );
  });
});

const hex = integer({ min: 0, max: 0xff_ff_ff }).map(
  (colour) => `#${colour.toString(16).padStart(6, '0')}`,
);

describe.each([
  ['light', baseLight],
  ['dark', baseDark],
])('a colour of one’s own in the %s theme', (_, theme) => {
  test('ours passes', () => expect(accentProblem(theme, theme.color.accent)).toBeNull());

  test('is refused with one that passes, or gives colours that all read', () => {
    assert(
      property(hex, (wanted) => {
        const problem = accentProblem(theme, wanted);
        expect(problem?.contrast ?? 0).toBeLessThan(problem?.needed ?? 1);
        const accent = problem?.instead ?? wanted;
        expect(accentProblem(theme, accent)).toBeNull();
        const { color } = withAccent(theme, accent);
        const { canvas, surface, surfaceRaised, surfaceSunken, surfaceHover } = color;
        for (const under of [canvas, surface, surfaceRaised, surfaceSunken, surfaceHover]) {
          expect(contrastOf(color.accent, under)).toBeGreaterThanOrEqual(3);
          expect(contrastOf(color.accentText, under)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(color.focus, under)).toBeGreaterThanOrEqual(3);
        }
        for (const under of [color.accentSoft, theme.wash.from, theme.wash.to])
          expect(contrastOf(color.accentText, under)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(color.onAccent, color.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(color.onAccent, color.accentHover)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
