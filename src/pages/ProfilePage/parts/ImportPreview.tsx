import { Checkbox } from '#/components/Checkbox/Checkbox';
import type { Profile } from '#/domain/profile/profile';
import { PERSONAL_FIELDS } from '#/domain/profile/sections';
import type { ProfileSection } from '#/domain/profile/sections';
import { readSkills } from '#/domain/profile/skillList';
import { profileDialogsCopy } from '#/pages/ProfilePage/ProfileDialogs.copy';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

import * as styles from '#/pages/ProfilePage/ImportPreview.css';

const copy = profileDialogsCopy.import;
/** Names shown of a list, before the others are counted. */
const NAMES_SHOWN = 6;

type Line = { readonly label: string; readonly before: string; readonly after: string };

const named = (names: readonly string[]): string =>
  [
    names.slice(0, NAMES_SHOWN).join(', '),
    ...(names.length > NAMES_SHOWN ? [copy.more(names.length - NAMES_SHOWN)] : []),
  ].join(' ');

const entriesOf = (profile: Profile, list: 'experiences' | 'education'): string =>
  named(
    list === 'experiences'
      ? profile.experiences.map(({ jobTitle, company }) => jobTitle || company)
      : profile.education.map(({ degree, institution }) => degree || institution),
  );

const linesOf = (section: ProfileSection, before: Profile, after: Profile): readonly Line[] => {
  const { lists } = profileCopy.entries;
  switch (section) {
    case 'personal':
      return PERSONAL_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
        label: profileCopy.fields[field],
        before: before[field],
        after: after[field],
      }));
    case 'experience':
    case 'education': {
      const list = section === 'experience' ? 'experiences' : section;
      return [
        {
          label: copy.replaced(
            lists[list].count(before[list].length),
            lists[list].count(after[list].length),
          ),
          before: entriesOf(before, list),
          after: entriesOf(after, list),
        },
      ];
    }
    case 'skills': {
      const [held, next] = [readSkills(before.skills), readSkills(after.skills)];
      const { added } = profileCopy.skills;
      return [
        {
          label: copy.replaced(added(held.length), added(next.length)),
          before: named(held),
          after: named(next),
        },
      ];
    }
  }
};

type ImportPreviewProps = {
  readonly sections: readonly ProfileSection[];
  readonly chosen: readonly ProfileSection[];
  readonly before: Profile;
  readonly after: Profile;
  readonly onToggle: (section: ProfileSection) => void;
};

/** What an import would change, section by section; each can be left out. */
export const ImportPreview = ({
  sections,
  chosen,
  before,
  after,
  onToggle,
}: ImportPreviewProps) => (
  <ul className={styles.changes}>
    {sections.map((section) => (
      <li key={section} className={styles.change}>
        <Checkbox
          label={profileCopy.sections[section]}
          checked={chosen.includes(section)}
          onChange={() => onToggle(section)}
        />
        <dl className={styles.changeList}>
          {linesOf(section, before, after).map((line) => (
            <div key={line.label} className={styles.changeRow}>
              <dt className={styles.changeLabel}>{line.label}</dt>
              {line.before !== '' && (
                <dd>
                  <del className={styles.before}>{line.before}</del>
                </dd>
              )}
              <dd className={styles.after}>{line.after || copy.nothing}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
