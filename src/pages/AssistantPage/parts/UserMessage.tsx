import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { ChatMessage } from '#/domain/assistant/message';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import { MessageTime } from '#/pages/AssistantPage/parts/MessageTime';

import * as styles from '#/pages/AssistantPage/parts/Message.css';

/** What the user asked. */
export const UserMessage = ({ message }: { readonly message: ChatMessage }) => (
  <li className={styles.fromUser}>
    <div className={styles.bubble}>
      <VisuallyHidden>{copy.you} </VisuallyHidden>
      {message.text}
    </div>
    <MessageTime message={message} />
  </li>
);
