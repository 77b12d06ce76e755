import { Callout } from '#/components/Callout/Callout';
import { Dialog } from '#/components/Dialog/Dialog';
import { Spinner } from '#/components/Spinner/Spinner';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import type { Explanation } from '#/modules/OfferExplanation/explanation';
import { offerExplanationCopy as copy } from '#/modules/OfferExplanation/OfferExplanation.copy';

type OfferExplanationProps = {
  readonly offerTitle: string;
  readonly explanation: Explanation;
  readonly onClose: () => void;
};

/** Why an offer has its score: the whole ledger, over the page. */
export const OfferExplanation = ({ offerTitle, explanation, onClose }: OfferExplanationProps) => (
  <Dialog
    open
    size="large"
    title={copy.title(offerTitle)}
    closeLabel={copy.close}
    onClose={onClose}
  >
    {explanation.status === 'comparing' && <Spinner label={copy.comparing} />}
    {explanation.status === 'explained' && (
      <AnalysisReport analysis={explanation.analysis} ledgerOpen />
    )}
    {explanation.status === 'failed' && (
      <Callout tone="caution" title={copy[explanation.problem].title} announced>
        {copy[explanation.problem].text}
      </Callout>
    )}
  </Dialog>
);
