import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useRecord } from '#/app/hooks/useRecord';
import { DOSSIER_GESTURE } from '#/app/navigation/dossierHrefs';
import { subjectIn } from '#/app/navigation/subjectAddress';
import { hrefOfDossier } from '#/copy/addresses';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { joinApplication } from '#/usecases/dossier/changeDossier';
import { openDossier, postingOfApplication, postingOfOffer } from '#/usecases/dossier/openDossier';

/** Opens the dossier of the offer or the application that the address names, then gives way to its own address. Whether it is still looked for, or cannot be. */
export const useOpening = (): 'opening' | 'gone' => {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const ref = useMemo(() => subjectIn(search), [search]);
  const applications = useRecord(applicationsRecord);
  const { catalogue } = useCatalogue(ref?.kind === 'offer');
  const application =
    (ref?.kind === 'application' && applications.ok ? applications.value : null)?.find(
      ({ id }) => id === ref?.id,
    ) ?? null;
  const offer =
    (ref?.kind === 'offer' && catalogue.status === 'ready'
      ? catalogue.catalogue.internal
      : []
    ).find(({ id }) => id === ref?.id) ?? null;
  useEffect(() => {
    if (application === null && offer === null) return;
    const id =
      application === null
        ? offer && openDossier(services, postingOfOffer(offer))
        : (application.dossierId ?? openDossier(services, postingOfApplication(application)));
    if (id !== null && application !== null) joinApplication(services, application.id, id);
    // No dossier has the number 0: where nothing can be kept, none is there.
    const gesture = new URLSearchParams(search).get(DOSSIER_GESTURE);
    void navigate(
      `${hrefOfDossier(id ?? 0)}${gesture === null ? '' : `?${DOSSIER_GESTURE}=${gesture}`}`,
      { replace: true },
    );
  }, [application, offer, search, services, navigate]);
  const waits =
    application !== null ||
    offer !== null ||
    (ref?.kind === 'offer' && catalogue.status !== 'ready' && catalogue.status !== 'failed');
  return waits ? 'opening' : 'gone';
};
