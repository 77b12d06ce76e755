import { useId } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { FieldRow } from '#/components/FieldRow/FieldRow';
import { Text } from '#/components/Text/Text';
import { doubtsOfExperience } from '#/domain/cv/countDoubts';
import { EXPERIENCE_KINDS } from '#/domain/cv/cv';
import type { Cv, CvExperience, ExperienceKind } from '#/domain/cv/cv';
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
import * as readKindStyles from '#/pages/MyCvPage/parts/editing/ReadKind.css';

type ReadKindProps = {
  readonly kind: ExperienceKind;
  readonly onChange: (kind: ExperienceKind) => void;
};

/** What kind of experience it was: internships weigh less in the years counted. */
const ReadKind = ({ kind, onChange }: ReadKindProps) => {
  const name = useId();
  return (
    <FieldRow label={copy.fields.kind}>
      <fieldset className={readKindStyles.choices} aria-label={copy.fields.kind}>
        {EXPERIENCE_KINDS.map((choice) => (
          <label key={choice} className={readKindStyles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === kind}
              onChange={() => onChange(choice)}
              className={readKindStyles.input}
            />
            {copy.read.kinds[choice]}
          </label>
        ))}
      </fieldset>
    </FieldRow>
  );
};

const FIELDS = ['jobTitle', 'company', 'place'] as const;

type ReadExperiencesProps = ReadCvActions & {
  readonly cv: Cv;
  readonly doubts: number;
  readonly refused: ReactNode;
  readonly editing?: string | undefined;
};

type ReadExperienceProps = ReadCvActions & {
  readonly experience: CvExperience;
  readonly editing?: string | undefined;
};

const nameOf = ({ jobTitle, company }: CvExperience): string =>
  jobTitle?.value ?? company?.value ?? copy.sections.experience;

const periodOf = ({ start, end }: CvExperience): string =>
  copy.read.period(start?.value ?? null, end?.value ?? null);

const detailsOf = (experience: CvExperience): readonly string[] =>
  [
    experience.jobTitle ? experience.company?.value : undefined,
    experience.place?.value,
    // The period stays on one line.
    periodOf(experience).replaceAll(' ', '\u00a0'),
  ].filter((detail) => detail !== undefined);

const ReadExperience = ({ experience, editing, ...actions }: ReadExperienceProps) => {
  const { onCorrect, onShow, lit } = actions;
  const { id, kind, start, end } = experience;
  const doubts = doubtsOfExperience(experience);
  const endValue = end?.value ?? null;
  const ongoing = endValue === 'ongoing';
  return (
    <ReadEntry
      id={id}
      name={nameOf(experience)}
      details={detailsOf(experience)}
      badges={kind !== 'job' && <Badge size="small">{copy.read.kinds[kind]}</Badge>}
      doubts={doubts}
      placed={!isAdded(id)}
      defaultOpen={doubts > 0 || isAdded(id) || editing === id}
      lit={lit}
      sought={actions.sought}
      onShow={onShow}
      onRefuse={() => onCorrect({ target: 'entry', list: 'experiences', id })}
    >
      {FIELDS.map((field) => (
        <ReadField
          key={field}
          label={copy.fields[field]}
          zone={zoneKeys.of(id, field)}
          lit={lit}
          field={experience[field]}
          onShow={onShow}
          onSave={(value) => onCorrect({ target: 'experience', id, field, value })}
        />
      ))}
      <ReadDates
        zone={zoneKeys.of(id, 'dates')}
        lit={lit}
        words={periodOf(experience)}
        fields={[start, end]}
        value={{ start: start?.value ?? null, end: ongoing ? null : endValue, ongoing }}
        startLabel={copy.dates.start}
        endLabel={copy.dates.end}
        ongoingLabel={copy.dates.stillHeld}
        defaultEditing={editing === id}
        onShow={onShow}
        onSave={(dates) =>
          onCorrect({
            target: 'period',
            id,
            start: dates.start,
            end: dates.ongoing ? 'ongoing' : dates.end,
          })
        }
      />
      <ReadKind
        kind={kind}
        onChange={(chosen) => onCorrect({ target: 'kind', id, kind: chosen })}
      />
    </ReadEntry>
  );
};

/** The posts held, in the order of the CV. */
export const ReadExperiences = ({
  cv,
  doubts,
  editing,
  refused,
  ...actions
}: ReadExperiencesProps) => (
  <ReadSection part="experience" doubts={doubts} refused={refused}>
    {cv.experiences.length === 0 && <Text tone="muted">{copy.read.none.experience}</Text>}
    <ul className={styles.entries}>
      {cv.experiences.map((experience) => (
        <ReadExperience
          key={experience.id}
          experience={experience}
          editing={editing}
          {...actions}
        />
      ))}
    </ul>
    <AddEntry
      label={copy.fields.addExperience}
      placeholder={copy.fields.jobTitle}
      onAdd={(value) =>
        actions.onCorrect({
          target: 'newEntry',
          list: 'experiences',
          id: nextAddedId(cv.experiences),
          value,
        })
      }
    />
  </ReadSection>
);
