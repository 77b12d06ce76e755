import { useId } from 'react';

import { FieldRow } from '#/components/FieldRow/FieldRow';
import { EXPERIENCE_KINDS } from '#/domain/cv/cv';
import type { ExperienceKind } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/parts/editing/ReadKind.css';

type ReadKindProps = {
  readonly kind: ExperienceKind;
  readonly onChange: (kind: ExperienceKind) => void;
};

/** What kind of experience it was: internships weigh less in the years counted. */
export const ReadKind = ({ kind, onChange }: ReadKindProps) => {
  const name = useId();
  return (
    <FieldRow label={copy.fields.kind}>
      <fieldset className={styles.choices} aria-label={copy.fields.kind}>
        {EXPERIENCE_KINDS.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === kind}
              onChange={() => onChange(choice)}
              className={styles.input}
            />
            {copy.read.kinds[choice]}
          </label>
        ))}
      </fieldset>
    </FieldRow>
  );
};
