// Runs every check, stops at the first failure and says which step it was.
// Usage: node tools/test.mjs [--only step,step]
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Two rows of steps, each step after the one before it: one row alone leaves the cores idle. The longest steps stand in
 * both, so that the rows end together. A step is its name, its script, and a step of the other row that it waits for.
 */
const SHOWN_AS_THEY_RUN = [
  ['unit', 'unit'],
  ['e2e', 'e2e', 'build'],
];
const SHOWN_AT_THEIR_END = [
  ['types', 'types'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['dead-code', 'dead-code'],
  ['build', 'build'],
  ['size', 'size'],
  ['reproducible', 'reproducible'],
  ['build-storybook', 'build-storybook'],
  ['interactions', 'interactions'],
  ['stories', 'stories:built'],
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? null : new Set(process.argv[onlyAt + 1]?.split(','));
const isWanted = ([name]) => !only || only.has(name);
const onWindows = process.platform === 'win32';
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);

const running = new Set();
/** Starts a script in a group of its own, so that all it started can be ended with it. */
const start = (script, stdio) => {
  const child = spawn(onWindows ? 'npm.cmd' : 'npm', ['run', '--silent', script], {
    stdio,
    // A picture needs no table of props, which takes as long to read as the rest of the Storybook.
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', EMBELLIE_WITHOUT_PROPS: '1' },
    shell: onWindows,
    detached: !onWindows,
  });
  running.add(child);
  return child;
};
const ended = (child) =>
  new Promise((resolve) => {
    child.once('close', (status) => {
      running.delete(child);
      resolve(status ?? 1);
    });
  });
const endAll = () => {
  for (const child of running) {
    if (onWindows) child.kill();
    // Not the default signal: Playwright ends the server of its journeys on this one alone.
    else process.kill(-child.pid, 'SIGINT');
  }
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}

const runShown = async (script) => ({ status: await ended(start(script, 'inherit')), said: '' });
const runSilently = async (script) => {
  const child = start(script, ['ignore', 'pipe', 'pipe']);
  const [status, out, err] = await Promise.all([
    ended(child),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, said: status === 0 ? out.trim() : `${out.trim()}\n${err.trim()}` };
};

const from = Date.now();
const timings = [];
const failures = [];

/** Runs the steps of a row one after the other, until one of either row fails; `onEnd` is told of each. */
const runRow = async (steps, run, waitFor, onEnd) => {
  for (const [name, script, needed] of steps.filter(isWanted)) {
    if (needed) await waitFor(needed);
    if (failures.length > 0) return;
    if (run === runShown) console.log(`\n=== ${name} ===`);
    const stepFrom = Date.now();
    const { status, said } = await run(script);
    // Ended because another failed.
    if (failures.length > 0) return;
    if (run === runSilently) console.log(`\n=== ${name}, beside ===\n${said}`);
    timings.push(`${name} ${seconds(stepFrom)} s`);
    if (status !== 0) {
      failures.push(name);
      endAll();
    }
    onEnd(name);
  }
};

const ends = new Map();
const waited = new Map(
  SHOWN_AT_THEIR_END.filter(isWanted).map(([name]) => [
    name,
    new Promise((resolve) => ends.set(name, resolve)),
  ]),
);
const beside = runRow(SHOWN_AT_THEIR_END, runSilently, null, (name) => ends.get(name)());
// A row that stops early ends no step any more.
void beside.then(() => {
  for (const end of ends.values()) end();
});
await Promise.all([
  runRow(
    SHOWN_AS_THEY_RUN,
    runShown,
    (name) => waited.get(name),
    () => {},
  ),
  beside,
]);

console.log(`\n${timings.join(' · ')} · in all ${seconds(from)} s`);
for (const name of failures) console.error(`\nStep failed: ${name}`);
console.log(`\nsteps: ${timings.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
