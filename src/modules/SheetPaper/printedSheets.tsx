import { comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import { dossierSheet } from '#/domain/dossier/dossierSheet.fr';
import type { SheetFacts } from '#/domain/dossier/dossierSheet.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { SheetPaper } from '#/modules/SheetPaper/SheetPaper';

/** A dossier as a printer gets it. */
export const DossierPaper = (facts: SheetFacts) => <SheetPaper sheet={dossierSheet(facts)} />;

type ComparisonPaperProps = {
  readonly analysis: SavedAnalysis;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** A comparison as a printer gets it. */
export const ComparisonPaper = ({ analysis, today }: ComparisonPaperProps) => (
  <SheetPaper sheet={comparisonSheet(analysis, today)} />
);
