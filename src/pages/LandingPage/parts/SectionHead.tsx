import { Reveal } from '#/pages/LandingPage/parts/Reveal';

import * as styles from '#/pages/LandingPage/LandingPage.css';

type SectionHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
};

/** The title of a section of the landing page and what it is about. */
export const SectionHead = ({ id, title, text }: SectionHeadProps) => (
  <Reveal className={styles.sectionHead}>
    <h2 id={id} className={styles.sectionTitle}>
      {title}
    </h2>
    {text && <p className={styles.sectionText}>{text}</p>}
  </Reveal>
);
