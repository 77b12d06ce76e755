import { space } from '#/styles/tokens';

/** Margins that keep words to 72 rem inside sections that span the window. */
export const GUTTER = `max(${space[4]}, calc((100% - 72rem) / 2))`;
export const WIDE_GUTTER = `max(${space[8]}, calc((100% - 72rem) / 2))`;

/** Height of the frame's header, which stays in view. */
export const HEADER = '4rem';
