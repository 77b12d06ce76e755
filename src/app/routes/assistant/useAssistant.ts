import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { createAssistantSession } from '#/usecases/assistant/assistantSession';
import type {
  Answer,
  AssistantSession,
  AssistantSnapshot,
} from '#/usecases/assistant/assistantSession';
import { perServices } from '#/usecases/shared/perServices';
import { waitFor } from '#/usecases/shared/waitFor';

const answer: Answer = async (...question) =>
  (await import('#/usecases/assistant/answer')).answer(...question);

const sessionOf = perServices((services) =>
  createAssistantSession({ ...services, answer, wait: waitFor }),
);

/** The one conversation of this page, and what can be done with it. */
export const useAssistant = (): AssistantSnapshot &
  Omit<AssistantSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
