import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { MAX_TEXT } from '#/domain/profile/profile';
import type { ProfileExperience } from '#/domain/profile/profile';
import { EntriesSection } from '#/pages/ProfilePage/parts/EntriesSection';
import type { ErrorOf } from '#/pages/ProfilePage/parts/EntriesSection';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { Keyed } from '#/usecases/profile/profileDraft';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.entries;

const wordsOf = (entry: ProfileExperience) => ({
  name: entry.jobTitle || entry.company || copy.lists.experiences.unnamed,
  place: entry.jobTitle ? entry.company : '',
  period: copy.period(entry.startDate, entry.endDate),
});

/** Posts held, the latest first. */
export const ExperienceSection = (props: SectionProps) => {
  const fieldsOf = (entry: Keyed<ProfileExperience>, errorOf: ErrorOf) => {
    const field = (name: keyof ProfileExperience) => ({
      label: copy[name],
      value: entry[name],
      error: errorOf(name),
      maxLength: MAX_TEXT,
      onChange: (value: string) =>
        props.onChange({ type: 'experienceTyped', key: entry.key, values: { [name]: value } }),
    });
    return (
      <div className={styles.fields}>
        <TextField {...field('jobTitle')} autoComplete="organization-title" />
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('startDate')} type="month" placeholder={copy.monthPlaceholder} />
        <TextField
          {...field('endDate')}
          type="month"
          placeholder={copy.monthPlaceholder}
          hint={copy.endDateHint}
        />
        <div className={styles.wide}>
          <TextArea {...field('jobDescription')} hint={copy.jobDescriptionHint} rows={5} />
        </div>
      </div>
    );
  };
  return (
    <EntriesSection
      {...props}
      list="experiences"
      entries={props.draft.experiences}
      wordsOf={wordsOf}
      renderFields={fieldsOf}
    />
  );
};
