import { Callout } from '#/components/Callout/Callout';
import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

type AnalysesEmptyProps = {
  readonly damaged?: boolean;
  /** How many simulated results the settings hide. */
  readonly samplesHidden: number;
};

/** Nothing was compared yet, or what was kept is damaged and cannot be shown. */
export const AnalysesEmpty = ({ damaged = false, samplesHidden }: AnalysesEmptyProps) => (
  <>
    {damaged && (
      <Callout tone="caution" title={copy.damaged.title} announced>
        {copy.damaged.text}
      </Callout>
    )}
    <EmptyState
      title={copy.empty.title}
      text={
        samplesHidden > 0
          ? `${copy.samplesHidden(samplesHidden)} ${copy.empty.text}`
          : copy.empty.text
      }
      drawing={<NoAnalysisDrawing />}
      actions={
        <LinkButton href={ADDRESSES.match} variant="primary">
          {copy.empty.action}
        </LinkButton>
      }
    />
  </>
);
