import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.sources;

/** Whose data the product knows trades, towns and skills from, with the licence of each. */
export const DataSources = () => (
  <ul className={styles.sources}>
    {copy.list.map(({ name, href, licence, use }) => (
      <li key={href}>
        <TextLink href={href}>{name}</TextLink>
        <Text size="s" tone="muted">
          {use} {licence}
        </Text>
      </li>
    ))}
  </ul>
);
