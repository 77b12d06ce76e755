import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Spinner } from '#/components/Spinner/Spinner';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { ChatMessage } from '#/domain/assistant/message';
import { assistantCopy as copy } from '#/pages/AssistantPage/AssistantPage.copy';
import type {
  AssistantState,
  ReplyActions,
  Rewording,
} from '#/pages/AssistantPage/AssistantPage.state';
import { AssistantMessage } from '#/pages/AssistantPage/parts/AssistantMessage';
import { MessageTime } from '#/pages/AssistantPage/parts/MessageTime';
import { Suggestions } from '#/pages/AssistantPage/parts/Suggestions';

import * as styles from '#/pages/AssistantPage/parts/Conversation.css';
import * as messageStyles from '#/pages/AssistantPage/parts/Message.css';

/** That a reply is on its way; announced. */
const Thinking = () => (
  <div className={messageStyles.thinking}>
    <Spinner label={copy.thinking} size="s" />
  </div>
);

/** What the user asked. */
const UserMessage = ({ message }: { readonly message: ChatMessage }) => (
  <li className={messageStyles.fromUser}>
    <div className={messageStyles.bubble}>
      <VisuallyHidden>{copy.you} </VisuallyHidden>
      {message.text}
    </div>
    <MessageTime message={message} />
  </li>
);

/** Messages drawn at first, and more for each press: a long history opens at once. */
const IN_VIEW = 30;

type ConversationProps = {
  readonly state: Exclude<AssistantState, { readonly status: 'firstVisit' }>;
  readonly actions: ReplyActions;
  readonly rewording: Rewording;
  readonly onRetry: () => void;
};

/** The messages, the latest at the end; new ones are announced, those brought back are not. */
export const Conversation = ({ state, actions, rewording, onRetry }: ConversationProps) => {
  const { messages } = state;
  // Where the log began when the screen opened: what comes before it is history.
  const [start] = useState(() => messages.length);
  const [shown, setShown] = useState(IN_VIEW);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1);
  const first = Math.max(0, messages.length - shown);
  const border = Math.max(first, Math.min(start, messages.length));

  const isAnswered = state.status === 'conversation';
  const step = `${latest?.id ?? ''} ${state.status}`;
  const followed = useRef('');
  useEffect(() => {
    if (followed.current === step) return;
    followed.current = step;
    // A reply is read from its beginning; what waits, fails or was brought back shows its end.
    const reply = isAnswered ? log.current?.firstElementChild?.lastElementChild : null;
    const last = end.current?.previousElementSibling?.lastElementChild ?? end.current;
    (reply ?? last)?.scrollIntoView({ block: 'nearest' });
  }, [step, isAnswered]);

  const show = (message: ChatMessage) =>
    message.sender === 'user' ? (
      <UserMessage key={message.id} message={message} />
    ) : (
      <AssistantMessage
        key={message.id}
        message={message}
        arriving={state.status === 'conversation' && state.arriving === message.id}
        actions={actions}
        rewording={rewording}
      />
    );

  const afterMessages = (): ReactElement | null => {
    switch (state.status) {
      case 'failed':
        return (
          <Callout
            tone="critical"
            announced
            title={copy.failed.title}
            actions={<Button onClick={onRetry}>{copy.failed.retry}</Button>}
          >
            {copy.failed.text}
          </Callout>
        );
      case 'thinking':
        return <Thinking />;
      case 'conversation':
        return latest !== undefined && latest.suggestions.length > 0 ? (
          <div className={styles.suggestions}>
            <Suggestions questions={latest.suggestions} onAsk={actions.onAsk} />
          </div>
        ) : null;
    }
  };

  return (
    <section aria-label={copy.log} className={styles.conversation}>
      {first > 0 && (
        <div className={styles.earlier}>
          <Button size="small" onClick={() => setShown((count) => count + IN_VIEW)}>
            {copy.earlier(Math.min(first, IN_VIEW))}
          </Button>
        </div>
      )}
      {border > first && <ol className={styles.list}>{messages.slice(first, border).map(show)}</ol>}
      <div ref={log} role="log" aria-label={copy.log}>
        {messages.length > border && (
          <ol className={styles.list}>{messages.slice(border).map(show)}</ol>
        )}
      </div>
      {afterMessages()}
      <div ref={end} />
    </section>
  );
};
