import { useSyncExternalStore } from 'react';

import { createAssistantSession } from '#/app/assistant/assistantSession';
import type { Answer, AssistantSession, AssistantSnapshot } from '#/app/assistant/assistantSession';
import { perServices } from '#/app/services/perServices';
import { useServices } from '#/app/services/ServicesContext';
import { waitFor } from '#/app/services/waitFor';

const answer: Answer = async (...question) =>
  (await import('#/app/assistant/answer')).answer(...question);

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
