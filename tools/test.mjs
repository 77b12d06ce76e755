// Runs every check in order, stops at the first failure and says which step it was.
// Usage: node tools/test.mjs [--only step,step]
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['types', 'types'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['dead-code', 'dead-code'],
  ['unit', 'unit'],
  ['build', 'build'],
  ['size', 'size'],
  ['stories', 'stories'],
  ['e2e', 'e2e'],
  ['build-storybook', 'build-storybook'],
  ['pictures', 'pictures'],
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? null : new Set(process.argv[onlyAt + 1]?.split(','));
const steps = STEPS.filter(([name]) => !only || only.has(name));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const timings = [];
let failed = null;
for (const [name, script] of steps) {
  console.log(`\n=== ${name} ===`);
  const from = Date.now();
  const { status } = spawnSync(npm, ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    shell: process.platform === 'win32',
  });
  timings.push(`${name} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    failed = name;
    break;
  }
}

console.log(`\n${timings.join(' · ')}`);
if (failed) console.error(`\nStep failed: ${failed}`);
console.log(
  `\nsteps: ${failed ? timings.length - 1 : timings.length} passed, ${failed ? 1 : 0} failed`,
);
process.exit(failed ? 1 : 0);
