import { useRef } from 'react';
import type { ReactNode } from 'react';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';
import { OfferCard } from '#/modules/OfferCard/OfferCard';
import { OfferCardExternal } from '#/modules/OfferCardExternal/OfferCardExternal';
import { OpenOffer } from '#/pages/SearchPage/parts/OpenOffer';
import { showOpened } from '#/pages/SearchPage/parts/resultKeys';
import type { SearchState } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

/** What a list of results is given. */
export type ResultsProps = {
  readonly results: Extract<SearchState, { status: 'results' }>;
  readonly filters: Filters;
  readonly onSelect: (id: number) => void;
  readonly isApplied: (offer: InternalOffer) => boolean;
  readonly isClosed: (offer: InternalOffer) => boolean;
  /** The selected offer in full; null where it stands beside the cards. */
  readonly detail: ReactNode;
};

type ResultItemProps = ResultsProps & {
  /** From 0, internal offers first. */
  readonly position: number;
};

/** One result and, where it is the selected one, its whole offer. Readers are told its place among all, drawn or not. */
export const ResultItem = ({
  results,
  filters,
  position,
  onSelect,
  isApplied,
  isClosed,
  detail,
}: ResultItemProps) => {
  const { internal, external, selected, scores, complete } = results;
  const offer = internal[position];
  const elsewhere = external[position - internal.length];
  const item = useRef<HTMLElement>(null);
  return (
    <article
      ref={item}
      aria-label={offer?.title ?? elsewhere?.title}
      // -1 stands for a number that is not known.
      aria-setsize={complete ? internal.length + external.length : -1}
      aria-posinset={position + 1}
      data-position={position}
      className={styles.item}
    >
      {offer && (
        <OfferCard
          offer={offer}
          selected={offer.id === selected?.id}
          keyword={filters.keyword}
          place={filters.location}
          score={scores.get(offer.id) ?? null}
          applied={isApplied(offer)}
          closed={isClosed(offer)}
          onSelect={({ byKeyboard }) => {
            onSelect(offer.id);
            showOpened(item.current, byKeyboard);
          }}
        />
      )}
      {offer && offer.id === selected?.id && detail !== null && <OpenOffer>{detail}</OpenOffer>}
      {elsewhere && (
        <OfferCardExternal offer={elsewhere} keyword={filters.keyword} place={filters.location} />
      )}
    </article>
  );
};
