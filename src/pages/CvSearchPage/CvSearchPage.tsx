import { Search } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { NoCv } from '#/modules/NoCv/NoCv';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { ScoreExplained } from '#/modules/OfferExplanation/ScoreExplained';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';
import { cvSearchCopy as copy } from '#/pages/CvSearchPage/CvSearchPage.copy';
import type { CvSearchState, FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';
import { FoundOffers } from '#/pages/CvSearchPage/parts/FoundOffers';

import * as styles from '#/pages/CvSearchPage/CvSearchPage.css';

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
      {state.status === 'noCv' && <NoCv {...copy.noCv} />}
      {state.status === 'unusable' && <UnusableCv />}
      {state.status === 'reading' && (
        <UnderWay drawing={<ReadingDrawing inked={0.5} understood={0} />}>
          <Spinner label={copy.reading} />
        </UnderWay>
      )}
      {state.status === 'ready' && (
        <EmptyState
          drawing={<ComparingDrawing done={2} />}
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
        <UnderWay drawing={<ComparingDrawing done={3} />}>
          {state.progress === null ? (
            <Spinner label={copy.searching} />
          ) : (
            <ProgressBar
              label={copy.searching}
              percent={
                state.progress.total === 0 ? 0 : (state.progress.done / state.progress.total) * 100
              }
              valueText={copy.progress(state.progress.done, state.progress.total)}
            />
          )}
        </UnderWay>
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
      {state.status === 'noOffer' && <NoOffer title={copy.none.title} lack={state.lack} />}
      {state.status === 'failed' && <CatalogueFailed problem={state.problem} onRetry={onRetry} />}
    </FocusOnChange>
    {explained !== null && explained.analysis !== null && (
      <ScoreExplained
        offerTitle={explained.offer.title}
        analysis={explained.analysis}
        onClose={() => onExplain(null)}
      />
    )}
  </div>
);
