import { Heading } from '#/components/Heading/Heading';
import { Logo } from '#/components/Logo/Logo';
import { Text } from '#/components/Text/Text';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import { Suggestions } from '#/pages/AssistantPage/parts/Suggestions';

import * as styles from '#/pages/AssistantPage/AssistantPage.css';

type WelcomeProps = {
  readonly suggestions: readonly string[];
  readonly onAsk: (question: string) => void;
};

/** Before the first question. */
export const Welcome = ({ suggestions, onAsk }: WelcomeProps) => (
  <section className={styles.welcome}>
    <Logo label="" size="large" markOnly />
    <div className={styles.welcomeWords}>
      <Heading level={2}>{copy.welcome.title}</Heading>
      <Text tone="muted">{copy.welcome.text}</Text>
    </div>
    <Suggestions questions={suggestions} centred onAsk={onAsk} />
  </section>
);
