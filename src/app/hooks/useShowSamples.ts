import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { showSamplesRecord, showsSamples } from '#/domain/settings/showSamples';

/** Whether examples stand where the user has nothing yet, up to date with this tab and the others. */
export const useShowSamples = (): boolean => {
  const { vault } = useServices();
  useRecord(showSamplesRecord);
  return showsSamples(vault);
};
