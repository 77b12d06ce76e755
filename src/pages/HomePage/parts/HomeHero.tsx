import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';

import * as styles from '#/pages/HomePage/Hero.css';

type HomeHeroProps = {
  readonly firstName: string | null;
  readonly summary: string;
  /** Things done today, 0 to 3. */
  readonly done: number;
  readonly now: Date;
  /** What waits. */
  readonly children: ReactNode;
};

/** How far the sun comes up for each thing that is done. */
const STEP = 38;

type SunriseProps = Pick<HomeHeroProps, 'done'>;

/** The sun on the horizon, half up, higher with each thing done that day. Decorative: the words say it too. */
const Sunrise = ({ done }: SunriseProps) => (
  <svg viewBox="0 0 600 300" className={styles.sunrise} aria-hidden focusable="false">
    <path d="M10 300a290 290 0 0 1 580 0Z" className={styles.halo} />
    <path d="M90 300a210 210 0 0 1 420 0Z" className={styles.halo} />
    <path d="M160 300a140 140 0 0 1 280 0Z" className={styles.halo} />
    <circle cx="300" cy={300 - done * STEP} r="70" className={styles.sun} />
  </svg>
);

/** The greeting, under the sky of the day. */
export const HomeHero = ({ firstName, summary, done, now, children }: HomeHeroProps) => (
  <header className={styles.hero}>
    <Sunrise done={done} />
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
