import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Read } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

/** The interests, as written; nothing where the CV names none. */
export const ReadInterests = ({ interests }: { readonly interests: readonly Read<string>[] }) =>
  interests.length === 0 ? null : (
    <Card as="section" padding="large">
      <Stack gap={2}>
        <Heading level={3}>{copy.sections.interests}</Heading>
        <Text>{interests.map(({ value }) => value).join(', ')}</Text>
      </Stack>
    </Card>
  );
