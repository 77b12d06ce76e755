import type { ReactNode } from 'react';

import { SampleMark } from '#/components/SampleMark/SampleMark';
import { landingCopy as copy } from '#/pages/LandingPage/LandingPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/LandingPage/parts/previews.css';

type PreviewProps = {
  /** What the picture shows, for those who do not see it. */
  readonly caption: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A picture of the product, made of the product itself, and marked as an example. */
export const Preview = ({ caption, children, className }: PreviewProps) => (
  <figure className={cx(styles.preview, className)} aria-label={caption}>
    <span className={styles.mark}>
      <SampleMark word={copy.sample} />
    </span>
    {children}
  </figure>
);
