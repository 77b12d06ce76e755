import { Menu } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { Brand } from '#/pages/Shell/parts/Brand';
import { copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/TopBar.css';

type TopBarProps = {
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
};

/** The bar of small screens: the menu button and the mark. */
export const TopBar = ({ drawerOpen, onOpenDrawer }: TopBarProps) => (
  <header className={styles.bar}>
    <button
      type="button"
      className={styles.menu}
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
