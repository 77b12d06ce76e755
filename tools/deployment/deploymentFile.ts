import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import * as v from 'valibot';

import type { Deployer } from '../../src/domain/device/deployer.ts';
import { FRENCH_REGIONS } from '../../src/domain/places/frenchRegions.fr.ts';
import { DEPARTMENT_NAMES } from '../../src/domain/places/towns.fr.ts';
import { accentProblem } from '../../src/styles/accents.ts';
import { baseDark, baseLight } from '../../src/styles/baseThemes.ts';
import type { Theme } from '../../src/styles/baseThemes.ts';

/** What `embellie.config.json` changes in a build, every field told; without a file, nothing. */
export type Deployment = {
  readonly deployer: Deployer | null;
  readonly startPlace: string;
  readonly offerFeed: string;
  readonly accents: { readonly light: string | null; readonly dark: string | null };
};

/** Name of the file at the root of the sources. */
export const DEPLOYMENT_FILE = 'embellie.config.json';

const LONGEST_NAME = 80;

const PLACES: ReadonlySet<string> = new Set([
  ...FRENCH_REGIONS.map(([called]) => called),
  ...DEPARTMENT_NAMES.split('|').map((one) => one.slice(one.indexOf(':') + 1)),
]);

const isEmail = (text: string): boolean => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>".?&]+$/u.test(text);
const isPage = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://');

const page = v.pipe(v.string(), v.check(isPage, 'has to be an address that starts with https://'));
const contact = v.pipe(
  v.string(),
  v.check(
    (text) => isEmail(text) || isPage(text),
    'has to be an address of e-mail, or one that starts with https://',
  ),
);

const accentOf = (theme: Theme) =>
  v.pipe(
    v.string(),
    v.regex(/^#[\da-f]{6}$/iu, 'has to be a colour such as #0a67ad'),
    v.toLowerCase(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues !== undefined) return;
      const problem = accentProblem(theme, dataset.value);
      if (problem === null) return;
      const { against, contrast, needed, instead } = problem;
      addIssue({
        message: `${dataset.value} has a contrast of ${contrast.toFixed(1)} with ${against}, ${needed} is needed: ${instead} would do`,
      });
    }),
  );

const schema = v.strictObject({
  organisation: v.optional(
    v.strictObject({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.maxLength(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters`),
      ),
      contact: v.optional(contact),
    }),
  ),
  legalNotice: v.optional(page),
  privacy: v.optional(page),
  accessibility: v.optional(contact),
  region: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => PLACES.has(text),
        'has to be a region or a department of France by its name, such as Bretagne',
      ),
    ),
  ),
  offers: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^catalogue\/(?:[\w-]+\/)*[\w-]+\.json$/u,
        'has to be a file below catalogue/ of this same site, such as catalogue/offers.json: pages ask no other host',
      ),
    ),
  ),
  colours: v.optional(
    v.strictObject({
      light: v.optional(accentOf(baseLight)),
      dark: v.optional(accentOf(baseDark)),
    }),
  ),
});

const NOTHING: Deployment = {
  deployer: null,
  startPlace: '',
  offerFeed: '',
  accents: { light: null, dark: null },
};

/** Where a fault stands and what it is, on one line. */
const lineOf = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.expected === 'never') return `${place}: no such field`;
  if (issue.received === 'undefined') return `${place}: is missing`;
  const kind = issue.kind === 'schema' ? `has to be of type ${issue.expected}` : issue.message;
  return `${place}: ${kind}`;
};

/** Reads what a file says; throws with one line for each fault. `name` is the file as its writer knows it. */
export const parseDeployment = (text: string, name: string): Deployment => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
  if (Array.isArray(json)) throw new Error(`${name}:\n  the file: has to be of type Object`);
  const read = v.safeParse(schema, json);
  if (!read.success)
    throw new Error([`${name}:`, ...read.issues.map((issue) => `  ${lineOf(issue)}`)].join('\n'));
  const { organisation, legalNotice, privacy, accessibility, region, offers, colours } =
    read.output;
  const deployer: Deployer = {
    name: organisation?.name ?? null,
    contact: organisation?.contact ?? null,
    legalNotice: legalNotice ?? null,
    privacy: privacy ?? null,
    accessibility: accessibility ?? null,
  };
  return {
    deployer: Object.values(deployer).every((field) => field === null) ? null : deployer,
    startPlace: region ?? '',
    offerFeed: offers ?? '',
    accents: { light: colours?.light ?? null, dark: colours?.dark ?? null },
  };
};

/**
 * What this build is to be, from `embellie.config.json` at the root or from the file that EMBELLIE_CONFIG names, which
 * then has to be there. See docs/decisions/0028-deployer.md.
 */
export const readDeployment = (
  root: string,
  named: string | undefined = process.env['EMBELLIE_CONFIG'],
): Deployment => {
  const name = named === undefined || named === '' ? DEPLOYMENT_FILE : named;
  const file = resolve(root, name);
  if (existsSync(file)) return parseDeployment(readFileSync(file, 'utf8'), name);
  if (name === DEPLOYMENT_FILE) return NOTHING;
  throw new Error(`EMBELLIE_CONFIG names ${name}, which is not there`);
};
