import { Suspense, useEffect } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Trash2 } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
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
import { Composer } from '#/pages/AssistantPage/parts/Composer';
import { Conversation } from '#/pages/AssistantPage/parts/Conversation';
import { Suggestions } from '#/pages/AssistantPage/parts/Suggestions';
import { Welcome } from '#/pages/AssistantPage/parts/Welcome';
import type { AssistantHistoryState } from '#/usecases/assistant/assistantSession';

import * as styles from '#/pages/AssistantPage/AssistantPage.css';

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
        <Welcome>
          <Suggestions questions={state.suggestions} centred onAsk={props.replyActions.onAsk} />
        </Welcome>
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
