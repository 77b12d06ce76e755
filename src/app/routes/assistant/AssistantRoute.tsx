import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { assistantState } from '#/app/routes/assistant/assistantState';
import { replyHref } from '#/app/routes/assistant/replyHref';
import { useAssistantDialog } from '#/app/routes/assistant/useAssistantDialog';
import { useRewording } from '#/app/routes/assistant/useRewording';
import { assistantRecord } from '#/domain/assistant/message';
import { AssistantPage } from '#/pages/AssistantPage/AssistantPage';
import { assistantToasts } from '#/usecases/assistant/assistant.copy';
import { assistantSessionOf } from '#/usecases/assistant/assistantSession';
import { factsOf } from '#/usecases/assistant/factsOf';
import { shownMessages } from '#/usecases/assistant/shownMessages';
import { copyText } from '#/usecases/shared/copyText';

/** Assistant IA over the conversation kept and everything that is known of the user. */
export const AssistantRoute = () => {
  const services = useServices();
  const { state: cv } = useCv();
  const assistant = useSession(assistantSessionOf);
  const unreadable = useUnreadable(assistantRecord);
  const messages = shownMessages(assistant.messages, useShowSamples());
  const rewording = useRewording(messages, assistant.saveRewording);
  const { dialog, dialogActions, askErase } = useAssistantDialog(rewording, assistant.erase);
  const facts = () => factsOf(services, cv);
  return (
    <AssistantPage
      state={assistantState(assistant, messages, facts)}
      history={assistant.history}
      unreadable={unreadable}
      dialog={dialog}
      dialogActions={dialogActions}
      draft={assistant.draft}
      onDraftChange={assistant.setDraft}
      onSend={() => void assistant.ask(assistant.draft, facts())}
      onRetry={() => void assistant.retry(facts())}
      onAskErase={askErase}
      replyActions={{
        hrefOf: replyHref,
        onAsk: (question) => void assistant.ask(question, facts()),
        onCopy: (text) => void copyText(services, text, assistantToasts),
      }}
      rewording={rewording.rewording}
    />
  );
};
