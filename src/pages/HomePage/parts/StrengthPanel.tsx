import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';
import { SunGauge } from '#/pages/HomePage/parts/SunGauge';
import { cx } from '#/styles/cx';

import * as gauge from '#/pages/HomePage/Gauge.css';
import * as styles from '#/pages/HomePage/HomePage.css';

const words = copy.strength;

/** How complete the profile is, and the next step that would complete it. */
export const StrengthPanel = ({ strength }: { readonly strength: HomeState['strength'] }) => {
  const complete = !strength.sample && strength.next === null;
  return (
    <Card as="section" className={gauge.panel}>
      <div className={cx(styles.panelHead, gauge.head)}>
        <Heading level={2} size="m">
          {words.title}
        </Heading>
        {strength.sample && <SampleMark word={copy.sample} />}
      </div>
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
