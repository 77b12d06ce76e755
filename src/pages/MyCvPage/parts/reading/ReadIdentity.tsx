import type { ReactNode } from 'react';

import { FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadField } from '#/pages/MyCvPage/parts/editing/ReadField';
import { zoneKeys } from '#/pages/MyCvPage/parts/page/zones';
import { AskedName } from '#/pages/MyCvPage/parts/reading/AskedName';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'city'] as const;

type ReadIdentityProps = ReadCvActions & {
  readonly cv: Cv;
  readonly doubts: number;
  readonly refused: ReactNode;
  readonly editing?: string | undefined;
};

/** Who the CV speaks of, its title, and the years it tells. */
export const ReadIdentity = ({
  cv,
  doubts,
  editing,
  refused,
  lit,
  onCorrect,
  onShow,
}: ReadIdentityProps) => (
  <ReadSection part="identity" doubts={doubts} refused={refused}>
    <AskedName cv={cv} onCorrect={onCorrect} />
    <FieldList>
      {FIELDS.map((field) => (
        <ReadField
          key={field}
          label={copy.fields[field]}
          zone={zoneKeys.person(field)}
          field={cv.person[field]}
          lit={lit}
          defaultEditing={editing === field}
          onShow={onShow}
          onSave={(value) => onCorrect({ target: 'person', field, value })}
        />
      ))}
      <ReadField
        label={copy.fields.headline}
        zone={zoneKeys.headline}
        field={cv.headline}
        lit={lit}
        defaultEditing={editing === 'headline'}
        onShow={onShow}
        onSave={(value) => onCorrect({ target: 'headline', value })}
      />
      <FieldRow label={copy.fields.total}>{copy.read.years(cv.monthsOfExperience)}</FieldRow>
    </FieldList>
  </ReadSection>
);
