import { useMemo } from 'react';

import { useRecord } from '#/app/hooks/useRecord';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import type { Application } from '#/domain/applications/application';
import { applicationFinder } from '#/domain/applications/applicationFor';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

const NONE: readonly Application[] = [];

/** The application that the user has sent for an offer, with the address where it is followed. */
export const useApplicationOf = () => {
  const stored = useRecord(applicationsRecord);
  const applications = (stored.ok && stored.value) || NONE;
  return useMemo(() => {
    const find = applicationFinder(applications);
    return (offer: InternalOffer) => {
      const application = find(offer);
      return application && { on: application.date, href: applicationsHrefs.of(application.id) };
    };
  }, [applications]);
};
