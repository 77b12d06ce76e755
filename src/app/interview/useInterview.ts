import { useEffect, useSyncExternalStore } from 'react';

import { createInterviewStore } from '#/app/interview/interviewSession';
import type { InterviewStore } from '#/app/interview/interviewSession';
import { perServices } from '#/app/services/perServices';
import { useServices } from '#/app/services/ServicesContext';
import type { InterviewMachine } from '#/pages/InterviewPage/interviewReducer';

const storeOf = perServices((services) => createInterviewStore(services));

/** The one interview of this page, and what can be done with it. What is unsaved is kept when the page goes. */
export const useInterview = (): {
  readonly machine: InterviewMachine;
  readonly store: InterviewStore;
} => {
  const store = storeOf(useServices());
  const machine = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => {
    addEventListener('pagehide', store.keep);
    return () => {
      removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);
  return { machine, store };
};
