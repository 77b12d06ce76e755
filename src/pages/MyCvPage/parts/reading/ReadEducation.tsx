import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Text } from '#/components/Text/Text';
import { doubtsOfEducation } from '#/domain/cv/countDoubts';
import type { Cv, CvEducation } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { isAdded, nextAddedId } from '#/pages/MyCvPage/parts/editing/addedId';
import { AddEntry } from '#/pages/MyCvPage/parts/editing/AddEntry';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadDates } from '#/pages/MyCvPage/parts/editing/ReadDates';
import { ReadEntry } from '#/pages/MyCvPage/parts/editing/ReadEntry';
import { ReadField } from '#/pages/MyCvPage/parts/editing/ReadField';
import { zoneKeys } from '#/pages/MyCvPage/parts/page/zones';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

const FIELDS = ['degree', 'institution'] as const;

type ReadDiplomaProps = ReadCvActions & { readonly education: CvEducation };

const Badges = ({ level, inProgress }: CvEducation) => (
  <>
    {level && <Badge size="small">{level}</Badge>}
    {inProgress && (
      <Badge size="small" tone="info">
        {copy.read.inProgress}
      </Badge>
    )}
  </>
);

const graduationOf = ({ start, end }: CvEducation): string =>
  copy.read.graduation(start?.value ?? null, end?.value ?? null);

const ReadDiploma = ({ education, ...actions }: ReadDiplomaProps) => {
  const { onCorrect, onShow, lit, sought } = actions;
  const { id, degree, institution, end, inProgress } = education;
  const doubts = doubtsOfEducation(education);
  const refuse = (): void => onCorrect({ target: 'entry', list: 'education', id });
  return (
    <ReadEntry
      id={id}
      name={degree.value}
      details={[...(institution ? [institution.value] : []), graduationOf(education)]}
      badges={<Badges {...education} />}
      doubts={doubts}
      placed={!isAdded(id)}
      defaultOpen={doubts > 0 || isAdded(id)}
      lit={lit}
      sought={sought}
      onShow={onShow}
      onRefuse={refuse}
    >
      {FIELDS.map((field) => (
        <ReadField
          key={field}
          label={copy.fields[field]}
          zone={zoneKeys.of(id, field)}
          field={education[field]}
          lit={lit}
          onShow={onShow}
          onSave={(value) => onCorrect({ target: 'education', id, field, value })}
          // A diploma without its name is none.
          {...(field === 'degree' ? { onRefuse: refuse } : {})}
        />
      ))}
      <ReadDates
        zone={zoneKeys.of(id, 'dates')}
        lit={lit}
        words={graduationOf(education)}
        fields={[end]}
        value={{ start: null, end: end?.value ?? null, ongoing: inProgress }}
        endLabel={copy.dates.graduation}
        ongoingLabel={copy.dates.studying}
        endWhileOngoing
        onShow={onShow}
        onSave={(dates) =>
          onCorrect({ target: 'graduation', id, end: dates.end, inProgress: dates.ongoing })
        }
      />
    </ReadEntry>
  );
};

type ReadEducationProps = ReadCvActions & {
  readonly cv: Cv;
  readonly doubts: number;
  readonly refused: ReactNode;
};

/** The diplomas, in the order of the CV. */
export const ReadEducation = ({ cv, doubts, refused, ...actions }: ReadEducationProps) => (
  <ReadSection part="education" doubts={doubts} refused={refused}>
    {cv.education.length === 0 && <Text tone="muted">{copy.read.none.education}</Text>}
    <ul className={styles.entries}>
      {cv.education.map((education) => (
        <ReadDiploma key={education.id} education={education} {...actions} />
      ))}
    </ul>
    <AddEntry
      label={copy.fields.addEducation}
      onAdd={(value) =>
        actions.onCorrect({
          target: 'newEntry',
          list: 'education',
          id: nextAddedId(cv.education),
          value,
        })
      }
    />
  </ReadSection>
);
