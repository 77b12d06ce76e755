import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { boardLinks, BoardLink } from '#/domain/offers/search/boardLinks';
import type { Filters } from '#/domain/offers/search/filters';

const NONE: readonly BoardLink[] = [];

/** The same search on other sites. What writes their addresses loads after the screen; none where it does not come. */
export const useBoardLinks = (filters: Filters): readonly BoardLink[] => {
  const [linksOf, setLinksOf] = useState<typeof boardLinks | null>(null);
  useEffect(() => {
    import('#/domain/offers/search/boardLinks').then(
      (loaded) => setLinksOf(() => loaded.boardLinks),
      () => undefined,
    );
  }, []);
  // Twelve addresses are not worth a pause in the typing.
  const wanted = useDeferredValue(filters);
  return useMemo(() => linksOf?.(wanted) ?? NONE, [linksOf, wanted]);
};
