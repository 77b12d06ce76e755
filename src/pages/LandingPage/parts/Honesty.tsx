import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { RowPreview } from '#/pages/LandingPage/parts/RowPreview';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';

import * as styles from '#/pages/LandingPage/parts/Honesty.css';

const copy = landingCopy.honesty;

/** What sets it apart: every number can be checked, and nothing leaves. Night before the day. */
export const Honesty = () => (
  <section className={styles.night} aria-labelledby="honesty-title">
    <div className={styles.nightInner}>
      <div className={styles.nightWords}>
        <SectionHead id="honesty-title" title={copy.title} text={copy.text} />
        <Reveal>
          <RowPreview />
        </Reveal>
      </div>
      <ul className={styles.pledges}>
        {copy.pledges.map(({ title, text }) => (
          <Reveal key={title} as="li" className={styles.pledge}>
            <Heading level={3} size="m">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Reveal>
        ))}
      </ul>
    </div>
  </section>
);
