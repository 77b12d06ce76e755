import { Check } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { ComparisonPreview } from '#/pages/LandingPage/parts/ComparisonPreview';
import { RainDrawing, SunriseDrawing } from '#/pages/LandingPage/parts/SunriseDrawing';

import * as styles from '#/pages/LandingPage/parts/Hero.css';

const copy = landingCopy.hero;
const [rain, sun] = copy.title;

/** The promise under a clearing sky, and the product coming up with the sun. */
export const Hero = () => (
  <section className={styles.hero}>
    <RainDrawing />
    <div className={styles.heroWords}>
      <h1 className={styles.heroTitle}>
        <span className={styles.heroBefore}>{rain}</span> <span>{sun}</span>
      </h1>
      <p className={styles.heroText}>{copy.text}</p>
      <div className={styles.heroDoors}>
        <LinkButton href="/signup" variant="primary" size="large">
          {copy.start}
        </LinkButton>
        <LinkButton href={ADDRESSES.home} size="large">
          {copy.tryOut}
        </LinkButton>
      </div>
      <noscript>
        <p className={styles.noScript}>{copy.noScript}</p>
      </noscript>
      <ul className={styles.facts}>
        {copy.facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <Icon icon={Check} size="s" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.dawn}>
      <div className={styles.sun}>
        <SunriseDrawing />
      </div>
      <div className={styles.ground} />
      <div className={styles.heroPicture}>
        <ComparisonPreview />
      </div>
    </div>
  </section>
);
