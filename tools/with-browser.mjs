// Runs a command with EMBELLIE_CHROMIUM set to a Chromium that exists.
// Usage: node tools/with-browser.mjs [--env NAME=VALUE] COMMAND [ARGS...]
import { spawnSync } from 'node:child_process';

import { findBrowser } from './browser.mjs';

const args = process.argv.slice(2);
const env = { ...process.env };
while (args[0] === '--env') {
  const [name, value] = (args[1] ?? '').split('=');
  env[name] = value;
  args.splice(0, 2);
}
env.EMBELLIE_CHROMIUM = await findBrowser();
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
