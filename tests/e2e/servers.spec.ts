import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { complaintsOf } from './complaints.ts';
import { CV_FILES } from './people.ts';

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** Where a server is to serve a copy of the build, and what it may write beside it. */
type Place = { readonly folder: string; readonly site: string; readonly port: number };

type Server = {
  readonly program: string;
  /** Debian's package of it. */
  readonly from: string;
  /** Writes what it is started with, and tells its arguments. */
  readonly prepare: (place: Place) => readonly string[];
};

const isRoot = process.getuid?.() === 0;
const hostFile = (name: string): string => readFileSync(join('dist/.hosts', name), 'utf8');

/** Those of Debian's Apache that shared hosts have. */
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'rewrite',
  'headers',
  'filter',
  'deflate',
];

const SERVERS: Readonly<Record<string, Server>> = {
  // With the configuration of the image around the one that the build wrote.
  nginx: {
    program: '/usr/sbin/nginx',
    from: 'nginx-light',
    prepare: ({ folder, site, port }) => {
      const ours = hostFile('nginx.conf')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:8080;', '')
        .replace('root /usr/share/nginx/html;', `root ${site};`);
      const whole = readFileSync('deploy/nginx.conf', 'utf8')
        .replaceAll('/tmp/', `${folder}/`)
        .replace('include /etc/nginx/conf.d/*.conf;', `include ${folder}/site.conf;`);
      writeFileSync(join(folder, 'site.conf'), ours);
      writeFileSync(join(folder, 'nginx.conf'), isRoot ? `user root;\n${whole}` : whole);
      return ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    },
  },
  Caddy: {
    program: '/usr/bin/caddy',
    from: 'caddy',
    prepare: ({ folder, site, port }) => {
      const ours = hostFile('Caddyfile')
        .replace('{$EMBELLIE_SITE::8080}', `http://127.0.0.1:${port}`)
        .replace('{$EMBELLIE_ROOT:/srv}', site);
      writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${ours}`);
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
  Apache: {
    program: '/usr/sbin/apache2',
    from: 'apache2',
    prepare: ({ folder, site, port }) => {
      writeFileSync(
        join(folder, 'apache.conf'),
        [
          `ServerRoot ${folder}`,
          'ServerName 127.0.0.1',
          `Listen 127.0.0.1:${port}`,
          `PidFile ${folder}/pid`,
          'ErrorLog /dev/null',
          ...APACHE_MODULES.map(
            (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
          ),
          ...(isRoot ? ['User www-data', 'Group www-data'] : []),
          'TypesConfig /etc/mime.types',
          `DocumentRoot ${site}`,
          `<Directory ${site}>\n  AllowOverride All\n  Require all granted\n</Directory>`,
        ].join('\n'),
      );
      return ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'];
    },
  },
};

/** Starts a server over a copy of the build, which whoever it runs as may read. */
const start = async ({ program, prepare }: Server) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'embellie-server-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync('dist', site, { recursive: true });
  const running = spawn(program, prepare({ folder, site, port }), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
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

for (const [name, server] of Object.entries(SERVERS))
  test(`${name}, with the configuration of the build, answers as every host should`, async ({
    page,
  }) => {
    test.skip(
      !existsSync(server.program),
      `no ${name} on this machine: apt-get install ${server.from}`,
    );
    const { address, close } = await start(server);
    const answer = async (path: string) => {
      const { status, headers } = await fetch(new URL(path, address));
      return { status, policy: headers.get('content-security-policy') ?? '', headers };
    };

    const script = readdirSync('dist/assets').find((file) => file.endsWith('.js')) ?? '';
    const served = [
      '',
      'dashboard',
      'dashboard/my-cv',
      'an/unknown/address',
      'sw.js',
      `assets/${script}`,
    ];
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
    expect([...policies][0]).toMatch(
      /require-trusted-types-for 'script'; frame-ancestors 'none'$/u,
    );
    expect((await answer(`assets/${script}`)).headers.get('cache-control')).toContain('immutable');
    expect((await answer('sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await answer('sw.js')).headers.get('content-type')).toContain('javascript');
    expect((await answer('site.webmanifest')).headers.get('content-type')).toContain('manifest');
    const gone = await answer('assets/gone.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect((await answer('.hosts/nginx.conf')).status).toBe(404);

    const complaints = complaintsOf(page);
    await page.goto(`${address}dashboard/my-cv`);
    await page.locator('input[type="file"]').first().setInputFiles(CV_FILES[0]);
    await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible();
    expect(complaints).toEqual([]);
    await close();
  });
