import { Spinner } from '#/components/Spinner/Spinner';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

/** That a reply is on its way; announced. */
export const Thinking = () => (
  <div className={styles.thinking}>
    <Spinner label={copy.thinking} size="s" />
  </div>
);
