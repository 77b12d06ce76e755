import * as Ariakit from '@ariakit/react';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Button } from '#/components/Button/Button';
import { X } from '#/components/Icon/iconPaths';

import * as styles from '#/components/Dialog/Dialog.css';

export type DialogSize = 'small' | 'medium' | 'large';

/** Toasts stay reachable under a modal: Ariakit would make them inert otherwise. */
const persistentElements = (): Iterable<Element> =>
  document.querySelectorAll('[data-toast-region]');

/** Gives the focus back to what opened the dialog; where that is gone, the content of the page takes it. */
const giveFocusBack = (opener: HTMLElement | null): boolean => {
  if (opener) return true;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  return false;
};

type DialogProps = {
  /** Held by the caller; closed, nothing of it stays in the page. */
  readonly open: boolean;
  /** Escape, the backdrop or the close button. */
  readonly onClose: () => void;
  /** Names the dialog, shown and announced. */
  readonly title: string;
  /** Name of the cross. */
  readonly closeLabel: string;
  /** Scrolls between the title and the actions. */
  readonly children: ReactNode;
  /** Actions, the main one last. */
  readonly footer?: ReactNode;
  /** Width from the tablet up; a phone shows a sheet. */
  readonly size?: DialogSize;
  /** `alertdialog` interrupts for an answer: it has no close button and its text is announced. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Where the focus goes first; the dialog itself, so that its title is read, unless said otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** Tells Ariakit that there is a way out; it would add a hidden button of its own, in English. */
const DISMISSES = { 'data-dialog-dismiss': '' } as const;

/** A modal: keeps the focus while open, gives it back when closed. A bottom sheet on a phone. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  initialFocus,
}: DialogProps) => {
  const own = useRef<HTMLDivElement>(null);
  return (
    <Ariakit.Dialog
      ref={own}
      open={open}
      onClose={onClose}
      role={role}
      backdrop={<div className={styles.backdrop} />}
      getPersistentElements={persistentElements}
      initialFocus={initialFocus ?? own}
      autoFocusOnHide={giveFocusBack}
      unmountOnHide
      className={styles.dialog({ size })}
    >
      <div className={styles.head}>
        <Ariakit.DialogHeading render={<h2>{title}</h2>} className={styles.title} />
        {role === 'dialog' && (
          <Button
            {...DISMISSES}
            variant="quiet"
            icon={X}
            iconOnly
            onClick={onClose}
            className={styles.close}
          >
            {closeLabel}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        {role === 'alertdialog' ? (
          <Ariakit.DialogDescription render={<div />}>{children}</Ariakit.DialogDescription>
        ) : (
          children
        )}
      </div>
      {footer && (
        <div {...(role === 'alertdialog' ? DISMISSES : {})} className={styles.foot}>
          {footer}
        </div>
      )}
    </Ariakit.Dialog>
  );
};
