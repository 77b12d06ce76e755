import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import {
  interviewPreferencesRecord,
  DEFAULT_PREFERENCES,
} from '#/domain/interview/interviewsRecord';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import { updateRecord } from '#/domain/storage/updateRecord';

/** How the user likes to practise, and the way to change it. Where nothing can be kept it holds for this visit. */
export const usePreferences = (): readonly [
  InterviewPreferences,
  (change: Partial<InterviewPreferences>) => void,
] => {
  const { vault } = useServices();
  const stored = useRecord(interviewPreferencesRecord);
  const [unkept, setUnkept] = useState<Partial<InterviewPreferences>>({});
  const preferences = { ...DEFAULT_PREFERENCES, ...(stored.ok ? stored.value : {}), ...unkept };
  const change = (part: Partial<InterviewPreferences>): void => {
    const written = updateRecord(
      vault,
      interviewPreferencesRecord,
      DEFAULT_PREFERENCES,
      (before) => ({
        ...before,
        ...part,
      }),
    );
    setUnkept((before) =>
      written.ok
        ? Object.fromEntries(Object.entries(before).filter(([key]) => !(key in part)))
        : { ...before, ...part },
    );
  };
  return [preferences, change];
};
