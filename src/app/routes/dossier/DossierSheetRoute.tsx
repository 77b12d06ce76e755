import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { hrefOfDossier } from '#/app/navigation/dossierHrefs';
import { dossierSheet, withoutNames } from '#/domain/dossier/dossierSheet.fr';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';
import type { DossierView } from '#/pages/DossierPage/DossierPage.state';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { exportSheet } from '#/usecases/dossier/exportSheet';

type DossierSheetRouteProps = { readonly view: DossierView };

/** A dossier as a page to be printed or handed over. */
export const DossierSheetRoute = ({ view }: DossierSheetRouteProps) => {
  const services = useServices();
  const { state: cv } = useCv();
  const profile = useRecord(profileRecord);
  const [nameless, setNameless] = useState(false);
  const own = profile.ok ? profile.value : null;
  const read = cv.status === 'read' ? cv.cv.person : null;
  const whole = dossierSheet({ ...view, today: localDay(services.now()) });
  const names = {
    company: view.job.company,
    people: [
      own?.firstName ?? '',
      own?.lastName ?? '',
      read?.firstName?.value ?? '',
      read?.lastName?.value ?? '',
      ...view.people.map(({ contact }) => contact.name),
    ],
  };
  const sheet = nameless ? withoutNames(whole, names) : whole;
  return (
    <DossierSheetPage
      sheet={sheet}
      nameless={nameless}
      href={hrefOfDossier(view.dossier.id)}
      onNameless={setNameless}
      onPrint={() => window.print()}
      onDownload={() => void exportSheet(services, sheet)}
    />
  );
};
