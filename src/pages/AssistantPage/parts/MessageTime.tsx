import type { ChatMessage } from '#/domain/assistant/message';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

/** `hh:mm`, as the specification says. */
export const MessageTime = ({ message: { day, time } }: { readonly message: ChatMessage }) => (
  <time dateTime={`${day}T${time}`} className={styles.time}>
    {time}
  </time>
);
