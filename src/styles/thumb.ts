import { media } from '#/styles/media';
import { layerIndex, space } from '#/styles/tokens';

import { vars } from '#/styles/contract.css';

/** Height of the bar at the foot of a phone, what the device keeps for itself included. */
export const footBar = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Set on the root while a notification stands at the foot of a phone: how far it reaches up, in pixels. */
export const TOAST_REACH = '--toast-reach';

/** Where what stays at the foot of a phone ends: over the bar, and over a notification that stands there. */
export const overFoot = `max(${footBar}, var(${TOAST_REACH}, 0px))`;

/** The main action of a screen, at the end of what it acts on: on a phone it stays under the thumb, over the bar. */
export const atThumb = {
  [media.phone]: {
    position: 'sticky',
    insetBlockEnd: overFoot,
    zIndex: layerIndex.sticky - 1,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    paddingBlock: space[2],
    backgroundColor: vars.color.surface,
  },
} as const;
