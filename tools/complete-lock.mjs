// Names in package-lock.json the optional packages of every platform, where the registry in use serves only some:
// `npm ci` asks for each of them, whatever the machine. Run it after a change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** What the name of a binary package says of the machines it serves. */
const platformOf = (name) => {
  if (name === 'fsevents') return { os: ['darwin'] };
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') && os === 'linux'
      ? 'glibc'
      : undefined;
  if (!cpu) throw new Error(`${name}: which machines is it for?`);
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
};

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = {};

/** The nearest package of that name, from the folder of its holder upwards, as Node resolves it. */
const nearest = (holderPath, name) => {
  for (
    let folder = holderPath;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))
  ) {
    const path = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    const found = lock.packages[path] ?? added[path];
    if (found || folder === '') return { path, found };
  }
};

for (const [holderPath, holder] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(holder.optionalDependencies ?? {})) {
    const version = range.replace(/^[^\d]*/u, '');
    const { path, found } = nearest(holderPath, name);
    if (found && (range !== version || found.version === version)) continue;
    added[found ? `${holderPath}/node_modules/${name}` : path] = {
      version,
      ...(holder.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    };
  }
}
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other platforms named`);
