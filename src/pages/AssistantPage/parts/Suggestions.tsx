import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/AssistantPage/parts/Suggestions.css';

type SuggestionsProps = {
  readonly questions: readonly string[];
  readonly centred?: boolean;
  readonly onAsk: (question: string) => void;
};

/** Questions that one press asks. */
export const Suggestions = ({ questions, centred = false, onAsk }: SuggestionsProps) => (
  <ul aria-label={copy.suggestions} className={cx(styles.list, centred && styles.centred)}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.chip} onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);
