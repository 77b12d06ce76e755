import { Fragment, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Card } from '#/components/Card/Card';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import type { Filters } from '#/domain/offers/search/filters';
import { OfferCard } from '#/modules/OfferCard/OfferCard';
import { OfferCardExternal } from '#/modules/OfferCardExternal/OfferCardExternal';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { neighbourOf } from '#/pages/SearchPage/parts/neighbourOf';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { SearchState } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.results;

/** Drawn at first, and again each time more are asked for. */
const PAGE = 24;

type ResultsGridProps = {
  readonly results: Extract<SearchState, { status: 'results' }>;
  readonly filters: Filters;
  readonly onSelect: (id: number) => void;
  readonly onApply: () => void;
};

/** Internal offers, then external ones; the selected one opens under its row. Arrows walk, Enter opens, Escape returns. */
export const ResultsGrid = ({ results, filters, onSelect, onApply }: ResultsGridProps) => {
  const { internal, external, selected, scores } = results;
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(PAGE);
  const total = internal.length + external.length;

  const select = (id: number, byKeyboard: boolean): void => {
    onSelect(id);
    requestAnimationFrame(() => {
      panel.current?.scrollIntoView({ block: 'nearest' });
      if (byKeyboard) panel.current?.focus({ preventScroll: true });
    });
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && panel.current?.contains(event.target as Node) === true) {
      grid.current?.querySelector<HTMLElement>('[data-result][aria-pressed="true"]')?.focus();
      return;
    }
    const results = [...(grid.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const next = neighbourOf(results, event.target, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <Text size="s" tone="muted" className={styles.keys}>
        {copy.keys}
      </Text>
      {/* Keys bubble here from the buttons and links of the cards. */}
      <div ref={grid} role="presentation" className={styles.grid} onKeyDown={walk}>
        {internal.slice(0, limit).map((offer) => (
          <Fragment key={offer.id}>
            <OfferCard
              offer={offer}
              selected={offer.id === selected?.id}
              keyword={filters.keyword}
              place={filters.location}
              score={scores.get(offer.id) ?? null}
              onSelect={({ byKeyboard }) => select(offer.id, byKeyboard)}
            />
            {offer.id === selected?.id && (
              <Card
                as="section"
                ref={panel}
                tabIndex={-1}
                className={styles.panel}
                aria-label={copy.detail}
              >
                <OfferDetail
                  key={offer.id}
                  offer={offer}
                  keyword={filters.keyword}
                  onApply={onApply}
                />
              </Card>
            )}
          </Fragment>
        ))}
        {external.slice(0, Math.max(0, limit - internal.length)).map((offer) => (
          <OfferCardExternal
            key={offer.id}
            offer={offer}
            keyword={filters.keyword}
            place={filters.location}
          />
        ))}
      </div>
      {total > limit && (
        <ShowMore
          shown={limit}
          total={total}
          status={copy.shown(limit, total)}
          moreLabel={copy.more}
          onMore={() => setLimit(limit + PAGE)}
        />
      )}
    </>
  );
};
