import { FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadField } from '#/pages/MyCvPage/parts/editing/ReadField';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'city'] as const;

type ReadIdentityProps = ReadCvActions & {
  readonly cv: Cv;
  readonly doubts: number;
  readonly editing?: string | undefined;
};

/** Who the CV speaks of, its title, and the years it tells. */
export const ReadIdentity = ({ cv, doubts, editing, onCorrect, onShow }: ReadIdentityProps) => (
  <ReadSection part="identity" doubts={doubts}>
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
  </ReadSection>
);
