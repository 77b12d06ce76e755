import { Search, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { ADDRESSES } from '#/copy/addresses';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import type { RankedCard } from '#/modules/OfferCardCompatible/rankedCard';
import { compatibleCopy as copy } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.copy';
import type { CompatibleState } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';
import { RankedCards } from '#/pages/CompatibleOffersPage/parts/RankedCards';

import * as styles from '#/pages/CompatibleOffersPage/CompatibleOffersPage.css';

const OfferExplanation = lazy(async () => ({
  default: (await import('#/modules/OfferExplanation/OfferExplanation')).OfferExplanation,
}));

type CompatibleOffersPageProps = {
  readonly state: CompatibleState;
  /** The offer whose score is explained; null for none. */
  readonly explained: RankedCard | null;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onExplain: (card: RankedCard | null) => void;
  readonly onRetry: () => void;
};

/** Offres Compatibles: what the CV brings to each offer, the best first. */
export const CompatibleOffersPage = ({ state, explained, ...props }: CompatibleOffersPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    {state.status === 'loading' && (
      <div className={styles.waiting}>
        <Spinner size="l" label={copy.loading} />
      </div>
    )}
    {state.status === 'sample' && (
      <>
        <Callout
          title={copy.sample.title}
          actions={
            <LinkButton href={ADDRESSES.myCv} icon={Upload} variant="primary">
              {copy.sample.import}
            </LinkButton>
          }
        >
          {copy.sample.text}
        </Callout>
        <div className={styles.cards}>
          {state.offers.map((offer) => (
            <OfferCardCompatible key={offer.id} offer={offer} href={props.hrefOf(offer)} />
          ))}
        </div>
      </>
    )}
    {state.status === 'ranking' && (
      <Card padding="large" className={styles.working}>
        <ProgressBar
          label={copy.ranking.label}
          percent={state.total === 0 ? 0 : (state.done / state.total) * 100}
          valueText={copy.ranking.value(state.done, state.total)}
        />
      </Card>
    )}
    {state.status === 'ranked' && (
      <RankedCards
        cards={state.cards}
        outOf={state.outOf}
        hrefOf={props.hrefOf}
        onExplain={props.onExplain}
      />
    )}
    {state.status === 'empty' && (
      <EmptyState
        drawing={<NoOfferDrawing />}
        title={copy.empty.title}
        text={copy.empty.text}
        actions={
          <LinkButton href={ADDRESSES.search} icon={Search} variant="primary">
            {copy.empty.search}
          </LinkButton>
        }
      />
    )}
    {state.status === 'failed' && (
      <div role="alert">
        <EmptyState
          title={copy.failed.title}
          text={copy.failed.problems[state.problem]}
          actions={
            <Button variant="primary" onClick={props.onRetry}>
              {copy.failed.retry}
            </Button>
          }
        />
      </div>
    )}
    {explained !== null && (
      <Suspense>
        <OfferExplanation
          offerTitle={explained.offer.title}
          explanation={{ status: 'explained', analysis: explained.analysis }}
          onClose={() => props.onExplain(null)}
        />
      </Suspense>
    )}
  </div>
);
