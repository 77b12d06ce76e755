import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useNamesToHide } from '#/app/hooks/useNamesToHide';
import { hrefOfDossier } from '#/app/navigation/dossierHrefs';
import { dossierSheet, withoutNames } from '#/domain/dossier/dossierSheet.fr';
import { localDay } from '#/domain/shared/localDay';
import type { DossierView } from '#/pages/DossierPage/DossierPage.state';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { exportSheet } from '#/usecases/dossier/exportSheet';

type DossierSheetRouteProps = { readonly view: DossierView };

/** A dossier as a page to be printed or handed over. */
export const DossierSheetRoute = ({ view }: DossierSheetRouteProps) => {
  const services = useServices();
  const [nameless, setNameless] = useState(false);
  const whole = dossierSheet({ ...view, today: localDay(services.now()) });
  const names = useNamesToHide(
    view.job.company,
    view.people.map(({ contact }) => contact.name),
  );
  const sheet = nameless ? withoutNames(whole, names) : whole;
  return (
    <DossierSheetPage
      of="dossier"
      sheet={sheet}
      nameless={nameless}
      href={hrefOfDossier(view.dossier.id)}
      onNameless={setNameless}
      onPrint={() => window.print()}
      onDownload={() => void exportSheet(services, sheet)}
    />
  );
};
