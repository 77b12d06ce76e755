import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';
import { OfferCard } from '#/modules/OfferCard/OfferCard';
import { OpenOffer } from '#/pages/SearchPage/parts/OpenOffer';
import type { ResultsProps } from '#/pages/SearchPage/parts/ResultItem';
import { showOpened } from '#/pages/SearchPage/parts/resultKeys';
import { widerResultsCopy as copy } from '#/pages/SearchPage/parts/WiderResults.copy';
import type { BesideOffers } from '#/usecases/search/offerFinder';

import * as styles from '#/pages/SearchPage/SearchPage.css';

/** Drawn at first; the others come on demand. */
const FIRST = 8;

type GroupProps = Omit<ResultsProps, 'filters'> & {
  readonly offers: readonly InternalOffer[];
  readonly keyword: string;
  readonly place: string;
};

const Cards = ({
  offers,
  results,
  onSelect,
  isApplied,
  isClosed,
  detail,
  ...typed
}: GroupProps) => {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = all ? offers : offers.slice(0, FIRST);
  return (
    <>
      <div ref={list} className={styles.grid}>
        {shown.map((offer) => (
          <article key={offer.id} aria-label={offer.title} className={styles.item}>
            <OfferCard
              {...typed}
              offer={offer}
              selected={offer.id === results.selected?.id}
              score={results.scores.get(offer.id) ?? null}
              applied={isApplied(offer)}
              closed={isClosed(offer)}
              onSelect={({ byKeyboard }) => {
                onSelect(offer.id);
                showOpened(list.current, byKeyboard);
              }}
            />
            {offer.id === results.selected?.id && detail !== null && (
              <OpenOffer>{detail}</OpenOffer>
            )}
          </article>
        ))}
      </div>
      {shown.length < offers.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {copy.more(offers.length - shown.length)}
        </Button>
      )}
    </>
  );
};

const Words = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <Heading level={2} size="s">
      {title}
    </Heading>
    <Text size="s" tone="muted">
      {children}
    </Text>
  </div>
);

type WiderResultsProps = ResultsProps & {
  readonly beside: BesideOffers;
  readonly filters: Filters;
};

/** What the words of the search do not say and its trade does, apart from its results; then the places that only look alike, folded. */
export const WiderResults = ({
  beside: { trade, letters },
  filters,
  ...shared
}: WiderResultsProps) => {
  const { internal, external } = shared.results;
  const isAlone = trade === null && internal.length + external.length === 0;
  return (
    <>
      {trade !== null && (
        <section className={styles.beside} aria-label={copy.trade(trade.names)}>
          <Words title={copy.trade(trade.names)}>{copy.tradeText(trade.count)}</Words>
          <Cards {...shared} offers={trade.offers} keyword="" place={filters.location} />
        </section>
      )}
      {letters.length > 0 && (
        <section className={styles.beside} aria-label={copy.letters(filters.location)}>
          <Disclosure
            lazy
            // Alone, they are all that answers.
            defaultOpen={isAlone}
            summary={
              <Words title={copy.letters(filters.location)}>
                {copy.lettersText(letters.length)}
              </Words>
            }
          >
            <div className={styles.besideCards}>
              <Cards
                {...shared}
                offers={letters}
                keyword={filters.keyword}
                place={filters.location}
              />
            </div>
          </Disclosure>
        </section>
      )}
    </>
  );
};
