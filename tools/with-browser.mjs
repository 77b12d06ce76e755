// Runs a command with EMBELLIE_CHROMIUM set to a Chromium that exists.
// Usage: node tools/with-browser.mjs [--shell] [--env NAME=VALUE] COMMAND [ARGS...]
// With --shell: a headless shell where there is one, for what is clicked rather than pictured.
import { spawnSync } from 'node:child_process';

import { findBrowser } from './browser.mjs';

const args = process.argv.slice(2);
const env = { ...process.env };
const shell = args[0] === '--shell';
if (shell) args.shift();
while (args[0] === '--env') {
  const [name, value] = (args[1] ?? '').split('=');
  env[name] = value;
  args.splice(0, 2);
}
env.EMBELLIE_CHROMIUM = await findBrowser({ shell });
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
