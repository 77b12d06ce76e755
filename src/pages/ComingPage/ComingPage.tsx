import { Card } from '#/components/Card/Card';
import { Inline } from '#/components/Inline/Inline';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { copy } from '#/pages/ComingPage/ComingPage.copy';

import * as styles from '#/pages/ComingPage/ComingPage.css';

type ComingPageProps = {
  /** The title of the screen to come. */
  readonly heading: string;
  /** What the screen will do, in a sentence. */
  readonly promise: string;
  /** What already works, the nearest first. */
  readonly ready: readonly { readonly href: string; readonly label: string }[];
};

/** Stands where a screen is not built yet: says so, says what it will do, and leads to what works. */
export const ComingPage = ({ heading, promise, ready }: ComingPageProps) => (
  <Stack gap={6}>
    <PageHeader title={heading} />
    <Card look="wash" padding="large">
      <Stack gap={6} align="start" className={styles.words}>
        <Stack gap={2}>
          <Text size="s" weight="bold" tone="muted">
            {copy.status}
          </Text>
          <Text size="l">{promise}</Text>
        </Stack>
        <Stack gap={3}>
          <Text tone="muted">{copy.meanwhile}</Text>
          <Inline gap={3}>
            {ready.map(({ href, label }, rank) => (
              <LinkButton key={href} href={href} variant={rank === 0 ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            ))}
          </Inline>
        </Stack>
      </Stack>
    </Card>
  </Stack>
);
