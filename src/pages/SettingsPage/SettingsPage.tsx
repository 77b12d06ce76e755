import { Suspense, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Trash2 } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import { BackupSection } from '#/pages/SettingsPage/parts/BackupSection';
import { ConnectionsSection } from '#/pages/SettingsPage/parts/ConnectionsSection';
import { OfflineSection } from '#/pages/SettingsPage/parts/OfflineSection';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { StorageSection } from '#/pages/SettingsPage/parts/StorageSection';
import { ThemeChoices } from '#/pages/SettingsPage/parts/ThemeChoices';
import { settingsCopy as copy } from '#/pages/SettingsPage/SettingsPage.copy';
import type {
  ApplicationActions,
  ApplicationState,
  DataActions,
  DialogActions,
  SettingsDialog,
  SettingsState,
} from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const dataSourcesCopy = copy.sources;

/** Whose data the product knows trades, towns and skills from, with the licence of each. */
const DataSources = () => (
  <ul className={styles.sources}>
    {dataSourcesCopy.list.map(({ name, href, licence, use }) => (
      <li key={href}>
        <TextLink href={href}>{name}</TextLink>
        <Text size="s" tone="muted">
          {use} {licence}
        </Text>
      </li>
    ))}
  </ul>
);

// Few visits open one: dialogs load on use.
const SettingsDialogs = lazyComponent(
  async () => (await import('#/pages/SettingsPage/parts/SettingsDialogs')).SettingsDialogs,
);

type SettingsPageProps = {
  readonly state: SettingsState;
  readonly theme: ThemeChoice;
  /** What was corrected, `CorrectionsSection`. */
  readonly corrections: ReactNode;
  /** `AutoSaveSection`. */
  readonly autoSave: ReactNode;
  /** `TransferSection`. */
  readonly transfer: ReactNode;
  readonly application: ApplicationState;
  readonly dialog: SettingsDialog | null;
  /** The settings of a language model; null leaves the section out. */
  readonly textModel: ReactNode;
  /** `DeployerLine` of whoever serves this copy, where that is said. */
  readonly deployer?: ReactNode;
  readonly dataActions: DataActions;
  readonly applicationActions: ApplicationActions;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onShowSamplesChange: (show: boolean) => void;
  readonly dialogActions: DialogActions;
};

const notice = (state: SettingsState): ReactElement | null => {
  switch (state.status) {
    case 'ready':
      return (
        state.done && (
          <Callout tone="positive" announced title={copy.done[state.done].title}>
            {copy.done[state.done].text}
          </Callout>
        )
      );
    case 'unavailable':
      return (
        <Callout tone="caution" title={copy.unavailable.title}>
          {copy.unavailable.text}
        </Callout>
      );
  }
};

/** The settings: how the application looks, and everything that it keeps. */
export const SettingsPage = ({
  state,
  theme,
  application,
  dialog,
  textModel,
  dataActions,
  ...props
}: SettingsPageProps) => {
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => SettingsDialogs.prepare(), []);
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {notice(state)}
      <div className={styles.sections}>
        <SettingsSection words={copy.theme}>
          <ThemeChoices theme={theme} onChange={props.onThemeChange} />
        </SettingsSection>
        {state.status === 'ready' && (
          <SettingsSection words={copy.samples}>
            <Switch
              label={copy.samples.label}
              hint={copy.samples.hint}
              checked={state.showSamples}
              onChange={props.onShowSamplesChange}
            />
          </SettingsSection>
        )}
        {state.status === 'ready' && props.corrections}
        {textModel !== null && <SettingsSection words={copy.model}>{textModel}</SettingsSection>}
        {state.status === 'ready' && (
          <>
            <BackupSection state={state} actions={dataActions} />
            {props.transfer}
            {props.autoSave}
            <StorageSection state={state} onAskPromise={dataActions.onAskPromise} />
            <SettingsSection words={copy.erase}>
              <div className={styles.action}>
                <Button icon={Trash2} className={styles.erase} onClick={dataActions.onAskErase}>
                  {copy.erase.action}
                </Button>
              </div>
            </SettingsSection>
          </>
        )}
        <OfflineSection application={application} actions={props.applicationActions} />
        <ConnectionsSection
          connections={application.connections}
          since={application.since}
          opened={application.opened}
        />
        <SettingsSection words={copy.sources}>
          <DataSources />
        </SettingsSection>
      </div>
      <Text size="s" tone="muted" figures>
        {copy.version(application)}
        {' · '}
        <TextLink href="/notices.txt" target="_blank">
          {copy.notices}
        </TextLink>
      </Text>
      {props.deployer}
      <Suspense>
        {dialog && (
          <SettingsDialogs
            dialog={dialog}
            task={state.status === 'ready' ? state.task : null}
            onExport={dataActions.onExport}
            {...props.dialogActions}
          />
        )}
      </Suspense>
    </div>
  );
};
