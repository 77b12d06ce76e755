import { useRecord } from '#/app/services/useRecord';
import { showSamplesRecord } from '#/domain/storage/showSamples';

/** Whether examples stand where the user has nothing yet (the settings); yes where nothing was chosen or it cannot be read. */
export const useShowSamples = (): boolean => {
  const kept = useRecord(showSamplesRecord);
  return (kept.ok ? kept.value : null) ?? true;
};
