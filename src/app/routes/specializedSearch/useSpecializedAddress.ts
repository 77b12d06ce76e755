import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { IN_PLACE } from '#/app/navigation/inPlace';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';
import { decodeSpecialized, encodeSpecialized } from '#/domain/offers/search/specializedCodec';
import { SPECIALIZED_DELAY_MS } from '#/usecases/shared/timings';

type SpecializedAddress = {
  readonly query: SpecializedQuery;
  readonly setQuery: (query: SpecializedQuery) => void;
  /** The query that results are for: it follows after the delay of the specification; null until then. */
  readonly settled: SpecializedQuery | null;
};

/** The specialised search, kept in the address so that it can be shared and returned to. It is one step of the history. */
export const useSpecializedAddress = (): SpecializedAddress => {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => decodeSpecialized(params));
  const [settled, setSettled] = useState<SpecializedQuery | null>(null);
  const current = params.toString();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SPECIALIZED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    if (settled !== query) return;
    const address = new URLSearchParams(encodeSpecialized(settled));
    if (address.toString() !== current) setParams(address, { replace: true, state: IN_PLACE });
  }, [settled, query, current, setParams]);
  return { query, setQuery, settled };
};
