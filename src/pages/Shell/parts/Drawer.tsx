import * as Ariakit from '@ariakit/react';

import { Icon } from '#/components/Icon/Icon';
import { X } from '#/components/Icon/iconPaths';
import { SidePanel } from '#/pages/Shell/parts/SidePanel';
import type { SidePanelProps } from '#/pages/Shell/parts/SidePanel';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/Drawer.css';

type DrawerProps = Omit<SidePanelProps, 'onFollow'> & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Toasts stay within reach of pointer, keyboard and screen reader while the drawer is open. */
const toastRegions = (): Iterable<Element> => document.querySelectorAll('[data-toast-region]');

/** The side panel as a modal drawer. Escape, the overlay, the cross or an entry close it; then focus goes back to where it came from. */
export const Drawer = ({ open, onOpenChange, ...panel }: DrawerProps) => (
  <Ariakit.Dialog
    open={open}
    onClose={() => onOpenChange(false)}
    unmountOnHide
    aria-label={copy.navigation}
    backdrop={<div className={styles.overlay} />}
    getPersistentElements={toastRegions}
    className={styles.drawer}
  >
    <Ariakit.DialogDismiss className={styles.close} aria-label={copy.closeMenu}>
      <Icon icon={X} />
    </Ariakit.DialogDismiss>
    <SidePanel {...panel} onFollow={() => onOpenChange(false)} />
  </Ariakit.Dialog>
);
