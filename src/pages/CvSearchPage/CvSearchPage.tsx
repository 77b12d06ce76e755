import { Suspense } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { RefreshCw, Search } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { partFar } from '#/domain/offers/ranking/farOffers';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { NoCv } from '#/modules/NoCv/NoCv';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { ScoreExplained } from '#/modules/OfferExplanation/ScoreExplained';
import { OfferList } from '#/modules/OfferList/OfferList';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';
import { cvSearchCopy as copy } from '#/pages/CvSearchPage/CvSearchPage.copy';
import type { CvSearchState, FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';

import * as styles from '#/pages/CvSearchPage/CvSearchPage.css';

const FarOffers = lazyComponent(
  async () => (await import('#/modules/FarOffers/FarOffers')).FarOffers,
);

type FoundOffersProps = {
  readonly found: readonly FoundOffer[];
  readonly sample: boolean;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onLaunch: () => void;
  readonly onExplain: (found: FoundOffer) => void;
};

/** The best offers for the CV, or the fixed ones where its text cannot be read. */
const FoundOffers = ({ found, sample, hrefOf, onLaunch, onExplain }: FoundOffersProps) => {
  const { near, far } = partFar(found, ({ offer }) => offer.compatibility);
  const card = (one: FoundOffer): ReactElement => (
    <OfferCardCompatible
      key={one.offer.id}
      offer={one.offer}
      reasons={one.reasons}
      applied={one.applied}
      href={hrefOf(one.offer)}
      onExplain={one.analysis === null ? undefined : () => onExplain(one)}
    />
  );
  return (
    <div className={styles.results}>
      {sample ? (
        <Callout tone="caution" title={copy.sample.title}>
          {copy.sample.text}
        </Callout>
      ) : (
        near.length > 0 && <Text weight="medium">{copy.found(near.length)}</Text>
      )}
      {near.length > 0 && <OfferList>{near.map(card)}</OfferList>}
      {far.length > 0 && (
        <Suspense>
          <FarOffers near={near.length} count={far.length}>
            <OfferList>{far.map(card)}</OfferList>
          </FarOffers>
        </Suspense>
      )}
      <div className={styles.actions}>
        <Button icon={RefreshCw} onClick={onLaunch}>
          {copy.again}
        </Button>
        <TextLink href={ADDRESSES.compatibleOffers} standalone>
          {copy.all}
        </TextLink>
      </div>
    </div>
  );
};

type CvSearchPageProps = {
  readonly state: CvSearchState;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onLaunch: () => void;
  readonly onRetry: () => void;
  /** The offer whose score is explained; null for none. */
  readonly explained: FoundOffer | null;
  readonly onExplain: (found: FoundOffer | null) => void;
};

const content = ({
  state,
  hrefOf,
  onLaunch,
  onRetry,
  onExplain,
}: CvSearchPageProps): ReactElement => {
  switch (state.status) {
    case 'noCv':
      return <NoCv {...copy.noCv} />;
    case 'unusable':
      return <UnusableCv />;
    case 'reading':
      return (
        <UnderWay drawing={<ReadingDrawing inked={0.5} understood={0} />}>
          <Spinner label={copy.reading} />
        </UnderWay>
      );
    case 'ready':
      return (
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
      );
    case 'searching':
      return (
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
      );
    case 'results':
      return (
        <FoundOffers
          found={state.found}
          sample={state.sample}
          hrefOf={hrefOf}
          onLaunch={onLaunch}
          onExplain={onExplain}
        />
      );
    case 'none':
      return (
        <EmptyState
          drawing={<NoOfferDrawing />}
          title={copy.none.title}
          text={copy.none.text}
          actions={<Button onClick={onLaunch}>{copy.again}</Button>}
        />
      );
    case 'noOffer':
      return <NoOffer title={copy.none.title} lack={state.lack} />;
    case 'failed':
      return <CatalogueFailed problem={state.problem} onRetry={onRetry} />;
  }
};

/** Recherche par CV: launched by hand, three offers in the end. */
export const CvSearchPage = (props: CvSearchPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    <FocusOnChange step={props.state.status}>{content(props)}</FocusOnChange>
    {props.explained !== null && props.explained.analysis !== null && (
      <ScoreExplained
        offerTitle={props.explained.offer.title}
        analysis={props.explained.analysis}
        onClose={() => props.onExplain(null)}
      />
    )}
  </div>
);
