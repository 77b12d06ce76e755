import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { MAX_TEXT } from '#/domain/profile/profile';
import type { PersonalField } from '#/domain/profile/sections';
import { PhotoField } from '#/pages/ProfilePage/parts/PhotoField';
import type { PhotoFieldProps } from '#/pages/ProfilePage/parts/PhotoField';
import { SectionForm } from '#/pages/ProfilePage/parts/SectionForm';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import { profileCopy as copy } from '#/pages/ProfilePage/ProfilePage.copy';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

type PersonalSectionProps = SectionProps & { readonly photo: PhotoFieldProps };

const LINES = [
  { field: 'firstName', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', type: 'text', autoComplete: 'family-name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Who the candidate is. */
export const PersonalSection = ({ photo, ...props }: PersonalSectionProps) => {
  const { draft, onChange } = props;
  return (
    <SectionForm {...props} section="personal">
      {(problems) => {
        const words = (field: PersonalField) => {
          const problem = problems.get(field);
          return {
            label: copy.fields[field],
            value: draft.personal[field],
            error: problem && copy.fieldProblems[problem],
            maxLength: MAX_TEXT,
            onChange: (value: string) => onChange({ type: 'typed', field, value }),
          };
        };
        return (
          <>
            <PhotoField {...photo} />
            <div className={styles.fields}>
              {LINES.map(({ field, type, autoComplete }) => (
                <TextField
                  key={field}
                  {...words(field)}
                  type={type}
                  autoComplete={autoComplete}
                  name={field}
                />
              ))}
              <div className={styles.wide}>
                <TextArea {...words('bio')} hint={copy.bioHint} name="bio" rows={5} />
              </div>
            </div>
          </>
        );
      }}
    </SectionForm>
  );
};
