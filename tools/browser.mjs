import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

const SYSTEM_PATHS = [
  // Debian's own, without the script before it: its switches double the work of a new profile, one to a journey.
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a window of its own: the same pages, drawn and torn down a third quicker. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const playwrightOwn = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** Playwright keeps its shell in a folder beside its Chromium, of the same revision. */
const playwrightShell = async () => {
  const { chromium } = await import('playwright');
  const own = dirname(dirname(chromium.executablePath()));
  const folder = join(dirname(own), basename(own).replace('chromium-', 'chromium_headless_shell-'));
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder, { recursive: true }).find((path) =>
    /headless.shell(?:\.exe)?$/u.test(path),
  );
  return name && join(folder, name);
};

const installedShell = async () =>
  (await playwrightShell()) || SYSTEM_SHELLS.find((path) => existsSync(path));

const installed = async (shell) =>
  process.env.EMBELLIE_CHROMIUM ||
  (shell && (await installedShell())) ||
  (await playwrightOwn()) ||
  SYSTEM_PATHS.find((path) => existsSync(path)) ||
  onPath('chromium') ||
  onPath('google-chrome');

const run = (command, args, timeout) =>
  spawnSync(command, args, { stdio: 'inherit', timeout, shell: process.platform === 'win32' })
    .status === 0;

/** Where there is no network, a check has better to do than to wait for one; two checks may install at once. */
const QUICK_TO_GIVE_UP = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=15',
  '-o',
  'DPkg::Lock::Timeout=100',
];

const installPackage = (name, timeout = 900_000) =>
  run(
    'apt-get',
    [...QUICK_TO_GIVE_UP, 'install', '-y', '-q', '--no-install-recommends', name],
    timeout,
  );

const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Puts the shell beside Debian's Chromium, of the same version: pictures are compared with the shell's own, and every step
 * with a browser takes a third less. Without it, the whole browser serves.
 */
const installShellBeside = () => {
  const query = ['-W', '-f', '${Version}', 'chromium'];
  const { status, stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  if (status === 0 && stdout) installPackage(`chromium-headless-shell=${stdout}`, 120_000);
};

/** Debian as root has its own Chromium, and works where Playwright's download is out of reach. */
const installOnDebian = () => {
  if (!isRootOnDebian()) return false;
  if (!run('apt-get', ['update', '-q'], 300_000) || !installPackage('chromium')) return false;
  // Where a release has no shell, the whole browser serves.
  installPackage('chromium-headless-shell');
  return true;
};

const installByPlaywright = () => run('npx', ['playwright', 'install', 'chromium'], 900_000);

/**
 * Path of a Chromium for tests: named in EMBELLIE_CHROMIUM, Playwright's own, or the system's;
 * where there is none, installs one first. With `shell`, a headless shell where one is there or can be had.
 * Throws when no way works.
 */
export const findBrowser = async ({ shell = false } = {}) => {
  if (shell && !process.env.EMBELLIE_CHROMIUM && !(await installedShell()) && isRootOnDebian()) {
    installShellBeside();
  }
  const found = await installed(shell);
  if (found) return found;
  console.log('No Chromium found: installing one for the tests.');
  if (installOnDebian() || installByPlaywright()) {
    const path = await installed(shell);
    if (path) return path;
  }
  throw new Error(
    'No Chromium could be found or installed. Install one, or name it in EMBELLIE_CHROMIUM.',
  );
};
