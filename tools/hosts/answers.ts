import { ADDRESSES } from '../../src/copy/addresses.ts';

/** A Content-Security-Policy by directive. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>;

/** What a host has to know: the headers of its answers, how long they keep, and what answers an unknown address. */
export type HostAnswers = {
  /** Address of the application, with a slash at both ends. */
  readonly base: string;
  /** Headers of every answer, by name. */
  readonly headers: ReadonlyMap<string, string>;
  /** Folder whose files never change under their name. */
  readonly lasting: string;
  readonly cache: { readonly lasting: string; readonly other: string };
  /** File that answers where there is no other, outside of that folder. */
  readonly fallback: string;
  /** Folders of addresses with a number, which no page is written for. */
  readonly numbered: readonly string[];
};

/** Reads a policy as it is written in a header or a page. */
export const parsePolicy = (text: string): SecurityPolicy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/u))
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Writes a policy as a header or a page has it. */
export const writePolicy = (policy: SecurityPolicy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Policy of every page at once: hosts send one policy, and each page has styles and a script of its own. */
export const unitePolicies = (policies: readonly SecurityPolicy[]): SecurityPolicy => {
  const united = new Map<string, readonly string[]>();
  for (const policy of policies)
    for (const [name, sources] of policy)
      united.set(name, [...new Set([...(united.get(name) ?? []), ...sources])]);
  return united;
};

/** Powers that no page of ours uses, and three that only ours may use: dictation, copying, and reading codes. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((power) => `${power}=()`),
  'camera=(self)',
  'clipboard-write=(self)',
  'microphone=(self)',
].join(', ');

/** What hosts are told, from the policies written in the built pages. */
export const answersOf = (pages: readonly SecurityPolicy[], base: string): HostAnswers => ({
  base,
  headers: new Map([
    [
      'Content-Security-Policy',
      writePolicy(
        // A page cannot say itself who may frame it.
        new Map([...unitePolicies(pages), ['frame-ancestors', ["'none'"]]]),
      ),
    ],
    ['X-Frame-Options', 'DENY'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-DNS-Prefetch-Control', 'off'],
  ]),
  lasting: 'assets/',
  cache: { lasting: 'public, max-age=31536000, immutable', other: 'no-cache' },
  fallback: '200.html',
  numbered: [`${ADDRESSES.dossier.slice(1)}/`],
});
