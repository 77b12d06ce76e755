import { Avatar } from '#/components/Avatar/Avatar';
import { Icon } from '#/components/Icon/Icon';
import { Star } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';
import { testimonials } from '#/pages/LandingPage/previews.fr';

import { section } from '#/pages/LandingPage/LandingPage.css';
import * as styles from '#/pages/LandingPage/parts/Testimonials.css';

const copy = landingCopy.testimonials;
const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars out of five: specification, section 1. */
const Rating = () => (
  <span className={styles.stars}>
    <VisuallyHidden>{copy.stars}</VisuallyHidden>
    {STARS.map((star) => (
      <Icon key={star} icon={Star} size="m" className={styles.star} />
    ))}
  </span>
);

/** Three voices, each plainly an example. */
export const Testimonials = () => (
  <section className={section} aria-labelledby="testimonials-title">
    <SectionHead id="testimonials-title" title={copy.title} text={copy.text} />
    <ul className={styles.voices}>
      {testimonials.map(({ name, role, text }) => (
        <Reveal key={name} as="li" className={styles.voice}>
          <div className={styles.voiceHead}>
            <Rating />
            <SampleMark word={landingCopy.sample} />
          </div>
          <figure className={styles.voiceBody}>
            <blockquote className={styles.voiceText}>{text}</blockquote>
            <figcaption className={styles.voiceName}>
              <Avatar name={name} />
              <span>
                <Text as="span" weight="bold" className={styles.line}>
                  {name}
                </Text>
                <Text as="span" size="s" tone="muted" className={styles.line}>
                  {role}
                </Text>
              </span>
            </figcaption>
          </figure>
        </Reveal>
      ))}
    </ul>
  </section>
);
