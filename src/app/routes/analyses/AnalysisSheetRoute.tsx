import { useServices } from '#/app/hooks/ServicesContext';
import { useSheet } from '#/app/hooks/useSheet';
import { hrefOfAnalysis } from '#/app/navigation/analysesHrefs';
import { comparisonFileName, comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { localDay } from '#/domain/shared/localDay';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { exportSheet } from '#/usecases/dossier/exportSheet';

type AnalysisSheetRouteProps = { readonly analysis: SavedAnalysis };

/** A comparison as a page to be printed or handed over. */
export const AnalysisSheetRoute = ({ analysis }: AnalysisSheetRouteProps) => {
  const services = useServices();
  const whole = comparisonSheet(analysis, localDay(services.now()));
  const shown = useSheet(whole, analysis.company ?? '');
  return (
    <DossierSheetPage
      {...shown}
      of="analysis"
      href={hrefOfAnalysis(analysis.id)}
      onDownload={() => void exportSheet(services, shown.sheet, comparisonFileName(shown.sheet))}
    />
  );
};
