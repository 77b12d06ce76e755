import { Text } from '#/components/Text/Text';
import type { Read } from '#/domain/cv/cv';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

/** The interests, as written; nothing where the CV names none. */
export const ReadInterests = ({ interests }: { readonly interests: readonly Read<string>[] }) =>
  interests.length === 0 ? null : (
    <ReadSection part="interests">
      <Text>{interests.map(({ value }) => value).join(', ')}</Text>
    </ReadSection>
  );
