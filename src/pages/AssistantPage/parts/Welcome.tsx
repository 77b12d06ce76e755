import type { ReactNode } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Logo } from '#/components/Logo/Logo';
import { Text } from '#/components/Text/Text';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';

import * as styles from '#/pages/AssistantPage/AssistantPage.css';

type WelcomeProps = {
  /** The questions that are proposed. */
  readonly children: ReactNode;
  /** As the build draws it: the key of the record in whose absence it shows, before any script. */
  readonly unlessKept?: string;
};

/** Before the first question. */
export const Welcome = ({ children, unlessKept }: WelcomeProps) => (
  <section className={styles.welcome} data-unless-kept={unlessKept}>
    <Logo label="" size="large" markOnly />
    <div className={styles.welcomeWords}>
      <Heading level={2}>{assistantCopy.welcome.title}</Heading>
      <Text tone="muted">{assistantCopy.welcome.text}</Text>
    </div>
    {children}
  </section>
);
