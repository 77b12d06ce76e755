import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';

import * as styles from '#/modules/PromisedSteps/PromisedSteps.css';
import * as numbered from '#/styles/numbered.css';

type PromisedStepsProps = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

/** What will come of what the user gives, in a few steps. */
export const PromisedSteps = ({ title, text, steps }: PromisedStepsProps) => (
  <section className={styles.promise}>
    <div>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
    </div>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={numbered.step}>
          <span className={numbered.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <Text weight="medium">{step.title}</Text>
            <Text size="s" tone="muted">
              {step.text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
