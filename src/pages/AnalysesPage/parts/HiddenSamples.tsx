import { Text } from '#/components/Text/Text';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

/** Says how many simulated results the settings keep out of sight; nothing where there are none. */
export const HiddenSamples = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Text size="s" tone="muted">
      {copy.samplesHidden(count)}
    </Text>
  );
