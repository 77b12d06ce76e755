import { useSyncExternalStore } from 'react';

import { createAssistantSession } from '#/app/assistant/assistantSession';
import type { Answer, AssistantSession, AssistantSnapshot } from '#/app/assistant/assistantSession';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';

const sessions = new WeakMap<Services, AssistantSession>();

const answer: Answer = async (...question) =>
  (await import('#/app/assistant/answer')).answer(...question);

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const sessionOf = (services: Services): AssistantSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createAssistantSession({ ...services, answer, wait });
  sessions.set(services, session);
  return session;
};

/** The one conversation of this page, and what can be done with it. */
export const useAssistant = (): AssistantSnapshot &
  Omit<AssistantSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
