/** State of a step in the history that changes what is in view and not where one looks: the page stays where it is scrolled to. */
export const IN_PLACE = { inPlace: true } as const;

/** Whether a step of the history leaves the page where it is scrolled to. */
export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true;
