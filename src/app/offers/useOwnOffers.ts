import { useEffect } from 'react';

import { removeOwnOffer } from '#/app/offers/keepOwnOffers';
import { ownOffersFileNames, ownOffersToasts } from '#/app/offers/offers.copy';
import { localDay } from '#/app/services/localDay';
import { useServices } from '#/app/services/ServicesContext';
import { useRecord } from '#/app/services/useRecord';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/storage/ownOffers';
import type { VaultProblem } from '#/domain/storage/Vault';

const NONE: readonly InternalOffer[] = [];

type OwnOffers = {
  /** Newest first. */
  readonly offers: readonly InternalOffer[];
  /** Removes an offer for good; ask for a confirmation first. Whether that was kept. */
  readonly remove: (offer: Pick<InternalOffer, 'id' | 'title'>) => boolean;
  /** Hands one over as a catalogue file, the format of `docs/catalogue.md`. */
  readonly exportOne: (offer: InternalOffer) => Promise<void>;
  /** Hands all of them over as one catalogue file. */
  readonly exportAll: () => Promise<void>;
};

const loadProblem = (problem: VaultProblem): string => {
  const { text } = ownOffersToasts.notLoaded;
  return problem === 'quota' ? text.unavailable : text[problem];
};

/** The offers that the user added, and what can be done with them; each outcome has its toast. */
export const useOwnOffers = (): OwnOffers => {
  const { vault, notify, now } = useServices();
  const kept = useRecord(ownOffersRecord);
  const offers = kept.ok ? (kept.value ?? NONE) : NONE;
  const problem = kept.ok ? null : kept.problem;
  useEffect(() => {
    if (problem === null) return;
    const { title } = ownOffersToasts.notLoaded;
    notify({ tone: 'destructive', title, text: loadProblem(problem) });
  }, [problem, notify]);

  const parts = { vault, notify, now };
  const handOver = async (
    exported: readonly InternalOffer[],
    nameOf: (slug: string, day: string) => string,
  ): Promise<void> => {
    try {
      const [{ exportedOffers, slugOf }, { downloadText }] = await Promise.all([
        import('#/domain/offers/catalogue/exportOffers'),
        import('#/adapters/applications/downloadText'),
      ]);
      const name = nameOf(slugOf(exported[0]?.title ?? ''), localDay(now()));
      downloadText(name, 'application/json', exportedOffers(exported));
      notify({ tone: 'success', ...ownOffersToasts.exported });
    } catch {
      notify({ tone: 'destructive', ...ownOffersToasts.notExported });
    }
  };
  return {
    offers,
    remove: (offer) => removeOwnOffer(parts, offer),
    exportOne: (offer) => handOver([offer], ownOffersFileNames.one),
    exportAll: () => handOver(offers, (_, day) => ownOffersFileNames.all(day)),
  };
};
