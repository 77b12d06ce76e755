import * as Ariakit from '@ariakit/react';

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

/** Actions on one thing, behind a button. Arrow keys, Home, End and first letters move; Escape closes. */
export const Menu = ({
  label,
  items,
  icon = Ellipsis,
  labelShown = false,
  variant = 'quiet',
  size = 'medium',
  defaultOpen = false,
}: MenuProps) => (
  <Ariakit.MenuProvider defaultOpen={defaultOpen}>
    <Ariakit.MenuButton
      render={
        <Button variant={variant} size={size} icon={icon} iconOnly={!labelShown}>
          {label}
        </Button>
      }
    />
    {/* Drawn only while open: a long list of things has as many menus. */}
    <Ariakit.Menu gutter={4} portal fixed unmountOnHide className={sheet} aria-label={label}>
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
  </Ariakit.MenuProvider>
);
