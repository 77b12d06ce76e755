import { Button } from '#/components/Button/Button';
import { ArrowLeft, Download, Printer } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Switch } from '#/components/Switch/Switch';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { SheetPaper } from '#/modules/SheetPaper/SheetPaper';
import { dossierSheetCopy as copy } from '#/pages/DossierSheetPage/DossierSheetPage.copy';
import type { SheetOrigin } from '#/pages/DossierSheetPage/DossierSheetPage.copy';

import * as styles from '#/pages/DossierSheetPage/DossierSheetPage.css';

type DossierSheetPageProps = {
  readonly of: SheetOrigin;
  readonly sheet: Sheet;
  /** The names are left out. */
  readonly nameless: boolean;
  /** The dossier, or the analysis. */
  readonly href: string;
  readonly onNameless: (nameless: boolean) => void;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
};

/** What one job has come to, or what a comparison says, on a page that is printed as it is shown. */
export const DossierSheetPage = ({
  of,
  sheet,
  nameless,
  href,
  onNameless,
  onPrint,
  onDownload,
}: DossierSheetPageProps) => (
  <div className={styles.page}>
    <PageHeader
      title={copy.title}
      subtitle={copy.subtitle}
      back={
        <TextLink href={href} standalone icon={ArrowLeft}>
          {copy.back[of]}
        </TextLink>
      }
      actions={
        <>
          <Button variant="primary" icon={Printer} onClick={onPrint}>
            {copy.print}
          </Button>
          <Button icon={Download} onClick={onDownload}>
            {copy.pdf}
          </Button>
          <div className={styles.names}>
            <Switch
              label={copy.names}
              hint={copy.namesHint}
              checked={nameless}
              onChange={onNameless}
            />
          </div>
        </>
      }
    />
    <SheetPaper sheet={sheet} />
  </div>
);
