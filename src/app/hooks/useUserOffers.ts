import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { localDay } from '#/domain/shared/localDay';
import type { VaultProblem } from '#/domain/storage/Vault';
import { removeOwnOffer } from '#/usecases/offers/saveUserOffers';
import { ownOffersFileNames, ownOffersToasts } from '#/usecases/offers/userOffers.copy';

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
export const useUserOffers = (): OwnOffers => {
  const { vault, notify, now, downloads } = useServices();
  const stored = useRecord(ownOffersRecord);
  const offers = stored.ok ? (stored.value ?? NONE) : NONE;
  const problem = stored.ok ? null : stored.problem;
  useEffect(() => {
    if (problem === null) return;
    const { title } = ownOffersToasts.notLoaded;
    notify({ tone: 'destructive', title, text: loadProblem(problem) });
  }, [problem, notify]);

  const parts = { vault, notify, now };
  const exportOffers = async (
    exported: readonly InternalOffer[],
    nameOf: (slug: string, day: string) => string,
  ): Promise<void> => {
    try {
      const [{ exportedOffers, slugOf }, { save }] = await Promise.all([
        import('#/domain/offers/catalogue/exportOffers'),
        downloads(),
      ]);
      const name = nameOf(slugOf(exported[0]?.title ?? ''), localDay(now()));
      save({ name, type: 'application/json', content: exportedOffers(exported) });
      notify({ tone: 'success', ...ownOffersToasts.exported });
    } catch {
      notify({ tone: 'destructive', ...ownOffersToasts.notExported });
    }
  };
  return {
    offers,
    remove: (offer) => removeOwnOffer(parts, offer),
    exportOne: (offer) => exportOffers([offer], ownOffersFileNames.one),
    exportAll: () => exportOffers(offers, (_, day) => ownOffersFileNames.all(day)),
  };
};
