import { useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecord } from '#/app/hooks/useRecord';
import { destinationOf } from '#/domain/textmodel/settings';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';
import { createTextModelRunner } from '#/usecases/textmodel/textModelRunner';
import type { TextModelRun, TextModelRunner } from '#/usecases/textmodel/textModelRunner';

/**
 * The model that the user connected, for one screen: `connected` tells whether to offer it at all, `run` how far it is.
 * A screen shows `run.request` before calling `accept`, and `run.newFacts` beside what it gives. It ends with the screen.
 */
export const useTextModel = (): {
  readonly connected: boolean;
  readonly run: TextModelRun;
} & Pick<TextModelRunner, 'start' | 'accept' | 'cancel'> => {
  const services = useServices();
  const [runner] = useState(() => createTextModelRunner(services));
  const run = useReadable(runner);
  const stored = useRecord(textModelRecord);
  useEffect(() => runner.cancel, [runner]);
  return {
    connected: stored.ok && stored.value !== null && destinationOf(stored.value) !== null,
    run,
    start: runner.start,
    accept: runner.accept,
    cancel: runner.cancel,
  };
};
