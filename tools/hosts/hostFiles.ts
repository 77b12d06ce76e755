import type { HostAnswers } from './answers.ts';

const quoted = (value: string): string => `"${value}"`;

const CACHE = 'Cache-Control';

/**
 * `_headers` of Netlify and Cloudflare Pages. Nothing lasts there, nor on Vercel: they send a header by the address alone,
 * whether a file is there or not, and a part that is missing today may be there tomorrow. By themselves they have each file
 * asked for again, by its ETag.
 */
const headersFile = ({ base, headers }: HostAnswers): string =>
  [`${base}*`, ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** A page as hosts name it that take `.html` off every address: they answer its file's name with a redirection. */
const withoutEnding = (page: string): string => page.replace(/\.html$/u, '');

/**
 * `_redirects` of Netlify and Cloudflare Pages. Only for addresses that no page is written for: Cloudflare follows a rule
 * although a file is there. Both answer any other unknown address with `404.html`, which is the application.
 */
const redirectsFile = ({ base, numbered, fallback }: HostAnswers): string =>
  [...numbered.map((folder) => `${base}${folder}* ${base}${withoutEnding(fallback)} 200`), ''].join(
    '\n',
  );

/** `vercel.json`. */
const vercelFile = ({ base, headers, lasting, fallback }: HostAnswers): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      headers: [
        {
          source: `${base}(.*)`,
          headers: [...headers].map(([key, value]) => ({ key, value })),
        },
      ],
      rewrites: [
        {
          source: `${base}((?!${lasting}).*)`,
          destination: `${base}${withoutEnding(fallback)}`,
        },
      ],
    },
    null,
    2,
  )}\n`;

/** A whole server for nginx, as a file of `conf.d`. Headers are said again in each place: nginx inherits none beside one's own. */
const nginxFile = ({ base, headers, lasting, cache, fallback }: HostAnswers): string => {
  const sent = (keep: string): readonly string[] => [
    ...[...headers].map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    // Not with an error: a file that is missing today may be there tomorrow.
    `    add_header ${CACHE} ${quoted(keep)};`,
  ];
  // Files stand at the root of the disk folder whatever the address.
  const inFolder = base === '/' ? [] : [`    rewrite ^${base}(.*)$ /$1 break;`];
  return [
    'server {',
    '  listen 8080;',
    '  listen [::]:8080;',
    '  root /usr/share/nginx/html;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 1000;',
    '  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    ...(base === '/'
      ? []
      : ['/', base.slice(0, -1)].flatMap((path) => [
          `  location = ${path} {`,
          `    return 302 ${base};`,
          '  }',
        ])),
    '  location ~ /\\. {',
    '    return 404;',
    '  }',
    `  location ^~ ${base}${lasting} {`,
    ...sent(cache.lasting),
    ...inFolder,
    '    try_files $uri =404;',
    '  }',
    // No list of types that servers come with knows it.
    `  location ~ ^${base}[^/]+\\.webmanifest$ {`,
    '    default_type application/manifest+json;',
    ...sent(cache.other),
    ...inFolder,
    '    try_files $uri =404;',
    '  }',
    `  location ${base} {`,
    ...sent(cache.other),
    ...inFolder,
    // Without its alias a folder would be listed or refused: its page comes first.
    `    try_files $uri $uri.html $uri/index.html /${fallback} =404;`,
    '  }',
    '}',
    '',
  ].join('\n');
};

/** `Caddyfile`. */
const caddyFile = ({ base, headers, lasting, cache, fallback }: HostAnswers): string => {
  const site = [
    'root * {$EMBELLIE_ROOT:/srv}',
    'encode zstd gzip',
    '@hidden path */.*',
    'respond @hidden 404',
    'header {',
    ...[...headers].map(([name, value]) => `  ${name} ${quoted(value)}`),
    '}',
    // Only of a file that is there: one that is missing today may be there tomorrow.
    '@asset {',
    `  path /${lasting}*`,
    '  file',
    '}',
    `header @asset ${CACHE} ${quoted(cache.lasting)}`,
    `@other not path /${lasting}*`,
    `header @other ${CACHE} ${quoted(cache.other)}`,
    'header /*.webmanifest Content-Type application/manifest+json',
    // As `try_files` does it, which knows no exception.
    '@page {',
    `  not path /${lasting}*`,
    `  file {path} {path}.html {path}/index.html /${fallback}`,
    '}',
    'rewrite @page {http.matchers.file.relative}',
    'file_server',
  ];
  // In a folder, Caddy itself takes the folder's name off each address.
  const inFolder =
    base === '/'
      ? site
      : [
          `redir / ${base}`,
          `redir ${base.slice(0, -1)} ${base}`,
          `handle_path ${base}* {`,
          ...site.map((line) => `  ${line}`),
          '}',
        ];
  return ['{$EMBELLIE_SITE::8080} {', ...inFolder.map((line) => `  ${line}`), '}', ''].join('\n');
};

/** `.htaccess` of Apache, which needs mod_headers and mod_rewrite. */
const apacheFile = ({ base, headers, lasting, cache, fallback }: HostAnswers): string =>
  [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    // `dashboard` is a page beside a folder of that name: without this Apache would answer with the folder.
    'DirectorySlash Off',
    'AddType text/javascript .js .mjs',
    'AddType application/manifest+json .webmanifest',
    // Both modules, or the whole site would answer with an error.
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_filter.c>',
    '    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json application/manifest+json image/svg+xml',
    '  </IfModule>',
    '</IfModule>',
    ...[...headers].map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    `Header set ${CACHE} ${quoted(cache.other)}`,
    `<If "%{REQUEST_URI} =~ m#^${base}${lasting}#">`,
    `  Header set ${CACHE} ${quoted(cache.lasting)}`,
    '</If>',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    ...(base === '/'
      ? []
      : [
          'RewriteOptions AllowNoSlash',
          `RewriteCond %{REQUEST_URI} ^${base.slice(0, -1)}$`,
          `RewriteRule ^ ${base} [R=302,L]`,
        ]),
    'RewriteRule (^|/)\\. - [R=404,L]',
    `RewriteRule ^${lasting} - [L]`,
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [L]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html [L]',
    'RewriteCond %{REQUEST_URI} !^' + base + '$',
    `RewriteRule ^ ${fallback} [L]`,
    '',
  ].join('\n');

/** Where the folder of files for servers stands in `dist`; hosts do not serve what begins with a dot. */
export const SERVER_FILES = '.hosts';

/** Every file that a host reads, by its place in `dist`. */
export const hostFiles = (answers: HostAnswers): Readonly<Record<string, string>> => ({
  _headers: headersFile(answers),
  _redirects: redirectsFile(answers),
  'vercel.json': vercelFile(answers),
  '.htaccess': apacheFile(answers),
  [`${SERVER_FILES}/nginx.conf`]: nginxFile(answers),
  [`${SERVER_FILES}/Caddyfile`]: caddyFile(answers),
});
