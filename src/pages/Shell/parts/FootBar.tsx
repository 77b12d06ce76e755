import { Icon } from '#/components/Icon/Icon';
import { ClipboardList, FileText, House, Menu, Search } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { ADDRESSES } from '#/copy/addresses';
import { isCurrent } from '#/pages/Shell/navigation';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/FootBar.css';

const SHORTCUTS = [
  { id: 'home', icon: House },
  { id: 'search', icon: Search },
  { id: 'applications', icon: ClipboardList },
  { id: 'myCv', icon: FileText },
] as const;

type FootBarProps = {
  readonly pathname: string;
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
};

/** The bar at the foot of a phone: the four screens of every day, and the drawer for the rest. */
export const FootBar = ({ pathname, drawerOpen, onOpenDrawer }: FootBarProps) => (
  <nav className={styles.bar} aria-label={copy.shortcuts.label}>
    {SHORTCUTS.map(({ id, icon }) => (
      <Anchor
        key={id}
        href={ADDRESSES[id]}
        className={styles.entry}
        {...(isCurrent(id, pathname) ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon icon={icon} />
        {copy.shortcuts[id]}
      </Anchor>
    ))}
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      aria-expanded={drawerOpen}
      onClick={onOpenDrawer}
    >
      <Icon icon={Menu} />
      {copy.shortcuts.more}
    </button>
  </nav>
);
