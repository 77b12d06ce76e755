import { Search, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { ADDRESSES } from '#/copy/addresses';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { cvSearchCopy as copy } from '#/pages/CvSearchPage/CvSearchPage.copy';
import type { CvSearchState, FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';
import { FoundOffers } from '#/pages/CvSearchPage/parts/FoundOffers';

import * as styles from '#/pages/CvSearchPage/CvSearchPage.css';

const OfferExplanation = lazy(async () => ({
  default: (await import('#/modules/OfferExplanation/OfferExplanation')).OfferExplanation,
}));

type CvSearchPageProps = {
  readonly state: CvSearchState;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onLaunch: () => void;
  readonly onRetry: () => void;
  /** The offer whose score is explained; null for none. */
  readonly explained: FoundOffer | null;
  readonly onExplain: (found: FoundOffer | null) => void;
};

/** Recherche par CV: launched by hand, three offers in the end. */
export const CvSearchPage = ({
  state,
  hrefOf,
  onLaunch,
  onRetry,
  explained,
  onExplain,
}: CvSearchPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    <FocusOnChange step={state.status}>
      {state.status === 'noCv' && (
        <EmptyState
          drawing={<EmptyCvDrawing />}
          title={copy.noCv.title}
          text={copy.noCv.text}
          actions={
            <LinkButton href={ADDRESSES.myCv} icon={Upload} variant="primary">
              {copy.noCv.import}
            </LinkButton>
          }
        />
      )}
      {state.status === 'reading' && (
        <Card padding="large" className={styles.working}>
          <Spinner size="l" label={copy.reading} />
        </Card>
      )}
      {state.status === 'ready' && (
        <EmptyState
          title={copy.ready.title}
          text={copy.ready.text(state.fileName)}
          actions={
            <Button variant="primary" size="large" icon={Search} onClick={onLaunch}>
              {copy.ready.launch}
            </Button>
          }
        />
      )}
      {state.status === 'searching' && (
        <Card padding="large" className={styles.working}>
          {state.progress === null ? (
            <Spinner size="l" label={copy.searching} />
          ) : (
            <div className={styles.gauge}>
              <ProgressBar
                label={copy.searching}
                percent={
                  state.progress.total === 0
                    ? 0
                    : (state.progress.done / state.progress.total) * 100
                }
                valueText={copy.progress(state.progress.done, state.progress.total)}
              />
            </div>
          )}
        </Card>
      )}
      {state.status === 'results' && (
        <FoundOffers
          found={state.found}
          sample={state.sample}
          hrefOf={hrefOf}
          onLaunch={onLaunch}
          onExplain={onExplain}
        />
      )}
      {state.status === 'none' && (
        <EmptyState
          drawing={<NoOfferDrawing />}
          title={copy.none.title}
          text={copy.none.text}
          actions={<Button onClick={onLaunch}>{copy.again}</Button>}
        />
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <EmptyState
            title={copy.failed.title}
            text={copy.failed.problems[state.problem]}
            actions={
              <Button variant="primary" onClick={onRetry}>
                {copy.failed.retry}
              </Button>
            }
          />
        </div>
      )}
    </FocusOnChange>
    {explained !== null && explained.analysis !== null && (
      <Suspense>
        <OfferExplanation
          offerTitle={explained.offer.title}
          explanation={{ status: 'explained', analysis: explained.analysis }}
          onClose={() => onExplain(null)}
        />
      </Suspense>
    )}
  </div>
);
