import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from '#/app/App';
import { SCREEN_PATHS } from '#/app/navigation/screens';
import { descriptions, documentTitle, titles } from '#/app/navigation/screens.copy';
import { LinkProvider } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { ok } from '#/domain/shared/result';
import { createVault } from '#/domain/storage/createVault';
import type { Services } from '#/usecases/shared/services';

import { drawnScreens, ScreenFrame } from './frames.tsx';
import type { DrawnScreen } from './frames.tsx';
import { withEmptyScreen } from './page.ts';
import type { PublicPage } from './site.ts';

export { drawnScreens };

const FILES = { landing: 'index.html', login: 'login.html', signup: 'signup.html' } as const;

/** The pages that search engines may list, the prerendered one first. */
export const publicPages: readonly PublicPage[] = (['landing', 'login', 'signup'] as const).map(
  (id) => ({
    path: SCREEN_PATHS[id],
    file: FILES[id],
    title: documentTitle(titles[id]),
    description: descriptions[id],
  }),
);

/** Where the application stands on its host, without a slash at its end. */
const basename = import.meta.env.BASE_URL.slice(0, -1);

const notAtBuild = (): Promise<never> => Promise.reject(new Error('nothing is read at build'));

const now = (): Date => new Date();

/** What a page is drawn from at build: an empty device. */
const services: Services = {
  analyzer: {
    readCv: notAtBuild,
    extractText: notAtBuild,
    readPastedCv: notAtBuild,
    drawPage: notAtBuild,
    compare: notAtBuild,
    review: notAtBuild,
    warmUp: () => undefined,
  },
  vault: createVault(
    {
      keys: () => ok([]),
      get: () => ok(null),
      set: () => ok(null),
      remove: () => ok(null),
      watch: () => () => undefined,
    },
    now,
  ),
  cvStore: { load: notAtBuild, keep: notAtBuild, keepReading: notAtBuild, remove: notAtBuild },
  attachments: notAtBuild,
  lexicon: notAtBuild,
  skillLabels: notAtBuild,
  offers: { load: notAtBuild },
  live: notAtBuild,
  liveOrigins: [],
  postings: notAtBuild,
  importer: notAtBuild,
  imported: notAtBuild,
  offerIndex: notAtBuild,
  device: notAtBuild,
  offline: notAtBuild,
  dictation: {
    supported: () => false,
    soundPlace: notAtBuild,
    start: () => ({ ok: false, problem: 'unsupported' }),
  },
  voice: { say: notAtBuild, stop: () => undefined },
  textModels: { connect: notAtBuild, browserState: notAtBuild },
  clipboard: notAtBuild,
  downloads: notAtBuild,
  receivedFiles: notAtBuild,
  cipher: notAtBuild,
  autoSaveFile: notAtBuild,
  codes: notAtBuild,
  letterFiles: notAtBuild,
  cvFiles: notAtBuild,
  sheetFiles: notAtBuild,
  tables: notAtBuild,
  readPhoto: notAtBuild,
  notify: () => undefined,
  takeToastAway: () => undefined,
  notices: { permission: () => 'unsupported', ask: notAtBuild, show: () => undefined },
  now,
  random: Math.random,
};

/** HTML of what React draws, all in place. */
const draw = async (tree: ReactNode): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(tree, {
    // Everything in place, however long: what comes out of order needs an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude);
};

const PlainAnchor = ({ href, children, ...rest }: AnchorProps) => (
  <a {...rest} href={`${basename}${href}`}>
    {children}
  </a>
);

/** HTML of the application at a path, from the tree that the browser then brings to life. */
export const render = (path: string): Promise<string> => {
  const AtPath = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={basename} location={`${basename}${path}`}>
      {children}
    </StaticRouter>
  );
  return draw(<App services={services} router={AtPath} />);
};

/**
 * HTML of a screen as far as the build knows it, which the browser replaces by the living one: all of it, or its frame
 * with the screen of an empty device where that can be known.
 */
export const renderScreen = async ({ id, path, known }: DrawnScreen): Promise<string> => {
  if (known === 'whole') return render(path);
  const frame = await draw(
    <LinkProvider anchor={PlainAnchor} newTabLabel="">
      <ScreenFrame id={id} />
    </LinkProvider>,
  );
  return withEmptyScreen(frame, known === 'frame' ? null : await render(path));
};
