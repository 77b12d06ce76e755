import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { createAssistantSession } from '#/usecases/assistant/assistantSession';
import type {
  Answer,
  AssistantSession,
  AssistantSnapshot,
} from '#/usecases/assistant/assistantSession';
import { perServices } from '#/usecases/shared/perServices';
import type { Services } from '#/usecases/shared/services';
import { waitFor } from '#/usecases/shared/waitFor';

const answerWith =
  ({ openSheets }: Pick<Services, 'openSheets'>): Answer =>
  async (...question) => {
    const [{ answer }, open] = await Promise.all([
      import('#/usecases/assistant/answer'),
      openSheets(),
    ]);
    return answer(open, ...question);
  };

const sessionOf = perServices((services) =>
  createAssistantSession({ ...services, answer: answerWith(services), wait: waitFor }),
);

/** The one conversation of this page, and what can be done with it. */
export const useAssistant = (): AssistantSnapshot &
  Omit<AssistantSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
