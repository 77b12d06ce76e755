import { SCREEN_PATHS, isInDashboard } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { documentTitle, titles } from '#/app/navigation/screens.copy';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { Shell } from '#/pages/Shell/Shell';

import { Body } from './bodies.tsx';

const nothing = (): void => undefined;

/**
 * The frame of a screen as it stands until the screen itself has come: nothing in it can be pressed yet. Beside the shape
 * of what is coming there is a place for the screen that somebody finds who has kept nothing yet.
 */
export const ScreenFrame = ({ id }: { readonly id: ScreenId }) => (
  <Shell
    pathname={SCREEN_PATHS[id]}
    drawerOpen={false}
    onDrawerOpenChange={nothing}
    theme="system"
    onThemeChange={nothing}
  >
    <div data-empty-screen />
    <div data-awaited>
      <Body id={id} />
    </div>
  </Shell>
);

/**
 * What the build knows of a screen: `whole` all of it, `empty` what an empty device shows, `unasked` what every device
 * shows where its address asks for nothing, `frame` what stands around it.
 */
type Known = 'whole' | 'empty' | 'unasked' | 'frame';

/** A screen that gets a page of its own, beside those that search engines may list. */
export type DrawnScreen = {
  readonly id: ScreenId;
  readonly path: string;
  /** File in `dist` that static hosts serve at the path. */
  readonly file: string;
  readonly title: string;
  readonly known: Known;
  /** Key of the one record that the screen shows: without it a device shows the empty screen, whatever else it keeps. */
  readonly shows: string | null;
};

/** The bookmarklet names the address of the site; a dossier is named by its own, and none stands at the address without a number. */
const KNOWN: Partial<Record<ScreenId, Known>> = { bookmarklet: 'frame', dossier: 'unasked' };

const SHOWS: Partial<Record<ScreenId, string>> = {
  analyses: analysesRecord.key,
  myCv: savedCorrectionsRecord.key,
};

const drawn = (id: ScreenId, known: Known): DrawnScreen => ({
  id,
  path: SCREEN_PATHS[id],
  file: `${SCREEN_PATHS[id].slice(1)}.html`,
  title: documentTitle(titles[id]),
  known,
  shows: SHOWS[id] ?? null,
});

/** The declaration, and every screen of the dashboard at the address that it has without a number or a question. */
export const drawnScreens: readonly DrawnScreen[] = [
  drawn('accessibility', 'whole'),
  ...(Object.keys(SCREEN_PATHS) as ScreenId[])
    .filter((id) => isInDashboard(SCREEN_PATHS[id]))
    .map((id) => drawn(id, KNOWN[id] ?? 'empty')),
];
