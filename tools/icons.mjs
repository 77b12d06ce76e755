#!/usr/bin/env node
// Writes each icon that the application uses as one path, from the drawings of Lucide.
// Usage: npm run icons [-- ANOTHER_NAME …]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const inProject = (path) => new URL(`../${path}`, import.meta.url);
const written = inProject('src/components/Icon/iconPaths.ts');
const lucide = inProject('node_modules/lucide-react/');

/** Attributes of each shape that decide where its line runs; any other would be lost in one path. (`key` is React's.) */
const KNOWN = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** No more digits than a drawing of 24 units needs. */
const short = (number) => String(Math.round(number * 1000) / 1000);

const oval = (x, y, rx, ry) => {
  const half = `a${short(rx)} ${short(ry)} 0 0 1`;
  return `M${short(x - rx)} ${short(y)}${half} ${short(2 * rx)} 0${half}${short(-2 * rx)} 0z`;
};

const box = (x, y, width, height, rx, ry) => {
  if (rx === 0)
    return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const corner = (dx, dy) => `a${short(rx)} ${short(ry)} 0 0 1 ${short(dx)} ${short(dy)}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${short(x + rx)} ${short(y)}h${short(across)}${corner(rx, ry)}`,
    `v${short(down)}${corner(-rx, ry)}h${short(-across)}${corner(-rx, -ry)}`,
    `v${short(-down)}${corner(rx, -ry)}z`,
  ].join('');
};

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const RELATIVE_START = new RegExp(
  String.raw`^m\s*(${NUMBER})[\s,]*(${NUMBER})\s*(?=([\d.-])?)`,
  'u',
);

/** A first `m` counts from where the shape before ended once it follows one; `M` says the same anywhere. */
const fromTheOrigin = (d) =>
  d
    .trim()
    .replace(RELATIVE_START, (_, x, y, further) => `M${x} ${y}${further === undefined ? '' : 'l'}`);

/** Width of the thinnest line, in units: a filled circle of no larger radius is its line and a point in its middle. */
const THINNEST = 1.75;

/** The data of one path that draws the line of a shape, from its start to its end. */
export const pathOf = ([shape, attributes]) => {
  const isDot =
    shape === 'circle' && attributes.fill === 'currentColor' && attributes.r <= THINNEST;
  const known = ['key', ...(KNOWN[shape] ?? []), ...(isDot ? ['fill'] : [])];
  const strange = Object.keys(attributes).filter((name) => !known.includes(name));
  if (KNOWN[shape] === undefined || strange.length > 0)
    throw new Error(`One path cannot say this: ${shape} ${strange.join(' ')}`);
  const at = (name) => Number(attributes[name] ?? 0);
  switch (shape) {
    case 'path':
      return fromTheOrigin(attributes.d);
    case 'circle':
      return [
        oval(at('cx'), at('cy'), at('r'), at('r')),
        isDot ? `M${attributes.cx} ${attributes.cy}h.01` : '',
      ].join('');
    case 'ellipse':
      return oval(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `M${attributes.x1} ${attributes.y1}L${attributes.x2} ${attributes.y2}`;
    case 'rect':
      return box(
        at('x'),
        at('y'),
        at('width'),
        at('height'),
        Number(attributes.rx ?? attributes.ry ?? 0),
        Number(attributes.ry ?? attributes.rx ?? 0),
      );
    default:
      return `M${attributes.points.trim()}${shape === 'polygon' ? 'z' : ''}`;
  }
};

/** The file of each drawing by every name under which Lucide hands it out. */
const filesByName = () =>
  new Map(
    [
      ...readFileSync(new URL('dist/esm/lucide-react.mjs', lucide), 'utf8').matchAll(
        /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/gu,
      ),
    ].flatMap(([, names, file]) =>
      [...names.matchAll(/default as (\w+)/gu)].map(([, name]) => [name, file]),
    ),
  );

/** The names that the application's own file holds. */
export const namesIn = (source) =>
  [...source.matchAll(/^export const (\w+)/gmu)].map(([, name]) => name);

/** What the application's own file says of these icons. */
export const iconPaths = async (names) => {
  const files = filesByName();
  const { version } = JSON.parse(readFileSync(new URL('package.json', lucide), 'utf8'));
  const lines = await Promise.all(
    [...new Set(names)]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map(async (name) => {
        const file = files.get(name);
        if (file === undefined) throw new Error(`Lucide has no icon of this name: ${name}`);
        const { __iconData } = await import(new URL(`dist/esm/${file}`, lucide).href);
        const path = __iconData.node.map(pathOf).join('');
        const line = `export const ${name}: IconPath = '${path}';`;
        return line.length > 100 ? line.replace(" = '", " =\n  '") : line;
      }),
  );
  return `/* Drawings of Lucide ${version} (https://lucide.dev, ISC licence, in full in the notices), each as one path: \`npm run icons\`. */

/** An icon: one line in a square of 24 units. */
export type IconPath = \`M\${string}\`;

${lines.join('\n')}
`;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = [...namesIn(readFileSync(written, 'utf8')), ...process.argv.slice(2)];
  writeFileSync(written, await iconPaths(names));
  console.log(fileURLToPath(written));
}
