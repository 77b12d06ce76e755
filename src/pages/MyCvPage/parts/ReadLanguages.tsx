import { Card } from '#/components/Card/Card';
import { FieldList } from '#/components/FieldRow/FieldRow';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/ReadCv';
import { ReadField } from '#/pages/MyCvPage/parts/ReadField';

/** The languages, each with its level as written. */
export const ReadLanguages = ({ cv, onCorrect, onShow }: ReadCvActions & { readonly cv: Cv }) => (
  <Card as="section" padding="large">
    <Stack gap={2}>
      <Heading level={3}>{copy.sections.languages}</Heading>
      {cv.languages.length === 0 && <Text tone="muted">{copy.read.missing}</Text>}
      <FieldList>
        {cv.languages.map(({ id, language, level, cefr }) => (
          <ReadField
            key={id}
            label={cefr === null ? language.value : copy.read.languageAt(language.value, cefr)}
            field={level}
            onShow={onShow}
            onSave={(value) => onCorrect({ target: 'language', id, field: 'level', value })}
          />
        ))}
      </FieldList>
    </Stack>
  </Card>
);
