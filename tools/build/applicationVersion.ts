import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is of: nothing of the moment when it is made, so that two builds of one commit are the same. */
export type ApplicationVersion = {
  readonly version: string;
  /** Short name of the commit; empty where there is no repository. */
  readonly commit: string;
  /** ISO day of that commit, in UTC; empty with it. */
  readonly date: string;
};

const git = (root: string, ...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'UTC' },
    }).trim();
  } catch {
    return '';
  }
};

/** Reads it from package.json and the repository; EMBELLIE_COMMIT and EMBELLIE_DATE say it where there is none. */
export const applicationVersion = (root: string): ApplicationVersion => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return {
    version,
    commit: process.env['EMBELLIE_COMMIT'] ?? git(root, 'rev-parse', '--short=10', 'HEAD'),
    date:
      process.env['EMBELLIE_DATE'] ??
      git(root, 'show', '-s', '--date=format-local:%Y-%m-%d', '--format=%cd', 'HEAD'),
  };
};
