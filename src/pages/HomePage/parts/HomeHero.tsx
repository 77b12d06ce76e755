import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';

import * as styles from '#/pages/HomePage/Hero.css';

type HomeHeroProps = {
  readonly firstName: string | null;
  readonly summary: string;
  readonly now: Date;
  /** What waits. */
  readonly children: ReactNode;
};

/** The sun on the horizon, half up. Decorative. */
const Sunrise = () => (
  <svg viewBox="0 0 600 170" className={styles.sunrise} aria-hidden focusable="false">
    <path d="M20 170a280 280 0 0 1 560 0Z" className={styles.halo} />
    <path d="M110 170a190 190 0 0 1 380 0Z" className={styles.halo} />
    <path d="M185 170a115 115 0 0 1 230 0Z" className={styles.halo} />
    <path d="M242 170a58 58 0 0 1 116 0Z" className={styles.sun} />
  </svg>
);

/** The greeting, under the sky of the day. */
export const HomeHero = ({ firstName, summary, now, children }: HomeHeroProps) => (
  <header className={styles.hero}>
    <Sunrise />
    <div className={styles.words}>
      <p className={styles.day}>{copy.day(now)}</p>
      <Heading level={1} size="xxl">
        {copy.greeting(firstName)}
      </Heading>
      <Text size="l" tone="muted">
        {summary}
      </Text>
    </div>
    {children}
  </header>
);
