import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { landingCopy, STEPS } from '#/pages/LandingPage/LandingPage.copy';
import type { Step } from '#/pages/LandingPage/LandingPage.copy';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';
import { MorningDrawing } from '#/pages/LandingPage/parts/SunriseDrawing';

import * as styles from '#/pages/LandingPage/LandingPage.css';

const copy = landingCopy.steps;
const HOURS = { import: 0, offers: 1, apply: 2 } as const satisfies Record<Step, number>;

/** The three steps along one horizon, the sun a little higher at each. */
export const Steps = () => (
  <section id="how-it-works" className={styles.wideSection} aria-labelledby="steps-title">
    <SectionHead id="steps-title" title={copy.title} />
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <Reveal key={step} as="li" className={styles.step}>
          <div className={styles.stepSky}>
            <MorningDrawing hour={HOURS[step]} />
          </div>
          <div className={styles.stepWords}>
            <p className={styles.ordinal}>{copy.ordinal(HOURS[step] + 1)}</p>
            <Heading level={3} size="l">
              {copy.items[step].title}
            </Heading>
            <Text tone="muted">{copy.items[step].text}</Text>
          </div>
        </Reveal>
      ))}
    </ol>
  </section>
);
