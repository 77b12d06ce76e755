import { useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { saveMemoryRecord } from '#/domain/backup/saveMemory';
import type { LastSave } from '#/domain/backup/saveMemory';
import { lazy } from '#/domain/shared/lazy';

// It knows what counts as work: after the screen.
const loadReminder = lazy(() => import('#/usecases/settings/saveReminder'));

/** How far the last backup lies back, up to date with this tab and the others; null while it is looked up. */
export const useLastSave = (erasedAfterAWeek: boolean): LastSave | null => {
  const { vault, now } = useServices();
  const stored = useRecord(saveMemoryRecord);
  const memory = stored.ok ? stored.value : null;
  const [last, setLast] = useState<LastSave | null>(null);
  useEffect(() => {
    let current = true;
    loadReminder().then(
      ({ lastSaveIn }) => current && setLast(lastSaveIn(vault, memory, erasedAfterAWeek, now())),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [vault, now, erasedAfterAWeek, memory]);
  return last;
};
