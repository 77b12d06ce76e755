import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';
import { SunGauge } from '#/pages/HomePage/parts/SunGauge';

import * as gauge from '#/pages/HomePage/Gauge.css';

const words = copy.strength;

/** How complete the profile is, and the next step that would complete it. */
export const StrengthPanel = ({ strength }: { readonly strength: HomeState['strength'] }) => {
  const complete = !strength.sample && strength.next === null;
  return (
    <Card as="section" className={gauge.panel}>
      <Inline gap={3} justify="space-between" className={gauge.head}>
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
