import type { ReactElement } from 'react';

import { Callout } from '#/components/Callout/Callout';
import { Dialog } from '#/components/Dialog/Dialog';
import { Spinner } from '#/components/Spinner/Spinner';
import { matchProblems } from '#/copy/matchProblems.copy';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import type { Explanation } from '#/modules/OfferExplanation/explanation';
import { offerExplanationCopy as copy } from '#/modules/OfferExplanation/OfferExplanation.copy';

type OfferExplanationProps = {
  readonly offerTitle: string;
  readonly explanation: Explanation;
  readonly onClose: () => void;
};

const content = (explanation: Explanation): ReactElement => {
  switch (explanation.status) {
    case 'comparing':
      return <Spinner label={copy.comparing} />;
    case 'explained':
      return <AnalysisReport analysis={explanation.analysis} ledgerOpen />;
    case 'failed': {
      const { title, text } = matchProblems[explanation.problem].explanation;
      return (
        <Callout tone="caution" title={title} announced>
          {text}
        </Callout>
      );
    }
  }
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
    {content(explanation)}
  </Dialog>
);
