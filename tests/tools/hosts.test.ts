import { describe, expect, test } from 'vitest';

import { answersOf, parsePolicy, unitePolicies, writePolicy } from '../../tools/hosts/answers.ts';
import { hostFiles } from '../../tools/hosts/hostFiles.ts';

const PAGES = [
  "default-src 'none'; script-src 'self' 'sha256-first='; style-src 'self' 'sha256-a+/='",
  "default-src 'none'; script-src 'self' 'sha256-first='; style-src 'self'",
].map(parsePolicy);

/** What one host would send, read from its own file: headers of a page, and those of a lasting file. */
type Sent = { readonly page: Record<string, string>; readonly asset: Record<string, string> };

const CACHE = 'Cache-Control';
const OURS = /^(?:Content-|X-|Referrer-|Permissions-|Cross-|Cache-)/u;

const fromHeaders = (text: string): Sent => {
  const blocks = text.split(/\n(?=\S)/u).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return [
      path,
      Object.fromEntries(
        lines.map((line) => {
          const at = line.indexOf(': ');
          return [line.slice(0, at).trim(), line.slice(at + 2)];
        }),
      ),
    ] as const;
  });
  const all = blocks.find(([path]) => !path.includes('assets'))?.[1] ?? {};
  const asset = blocks.find(([path]) => path.includes('assets'))?.[1] ?? {};
  return { page: all, asset: { ...all, ...asset } };
};

const fromVercel = (text: string): Sent => {
  const { headers } = JSON.parse(text) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const sentAt = (path: string): Record<string, string> =>
    Object.fromEntries(
      headers
        .filter(({ source }) => new RegExp(`^${source}$`, 'u').test(path))
        .flatMap((one) => one.headers.map(({ key, value }) => [key, value])),
    );
  return { page: sentAt('/dashboard'), asset: sentAt('/assets/a.js') };
};

const quotedPairs = (text: string, line: RegExp): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(line)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => OURS.test(name)),
  );

const fromNginx = (text: string): Sent => {
  const place = (name: string): Record<string, string> =>
    quotedPairs(
      text.split(/\n {2}location /u).find((block) => block.startsWith(name)) ?? '',
      /add_header (\S+) "([^"]*)"(?: always)?;/gu,
    );
  return { page: place('/ {'), asset: place('^~ /assets/') };
};

const fromCaddy = (text: string): Sent => {
  const all = quotedPairs(/header \{([^}]*)\}/u.exec(text)?.[1] ?? '', /(\S+) "([^"]*)"/gu);
  return {
    page: { ...all, ...quotedPairs(text, /header @other (\S+) "([^"]*)"/gu) },
    asset: { ...all, ...quotedPairs(text, /header @asset (\S+) "([^"]*)"/gu) },
  };
};

const fromApache = (text: string): Sent => {
  const [all = '', asset = ''] = text.split('<If ');
  const line = /Header (?:always )?set (\S+) "([^"]*)"/gu;
  const page = quotedPairs(all, line);
  return { page, asset: { ...page, ...quotedPairs(asset, line) } };
};

const answers = answersOf(PAGES, '/');
const files = hostFiles(answers);
const READERS = {
  _headers: fromHeaders,
  'vercel.json': fromVercel,
  '.hosts/nginx.conf': fromNginx,
  '.hosts/Caddyfile': fromCaddy,
  '.htaccess': fromApache,
} as const;

/** They send a header by the address alone, whether a file is there or not, and have files asked for again by themselves. */
const BY_ADDRESS: readonly string[] = ['_headers', 'vercel.json'];

describe('the files of hosts', () => {
  test.each(Object.entries(READERS))('%s sends the one policy and every header', (name, read) => {
    const { page, asset } = read(files[name] ?? '');
    const expected = Object.fromEntries(answers.headers);
    const kept = (cache: string) => (BY_ADDRESS.includes(name) ? {} : { [CACHE]: cache });
    expect(page).toEqual({ ...expected, ...kept('no-cache') });
    expect(asset).toEqual({ ...expected, ...kept('public, max-age=31536000, immutable') });
  });

  test('allow what each page allows, and no frame', () => {
    const policy = parsePolicy(answers.headers.get('Content-Security-Policy') ?? '');
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-first='"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-a+/='"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('let no missing part last', () => {
    // nginx sends a header without `always`, and Apache one that is set without it, only of what was found.
    expect(files['.hosts/nginx.conf']).not.toMatch(/immutable" always/u);
    expect(files['.htaccess']).not.toMatch(/always set Cache-Control/u);
    expect(files['.hosts/Caddyfile']).toMatch(/@asset \{\s+path \/assets\/\*\s+file\s+\}/u);
    for (const name of BY_ADDRESS) expect(files[name]).not.toContain(CACHE);
  });

  test('hold nothing that would end a quoted value', () => {
    for (const value of answers.headers.values()) expect(value).not.toMatch(/["\n\\]/u);
  });

  test('send only a numbered address to the shell where a rule goes before a file', () => {
    const rules = (files['_redirects'] ?? '').trim().split('\n');
    expect(rules).toEqual(['/dashboard/dossier/* /200 200']);
  });

  test('name no file whose ending the host takes off itself', () => {
    const { cleanUrls, rewrites } = JSON.parse(files['vercel.json'] ?? '') as {
      cleanUrls: boolean;
      rewrites: { source: string; destination: string }[];
    };
    expect(cleanUrls).toBe(true);
    expect(rewrites.map(({ destination }) => destination)).toEqual(['/200']);
  });

  test.each(Object.keys(files))('%s says where the application stands', (name) => {
    const text = hostFiles(answersOf(PAGES, '/emploi/'))[name] ?? '';
    expect(text).toContain('/emploi/');
  });
});

describe('policies', () => {
  test('are read and written back the same', () => {
    for (const policy of PAGES) expect(parsePolicy(writePolicy(policy))).toEqual(policy);
  });

  test('united, allow what any of them allows, each once', () => {
    expect(writePolicy(unitePolicies(PAGES))).toBe(
      "default-src 'none'; script-src 'self' 'sha256-first='; style-src 'self' 'sha256-a+/='",
    );
  });
});
