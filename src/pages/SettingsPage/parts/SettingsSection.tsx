import { useId } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

type SettingsSectionProps = {
  readonly words: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
};

/** One subject of the settings: what it is about, and beside it what can be done. */
export const SettingsSection = ({ words, children }: SettingsSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <Heading level={2} size="m" id={id}>
          {words.title}
        </Heading>
        <Text size="s" tone="muted">
          {words.text}
        </Text>
      </div>
      <div className={styles.control}>{children}</div>
    </section>
  );
};
