import { media } from '#/styles/media';

/** Whether an offer opens over the screen rather than among the results. */
export const isPhone = (): boolean => !window.matchMedia(media.tablet).matches;
