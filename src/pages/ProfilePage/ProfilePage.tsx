import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { FileDown, Upload, UserRoundPen } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { Tabs } from '#/components/Tabs/Tabs';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { MAX_TEXT } from '#/domain/profile/profile';
import type { PersonalField, ProfileSection } from '#/domain/profile/profileSections';
import { splitSkills } from '#/domain/profile/skillList';
import { PhotoField } from '#/pages/ProfilePage/parts/PhotoField';
import type { PhotoFieldProps } from '#/pages/ProfilePage/parts/PhotoField';
import { SectionForm } from '#/pages/ProfilePage/parts/SectionForm';
import type { SectionProps } from '#/pages/ProfilePage/parts/SectionForm';
import type { KnownSkills } from '#/pages/ProfilePage/parts/SkillsSection';
import { StrengthAside } from '#/pages/ProfilePage/parts/StrengthAside';
import type { TransferProps } from '#/pages/ProfilePage/parts/TransferDialogs';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { ProfileDialog, ProfileState } from '#/pages/ProfilePage/ProfilePage.state';
import type { ProfileChange } from '#/usecases/profile/profileChange';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';
import * as strength from '#/pages/ProfilePage/Strength.css';

const copy = profileCopy.transfer;

// Dialogs come after the form: nothing of them is seen at first.
const TransferDialogs = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/TransferDialogs')).TransferDialogs,
);

type TransferActionsProps = TransferProps & Pick<ProfilePageProps, 'onFillFromCv'>;

/** Fills an empty profile, brings one in from a CV or a file, and takes it out. */
const TransferActions = ({ onFillFromCv, ...props }: TransferActionsProps) => {
  const [open, setOpen] = useState<'bringIn' | 'takeOut' | null>(null);
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => TransferDialogs.prepare(), []);
  return (
    <>
      {onFillFromCv !== null && (
        <Button variant="primary" icon={UserRoundPen} onClick={onFillFromCv}>
          {copy.fill}
        </Button>
      )}
      <Button icon={Upload} onClick={() => setOpen('bringIn')}>
        {copy.import}
      </Button>
      <Button icon={FileDown} onClick={() => setOpen('takeOut')}>
        {copy.export}
      </Button>
      {open !== null && (
        <Suspense>
          <TransferDialogs {...props} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
};

type PersonalSectionProps = SectionProps & { readonly photo: PhotoFieldProps };

const LINES = [
  { field: 'firstName', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', type: 'text', autoComplete: 'family-name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Who the candidate is. */
const PersonalSection = ({ photo, ...props }: PersonalSectionProps) => {
  const { draft, onChange } = props;
  return (
    <SectionForm {...props} section="personal">
      {(problems) => {
        const words = (field: PersonalField) => {
          const problem = problems.get(field);
          return {
            label: profileCopy.fields[field],
            value: draft.personal[field],
            error: problem && profileCopy.fieldProblems[problem],
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
                <TextArea {...words('bio')} hint={profileCopy.bioHint} name="bio" rows={5} />
              </div>
            </div>
          </>
        );
      }}
    </SectionForm>
  );
};

// The person's own section is what a visit opens on.
const ExperienceSection = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/ExperienceSection')).ExperienceSection,
);
const EducationSection = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/EducationSection')).EducationSection,
);
const SkillsSection = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/SkillsSection')).SkillsSection,
);
const ProfileDialogs = lazyComponent(
  async () => (await import('#/pages/ProfilePage/parts/ProfileDialogs')).ProfileDialogs,
);

const later = (panel: ReactElement) => (
  <Suspense fallback={<Spinner label={profileCopy.loading} />}>{panel}</Suspense>
);

type ProfilePageProps = {
  readonly state: ProfileState;
  readonly tab: ProfileSection;
  readonly onTabChange: (tab: ProfileSection) => void;
  readonly onChange: (change: ProfileChange) => void;
  readonly onSave: (section: ProfileSection) => void;
  readonly photo: PhotoFieldProps;
  readonly knownSkills: KnownSkills;
  readonly hasReadableCv: boolean;
  readonly transfer: TransferProps;
  /** Fills a profile that says nothing yet; null where it says something, or no CV was read. */
  readonly onFillFromCv: (() => void) | null;
  readonly dialog: ProfileDialog | null;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  /** Leaves, what is not saved notwithstanding. */
  readonly onLeave: () => void;
  readonly onCloseDialog: () => void;
};

/** Whether a section was in view once: only then is it drawn, and it stays as it was left. */
const useOpened = (tab: ProfileSection): ((id: ProfileSection) => boolean) => {
  const [opened, setOpened] = useState<readonly ProfileSection[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return (id) => opened.includes(id);
};

/** Mon Profil: four sections, each saved on its own. */
export const ProfilePage = ({ state, photo, knownSkills, ...props }: ProfilePageProps) => {
  const { draft } = state;
  // Before anything asks for them; a failure is met when they are needed.
  useEffect(() => {
    const parts = [ExperienceSection, EducationSection, SkillsSection, ProfileDialogs];
    const callOff = parts.map((part) => part.prepare());
    return () => callOff.forEach((stop) => stop());
  }, []);
  const isOpened = useOpened(props.tab);
  const section = { draft, onChange: props.onChange, onSave: props.onSave };
  return (
    <div className={styles.page}>
      <PageHeader
        title={profileCopy.title}
        subtitle={profileCopy.subtitle}
        actions={<TransferActions {...props.transfer} onFillFromCv={props.onFillFromCv} />}
      />
      {state.status === 'notRead' && (
        <Callout tone="caution" title={profileCopy.storageProblems[state.problem].title}>
          {profileCopy.storageProblems[state.problem].text}
        </Callout>
      )}
      <div className={strength.columns}>
        <div>
          <Tabs
            label={profileCopy.tabs}
            selected={props.tab}
            onSelect={props.onTabChange}
            tabs={[
              {
                id: 'personal',
                label: profileCopy.sections.personal,
                panel: <PersonalSection {...section} photo={photo} />,
              },
              {
                id: 'experience',
                label: profileCopy.sections.experience,
                count: draft.experiences.length,
                panel: isOpened('experience') && later(<ExperienceSection {...section} />),
              },
              {
                id: 'education',
                label: profileCopy.sections.education,
                count: draft.education.length,
                panel: isOpened('education') && later(<EducationSection {...section} />),
              },
              {
                id: 'skills',
                label: profileCopy.sections.skills,
                count: splitSkills(draft.skills).length,
                panel:
                  isOpened('skills') && later(<SkillsSection {...section} known={knownSkills} />),
              },
            ]}
          />
        </div>
        <StrengthAside
          draft={draft}
          hasReadableCv={props.hasReadableCv}
          onTabChange={props.onTabChange}
        />
      </div>
      {props.dialog && (
        <Suspense>
          <ProfileDialogs
            dialog={props.dialog}
            onImport={props.onImport}
            onLeave={props.onLeave}
            onClose={props.onCloseDialog}
          />
        </Suspense>
      )}
    </div>
  );
};
