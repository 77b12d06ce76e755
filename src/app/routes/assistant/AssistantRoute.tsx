import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { replyHref } from '#/app/routes/assistant/replyHref';
import { useRewording } from '#/app/routes/assistant/useRewording';
import { isNewcomer } from '#/domain/assistant/facts';
import { assistantRecord } from '#/domain/assistant/message';
import { startingQuestions } from '#/domain/assistant/startingQuestions.fr';
import { AssistantPage } from '#/pages/AssistantPage/AssistantPage';
import type { AssistantState } from '#/pages/AssistantPage/AssistantPage.state';
import { assistantToasts } from '#/usecases/assistant/assistant.copy';
import { assistantSessionOf } from '#/usecases/assistant/assistantSession';
import { factsOf } from '#/usecases/assistant/factsOf';
import { shownMessages } from '#/usecases/assistant/shownMessages';

/** Assistant IA over the conversation kept and everything that is known of the user. */
export const AssistantRoute = () => {
  const services = useServices();
  const { state: cv } = useCv();
  const assistant = useSession(assistantSessionOf);
  const unreadable = useUnreadable(assistantRecord);
  const [erasing, setErasing] = useState(false);
  const { status, arriving } = assistant;
  const showSamples = useShowSamples();
  const messages = shownMessages(assistant.messages, showSamples);
  const { rewording, consent, accept, refuse } = useRewording(messages, assistant.keepRewording);
  const facts = () => factsOf(services, cv);

  const stateOf = (): AssistantState => {
    if (status !== 'idle') return { status, messages };
    return messages.length === 0
      ? { status: 'firstVisit', suggestions: startingQuestions(isNewcomer(facts())) }
      : { status: 'conversation', messages, arriving };
  };

  const copy = async (text: string): Promise<void> => {
    const { copy: copyText } = await services.clipboard();
    services.notify(
      (await copyText(text))
        ? { tone: 'success', ...assistantToasts.copied }
        : { tone: 'destructive', ...assistantToasts.notCopied },
    );
  };

  return (
    <AssistantPage
      state={stateOf()}
      history={assistant.history}
      unreadable={unreadable}
      dialog={consent ?? (erasing ? { kind: 'erase' } : null)}
      dialogActions={{
        onConfirm: () => {
          if (consent !== null) {
            accept();
            return;
          }
          setErasing(false);
          assistant.erase();
        },
        onCancel: () => {
          if (consent === null) setErasing(false);
          else refuse();
        },
      }}
      draft={assistant.draft}
      onDraftChange={assistant.setDraft}
      onSend={() => void assistant.ask(assistant.draft, facts())}
      onRetry={() => void assistant.retry(facts())}
      onAskErase={() => setErasing(true)}
      replyActions={{
        hrefOf: replyHref,
        onAsk: (question) => void assistant.ask(question, facts()),
        onCopy: (text) => void copy(text),
      }}
      rewording={rewording}
    />
  );
};
