import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const PACKED = new Set(['.png', '.woff2', '.gz']);

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Serves the build, the blank page under `/blank/` and a catalogue in the place of the samples, where one is given, as hosts are told to: compressed, assets for good, the page of
 * an address before the fallback. Each file is read and compressed once, so that no visit waits for that.
 */
export const serve = ({ dist, blank, port, catalogue }) => {
  const kept = new Map();
  const answerOf = (file) => {
    const known = kept.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const kind = extname(file);
    const packed = PACKED.has(kind) ? null : gzipSync(plain, { level: 9 });
    const answer = {
      body: packed ?? plain,
      headers: {
        'Content-Type': TYPES[kind] ?? 'application/octet-stream',
        ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
      },
    };
    kept.set(file, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const served = pathname.startsWith('/catalogue/') ? catalogue : undefined;
    const base = pathname.startsWith('/blank/') ? blank : (served ?? resolve(dist));
    const asked = join(base, decodeURIComponent(pathname));
    const places = [asked, `${asked}.html`, join(asked, 'index.html')];
    if (!pathname.includes('/assets/')) places.push(join(base, '200.html'));
    const file = places.find(isFile);
    if (!asked.startsWith(base) || file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { body, headers } = answerOf(file);
    response.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      'Cache-Control': pathname.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(body);
  });
  return new Promise((ready) => {
    server.listen(port, 'localhost', () => ready(server));
  });
};
