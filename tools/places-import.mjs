#!/usr/bin/env node
// Writes the communes of France, those of before included, as the readers of advertisements look them up (docs/places.md).
// Usage: node tools/places-import.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = '@etalab/decoupage-administratif';
const OUT = 'src/domain/places/communes.fr.ts';

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
for (const { nom, departement, chefLieu, collectivite, population } of communes) {
  const department = departement ?? departmentOf.get(chefLieu) ?? collectivite;
  if (department === undefined) continue;
  const names = departments.get(department) ?? new Map();
  const tier = tierOf(population);
  const name = nom.replaceAll("'", '\u2019');
  if ((names.get(name) ?? '') <= tier) names.set(name, tier);
  departments.set(department, names);
}

const lines = [...departments]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([department, names]) => {
    const listed = [...names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, tier]) => `${name}${tier}`);
    return `${department}:${listed.join('|')}`;
  });

const names = readSource('data/departements.json')
  .filter(({ code }) => departments.has(code))
  .map(({ code, nom }) => `${code}:${nom.replaceAll("'", '\u2019')}`);

writeFileSync(
  `${root}${OUT}`,
  `// Written by tools/places-import.mjs from ${SOURCE} ${version} (MIT; INSEE, Licence Ouverte 2.0). Not to be edited.

/**
 * The communes of France, today's and those that were joined to another: a line per department, names parted by a bar. A
 * digit after a name tells its size: 1 from 2,000 inhabitants, 2 from 20,000, 3 from 100,000.
 */
export const COMMUNES = \`
${lines.join('\n')}
\`;

/** The departments of France, \`code:name\` parted by bars. */
export const DEPARTMENT_NAMES =
  '${names.join('|')}';
`,
);
console.log(`${communes.length} communes of ${departments.size} departments in ${OUT}`);
