import { ArrowLeft, Trash2 } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

type AnalysisDetailProps = {
  readonly analysis: SavedAnalysis;
  readonly ledgerOpen: boolean;
  readonly onDelete: () => void;
};

/** One analysis of the history with its full explanation. */
export const AnalysisDetail = ({ analysis, ledgerOpen, onDelete }: AnalysisDetailProps) => (
  <>
    <PageHeader
      back={
        <TextLink href={ADDRESSES.analyses} icon={ArrowLeft} standalone>
          {copy.back}
        </TextLink>
      }
      title={analysis.offerTitle ?? copy.untitled}
      subtitle={copy.savedOn(new Date(analysis.date))}
      actions={
        <Button variant="quiet" icon={Trash2} onClick={onDelete}>
          {copy.delete}
        </Button>
      }
    />
    <AnalysisReport analysis={analysis} ledgerOpen={ledgerOpen} />
  </>
);
