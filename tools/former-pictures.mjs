// Pictures the stories that differ as another commit shows them, beside what they look like now.
// Usage: node tools/former-pictures.mjs [COMMIT]   (after a run that failed; COMMIT is HEAD unless told)
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';

const commit = process.argv[2] ?? 'HEAD';
const changed = join('test-results', 'pictures-changed');
if (!existsSync(changed)) {
  console.log('No picture differs: run `npm run stories` first.');
  process.exit(0);
}

const run = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

/** Names of the pictures that differ, without their ending. */
const names = readdirSync(changed, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.txt'))
  .map((path) => path.slice(0, -'.txt'.length));

const tree = mkdtempSync(join(tmpdir(), 'embellie-former-'));
try {
  run('git', ['worktree', 'add', '--force', '--detach', tree, commit]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'), 'junction');
  run('npx', ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet'], { cwd: tree });
  // The camera is today's, the stories are those of the commit.
  cpSync(join('tests', 'visual'), join(tree, 'tests', 'visual'), { recursive: true });
  const env = {
    ...process.env,
    EMBELLIE_CHROMIUM: await findBrowser({ shell: true }),
    EMBELLIE_FORMER_PICTURES: JSON.stringify({ names, into: join(process.cwd(), changed) }),
  };
  const config = join('tests', 'visual', 'playwright.config.ts');
  run('npx', ['playwright', 'test', '--config', config, 'former'], { cwd: tree, env });
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', tree]);
  rmSync(tree, { recursive: true, force: true });
}
console.log(`The former pictures stand beside the new ones in ${changed}, as *.former.png.`);
