import type { ReactNode } from 'react';

import type { ScreenId } from '#/app/navigation/screens';
import { Button } from '#/components/Button/Button';
import { Field } from '#/components/Field/Field';
import { Heading } from '#/components/Heading/Heading';
import { FileDown, Upload } from '#/components/Icon/iconPaths';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Stack } from '#/components/Stack/Stack';
import { Tabs } from '#/components/Tabs/Tabs';
import { Text } from '#/components/Text/Text';
import { assistantRecord } from '#/domain/assistant/message';
import { PROFILE_SECTIONS } from '#/domain/profile/profileSections';
import type { PersonalField } from '#/domain/profile/profileSections';
import { Composer } from '#/pages/AssistantPage/parts/Composer';
import { Welcome } from '#/pages/AssistantPage/parts/Welcome';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import { correctionsCopy } from '#/pages/SettingsPage/corrections.copy';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';

import { Head } from './heads.tsx';
import { AnalysesBody, JobAlertsBody, MyCvBody } from './keptBodies.tsx';

import * as assistantStyles from '#/pages/AssistantPage/AssistantPage.css';
import * as profileStyles from '#/pages/ProfilePage/ProfilePage.css';
import * as strength from '#/pages/ProfilePage/Strength.css';
import * as searchStyles from '#/pages/SearchPage/SearchPage.css';
import * as settingsStyles from '#/pages/SettingsPage/SettingsPage.css';

const nothing = (): void => undefined;

/** Settings that every device has, and about how high their controls are, in a unit of `Skeleton`. */
const SETTINGS = [
  { words: settingsCopy.theme, control: <Skeleton kind="block" /> },
  { words: settingsCopy.samples, control: <Skeleton count={3} /> },
  { words: correctionsCopy, control: <Skeleton count={3} /> },
  { words: settingsCopy.model, control: <Skeleton count={3} /> },
  { words: settingsCopy.data, control: <Skeleton kind="block" count={2} /> },
] as const;

const SettingsBody = () => (
  <div className={settingsStyles.page}>
    <Head id="settings" />
    <div className={settingsStyles.sections}>
      {SETTINGS.map(({ words, control }) => (
        <SettingsSection key={words.title} words={words}>
          {control}
        </SettingsSection>
      ))}
    </div>
  </div>
);

/** The greeting of the assistant where no conversation is kept; which questions it proposes depends on what else is. */
const AssistantBody = () => (
  <div className={assistantStyles.page}>
    <Head id="assistant" />
    <Welcome unlessKept={assistantRecord.key}>
      <div style={{ inlineSize: '75%' }}>
        <Skeleton count={3} />
      </div>
    </Welcome>
    <Skeleton kind="block" count={2} />
    <div className={assistantStyles.foot}>
      <Composer draft="" thinking={false} onDraftChange={nothing} onSend={nothing} />
    </div>
  </div>
);

const LINES: readonly PersonalField[] = ['firstName', 'lastName', 'email', 'phone'];

/** The section that a visit opens on: what it asks for, without what was answered. */
const PersonalSection = () => (
  <div className={profileStyles.section}>
    <div className={profileStyles.sheet}>
      <div className={profileStyles.photo}>
        <span className={profileStyles.noPortrait} />
        <div className={profileStyles.photoWords}>
          <Heading level={2} size="s">
            {profileCopy.photo.title}
          </Heading>
          <Skeleton kind="title" />
          <Text size="s" tone="muted">
            {profileCopy.photo.hint}
            <br />
            {profileCopy.photo.privacy}
          </Text>
        </div>
      </div>
      <div className={profileStyles.fields}>
        {LINES.map((field) => (
          <Field key={field} id={`awaited-${field}`} label={profileCopy.fields[field]}>
            <Skeleton kind="title" />
          </Field>
        ))}
      </div>
    </div>
  </div>
);

const ProfileBody = () => (
  <div className={profileStyles.page}>
    <Head
      id="profile"
      actions={
        <>
          <Button icon={Upload}>{profileCopy.transfer.import}</Button>
          <Button icon={FileDown}>{profileCopy.transfer.export}</Button>
        </>
      }
    />
    <div className={strength.columns}>
      {/* An address may ask for another tab. */}
      <div data-words>
        <Tabs
          label={profileCopy.tabs}
          selected="personal"
          onSelect={nothing}
          tabs={PROFILE_SECTIONS.map((id) => ({
            id,
            label: profileCopy.sections[id],
            panel: id === 'personal' && <PersonalSection />,
          }))}
        />
      </div>
      <aside className={strength.aside}>
        <Heading level={2} size="m">
          {profileCopy.strength.title}
        </Heading>
        <Skeleton count={2} />
      </aside>
    </div>
  </div>
);

/** What stands under the head of a screen until the screen has come: what it says to everybody, and the shape of the rest. */
export const Body = ({ id }: { readonly id: ScreenId }): ReactNode => {
  if (id === 'settings') return <SettingsBody />;
  if (id === 'assistant') return <AssistantBody />;
  if (id === 'profile') return <ProfileBody />;
  if (id === 'myCv') return <MyCvBody />;
  if (id === 'analyses') return <AnalysesBody />;
  if (id === 'jobAlerts') return <JobAlertsBody />;
  const parts = (
    <>
      <Head id={id} />
      <Skeleton kind="block" count={2} />
    </>
  );
  // The search alone takes a wide window whole.
  return id === 'search' ? (
    <div className={searchStyles.page}>{parts}</div>
  ) : (
    <Stack gap={6}>{parts}</Stack>
  );
};
