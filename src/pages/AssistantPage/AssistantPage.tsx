import { Suspense, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Heading } from '#/components/Heading/Heading';
import { SendHorizontal, Trash2 } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Logo } from '#/components/Logo/Logo';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { MAX_QUESTION } from '#/domain/assistant/message';
import type { Unreadable } from '#/domain/storage/unreadable';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import type {
  AssistantDialog,
  AssistantDialogActions,
  AssistantState,
  ReplyActions,
  Rewording,
} from '#/pages/AssistantPage/AssistantPage.state';
import { Conversation } from '#/pages/AssistantPage/parts/Conversation';
import { Suggestions } from '#/pages/AssistantPage/parts/Suggestions';
import { cx } from '#/styles/cx';
import type { AssistantHistoryState } from '#/usecases/assistant/assistantSession';

import { control } from '#/components/Field/Field.css';
import * as styles from '#/pages/AssistantPage/AssistantPage.css';
import * as composerStyles from '#/pages/AssistantPage/parts/Composer.css';

type WelcomeProps = {
  readonly suggestions: readonly string[];
  readonly onAsk: (question: string) => void;
};

/** Before the first question. */
const Welcome = ({ suggestions, onAsk }: WelcomeProps) => (
  <section className={styles.welcome}>
    <Logo label="" size="large" markOnly />
    <div className={styles.welcomeWords}>
      <Heading level={2}>{assistantCopy.welcome.title}</Heading>
      <Text tone="muted">{assistantCopy.welcome.text}</Text>
    </div>
    <Suggestions questions={suggestions} centred onAsk={onAsk} />
  </section>
);

const copy = assistantCopy.question;

type ComposerProps = {
  readonly draft: string;
  /** A reply is on its way: nothing can be typed, as the specification says (section 5). */
  readonly thinking: boolean;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: () => void;
};

/** Where a question is written. A disabled field loses the focus: it is given back with the reply. */
const Composer = ({ draft, thinking, onDraftChange, onSend }: ComposerProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wasThinking = useRef(thinking);
  useEffect(() => {
    const replied = wasThinking.current && !thinking;
    wasThinking.current = thinking;
    const { activeElement } = document;
    if (replied && (activeElement === null || activeElement === document.body))
      field.current?.focus({ preventScroll: true });
  }, [thinking]);

  const blank = draft.trim() === '';
  const send = (): void => {
    if (!blank && !thinking) onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={composerStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{copy.label}</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={draft}
        maxLength={MAX_QUESTION}
        placeholder={copy.placeholder}
        disabled={thinking}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(control, composerStyles.field)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={SendHorizontal}
        iconOnly
        disabled={blank || thinking}
        className={composerStyles.send}
      >
        {copy.send}
      </Button>
      <p id={`${id}-hint`} className={composerStyles.hint}>
        <span className={composerStyles.keys}>{copy.hint}</span> {copy.privacy}
      </p>
    </form>
  );
};

const AssistantDialogs = lazyComponent(
  async () => (await import('#/pages/AssistantPage/parts/AssistantDialogs')).AssistantDialogs,
);

type AssistantPageProps = {
  readonly state: AssistantState;
  readonly history: AssistantHistoryState;
  /** What of the kept conversation could not be read. */
  readonly unreadable: Unreadable;
  readonly dialog: AssistantDialog | null;
  readonly dialogActions: AssistantDialogActions;
  /** What is being typed. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: () => void;
  /** Asks for the reply again. */
  readonly onRetry: () => void;
  readonly onAskErase: () => void;
  readonly replyActions: ReplyActions;
  readonly rewording: Rewording;
};

/** Assistant IA: a conversation whose replies rest on the user's records and on dated sheets. */
export const AssistantPage = ({ state, history, dialog, ...props }: AssistantPageProps) => {
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => AssistantDialogs.prepare(), []);
  return (
    <div className={styles.page}>
      <PageHeader
        title={assistantCopy.title}
        subtitle={assistantCopy.subtitle}
        actions={
          state.status !== 'firstVisit' && (
            <Button
              variant="quiet"
              icon={Trash2}
              disabled={state.status === 'thinking'}
              onClick={props.onAskErase}
            >
              {assistantCopy.erase}
            </Button>
          )
        }
      />
      {history === 'kept' && <UnreadableEntries list="messages" unreadable={props.unreadable} />}
      {history !== 'kept' && (
        <Callout tone="caution" title={assistantCopy.history[history].title}>
          {assistantCopy.history[history].text}
        </Callout>
      )}
      {state.status === 'firstVisit' ? (
        <Welcome suggestions={state.suggestions} onAsk={props.replyActions.onAsk} />
      ) : (
        <Conversation
          state={state}
          actions={props.replyActions}
          rewording={props.rewording}
          onRetry={props.onRetry}
        />
      )}
      <div className={styles.foot} data-sticky>
        <Composer
          draft={props.draft}
          thinking={state.status === 'thinking'}
          onDraftChange={props.onDraftChange}
          onSend={props.onSend}
        />
      </div>
      {dialog && (
        <Suspense>
          <AssistantDialogs dialog={dialog} actions={props.dialogActions} />
        </Suspense>
      )}
    </div>
  );
};
