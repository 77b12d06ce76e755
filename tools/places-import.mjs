#!/usr/bin/env node
// Writes the communes of France, those of before included, as the readers of advertisements look them up (docs/places.md).
// Usage: node tools/places-import.mjs [--centres laposte_hexasmal.csv]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { centres: { type: 'string' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = '@etalab/decoupage-administratif';
const OUT = 'src/domain/places/communes.fr.ts';
const OUT_TOWNS = 'src/domain/places/towns.fr.ts';

const readSource = (file) =>
  JSON.parse(readFileSync(`${root}node_modules/${SOURCE}/${file}`, 'utf8'));

const { version } = readSource('package.json');
const communes = readSource('data/communes.json').filter(
  ({ type, nom }) => type !== 'arrondissement-municipal' && !/[|\d]/u.test(nom),
);

/** How well a name is known, as a digit: above 100,000 inhabitants, 20,000, 2,000. */
const tierOf = (population = 0) =>
  population >= 100_000 ? '3' : population >= 20_000 ? '2' : population >= 2_000 ? '1' : '';

const departmentOf = new Map(communes.map(({ code, departement }) => [code, departement]));
const departments = new Map();
/** Of each listed name, the commune that it stands for. */
const listedAs = new Map();
for (const commune of communes) {
  const { nom, departement, chefLieu, collectivite, population } = commune;
  const department = departement ?? departmentOf.get(chefLieu) ?? collectivite;
  if (department === undefined) continue;
  const names = departments.get(department) ?? new Map();
  const tier = tierOf(population);
  const name = nom.replaceAll("'", '\u2019');
  const known = listedAs.get(`${department}:${name}`);
  if (known === undefined || (known.population ?? 0) < (population ?? 0))
    listedAs.set(`${department}:${name}`, commune);
  if ((names.get(name) ?? '') <= tier) names.set(name, tier);
  departments.set(department, names);
}

const sorted = [...departments]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([department, names]) => [department, [...names].sort(([a], [b]) => (a < b ? -1 : 1))]);
/** A line per department, of the names that pass; `blank` leaves the place of the others empty. */
const linesOf = (passes, blank) =>
  sorted.map(([department, all]) => {
    const named = all.map(([name, tier]) => (passes(tier) ? `${name}${tier}` : ''));
    return `${department}:${(blank ? named : named.filter((name) => name !== '')).join('|')}`;
  });

const names = readSource('data/departements.json')
  .filter(({ code }) => departments.has(code))
  .map(({ code, nom }) => `${code}:${nom.replaceAll("'", '\u2019')}`);

const HEAD = `// Written by tools/places-import.mjs from ${SOURCE} ${version} (MIT; INSEE, Licence Ouverte 2.0). Not to be edited.`;

writeFileSync(
  `${root}${OUT}`,
  `${HEAD}

/**
 * The communes of France, today's and those that were joined to another: a line per department, names parted by a bar.
 * Those of 2,000 inhabitants and more stand in \`FRENCH_TOWNS\`; here their place is empty.
 */
export const COMMUNES = \`
${linesOf((tier) => tier === '', true).join('\n')}
\`;
`,
);
writeFileSync(
  `${root}${OUT_TOWNS}`,
  `${HEAD}

/** Communes by their size, a line per department: 1 after a name tells 2,000 inhabitants, 2 20,000, 3 100,000. They come without the others, which are seven times as much to load. */
export const FRENCH_TOWNS = \`
${linesOf((tier) => tier !== '', false).join('\n')}
\`;

/** The departments of France, \`code:name\` parted by bars. */
export const DEPARTMENT_NAMES =
  '${names.join('|')}';
`,
);
console.log(`${communes.length} communes of ${departments.size} departments in ${OUT}`);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const SIDE = 2 ** 9;

/** Cells of a square over a department, three digits of base 64 each; what has no centre is three signs that are none. */
const centresOf = (department, names, pointOf) => {
  const points = names.map(([name]) => pointOf(listedAs.get(`${department}:${name}`)));
  const known = points.filter((point) => point !== undefined);
  if (known.length === 0) return `${department}:0,0,1:${'...'.repeat(points.length)}`;
  const [south, west] = [0, 1].map((axis) => Math.min(...known.map((point) => point[axis])));
  const [north, east] = [0, 1].map((axis) => Math.max(...known.map((point) => point[axis])));
  // Half a kilometre is enough for a radius.
  const step = Math.max(0.005, Math.max(north - south, east - west) / (SIDE - 1));
  const cells = points.map((point) => {
    if (point === undefined) return '...';
    const cell =
      Math.round((point[0] - south) / step) * SIDE + Math.round((point[1] - west) / step);
    return [12, 6, 0].map((shift) => DIGITS[(cell >> shift) & 63]).join('');
  });
  return `${department}:${south.toFixed(4)},${west.toFixed(4)},${step.toFixed(5)}:${cells.join('')}`;
};

/** Post codes without what they share with their department, parted by bars; those of one commune by commas. */
const postsOf = (department, names, codesOf) => {
  const start = department.startsWith('97') || department.startsWith('98') ? 3 : 2;
  const codes = names.map(([name]) => codesOf(listedAs.get(`${department}:${name}`)));
  const usual =
    department.startsWith('2') && start === 2 && /[AB]/u.test(department) ? '20' : department;
  const short = (code) => (code.startsWith(usual.slice(0, start)) ? code.slice(start) : code);
  return `${department}:${codes.map((all) => all.map(short).join(',')).join('|')}`;
};

if (options.centres !== undefined) {
  const sums = new Map();
  const district = (code) =>
    code.startsWith('751')
      ? '75056'
      : code.startsWith('132')
        ? '13055'
        : code.startsWith('6938')
          ? '69123'
          : code;
  for (const row of readFileSync(options.centres, 'utf8').split('\n').slice(1)) {
    const cells = row.split(';');
    const [latitude, longitude] = (cells[5] ?? '').split(',').map(Number);
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) continue;
    const code = district(cells[0]);
    const [count, north, east] = sums.get(code) ?? [0, 0, 0];
    sums.set(code, [count + 1, north + latitude, east + longitude]);
  }
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  const pointOf = (commune) => {
    for (const code of [
      commune.code,
      ...(commune.anciensCodes ?? []),
      commune.chefLieu,
      ...(byCode.get(commune.chefLieu)?.anciensCodes ?? []),
    ]) {
      const sum = sums.get(code);
      if (sum !== undefined) return [sum[1] / sum[0], sum[2] / sum[0]];
    }
    return undefined;
  };
  const current = new Map(
    communes.filter(({ type }) => type === 'commune-actuelle').map((one) => [one.code, one]),
  );
  const codesOf = (commune) =>
    commune.codesPostaux ?? current.get(commune.chefLieu)?.codesPostaux ?? [];
  writeFileSync(
    `${root}src/domain/places/communeCentres.ts`,
    `// Written by tools/places-import.mjs --centres from the Base officielle des codes postaux (La Poste, Licence Ouverte 2.0) and ${SOURCE} ${version}. Not to be edited.

/**
 * Where the communes of \`COMMUNES\` are, in its order: a line per department, with the south and west of its square, the
 * side of a cell in degrees, and three digits of base 64 for the cell of each (row * 512 + column); dots where it is not known.
 */
export const CENTRES = \`
${sorted.map(([department, names]) => centresOf(department, names, pointOf)).join('\n')}
\`;

/** Their post codes without the figures of the department, in the same order. */
export const POSTS = \`
${sorted.map(([department, names]) => postsOf(department, names, codesOf)).join('\n')}
\`;
`,
  );
}
