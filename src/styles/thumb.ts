import { media } from '#/styles/media';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Height of the bar at the foot of a phone, what the device keeps for itself included. */
export const footBar = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Holds while something is typed: the bar at the foot gives way to the keyboard. */
export const WHILE_TYPING = ':has(:is(textarea, input[type="text"]):focus)';

/** Set on the root while a notification shows: how much room it takes at the head of a screen, or at the end of the side, in pixels. */
export const TOAST_REACH = '--toast-reach';

/** Set on the root where there is a side: the height of its foot, over which notifications stand, in pixels. */
export const TOAST_OVER = '--toast-over';

/** What a notification takes of the list of the side, so that it covers none of it. */
export const toastRoom = `var(${TOAST_REACH}, 0px)`;

/** A height at the head of a screen that grows while a notification needs more, and moves what is read down by that. */
export const withToast = (height: string): string => `max(${height}, ${toastRoom})`;

/** Height of the bar at the head of a screen. */
export const headBar = withToast('3.5rem');

/** Marks what is put right in its place, with buttons of its own. */
export const IN_PLACE = { 'data-in-place': '' } as const;

/** Nothing stands over the buttons of what is put right in its place, and what cannot be pressed yet over nothing. */
export const leftInItsPlace = {
  'body:has([data-in-place]) &': { position: 'static' },
  '&:has(> button[type="submit"]:disabled)': { position: 'static' },
} as const;

/** The main action of a screen, at the end of what it acts on: on a phone it stays under the thumb, over the bar. */
export const atThumb = {
  [media.phone]: {
    position: 'sticky',
    insetBlockEnd: footBar,
    zIndex: layerIndex.sticky - 1,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    paddingBlock: space[2],
    backgroundColor: vars.color.surface,
    selectors: leftInItsPlace,
  },
} as const;
