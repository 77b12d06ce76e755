import { useServices } from '#/app/hooks/ServicesContext';
import { useSheet } from '#/app/hooks/useSheet';
import { hrefOfDossier } from '#/copy/addresses';
import { dossierSheet } from '#/domain/dossier/dossierSheet.fr';
import { localDay } from '#/domain/shared/localDay';
import type { DossierView } from '#/pages/DossierPage/DossierPage.state';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { exportSheet } from '#/usecases/dossier/exportSheet';

type DossierSheetRouteProps = { readonly view: DossierView };

/** A dossier as a page to be printed or handed over. */
export const DossierSheetRoute = ({ view }: DossierSheetRouteProps) => {
  const services = useServices();
  const whole = dossierSheet({ ...view, today: localDay(services.now()) });
  const shown = useSheet(
    whole,
    view.job.company,
    view.people.map(({ contact }) => contact.name),
  );
  return (
    <DossierSheetPage
      {...shown}
      of="dossier"
      href={hrefOfDossier(view.dossier.id)}
      onDownload={() => void exportSheet(services, shown.sheet)}
    />
  );
};
