import { useEffect, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import { interviewStoreOf } from '#/usecases/interview/interviewStore';
import type { InterviewStore } from '#/usecases/interview/interviewStore';

/** The one interview of this page, and what can be done with it. What is unsaved is kept when the page goes. */
export const useInterview = (): {
  readonly machine: InterviewMachine;
  readonly store: InterviewStore;
} => {
  const store = interviewStoreOf(useServices());
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
