import { useState } from 'react';
import type { ReactNode } from 'react';

import { MAIN_ID, SkipLink } from '#/modules/SkipLink/SkipLink';
import { Drawer } from '#/pages/Shell/parts/Drawer';
import { SidePanel } from '#/pages/Shell/parts/SidePanel';
import type { ThemeSwitchProps } from '#/pages/Shell/parts/ThemeSwitch';
import { TopBar } from '#/pages/Shell/parts/TopBar';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/Shell/Shell.css';

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
  const panel = { pathname, theme, onThemeChange, newOffers };
  return (
    <div className={styles.root}>
      <SkipLink />
      <TopBar drawerOpen={drawerOpen} onOpenDrawer={() => onDrawerOpenChange(true)} />
      <Drawer open={drawerOpen} onOpenChange={onDrawerOpenChange} {...panel} />
      <header className={styles.side}>
        <SidePanel {...panel} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <div key={pathname} className={cx(styles.page, moved && styles.entering)}>
          {children}
        </div>
      </main>
    </div>
  );
};
