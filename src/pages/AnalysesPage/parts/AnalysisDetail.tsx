import { Button } from '#/components/Button/Button';
import { ArrowLeft, FolderOpen, Printer, Trash2 } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES, hrefOfDossier } from '#/copy/addresses';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

type AnalysisDetailProps = {
  readonly analysis: SavedAnalysis;
  /** Address of the page that prints it. */
  readonly sheet: string;
  readonly ledgerOpen: boolean;
  readonly onDelete: () => void;
};

/** One analysis of the history with its full explanation. */
export const AnalysisDetail = ({ analysis, sheet, ledgerOpen, onDelete }: AnalysisDetailProps) => (
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
        <>
          {analysis.dossierId !== null && (
            <LinkButton icon={FolderOpen} href={hrefOfDossier(analysis.dossierId)}>
              {copy.dossier}
            </LinkButton>
          )}
          {!analysis.sample && (
            <LinkButton icon={Printer} href={sheet}>
              {copy.sheet}
            </LinkButton>
          )}
          <Button variant="quiet" icon={Trash2} onClick={onDelete}>
            {copy.delete}
          </Button>
        </>
      }
    />
    <AnalysisReport analysis={analysis} ledgerOpen={ledgerOpen} />
  </>
);
