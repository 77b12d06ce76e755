import * as Ariakit from '@ariakit/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { ButtonSize, ButtonVariant } from '#/components/Button/Button';
import { Button } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import { Ellipsis } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';

import { item, itemText, sheet } from '#/components/popover/popover.css';

export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconPath;
  /** `critical` for what cannot be undone. */
  readonly tone?: 'neutral' | 'critical';
  readonly disabled?: boolean;
  readonly onSelect?: () => void;
  /** Makes the entry a link. */
  readonly href?: string;
};

type MenuProps = {
  /** Names the thing acted on. */
  readonly label: string;
  /** In the order of use, the deletion last. */
  readonly items: readonly MenuEntry[];
  /** The three dots unless told. */
  readonly icon?: IconPath;
  /** Shows the words beside the icon. */
  readonly labelShown?: boolean;
  /** Of the button. */
  readonly variant?: ButtonVariant;
  /** Of the button. */
  readonly size?: ButtonSize;
  /** Open at first, for pictures of the open menu. */
  readonly defaultOpen?: boolean;
};

/** Where the focus goes as the menu opens: nowhere where nobody asked for it. */
type Opening = 'first' | 'last' | 'container' | 'unasked';

/** Keys that open the menu, beside those that press its button. */
const KEYS: Readonly<Record<string, Opening>> = { ArrowDown: 'first', ArrowUp: 'last' };

type MenuSheetProps = Pick<MenuProps, 'label' | 'items'> & {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Null while it is closed. */
  readonly opening: Opening | null;
  readonly onClose: () => void;
};

const MenuSheet = ({ id, button, opening, label, items, onClose }: MenuSheetProps) => {
  const store = Ariakit.useMenuStore({
    open: opening !== null,
    setOpen: (open) => {
      if (!open) onClose();
    },
  });
  useLayoutEffect(() => {
    if (opening === null) return;
    store.setAnchorElement(button.current);
    store.setDisclosureElement(button.current);
    if (opening === 'unasked') return;
    store.setActiveId(null);
    store.setAutoFocusOnShow(true);
    store.setInitialFocus(opening);
  }, [store, button, opening]);
  return (
    <Ariakit.Menu
      store={store}
      id={id}
      gutter={4}
      portal
      fixed
      unmountOnHide
      className={sheet}
      aria-label={label}
    >
      {items.map((entry) => (
        <Ariakit.MenuItem
          key={entry.id}
          className={item}
          data-tone={entry.tone}
          disabled={entry.disabled ?? false}
          onClick={() => entry.onSelect?.()}
          {...(entry.href === undefined ? {} : { render: <Anchor href={entry.href} /> })}
        >
          {entry.icon && <Icon icon={entry.icon} size="s" />}
          <span className={itemText}>{entry.label}</span>
        </Ariakit.MenuItem>
      ))}
    </Ariakit.Menu>
  );
};

/** Actions on one thing, behind a button. Arrow keys, Home, End and first letters move; Escape closes. */
export const Menu = ({
  label,
  items,
  icon = Ellipsis,
  labelShown = false,
  variant = 'quiet',
  size = 'medium',
  defaultOpen = false,
}: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(defaultOpen ? 'unasked' : null);
  const [isUsed, setIsUsed] = useState(defaultOpen);
  const open = (from: Opening): void => {
    setIsUsed(true);
    setOpening(from);
  };
  const close = (): void => setOpening(null);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={size}
        icon={icon}
        iconOnly={!labelShown}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        aria-controls={opening === null ? undefined : id}
        onClick={({ detail }) => {
          // A press by a key counts no clicks.
          if (opening === null) open(detail === 0 ? 'first' : 'container');
          else close();
        }}
        onKeyDown={(event) => {
          const from = KEYS[event.key];
          if (from === undefined) return;
          event.preventDefault();
          open(from);
        }}
      >
        {label}
      </Button>
      {/* Made at the first press: a long list of things has as many menus, three milliseconds each. */}
      {isUsed && (
        <MenuSheet
          id={id}
          button={button}
          opening={opening}
          label={label}
          items={items}
          onClose={close}
        />
      )}
    </>
  );
};
