import { isNewcomer } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { ChatMessage } from '#/domain/assistant/message';
import { startingQuestions } from '#/domain/assistant/startingQuestions.fr';
import type { AssistantState } from '#/pages/AssistantPage/AssistantPage.state';
import type { AssistantSnapshot } from '#/usecases/assistant/assistantSession';

/** The state of the screen; `facts` is asked for on a first visit only. */
export const assistantState = (
  { status, arriving }: Pick<AssistantSnapshot, 'status' | 'arriving'>,
  messages: readonly ChatMessage[],
  facts: () => SearchFacts,
): AssistantState => {
  if (status !== 'idle') return { status, messages };
  return messages.length === 0
    ? { status: 'firstVisit', suggestions: startingQuestions(isNewcomer(facts())) }
    : { status: 'conversation', messages, arriving };
};
