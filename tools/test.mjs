// Runs every check, stops at the first failure and says which step it was.
// Usage: node tools/test.mjs [--only step,step]
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Name of a step, its script, and whether it runs beside the others from the start: two cores are idle less. */
const STEPS = [
  ['types', 'types'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['dead-code', 'dead-code'],
  ['unit', 'unit'],
  ['build', 'build', 'beside'],
  ['size', 'size', 'beside'],
  ['build-storybook', 'build-storybook', 'beside'],
  ['e2e', 'e2e'],
  ['interactions', 'interactions'],
  ['stories', 'stories:built'],
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? null : new Set(process.argv[onlyAt + 1]?.split(','));
const steps = STEPS.filter(([name]) => !only || only.has(name));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);

const run = (script, stdio) =>
  spawn(npm, ['run', '--silent', script], {
    stdio,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    shell: process.platform === 'win32',
  });
const ended = (child) => new Promise((resolve) => child.once('close', resolve));

let aside;
/** Runs a step silently; what it said is shown in its turn. */
const runBeside = async ([, script]) => {
  const from = Date.now();
  aside = run(script, ['ignore', 'pipe', 'pipe']);
  const [status, out, err] = await Promise.all([
    ended(aside),
    text(aside.stdout),
    text(aside.stderr),
  ]);
  return { status, out, err, took: seconds(from) };
};

/** Each step that runs beside waits for the one before it, and does not start when that one failed. */
const beside = new Map();
let before = Promise.resolve({ status: 0 });
for (const step of steps.filter(([, , how]) => how === 'beside')) {
  before = before.then((previous) => (previous.status === 0 ? runBeside(step) : previous));
  beside.set(step, before);
}

const from = Date.now();
const timings = [];
let failed = null;
for (const step of steps) {
  const [name, script] = step;
  console.log(`\n=== ${name} ===`);
  const stepFrom = Date.now();
  let status;
  if (beside.has(step)) {
    const result = await beside.get(step);
    status = result.status;
    console.log(result.out.trim());
    if (status !== 0) console.error(result.err);
    timings.push(`${name} ${result.took} s beside, ${seconds(stepFrom)} s waited`);
  } else {
    status = await ended(run(script, 'inherit'));
    timings.push(`${name} ${seconds(stepFrom)} s`);
  }
  if (status !== 0) {
    failed = name;
    break;
  }
}
aside?.kill();

console.log(`\n${timings.join(' · ')} · in all ${seconds(from)} s`);
if (failed) console.error(`\nStep failed: ${failed}`);
console.log(
  `\nsteps: ${failed ? timings.length - 1 : timings.length} passed, ${failed ? 1 : 0} failed`,
);
process.exit(failed ? 1 : 0);
