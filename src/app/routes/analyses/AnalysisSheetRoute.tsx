import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useNamesToHide } from '#/app/hooks/useNamesToHide';
import { hrefOfAnalysis } from '#/app/navigation/analysesHrefs';
import { comparisonFileName, comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import { withoutNames } from '#/domain/dossier/dossierSheet.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { localDay } from '#/domain/shared/localDay';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { exportSheet } from '#/usecases/dossier/exportSheet';

type AnalysisSheetRouteProps = { readonly analysis: SavedAnalysis };

/** A comparison as a page to be printed or handed over. */
export const AnalysisSheetRoute = ({ analysis }: AnalysisSheetRouteProps) => {
  const services = useServices();
  const [nameless, setNameless] = useState(false);
  const names = useNamesToHide(analysis.company ?? '');
  const whole = comparisonSheet(analysis, localDay(services.now()));
  const sheet = nameless ? withoutNames(whole, names) : whole;
  return (
    <DossierSheetPage
      of="analysis"
      sheet={sheet}
      nameless={nameless}
      href={hrefOfAnalysis(analysis.id)}
      onNameless={setNameless}
      onPrint={() => window.print()}
      onDownload={() => void exportSheet(services, sheet, comparisonFileName(sheet))}
    />
  );
};
