import { media } from '#/styles/media';
import { duration, easing } from '#/styles/tokens';

/** A transition of the named properties, only where the user has not asked for less motion. */
export const transition = (
  properties: readonly string[],
  time: keyof typeof duration = 'fast',
): { '@media': Record<string, { transition: string }> } => ({
  '@media': {
    [media.motion]: {
      transition: properties.map((name) => `${name} ${duration[time]} ${easing}`).join(', '),
    },
  },
});
