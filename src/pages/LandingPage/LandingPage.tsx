import { Heading } from '#/components/Heading/Heading';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { STEPS, landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import type { Step } from '#/pages/LandingPage/LandingPage.copy';
import { Features } from '#/pages/LandingPage/parts/Features';
import { Hero } from '#/pages/LandingPage/parts/Hero';
import { Honesty } from '#/pages/LandingPage/parts/Honesty';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';
import { MorningDrawing, SunriseDrawing } from '#/pages/LandingPage/parts/SunriseDrawing';
import { Testimonials } from '#/pages/LandingPage/parts/Testimonials';

import * as styles from '#/pages/LandingPage/LandingPage.css';

const stepsCopy = landingCopy.steps;
const HOURS = { import: 0, offers: 1, apply: 2 } as const satisfies Record<Step, number>;

/** The three steps along one horizon, the sun a little higher at each. */
const Steps = () => (
  <section id="how-it-works" className={styles.wideSection} aria-labelledby="steps-title">
    <SectionHead id="steps-title" title={stepsCopy.title} />
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <Reveal key={step} as="li" className={styles.step}>
          <div className={styles.stepSky}>
            <MorningDrawing hour={HOURS[step]} />
          </div>
          <div className={styles.stepWords}>
            <p className={styles.ordinal}>{stepsCopy.ordinal(HOURS[step] + 1)}</p>
            <Heading level={3} size="l">
              {stepsCopy.items[step].title}
            </Heading>
            <Text tone="muted">{stepsCopy.items[step].text}</Text>
          </div>
        </Reveal>
      ))}
    </ol>
  </section>
);

const copy = landingCopy.closing;

/** The last call, at sunrise. */
const Closing = () => (
  <section className={styles.closing} aria-labelledby="closing-title">
    <h2 id="closing-title" className={styles.sectionTitle}>
      {copy.title}
    </h2>
    <p className={styles.closingText}>{copy.text}</p>
    <LinkButton href="/signup" variant="primary" size="large">
      {copy.action}
    </LinkButton>
    <div className={styles.closingSun}>
      <SunriseDrawing />
    </div>
  </section>
);

/** What Embellie is, shown with pictures of itself: one page, no state, the same with and without script. */
export const LandingPage = () => (
  <div className={styles.page}>
    <Hero />
    <Features />
    <Steps />
    <Honesty />
    <Testimonials />
    <Closing />
  </div>
);
