import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import type { useUserOffers } from '#/app/hooks/useUserOffers';
import type { useOpenOffer } from '#/app/routes/search/useOpenOffer';
import type { useSavedSearches } from '#/app/routes/search/useSavedSearches';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { defaultSearchName } from '#/domain/offers/saved/searchName.fr';
import { isDefaultFilters } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import { localDay } from '#/domain/shared/localDay';
import type { SearchDialog, SentCv } from '#/pages/SearchPage/SearchPage.state';
import type { NotedApplication } from '#/usecases/applications/noteApplication';
import { searchToasts } from '#/usecases/search/search.copy';

type Parts = {
  readonly filters: Filters;
  readonly saved: Pick<ReturnType<typeof useSavedSearches>, 'save' | 'remove'>;
  readonly own: Pick<ReturnType<typeof useUserOffers>, 'remove'>;
  readonly openOffer: Pick<ReturnType<typeof useOpenOffer>, 'closeSheet'>;
  readonly selected: InternalOffer | null;
  readonly sheetOffer: InternalOffer | null;
};

type SearchDialogs = {
  readonly dialog: SearchDialog | null;
  readonly show: (dialog: SearchDialog) => void;
  readonly askApply: () => void;
  readonly askSave: () => void;
  readonly close: () => void;
  readonly confirm: (name?: string) => void;
  readonly note: (noted: NotedApplication) => void;
};

/** The dialogs of the search; where none is asked for, the offer that stands over the screen of a phone is one. */
export const useSearchDialog = ({
  filters,
  saved,
  own,
  openOffer,
  selected,
  sheetOffer,
}: Parts): SearchDialogs => {
  const services = useServices();
  const { notify, now } = services;
  const { state: cv } = useCv();
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const showSamples = useShowSamples();
  const sentCv: SentCv =
    cv.status === 'none'
      ? { kind: showSamples ? 'sample' : 'none' }
      : { kind: 'own', name: cv.fileName };

  const askNote = async (offer: InternalOffer): Promise<void> => {
    const work = await import('#/usecases/applications/noteOffer').catch(() => null);
    if (work === null) notify({ tone: 'destructive', ...searchToasts.notApplied });
    else
      setDialog({
        kind: 'note',
        offer,
        today: localDay(now()),
        cvName: cv.status === 'none' ? null : cv.fileName,
        letters: work.lettersFor(services, offer),
      });
  };
  const note = async (noted: NotedApplication): Promise<void> => {
    if (dialog?.kind !== 'note') return;
    const { noteOffer } = await import('#/usecases/applications/noteOffer');
    if (noteOffer(services, dialog.offer, noted) === null)
      notify({ tone: 'destructive', ...searchToasts.notApplied });
    else setDialog(null);
  };
  const askApply = (): void => {
    if (selected === null) return;
    if (selected.source === 'sample') setDialog({ kind: 'apply', offer: selected, cv: sentCv });
    else void askNote(selected);
  };
  const askSave = (): void => {
    if (isDefaultFilters(filters)) notify({ tone: 'destructive', ...searchToasts.emptySearch });
    else setDialog({ kind: 'save', name: defaultSearchName(localDay(now())) });
  };
  const apply = async (offer: InternalOffer): Promise<void> => {
    try {
      const { applyToOffer } = await import('#/usecases/search/applyToOffer');
      if (applyToOffer(services, offer, sentCv.kind === 'own' ? sentCv.name : ''))
        notify({ tone: 'success', ...searchToasts.applied(offer.title) });
    } catch {
      notify({ tone: 'destructive', ...searchToasts.notApplied });
    }
  };
  const confirm = (name = ''): void => {
    setDialog(null);
    switch (dialog?.kind) {
      case 'save':
        saved.save(name, filters);
        break;
      case 'deleteSearch':
        saved.remove(dialog.search.id);
        break;
      case 'deleteOffer':
        if (own.remove(dialog.offer) && sheetOffer !== null) openOffer.closeSheet();
        break;
      case 'apply':
        void apply(dialog.offer);
        break;
      case 'note':
      case 'detail':
      case 'explain':
      case undefined:
    }
  };
  return {
    dialog: dialog ?? (sheetOffer && { kind: 'detail', offer: sheetOffer }),
    show: setDialog,
    askApply,
    askSave,
    close: () => (dialog === null ? openOffer.closeSheet() : setDialog(null)),
    confirm,
    note: (noted) => void note(noted),
  };
};
