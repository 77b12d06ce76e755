import { useMemo } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecord } from '#/app/hooks/useRecord';
import { offerLinks } from '#/app/navigation/offerLinks';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import {
  liveChoicesRecord,
  NO_LIVE_CHOICES,
  withChoices,
} from '#/domain/offers/live/liveChoicesRecord';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveQuery } from '#/domain/offers/live/LiveSearch';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveScreen, LiveSourceId } from '#/domain/offers/live/liveSources';
import { updateRecord } from '#/domain/storage/updateRecord';
import { liveSessionOf } from '#/usecases/live/liveSession';
import { ownOffersToasts } from '#/usecases/offers/userOffers.copy';
import { settingsToasts } from '#/usecases/settings/settings.copy';

const NOT_CONFIGURED: readonly LiveSourceId[] =
  import.meta.env.RELIEFWEB_APPNAME === '' ? ['reliefWeb'] : [];

/** What of the choices a screen asks. */
const onScreen = (screen: LiveScreen, { sources, boards }: LiveChoices): LiveChoices => ({
  sources: sources.filter(
    (source) => LIVE_SOURCES[source].screens.includes(screen) && !NOT_CONFIGURED.includes(source),
  ),
  boards,
});

/** The live search of a screen over what the person switched on, as its part is given it; nothing is asked before they press. */
export const useLiveSearch = (screen: LiveScreen, query: LiveQuery) => {
  const services = useServices();
  const { vault, notify, liveOrigins } = services;
  const stored = useRecord(liveChoicesRecord);
  const choices = (stored.ok ? stored.value : null) ?? NO_LIVE_CHOICES;
  const session = liveSessionOf[screen](services);
  const state = useReadable(session);
  const { catalogue } = useCatalogue();
  const offers = catalogue.status === 'loading' ? null : catalogue.catalogue.internal;
  const asksNothing = state.offers.length === 0;
  const numbers = useMemo(
    () => new Set(asksNothing ? [] : offers?.map(({ id }) => id)),
    [asksNothing, offers],
  );
  const asked = onScreen(screen, choices);
  const keep = async (offer: InternalOffer): Promise<void> => {
    const work = await import('#/usecases/offers/saveImported').catch(() => null);
    if (work !== null) await work.keepLiveOffer(services, offer);
    else
      notify({
        tone: 'destructive',
        title: ownOffersToasts.notKept.title,
        text: ownOffersToasts.notKept.text.unavailable,
      });
  };
  return {
    screen,
    choices,
    notConfigured: NOT_CONFIGURED,
    reloadNeeded: [...asked.sources, ...asked.boards.map(({ vendor }) => vendor)].some((source) =>
      LIVE_SOURCES[source].origins.some((origin) => !liveOrigins.includes(origin)),
    ),
    query,
    state,
    actions: {
      isKept: ({ id }: InternalOffer) => numbers.has(id),
      linksOf: offerLinks,
      onKeep: (offer: InternalOffer) => void keep(offer),
    },
    onChoose: (next: LiveChoices) => {
      const written = updateRecord(vault, liveChoicesRecord, NO_LIVE_CHOICES, (now) =>
        withChoices(now, choices, next),
      );
      if (!written.ok) notify({ tone: 'destructive', ...settingsToasts.notSaved });
      // What was found belongs to other choices.
      else session.clear();
    },
    onAsk: () => void session.ask(asked, query),
    onAgain: (key: string) => void session.again(key),
    onReload: () => window.location.reload(),
  };
};
