import { fontStack } from '#/styles/tokens';

/** The large voice of the landing page. */
export const display = {
  fontFamily: fontStack.heading,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
} as const;
