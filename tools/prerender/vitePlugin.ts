import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

import { base } from '../build/basePath.ts';
import {
  allowStyle,
  replaceOnce,
  withFirstPaint,
  withHead,
  withoutStyleAttributes,
} from './page.ts';
import type * as renderer from './render.tsx';
import { headOf, robots, sitemap, siteUrl } from './site.ts';
import type { PublicPage } from './site.ts';

type Renderer = typeof renderer;
type Bundle = Rolldown.OutputBundle;

const ENTRY = 'tools/prerender/render.tsx';
const LANDING = '/src/app/routes/landing/LandingRoute.tsx';
/** Hides the landing page where `public/first-paint.js` found another address. */
const HIDE_ELSEWHERE = 'html[data-elsewhere] #root{display:none}';

type Rendered = { readonly pages: readonly PublicPage[]; readonly landing: string };

/** Builds the application for Node beside the real build, and draws the landing page with it. */
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
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const built = (await import(pathToFileURL(join(outDir, 'render.mjs')).href)) as Renderer;
    return { pages: built.publicPages, landing: await built.render('/') };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/** Styles of the landing page's chunk and of all it imports. */
const landingStyles = (bundle: Bundle): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const landing = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(LANDING));
  if (!landing) throw new Error(`prerender: no chunk for ${LANDING}`);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  visit(landing.fileName);
  return [...styles];
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
  const sheets = [...new Set([...linked, ...landingStyles(bundle)])];
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

/**
 * Writes the landing page into the built `index.html`, gives the other public pages a head of their own, and adds
 * an empty shell (`200.html`), `robots.txt` and `sitemap.xml`. Why so: docs/decisions/0012-prerender.md.
 */
export const prerenderPlugin = (): Plugin => {
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
        const { pages, landing } = await renderPages(config);
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
