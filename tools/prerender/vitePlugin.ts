import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

import { base } from '../build/basePath.ts';
import type { DrawnScreen } from './frames.tsx';
import {
  allowStyle,
  hiddenAsFound,
  replaceOnce,
  withFirstPaint,
  withHead,
  withoutStyleAttributes,
  withPlaces,
} from './page.ts';
import { partsOf, stylesOf } from './parts.ts';
import type * as renderer from './render.tsx';
import { escaped, headOf, robots, sitemap, siteUrl } from './site.ts';
import type { PublicPage } from './site.ts';

type Renderer = typeof renderer;
type Bundle = Rolldown.OutputBundle;

const ENTRY = 'tools/prerender/render.tsx';
/** Where the component of a screen stands. */
const routeOf = (id: string): string =>
  `/src/app/routes/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Route.tsx`;
/** What stands around every screen of the dashboard. */
const FRAME = '/src/app/router/DashboardLayout.tsx';
/** Screens that show the offers of the catalogue at once, and what asks for it. */
const SHOW_OFFERS: readonly string[] = [
  'search',
  'specializedSearch',
  'cvSearch',
  'compatibleOffers',
];
const OFFER_SOURCE = '/src/adapters/offers/HttpOfferSource.ts';
/** Hides the landing page where `public/first-paint.js` found another address. */
const HIDE_ELSEWHERE = 'html[data-elsewhere] #root{display:none}';

/**
 * What an address asks for may have another title than the screen, and a screen without anything kept is drawn for a
 * device that keeps nothing: `public/first-paint.js` tells both, and by which first name the dashboard greets.
 */
const AS_FOUND = [
  'html[data-asked] [data-words]{visibility:hidden}',
  'html:not([data-greets]) [data-named],html[data-greets] [data-unnamed]{display:none}',
  '[data-name]::before{content:var(--first-name)}',
  '[data-awaited],[data-empty-screen]{display:contents}',
].join('');

/** What is drawn shows at once: a part that stands above the ones before it would push them down. */
const DRAWN = 'drawn';
const WHOLE = `<link rel="expect" href="#${DRAWN}" blocking="render">`;

type Drawn = DrawnScreen & { readonly html: string };
type Rendered = {
  readonly pages: readonly PublicPage[];
  readonly landing: string;
  readonly screens: readonly Drawn[];
};

/** Builds the application for Node beside the real build, and draws with it the landing page and each screen. */
const renderPages = async ({ root, configFile }: ResolvedConfig): Promise<Rendered> => {
  // Inside the project, so that the packages it leaves out are found.
  const outDir = join(root, 'node_modules', '.embellie', `prerender-${process.pid}`);
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        minify: false,
        // In one file: nothing loads later here.
        rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
      },
    });
    const built = (await import(pathToFileURL(join(outDir, 'render.mjs')).href)) as Renderer;
    const screens: Drawn[] = [];
    for (const screen of built.drawnScreens)
      screens.push({ ...screen, html: await built.renderScreen(screen) });
    return { pages: built.publicPages, landing: await built.render('/'), screens };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

const LINKED = /\s*<link rel="stylesheet"[^>]*? href="([^"]+)">/gu;

/** Text of a style sheet of the build. */
const sheet = (bundle: Bundle, fileName: string): string => {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`prerender: no style sheet ${fileName}`);
  return String(file.source).trim();
};

/**
 * The landing page in place of the empty root, under the same policy. Its styles stand in the page, so that the first
 * paint waits for no other file; a disabled link, which browsers do not fetch, tells the loader of chunks that each is
 * there already.
 */
const withLanding = (shell: string, rendered: string, bundle: Bundle): string => {
  if (/<script/iu.test(rendered)) throw new Error('prerender: the landing page needs a script');
  const { html, rules } = withoutStyleAttributes(rendered);
  const linked = [...shell.matchAll(LINKED)].map(([, href = '']) => href.slice(base.length));
  const sheets = [...new Set([...linked, ...partsOf(bundle, [routeOf('landing')]).styles])];
  const style = [...sheets.map((fileName) => sheet(bundle, fileName)), HIDE_ELSEWHERE, rules].join(
    '\n',
  );
  const links = sheets.map(
    (fileName) => `<link rel="stylesheet" href="${base}${fileName}" disabled>`,
  );
  // The landing page says itself what it can do without script, where its reader looks.
  const silent = replaceOnce(shell.replaceAll(LINKED, ''), /\s*<noscript>[^]*?<\/noscript>/u, '');
  const styled = replaceOnce(silent, '</head>', `<style>${style}</style>${links.join('')}</head>`);
  const page = replaceOnce(
    styled,
    '<div id="root"></div>',
    `<div id="root" data-prerendered="/">${html}</div>`,
  );
  return allowStyle(page, style);
};

const SILENT = /\s*<noscript>[^]*?<\/noscript>/u;

/**
 * What is drawn of a screen in place of the empty root, with its styles, and its scripts asked for beside the first one.
 * Styles are linked: browsers keep them for the next screen, and the policy needs no hash for each page.
 */
const withScreen = (
  shell: string,
  { id, path, title, known, shows, html }: Drawn,
  bundle: Bundle,
  offers: string,
): string => {
  if (/<script/iu.test(html)) throw new Error(`prerender: ${path} needs a script as it is drawn`);
  const told = withPlaces(html);
  const drawn = withoutStyleAttributes(told.html);
  const showsOffers = SHOW_OFFERS.includes(id);
  const { scripts, styles } = partsOf(bundle, [
    ...(known === 'whole' ? [] : [FRAME]),
    routeOf(id),
    ...(showsOffers ? [OFFER_SOURCE] : []),
  ]);
  // Parts that load on use may be drawn here already.
  const allStyles = new Set([...styles, ...stylesOf(bundle, drawn.html)]);
  const links = [
    ...[...allStyles].map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    // Asked for by `main.tsx`, which would know it a second later.
    ...(id === 'search'
      ? [`<link rel="preload" as="fetch" crossorigin href="${base}${offers}">`]
      : []),
  ].filter((link) => !shell.includes(` href="${/href="([^"]+)"/u.exec(link)?.[1]}"`));
  const shown =
    shows === null ? (known === 'unasked' ? 'everywhere' : 'onEmptyDevice') : { unlessKept: shows };
  const style = `${AS_FOUND}${hiddenAsFound(shown, html)}${told.rules}${drawn.rules}`;
  const [silent = ''] = SILENT.exec(shell) ?? [];
  const titled = replaceOnce(
    replaceOnce(shell, /<title>[^<]*<\/title>/u, `<title>${escaped(title)}</title>`),
    SILENT,
    '',
  );
  const styled = replaceOnce(
    titled,
    '</head>',
    `${WHOLE}${links.join('')}<style>${style}</style></head>`,
  );
  const page = replaceOnce(
    styled,
    '<div id="root"></div>',
    // Above what is drawn, which fills the window.
    `${silent.trim()}<div id="root" data-prerendered="${path}" inert aria-hidden="true">${drawn.html}</div><span id="${DRAWN}" hidden></span>`,
  );
  return allowStyle(page, style);
};

/**
 * Writes the landing page into the built `index.html`, gives the other public pages a head of their own, each
 * other screen a page with what is known of it (`offers`: where the catalogue is served), and adds an empty shell (`200.html`), `robots.txt` and `sitemap.xml`.
 * Why so: docs/decisions/0012-prerender.md.
 */
export const prerenderPlugin = (offers: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'embellie-prerender',
    enforce: 'post',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        // Storybook builds with this configuration too, and has a page of its own.
        if (index?.type !== 'asset') return;
        const firstPaint = await readFile(join(config.publicDir, 'first-paint.js'), 'utf8');
        const shell = withFirstPaint(String(index.source), firstPaint);
        const { pages, landing, screens } = await renderPages(config);
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        for (const page of pages) {
          const html = withHead(shell, headOf(page));
          if (page.file === 'index.html') {
            index.source = withLanding(html, landing, bundle);
          } else {
            emit(page.file, html);
          }
        }
        for (const screen of screens) emit(screen.file, withScreen(shell, screen, bundle, offers));
        emit('200.html', shell);
        emit('robots.txt', robots());
        emit('sitemap.xml', sitemap(pages));
        if (siteUrl === '') {
          config.logger.info('prerender: EMBELLIE_SITE_URL is not set, addresses stay relative');
        }
      },
    },
  };
};
