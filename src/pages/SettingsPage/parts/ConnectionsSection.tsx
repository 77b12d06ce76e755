import { Icon } from '#/components/Icon/Icon';
import { ShieldCheck } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type { ApplicationState } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.connections;

const Since = ({ opening }: { readonly opening: Date }) => (
  <>
    {copy.since.before}
    <time dateTime={opening.toISOString()}>{copy.since.time(opening)}</time>
    {copy.since.after}
  </>
);

/** Whom the person let the page ask, and every request to another host, made or refused, while it happens. */
export const ConnectionsSection = ({
  connections,
  since,
  opened,
}: Pick<ApplicationState, 'connections' | 'since' | 'opened'>) => (
  <SettingsSection words={copy}>
    {opened.length > 0 && (
      <Text size="s">
        {copy.opened(opened)} <TextLink href={ADDRESSES.search}>{copy.choose}</TextLink>
      </Text>
    )}
    {connections.length === 0 ? (
      <p className={styles.promise}>
        <Icon icon={ShieldCheck} />
        <span>
          {copy.none}
          <Since opening={since} />
        </span>
      </p>
    ) : (
      <>
        <Text size="s" tone="muted">
          {copy.some(connections.length)}
          <Since opening={since} />
        </Text>
        <ul className={styles.sources} aria-label={copy.title}>
          {connections.map((connection, index) => (
            <li key={index}>
              <Text weight="medium">{connection.to}</Text>
              <Text size="s" tone="muted">
                {copy.told(connection)}
              </Text>
            </li>
          ))}
        </ul>
      </>
    )}
  </SettingsSection>
);
