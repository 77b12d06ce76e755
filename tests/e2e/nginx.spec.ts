import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { complaintsOf } from './complaints.ts';
import { CV_FILES } from './people.ts';

/** Where Debian and its kin put it; the configuration of the image includes the types beside. */
const NGINX = '/usr/sbin/nginx';
const isThere = existsSync(NGINX) && existsSync('/etc/nginx/mime.types');

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** Starts nginx over the build with the configuration of the image and the one that the build wrote. */
const startNginx = async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'embellie-nginx-'));
  const site = readFileSync('dist/.hosts/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', '')
    .replace('root /usr/share/nginx/html;', `root ${resolve('dist')};`);
  const whole = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('include /etc/nginx/conf.d/*.conf;', `include ${folder}/site.conf;`);
  writeFileSync(join(folder, 'site.conf'), site);
  // Without root, the workers are whoever starts it; with it they would be nobody, who may not read this folder.
  writeFileSync(
    join(folder, 'nginx.conf'),
    process.getuid?.() === 0 ? `user root;\n${whole}` : whole,
  );
  const running = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200);
  const close = (): Promise<void> =>
    new Promise((ended) => {
      running.once('close', () => {
        rmSync(folder, { recursive: true, force: true });
        ended();
      });
      running.kill('SIGTERM');
    });
  return { address, close };
};

test('nginx, with the configuration of the build, answers as every host should', async ({
  page,
}) => {
  test.skip(!isThere, 'no nginx on this machine: apt-get install nginx-light');
  const { address, close } = await startNginx();
  const answer = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, address));
    return { status, policy: headers.get('content-security-policy') ?? '', headers };
  };

  const script = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
  const served = ['', 'dashboard/my-cv', 'an/unknown/address', 'sw.js', `assets/${script}`];
  const policies = new Set<string>();
  for (const path of served) {
    const { status, policy, headers } = await answer(path);
    expect(status, path).toBe(200);
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('permissions-policy'), path).toContain('camera=(self)');
    policies.add(policy);
  }
  expect([...policies]).toHaveLength(1);
  expect([...policies][0]).toMatch(/require-trusted-types-for 'script'; frame-ancestors 'none'$/u);
  expect((await answer(`assets/${script}`)).headers.get('cache-control')).toContain('immutable');
  expect((await answer('sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await answer('assets/gone.js')).status).toBe(404);
  expect((await answer('.hosts/nginx.conf')).status).toBe(404);

  const complaints = complaintsOf(page);
  await page.goto(`${address}dashboard/my-cv`);
  await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
});
