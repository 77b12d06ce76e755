import { TextField } from '#/components/TextField/TextField';
import { MAX_TEXT } from '#/domain/profile/profile';
import type { ProfileEducation } from '#/domain/profile/profile';
import { EntriesSection } from '#/pages/ProfilePage/parts/EntriesSection';
import type { ErrorOf } from '#/pages/ProfilePage/parts/EntriesSection';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { Keyed } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.entries;

const wordsOf = (entry: ProfileEducation) => ({
  name: entry.degree || entry.institution || copy.lists.education.unnamed,
  place: entry.degree ? entry.institution : '',
  period: copy.period(entry.eduStartDate, entry.eduEndDate),
});

/** Diplomas and trainings, the latest first. */
export const EducationSection = (props: SectionProps) => {
  const fieldsOf = (entry: Keyed<ProfileEducation>, errorOf: ErrorOf) => {
    const field = (name: keyof ProfileEducation) => ({
      label: copy[name],
      value: entry[name],
      error: errorOf(name),
      maxLength: MAX_TEXT,
      onChange: (value: string) =>
        props.onChange({ type: 'educationTyped', key: entry.key, values: { [name]: value } }),
    });
    return (
      <div className={styles.fields}>
        <TextField {...field('degree')} />
        <TextField {...field('institution')} />
        <TextField {...field('eduStartDate')} type="month" placeholder={copy.monthPlaceholder} />
        <TextField
          {...field('eduEndDate')}
          type="month"
          placeholder={copy.monthPlaceholder}
          hint={copy.eduEndDateHint}
        />
      </div>
    );
  };
  return (
    <EntriesSection
      {...props}
      list="education"
      entries={props.draft.education}
      wordsOf={wordsOf}
      renderFields={fieldsOf}
    />
  );
};
