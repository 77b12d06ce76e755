import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';

import * as styles from '#/pages/HomePage/Gauge.css';

type SunGaugeProps = {
  /** 0 to 100. */
  readonly percent: number;
  /** The whole meaning, for assistive technology. */
  readonly label: string;
  readonly value: string;
};

const RADIUS = 90;
const CENTRE = { x: 110, y: 112 };
/** Length of the half circle. */
const WHOLE = Math.PI * RADIUS;

/** The course of the sun from one horizon to the other: as far as it has come. */
const SunGauge = ({ percent, label, value }: SunGaugeProps) => {
  const angle = Math.PI * (1 - percent / 100);
  const x = CENTRE.x + RADIUS * Math.cos(angle);
  const y = CENTRE.y - RADIUS * Math.sin(angle);
  const arc = `M${CENTRE.x - RADIUS} ${CENTRE.y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0`;
  return (
    <div className={styles.gauge}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 220 130" className={styles.drawing} aria-hidden focusable="false">
        <path d={arc} className={styles.track} />
        {percent > 0 && (
          <path
            d={arc}
            className={styles.course}
            strokeDasharray={`${(WHOLE * percent) / 100} ${2 * WHOLE}`}
          />
        )}
        <path d={`M4 ${CENTRE.y + 12}h212`} className={styles.horizon} />
        <circle cx={x} cy={y} r={13} className={styles.sun} />
      </svg>
      <span className={styles.value} aria-hidden>
        {value}
      </span>
    </div>
  );
};

const words = copy.strength;

/** How complete the profile is, and the next step that would complete it. */
export const StrengthPanel = ({ strength }: { readonly strength: HomeState['strength'] }) => {
  const complete = !strength.sample && strength.next === null;
  return (
    <Card as="section" className={styles.panel}>
      <Inline gap={3} justify="space-between" className={styles.head}>
        <Heading level={2} size="m">
          {words.title}
        </Heading>
        {strength.sample && <SampleMark word={copy.sample} />}
      </Inline>
      <SunGauge
        percent={strength.percent}
        label={words.label(strength.percent)}
        value={words.value(strength.percent)}
      />
      <Stack gap={1}>
        {!strength.sample && (
          <Text tone="muted">
            {strength.next === null ? words.complete : words.next[strength.next]}
          </Text>
        )}
        <TextLink href={ADDRESSES.profile} standalone>
          {complete ? words.completeLink : words.link}
        </TextLink>
      </Stack>
    </Card>
  );
};
