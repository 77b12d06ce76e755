import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { Menu } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';
import { Brand } from '#/pages/Shell/parts/Brand';
import { FootBar } from '#/pages/Shell/parts/FootBar';
import { SidePanel } from '#/pages/Shell/parts/SidePanel';
import type { ThemeSwitchProps } from '#/pages/Shell/parts/ThemeSwitch';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';
import { cx } from '#/styles/cx';
import { media } from '#/styles/media';

import * as topBarStyles from '#/pages/Shell/parts/TopBar.css';
import * as styles from '#/pages/Shell/Shell.css';

type TopBarProps = {
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
};

/** The bar of small screens: the menu button and the mark. */
const TopBar = ({ drawerOpen, onOpenDrawer }: TopBarProps) => (
  <header className={topBarStyles.bar}>
    <button
      type="button"
      className={topBarStyles.menu}
      aria-label={copy.openMenu}
      aria-haspopup="dialog"
      aria-expanded={drawerOpen}
      onClick={onOpenDrawer}
    >
      <Icon icon={Menu} size="l" />
    </button>
    <Brand />
  </header>
);

const Drawer = lazyComponent(async () => (await import('#/pages/Shell/parts/Drawer')).Drawer);

type ShellProps = ThemeSwitchProps & {
  /** Path of the screen shown; another one plays the page change. */
  readonly pathname: string;
  readonly drawerOpen: boolean;
  readonly onDrawerOpenChange: (open: boolean) => void;
  /** Offers that came since the last look at the alerts. */
  readonly newOffers?: number;
  /** The screen. */
  readonly children: ReactNode;
};

/** True from the first change of path on: what is shown at load must not wait for an animation. */
const useHasMoved = (pathname: string): boolean => {
  const [seen, setSeen] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (seen !== pathname) {
    setSeen(pathname);
    setMoved(true);
  }
  return moved;
};

const watchRoom = (listener: () => void): (() => void) => {
  const query = window.matchMedia(media.desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True once the window had room for the side: a phone need not make what it hides. Printing takes nothing away. */
const useHadRoom = (): boolean => {
  const has = useSyncExternalStore(
    watchRoom,
    () => window.matchMedia(media.desktop).matches,
    () => true,
  );
  const [had, setHad] = useState(has);
  if (has && !had) setHad(true);
  return had;
};

/** True from the first opening on: a drawer that closes gives the focus back, which one that is gone could not. */
const useWasOpen = (open: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen;
};

/** The frame of every dashboard screen: side navigation, or a top bar with a drawer where there is no room for it. */
export const Shell = ({
  pathname,
  drawerOpen,
  onDrawerOpenChange,
  theme,
  onThemeChange,
  newOffers = 0,
  children,
}: ShellProps) => {
  const moved = useHasMoved(pathname);
  const wasOpen = useWasOpen(drawerOpen);
  const hadRoom = useHadRoom();
  // After the screen, and before anybody presses the menu button; a failure is met when it is needed.
  useEffect(() => Drawer.prepare(), []);
  const panel = { pathname, theme, onThemeChange, newOffers };
  return (
    <div className={styles.root}>
      <SkipLink />
      <TopBar drawerOpen={drawerOpen} onOpenDrawer={() => onDrawerOpenChange(true)} />
      {wasOpen && (
        <Suspense>
          <Drawer open={drawerOpen} onOpenChange={onDrawerOpenChange} {...panel} />
        </Suspense>
      )}
      {hadRoom && (
        <header className={styles.side}>
          <SidePanel {...panel} />
        </header>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <div key={pathname} className={cx(styles.page, moved && styles.entering)}>
          {children}
        </div>
      </main>
      <FootBar
        pathname={pathname}
        drawerOpen={drawerOpen}
        onOpenDrawer={() => onDrawerOpenChange(true)}
      />
    </div>
  );
};
