import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Profile } from '#/domain/profile/profile';
import { PERSONAL_FIELDS } from '#/domain/profile/profileSections';
import type { ProfileSection } from '#/domain/profile/profileSections';
import { splitSkills } from '#/domain/profile/skillList';
import { profileDialogsCopy } from '#/pages/ProfilePage/ProfileDialogs.copy';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { ProfileDialog } from '#/pages/ProfilePage/ProfilePage.state';

import * as styles from '#/pages/ProfilePage/ImportPreview.css';

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
      const [held, next] = [splitSkills(before.skills), splitSkills(after.skills)];
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
const ImportPreview = ({ sections, chosen, before, after, onToggle }: ImportPreviewProps) => (
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

const copy = profileDialogsCopy.import;

type ImportDialogProps = {
  readonly preview: Extract<ProfileDialog, { kind: 'preview' }>;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  readonly onClose: () => void;
};

/** Shows what an import would change, and asks which sections to take. */
const ImportDialog = ({ preview, onImport, onClose }: ImportDialogProps) => {
  const [chosen, setChosen] = useState(preview.sections);
  const toggle = (section: ProfileSection): void =>
    setChosen((current) =>
      current.includes(section)
        ? current.filter((each) => each !== section)
        : [...current, section],
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      closeLabel={profileDialogsCopy.close}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => onImport(preview.sections.filter((each) => chosen.includes(each)))}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{copy.text(preview.source)}</Text>
        <ImportPreview
          sections={preview.sections}
          chosen={chosen}
          before={preview.before}
          after={preview.after}
          onToggle={toggle}
        />
      </Stack>
    </Dialog>
  );
};

type ProfileDialogsProps = {
  readonly dialog: ProfileDialog;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

type NoticeProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly onClose: () => void;
};

const Notice = ({ title, lines, onClose }: NoticeProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    closeLabel={profileDialogsCopy.close}
    size="small"
    footer={
      <Button variant="primary" onClick={onClose}>
        {profileDialogsCopy.close}
      </Button>
    }
  >
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  </Dialog>
);

/** What stands over the screen. */
export const ProfileDialogs = ({ dialog, onImport, onLeave, onClose }: ProfileDialogsProps) => {
  switch (dialog.kind) {
    case 'leave':
      return (
        <ConfirmDialog
          open
          destructive
          title={profileDialogsCopy.leave.title}
          confirmLabel={profileDialogsCopy.leave.leave}
          cancelLabel={profileDialogsCopy.leave.stay}
          onConfirm={onLeave}
          onCancel={onClose}
        >
          {profileDialogsCopy.leave.text}
        </ConfirmDialog>
      );
    case 'preview':
      return <ImportDialog preview={dialog} onImport={onImport} onClose={onClose} />;
    case 'sameImport':
      return (
        <Notice
          title={profileDialogsCopy.sameImport.title}
          lines={[profileDialogsCopy.sameImport.text(dialog.source)]}
          onClose={onClose}
        />
      );
    case 'importFailed':
      return (
        <Notice
          title={profileDialogsCopy.importFailed.title}
          lines={[
            profileDialogsCopy.importFailed.problems[dialog.problem],
            profileDialogsCopy.importFailed.text(dialog.fileName),
          ]}
          onClose={onClose}
        />
      );
  }
};
