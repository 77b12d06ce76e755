import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';

type SectionProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** One part of a foundation page. */
export const Section = ({ title, text, children }: SectionProps) => (
  <Stack as="section" gap={4}>
    <Stack gap={1}>
      <Heading level={2}>{title}</Heading>
      {text && <Text tone="muted">{text}</Text>}
    </Stack>
    {children}
  </Stack>
);
