import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useSession } from '#/app/hooks/useSession';
import { useUserOffers } from '#/app/hooks/useUserOffers';
import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import { hrefOfOffer } from '#/app/navigation/searchAddresses';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { decodeHandover } from '#/domain/offers/intake/bookmarklet';
import type { DraftFieldName } from '#/domain/offers/intake/offerDraft';
import { readShared } from '#/domain/offers/intake/sharedOffer';
import { localDay } from '#/domain/shared/localDay';
import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import type { AddOfferDialog, OfferLinks } from '#/pages/AddOfferPage/AddOfferPage.state';
import type { Correction } from '#/usecases/offers/addOfferReducer';
import { addOfferSessionOf } from '#/usecases/offers/addOfferSession';
import { removeImported } from '#/usecases/offers/saveImported';

/** The intake under way and what can be done with it; what the bookmarklet gives stands in the fragment of the address, what an application shares in its query. */
const useAddOffer = () => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { state, text, dispatch, receive, ...session } = useSession(addOfferSessionOf);
  useEffect(() => {
    const handed = decodeHandover(hash) ?? readShared(new URLSearchParams(search));
    if (handed === null) return;
    void receive(handed);
    // Out of the address and of the history: a posting is no place to come back to.
    void navigate(ADDRESSES.addOffer, { replace: true });
  }, [hash, search, receive, navigate]);
  return {
    state,
    intake: {
      text,
      onTextChange: (typed: string) => dispatch({ type: 'typed', text: typed }),
      onRead: () => void session.readText(),
      onFile: (file: File) => void session.readFile(file),
    },
    review: {
      onChoose: session.choose,
      onCorrect: (correction: Correction) => dispatch({ type: 'corrected', correction }),
      onConfirm: (name: DraftFieldName) => dispatch({ type: 'confirmed', name }),
      onTextCorrect: (corrected: string) => void session.correctText(corrected),
      onAddressCorrect: (address: string) => dispatch({ type: 'addressCorrected', address }),
      onSave: session.save,
      onBack: () => dispatch({ type: 'back' }),
    },
    imports: {
      onRemap: (column: string, field: ImportField | null) => void session.remap(column, field),
      onImport: () => void session.importOffers(),
      onLeave: session.leaveFile,
    },
    saved: { onNext: session.next, onAgain: () => dispatch({ type: 'again' }) },
  };
};

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
