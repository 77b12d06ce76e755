import { useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { TextField } from '#/components/TextField/TextField';
import type { Cv } from '#/domain/cv/cv';
import { tellsNothing } from '#/domain/cv/tellsNothing';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

const NAMES = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

type AskedNameProps = Pick<ReadCvActions, 'onCorrect'> & { readonly cv: Cv };

/** Asks for the name that a CV does not tell, with a field for each part that is missing. */
export const AskedName = ({ cv, onCorrect }: AskedNameProps) => {
  const [drafts, setDrafts] = useState({ firstName: '', lastName: '' });
  const missing = NAMES.filter(({ field }) => cv.person[field] === null);
  if (missing.length === 0 || tellsNothing(cv)) return null;
  const told = missing.filter(({ field }) => drafts[field].trim() !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    for (const { field } of told)
      onCorrect({ target: 'person', field, value: drafts[field].trim() });
  };
  const [first] = missing;
  const { title, why } =
    missing.length > 1 || first === undefined ? copy.asked.name : copy.asked[first.field];
  return (
    <Callout title={title}>
      <p>{why}</p>
      <form className={styles.askedName} onSubmit={submit}>
        {missing.map(({ field, autoComplete }) => (
          <TextField
            key={field}
            label={copy.fields[field]}
            value={drafts[field]}
            onChange={(value) => setDrafts((held) => ({ ...held, [field]: value }))}
            autoComplete={autoComplete}
          />
        ))}
        <Button type="submit" disabled={told.length === 0}>
          {copy.asked.save}
        </Button>
      </form>
    </Callout>
  );
};
