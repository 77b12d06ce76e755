import { Card } from '#/components/Card/Card';
import { FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/ReadCv';
import { ReadField } from '#/pages/MyCvPage/parts/ReadField';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'city'] as const;

type ReadIdentityProps = ReadCvActions & { readonly cv: Cv; readonly editing?: string | undefined };

/** Who the CV speaks of, its title, and the years it tells. */
export const ReadIdentity = ({ cv, editing, onCorrect, onShow }: ReadIdentityProps) => (
  <Card as="section" padding="large">
    <Stack gap={3}>
      <Heading level={3}>{copy.sections.identity}</Heading>
      <FieldList>
        {FIELDS.map((field) => (
          <ReadField
            key={field}
            label={copy.fields[field]}
            field={cv.person[field]}
            defaultEditing={editing === field}
            onShow={onShow}
            onSave={(value) => onCorrect({ target: 'person', field, value })}
          />
        ))}
        <ReadField
          label={copy.fields.headline}
          field={cv.headline}
          defaultEditing={editing === 'headline'}
          onShow={onShow}
          onSave={(value) => onCorrect({ target: 'headline', value })}
        />
        <FieldRow label={copy.fields.total}>{copy.read.years(cv.monthsOfExperience)}</FieldRow>
      </FieldList>
    </Stack>
  </Card>
);
