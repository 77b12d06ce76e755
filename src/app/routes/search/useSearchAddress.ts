import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { IN_PLACE } from '#/app/navigation/inPlace';
import { isPhone } from '#/app/navigation/isPhone';
import { setSubject, subjectIn } from '#/app/navigation/subjectAddress';
import {
  decodeFilters,
  decodeSort,
  encodeFilters,
  encodeSort,
} from '#/domain/offers/search/filterCodec';
import type { Filters } from '#/domain/offers/search/filters';
import type { SearchView } from '#/pages/SearchPage/SearchPage.state';
import { media } from '#/styles/media';
import { FILTER_DELAY_MS } from '#/usecases/shared/timings';

const SAMPLES_HIDDEN = ['exemples', 'non'] as const;

/** How the results are shown, as far as it was chosen. */
export type ChosenView = Omit<SearchView, 'sort'> & {
  /** Null for the order that comes by itself. */
  readonly sort: SearchView['sort'] | null;
};

const viewOf = (params: URLSearchParams): ChosenView => ({
  sort: decodeSort(params),
  samplesHidden: params.get(SAMPLES_HIDDEN[0]) === SAMPLES_HIDDEN[1],
});

const addressOf = (filters: Filters, view: ChosenView): string =>
  new URLSearchParams([
    ...encodeFilters(filters),
    ...encodeSort(view.sort),
    ...(view.samplesHidden === true ? [[...SAMPLES_HIDDEN]] : []),
  ]).toString();

const isSmall = (): boolean => !window.matchMedia(media.desktop).matches;

/** The open offer stays open while it is among the results: specification, section 4. On a phone none is open beside them. */
const withOpenOffer = (params: URLSearchParams, search: string): URLSearchParams => {
  const subject = subjectIn(search);
  if (subject !== null && !isPhone()) setSubject(params, subject);
  return params;
};

const onlyTextDiffers = (one: Filters, other: Filters): boolean =>
  addressOf({ ...one, keyword: '', location: '' }, viewOf(new URLSearchParams())) ===
  addressOf({ ...other, keyword: '', location: '' }, viewOf(new URLSearchParams()));

/** A search whose address asks for nothing starts in the place that the site serves, where it says one: docs/deploy.md. */
const startingFilters = (filters: Filters): Filters =>
  import.meta.env.START_PLACE === ''
    ? filters
    : { ...filters, location: import.meta.env.START_PLACE };

/** What is asked of the search. */
export type SearchAddress = {
  readonly filters: Filters;
  readonly setFilters: (filters: Filters) => void;
  readonly view: ChosenView;
  readonly setView: (view: ChosenView) => void;
  /** The filters that results are for: they follow after the delay of the specification. */
  readonly settled: Filters;
};

/**
 * Filters and order, kept in the address so that they can be shared and returned to. Typing is one
 * step of the history, whatever the number of letters; each choice is its own.
 */
export const useSearchAddress = (): SearchAddress => {
  const [params, setParams] = useSearchParams();
  const current = params.toString();
  const [asked] = useState(() => decodeFilters(params));
  const [filters, setFilters] = useState(current === '' ? startingFilters(asked) : asked);
  const [settled, setSettled] = useState(filters);
  const [view, setView] = useState(() => viewOf(params));
  const written = useRef(addressOf(asked, view));
  // Where it starts is no step of the history either.
  const typing = useRef(filters !== asked);

  // Another step of the history, or a link to this screen.
  useEffect(() => {
    const there = decodeFilters(new URLSearchParams(current));
    const thereView = viewOf(new URLSearchParams(current));
    const address = addressOf(there, thereView);
    if (address === written.current) return;
    written.current = address;
    typing.current = false;
    setFilters(there);
    setView(thereView);
  }, [current]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  }, [setParams]);
  // Runs for what the user does, never for a step of the history: the filters of before would be written over it.
  useEffect(() => {
    if (settled !== filters) return;
    const address = addressOf(settled, view);
    if (address === written.current) return;
    const before = decodeFilters(new URLSearchParams(written.current));
    const typed = onlyTextDiffers(before, settled);
    written.current = address;
    const { search } = window.location;
    write.current(withOpenOffer(new URLSearchParams(address), search), {
      replace: typed && typing.current,
      // Above the results on a small screen, the filter that was pressed stays under the thumb.
      ...(isSmall() ? { state: IN_PLACE } : {}),
    });
    typing.current = typed;
  }, [filters, settled, view]);

  return { filters, setFilters, view, setView, settled };
};
