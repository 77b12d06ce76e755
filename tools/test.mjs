// Runs every check, stops at the first failure and says which step it was.
// Usage: node tools/test.mjs [--only step,step]
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Every step: its name, its script, and the steps that it waits for. Two run at a time, as one alone leaves the cores
 * idle; whichever ends is followed by the next of the list that waits for nothing. Those that take the longest stand before
 * the last, which fills what they leave.
 */
const STEPS = [
  ['unit', 'unit'],
  ['types', 'types'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['dead-code', 'dead-code'],
  ['build', 'build'],
  ['size', 'size', 'build'],
  ['reproducible', 'reproducible', 'build'],
  ['build-storybook', 'build-storybook'],
  ['e2e', 'e2e', 'build'],
  ['stories', 'stories:built', 'build-storybook'],
  ['interactions', 'interactions:built', 'build-storybook'],
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
const waiting = STEPS.filter(isWanted);
const unfinished = new Set(waiting.map(([name]) => name));

/** The next step that waits for none of those still to end; undefined where there is none at the moment. */
const takeNext = () => {
  const at = waiting.findIndex(([, , ...needs]) => needs.every((need) => !unfinished.has(need)));
  return at === -1 ? undefined : waiting.splice(at, 1)[0];
};

/** Told whenever a step ends. */
let wake = [];
const oneEnds = () =>
  new Promise((resolve) => {
    wake.push(resolve);
  });

/** Runs steps one after the other, until none is left or one fails. */
const runRow = async (run) => {
  while (waiting.length > 0 && failures.length === 0) {
    const next = takeNext();
    if (!next) {
      await oneEnds();
      continue;
    }
    const [name, script] = next;
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
    unfinished.delete(name);
    for (const resolve of wake) resolve();
    wake = [];
  }
};

await Promise.all([runRow(runShown), runRow(runSilently)]);

console.log(`\n${timings.join(' · ')} · in all ${seconds(from)} s`);
for (const name of failures) console.error(`\nStep failed: ${name}`);
console.log(`\nsteps: ${timings.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
