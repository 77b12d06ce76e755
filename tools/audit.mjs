// Asks whether a fault is known of what the lock installs: the registry where it answers, else the table beside this file.
// Usage: npm run audit. It ends with 1 where one is known.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Numbers of a version; what comes after a dash counts for nothing. */
const numbersOf = (version) => version.split(/[-+]/u)[0].split('.').map(Number);

const isBefore = (one, other) => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at !== -1 && left[at] < right[at];
};

/** The known faults of what a lock installs, a line each. */
export const knownFaults = (lock, { known }) =>
  Object.entries(lock.packages).flatMap(([path, { version }]) =>
    known
      .filter(
        (advisory) =>
          path.endsWith(`node_modules/${advisory.package}`) &&
          advisory.affected.some(
            ([from, fixed]) => !isBefore(version, from) && isBefore(version, fixed),
          ),
      )
      .map((advisory) => `${advisory.id}: ${path} ${version}`),
  );

const jsonOf = (path) => JSON.parse(readFileSync(path, 'utf8'));

const run = () => {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { metadata } = JSON.parse(stdout || '{}');
  if (metadata?.vulnerabilities) {
    const { total } = metadata.vulnerabilities;
    console.log(total === 0 ? 'the registry knows no fault' : stdout);
    return total === 0 ? 0 : 1;
  }
  const table = jsonOf('tools/advisories.json');
  const faults = knownFaults(jsonOf('package-lock.json'), table);
  console.log(`the registry does not answer; against the table of ${table.lookedUp}:`);
  console.log(faults.length === 0 ? 'no known fault' : faults.join('\n'));
  return faults.length === 0 ? 0 : 1;
};

if (process.argv[1] === import.meta.filename) process.exitCode = run();
