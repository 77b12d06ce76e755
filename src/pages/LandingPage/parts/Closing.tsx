import { LinkButton } from '#/components/LinkButton/LinkButton';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { SunriseDrawing } from '#/pages/LandingPage/parts/SunriseDrawing';

import * as styles from '#/pages/LandingPage/LandingPage.css';

const copy = landingCopy.closing;

/** The last call, at sunrise. */
export const Closing = () => (
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
