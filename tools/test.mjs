// Runs every check in order, stops at the first failure and says which step it was.
// Usage: node tools/test.mjs [--only step,step]
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

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

const run = (script, stdio) =>
  spawn(npm, ['run', '--silent', script], {
    stdio,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    shell: process.platform === 'win32',
  });
const ended = (child) => new Promise((resolve) => child.once('close', resolve));

// Storybook's build keeps one core busy, and so do the first steps: side by side they take the time of one.
const besides = steps.length > 1 ? steps.find(([name]) => name === 'build-storybook') : undefined;
const aside = besides && run(besides[1], ['ignore', 'pipe', 'pipe']);
const asideEnds = aside && Promise.all([ended(aside), text(aside.stdout), text(aside.stderr)]);

const timings = [];
let failed = null;
for (const step of steps) {
  const [name, script] = step;
  console.log(`\n=== ${name} ===`);
  const from = Date.now();
  let status;
  if (step === besides) {
    const [code, out, err] = await asideEnds;
    status = code;
    console.log(out.trim());
    if (code !== 0) console.error(err);
  } else {
    status = await ended(run(script, 'inherit'));
  }
  timings.push(`${name} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    failed = name;
    break;
  }
}
aside?.kill();

console.log(`\n${timings.join(' · ')}`);
if (failed) console.error(`\nStep failed: ${failed}`);
console.log(
  `\nsteps: ${failed ? timings.length - 1 : timings.length} passed, ${failed ? 1 : 0} failed`,
);
process.exit(failed ? 1 : 0);
