import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import { accessibilityCopy as copy } from '#/pages/AccessibilityPage/AccessibilityPage.copy';
import type { Verdict } from '#/pages/AccessibilityPage/AccessibilityPage.copy';

import * as styles from '#/pages/AccessibilityPage/parts/Themes.css';

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  met: 'positive',
  partly: 'caution',
  notConcerned: 'neutral',
};

/** The thirteen themes, each with its verdict and what it covers. */
export const Themes = () => (
  <dl className={styles.themes}>
    {copy.themes.map(({ name, verdict, text }) => (
      <div key={name} className={styles.theme}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.verdict}>
          <Badge tone={TONES[verdict]}>{copy.verdicts[verdict]}</Badge>
        </dd>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
