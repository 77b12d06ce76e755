import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

type Rule = readonly [path: string, headers: readonly (readonly [name: string, value: string])[]];

/** The rules of a `_headers` file, as Netlify reads them: a star at the end stands for anything. */
export const headerRules = (text: string): readonly Rule[] =>
  text
    .split(/\n(?=\S)/u)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [
        path,
        lines.map((line): readonly [string, string] => {
          const at = line.indexOf(': ');
          return [line.slice(0, at).trim(), line.slice(at + 2)];
        }),
      ];
    });

const listen = async (server: Server, base: string) => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // A name rather than a number: browsers keep service workers to secure places, this one among them.
    address: `http://localhost:${port}${base}`,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** A site of somebody else's, with this one page. */
export const servePage = (html: string) =>
  listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    }),
    '/',
  );

type HostOptions = {
  /** Folder that is served; may be replaced while it runs, as a deployment does. */
  readonly folder: () => string;
  /** Sends what the folder's `_headers` says. */
  readonly headers?: boolean;
  /** Address of the application, with a slash at both ends. */
  readonly base?: string;
  /** What answers an unknown address: a page of the application, as most hosts can be told, or `404.html`, as GitHub Pages does. */
  readonly fallback?: '200.html' | '404.html';
};

/** A static host over a built folder; asks every file from the disk, so that a deployment shows at once. */
export const startHost = async ({
  folder,
  headers = false,
  base = '/',
  fallback = '200.html',
}: HostOptions) => {
  const rules = headers ? headerRules(readFileSync(join(folder(), '_headers'), 'utf8')) : [];
  /** Paths in the order in which they were asked for. */
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    for (const [path, sent] of rules)
      if (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)
        for (const [name, value] of sent) response.setHeader(name, value);
    const answer = async (): Promise<void> => {
      if (!pathname.startsWith(base)) {
        response.writeHead(404).end('outside');
        return;
      }
      const asFile = normalize(decodeURIComponent(pathname.slice(base.length)) || 'index.html');
      for (const name of [asFile, `${asFile}.html`]) {
        const bytes = await readFile(join(folder(), name)).catch(() => null);
        if (bytes === null) continue;
        response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' });
        response.end(bytes);
        return;
      }
      const lost = fallback === '404.html' || asFile.startsWith('assets/');
      response.writeHead(lost ? 404 : 200, { 'content-type': TYPES['.html'] });
      response.end(asFile.startsWith('assets/') ? '' : await readFile(join(folder(), fallback)));
    };
    answer().catch(() => response.writeHead(500).end());
  });
  return { asked, ...(await listen(server, base)) };
};
