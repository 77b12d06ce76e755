import { BriefcaseBusiness, GraduationCap, Sparkles, UserRound } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Callout } from '#/components/Callout/Callout';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { Tabs } from '#/components/Tabs/Tabs';
import type { ProfileSection } from '#/domain/profile/sections';
import { readSkills } from '#/domain/profile/skillList';
import { PersonalSection } from '#/pages/ProfilePage/parts/PersonalSection';
import type { PhotoFieldProps } from '#/pages/ProfilePage/parts/PhotoField';
import type { KnownSkills } from '#/pages/ProfilePage/parts/SkillsSection';
import { StrengthAside } from '#/pages/ProfilePage/parts/StrengthAside';
import { TransferActions } from '#/pages/ProfilePage/parts/TransferActions';
import type { TransferProps } from '#/pages/ProfilePage/parts/TransferDialogs';
import { profileCopy as copy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { ProfileDialog, ProfileState } from '#/pages/ProfilePage/ProfilePage.state';
import type { ProfileChange } from '#/usecases/profile/profileChange';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';
import * as strength from '#/pages/ProfilePage/Strength.css';

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
  <Suspense fallback={<Spinner label={copy.loading} />}>{panel}</Suspense>
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
  readonly dialog: ProfileDialog | null;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  /** Leaves, what is not saved notwithstanding. */
  readonly onLeave: () => void;
  readonly onCloseDialog: () => void;
};

/** Mon Profil: four sections, each saved on its own. */
export const ProfilePage = ({ state, photo, knownSkills, ...props }: ProfilePageProps) => {
  const { draft } = state;
  // After the form, and before anything asks for them; a failure is met when they are needed.
  useEffect(() => {
    for (const part of [ExperienceSection, EducationSection, SkillsSection, ProfileDialogs])
      part.preload();
  }, []);
  const section = { draft, onChange: props.onChange, onSave: props.onSave };
  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={<TransferActions {...props.transfer} />}
      />
      {state.status === 'notRead' && (
        <Callout tone="caution" title={copy.storageProblems[state.problem].title}>
          {copy.storageProblems[state.problem].text}
        </Callout>
      )}
      <div className={strength.columns}>
        <div>
          <Tabs
            label={copy.tabs}
            selected={props.tab}
            onSelect={props.onTabChange}
            tabs={[
              {
                id: 'personal',
                label: copy.sections.personal,
                icon: UserRound,
                panel: <PersonalSection {...section} photo={photo} />,
              },
              {
                id: 'experience',
                label: copy.sections.experience,
                icon: BriefcaseBusiness,
                count: draft.experiences.length,
                panel: later(<ExperienceSection {...section} />),
              },
              {
                id: 'education',
                label: copy.sections.education,
                icon: GraduationCap,
                count: draft.education.length,
                panel: later(<EducationSection {...section} />),
              },
              {
                id: 'skills',
                label: copy.sections.skills,
                icon: Sparkles,
                count: readSkills(draft.skills).length,
                panel: later(<SkillsSection {...section} known={knownSkills} />),
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
