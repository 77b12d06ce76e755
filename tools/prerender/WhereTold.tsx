import type { ReactNode } from 'react';

type WhereToldProps = {
  /** What `public/first-paint.js` tells of. */
  readonly of: 'analysis' | 'cv' | 'day';
  /** The shape of what is coming, where it tells nothing. */
  readonly awaited: ReactNode;
  readonly children: ReactNode;
};

/** What is told of what is kept, in place of its shape. */
export const WhereTold = ({ of, awaited, children }: WhereToldProps) => (
  <>
    <div data-where-told={of}>{children}</div>
    {awaited}
  </>
);
