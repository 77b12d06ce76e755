import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useUserOffers } from '#/app/hooks/useUserOffers';
import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import { hrefOfOffer } from '#/app/navigation/searchAddresses';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { useAddOffer } from '#/app/routes/addOffer/useAddOffer';
import { ADDRESSES } from '#/copy/addresses';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { localDay } from '#/domain/shared/localDay';
import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import type { AddOfferDialog, OfferLinks } from '#/pages/AddOfferPage/AddOfferPage.state';
import { removeImported } from '#/usecases/offers/saveImported';

const linksOf = (offer: InternalOffer): OfferLinks => {
  const subject = { kind: 'offer', id: offer.id } as const;
  return {
    search: hrefOfOffer(offer),
    compare: subjectAddress(ADDRESSES.match, subject),
    dossier: hrefOpeningDossier(subject),
    letter: subjectAddress(ADDRESSES.coverLetter, subject),
  };
};

/** Ajouter une offre over the own offers. */
export const AddOfferRoute = () => {
  const services = useServices();
  const sources = useRecord(importedOffersRecord);
  const { state, intake, review, imports, saved } = useAddOffer();
  const own = useUserOffers();
  const [dialog, setDialog] = useState<AddOfferDialog | null>(null);
  const confirm = (): void => {
    if (dialog?.kind === 'delete') own.remove(dialog.offer);
    if (dialog?.kind === 'deleteSource') void removeImported(services, dialog.source.source);
    setDialog(null);
  };
  return (
    <AddOfferPage
      state={state}
      today={localDay(services.now())}
      intake={intake}
      review={review}
      own={{
        offers: own.offers,
        linksOf,
        onExportOne: (offer) => void own.exportOne(offer),
        onExportAll: () => void own.exportAll(),
        onAskDelete: (offer) => setDialog({ kind: 'delete', offer }),
      }}
      imports={{
        sources: sources.ok ? (sources.value ?? []) : [],
        onAskRemove: (source) => setDialog({ kind: 'deleteSource', source }),
        ...imports,
      }}
      saved={saved}
      dialog={dialog}
      onDialogClose={() => setDialog(null)}
      onDialogConfirm={confirm}
    />
  );
};
