import { useMemo } from 'react';

import { useRecord } from '#/app/hooks/useRecord';
import { hrefOfDossier } from '#/app/navigation/dossierHrefs';
import type { Application } from '#/domain/applications/application';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { jobOf } from '#/domain/dossier/jobOf';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { FollowedOffer } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { correctionsOf } from '#/usecases/offers/correctedOffers';

/** The offers that are followed and for which no application was noted, the latest first. */
export const useFollowedOffers = (
  applications: readonly Application[],
): readonly FollowedOffer[] => {
  const kept = useRecord(dossiersRecord);
  const own = useRecord(ownOffersRecord);
  const corrected = useRecord(offerCorrectionsRecord);
  return useMemo(() => {
    const sent = new Set(applications.map(({ dossierId }) => dossierId));
    const ownOffers = (own.ok && own.value) || [];
    const corrections = correctionsOf(corrected);
    return ((kept.ok && kept.value) || [])
      .filter(({ id, followedOn }) => followedOn !== null && !sent.has(id))
      .map((dossier) => ({
        id: dossier.id,
        ...jobOf(dossier, { ownOffers, corrections }),
        href: hrefOfDossier(dossier.id),
      }));
  }, [applications, kept, own, corrected]);
};
