import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { FEATURES, landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { FEATURE_PREVIEWS } from '#/pages/LandingPage/parts/FeaturePreviews';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';

import * as styles from '#/pages/LandingPage/LandingPage.css';

const copy = landingCopy.features;

/** The four tools, each with a picture of itself. */
export const Features = () => (
  <section id="features" className={styles.section} aria-labelledby="features-title">
    <SectionHead id="features-title" title={copy.title} text={copy.text} />
    <ul className={styles.cards}>
      {FEATURES.map((feature) => {
        const Picture = FEATURE_PREVIEWS[feature];
        return (
          <Reveal key={feature} as="li" className={styles.card[feature]}>
            <div className={styles.cardWords}>
              <Heading level={3} size="l">
                {copy.cards[feature].title}
              </Heading>
              <Text tone="muted">{copy.cards[feature].text}</Text>
            </div>
            <div className={styles.cardPicture}>
              <Picture />
            </div>
          </Reveal>
        );
      })}
    </ul>
  </section>
);
