import { RefreshCw } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { Claim } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';

import * as styles from '#/pages/MatchPage/MatchPage.css';

type MatchResultProps = {
  readonly analysis: SavedAnalysis;
  readonly ledgerOpen: boolean;
  readonly onCompareAnother: () => void;
  readonly onClaim?: ((claim: Claim) => void) | undefined;
};

/** The explained score, and the way to the next comparison. */
export const MatchResult = ({
  analysis,
  ledgerOpen,
  onCompareAnother,
  onClaim,
}: MatchResultProps) => (
  <>
    <AnalysisReport analysis={analysis} ledgerOpen={ledgerOpen} onClaim={onClaim} />
    <div className={styles.actions}>
      <Button variant="primary" icon={RefreshCw} onClick={onCompareAnother}>
        {copy.again}
      </Button>
      <TextLink href={ADDRESSES.analyses} standalone>
        {copy.history}
      </TextLink>
    </div>
  </>
);
