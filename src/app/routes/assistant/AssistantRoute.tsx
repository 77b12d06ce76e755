import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { hrefOfAnalysis } from '#/app/navigation/analysesHrefs';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { useRewording } from '#/app/routes/assistant/useRewording';
import { ADDRESSES } from '#/copy/addresses';
import { isNewcomer } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import { assistantRecord } from '#/domain/assistant/message';
import type { ChatMessage, ReplyLink } from '#/domain/assistant/message';
import { startingQuestions } from '#/domain/assistant/startingQuestions.fr';
import { AssistantPage } from '#/pages/AssistantPage/AssistantPage';
import type {
  AssistantDialog,
  AssistantDialogActions,
  AssistantState,
} from '#/pages/AssistantPage/AssistantPage.state';
import { assistantToasts } from '#/usecases/assistant/assistant.copy';
import { assistantSessionOf } from '#/usecases/assistant/assistantSession';
import type { AssistantSnapshot } from '#/usecases/assistant/assistantSession';
import { factsOf } from '#/usecases/assistant/factsOf';
import { shownMessages } from '#/usecases/assistant/shownMessages';
import { copyText } from '#/usecases/shared/copyText';

/** The dialogs of the screen: the agreement that a model asks for, and the erasing of the conversation. */
const useAssistantDialog = (
  {
    consent,
    accept,
    refuse,
  }: Pick<ReturnType<typeof useRewording>, 'consent' | 'accept' | 'refuse'>,
  erase: () => void,
): {
  readonly dialog: AssistantDialog | null;
  readonly dialogActions: AssistantDialogActions;
  readonly askErase: () => void;
} => {
  const [erasing, setErasing] = useState(false);
  const eraseNow = (): void => {
    setErasing(false);
    erase();
  };
  return {
    dialog: consent ?? (erasing ? { kind: 'erase' } : null),
    dialogActions:
      consent === null
        ? { onConfirm: eraseNow, onCancel: () => setErasing(false) }
        : { onConfirm: accept, onCancel: refuse },
    askErase: () => setErasing(true),
  };
};

/** The address that an action of a reply leads to. */
const replyHref = ({ target, id }: ReplyLink): string => {
  switch (target) {
    case 'application':
      return id === null ? ADDRESSES.applications : applicationsHrefs.of(id);
    case 'analysis':
      return id === null ? ADDRESSES.analyses : hrefOfAnalysis(id);
    case 'interview':
    case 'coverLetter':
      return id === null
        ? ADDRESSES[target]
        : subjectAddress(ADDRESSES[target], { kind: 'application', id });
    case 'myCv':
    case 'cvAnalysis':
    case 'cvSearch':
    case 'match':
    case 'analyses':
    case 'applications':
    case 'profile':
    case 'search':
    case 'specializedSearch':
    case 'compatibleOffers':
    case 'jobAlerts':
    case 'settings':
      return ADDRESSES[target];
  }
};

/** The state of the screen; `facts` is asked for on a first visit only. */
const assistantState = (
  { status, arriving }: Pick<AssistantSnapshot, 'status' | 'arriving'>,
  messages: readonly ChatMessage[],
  facts: () => SearchFacts,
): AssistantState => {
  if (status !== 'idle') return { status, messages };
  return messages.length === 0
    ? { status: 'firstVisit', suggestions: startingQuestions(isNewcomer(facts())) }
    : { status: 'conversation', messages, arriving };
};

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
