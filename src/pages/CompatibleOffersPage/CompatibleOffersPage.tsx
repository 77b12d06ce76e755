import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';

import { Callout } from '#/components/Callout/Callout';
import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Search, Upload } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { partFar } from '#/domain/offers/ranking/farOffers';
import { CardsToCome } from '#/modules/CardsToCome/CardsToCome';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { NoCv } from '#/modules/NoCv/NoCv';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { ScoreExplained } from '#/modules/OfferExplanation/ScoreExplained';
import { OfferList } from '#/modules/OfferList/OfferList';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';
import { compatibleCopy as copy } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.copy';
import type { CompatibleState } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';
import type { RankedCard } from '#/usecases/ranking/rankedCard';

import * as styles from '#/pages/CompatibleOffersPage/CompatibleOffersPage.css';
import { cards } from '#/styles/cards.css';

const FarOffers = lazyComponent(
  async () => (await import('#/modules/FarOffers/FarOffers')).FarOffers,
);

/** Drawn at first, and again each time more are asked for. */
const PAGE = 12;

type RankedCardsProps = {
  readonly cards: readonly RankedCard[];
  readonly outOf: number | null;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onExplain: (card: RankedCard) => void;
};

/** Some of the cards, and more on demand. */
const CardPages = ({ cards, hrefOf, onExplain }: Omit<RankedCardsProps, 'outOf'>) => {
  const [limit, setLimit] = useState(PAGE);
  return (
    <>
      <OfferList>
        {cards.slice(0, limit).map((card) => (
          <OfferCardCompatible
            key={card.offer.id}
            offer={card.offer}
            href={hrefOf(card.offer)}
            reasons={card.reasons}
            applied={card.applied}
            onExplain={() => onExplain(card)}
          />
        ))}
      </OfferList>
      {cards.length > limit && (
        <ShowMore
          shown={limit}
          total={cards.length}
          status={copy.shown(limit, cards.length)}
          moreLabel={copy.more}
          onMore={() => setLimit(limit + PAGE)}
        />
      )}
    </>
  );
};

/** The offers as ranked by the CV; those that are far from it are folded. */
const RankedCards = ({ cards, outOf, hrefOf, onExplain }: RankedCardsProps) => {
  const { near, far } = partFar(cards, ({ offer }) => offer.compatibility);
  const shared = { hrefOf, onExplain };
  return (
    <>
      {outOf !== null && <Text tone="muted">{copy.nearest(cards.length, outOf)}</Text>}
      {near.length > 0 && <CardPages {...shared} cards={near} />}
      {far.length > 0 && (
        <Suspense>
          <FarOffers near={near.length} count={far.length}>
            <CardPages {...shared} cards={far} />
          </FarOffers>
        </Suspense>
      )}
    </>
  );
};

type CompatibleOffersPageProps = {
  readonly state: CompatibleState;
  /** The offer whose score is explained; null for none. */
  readonly explained: RankedCard | null;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onExplain: (card: RankedCard | null) => void;
  readonly onRetry: () => void;
};

const content = ({
  state,
  ...props
}: Omit<CompatibleOffersPageProps, 'explained'>): ReactElement => {
  switch (state.status) {
    case 'loading':
      return <CardsToCome label={copy.loading} grid={cards} />;
    case 'sample':
      return (
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
          <OfferList>
            {state.offers.map((offer) => (
              <OfferCardCompatible key={offer.id} offer={offer} href={props.hrefOf(offer)} />
            ))}
          </OfferList>
        </>
      );
    case 'noCv':
      return <NoCv {...copy.noCv} />;
    case 'unusable':
      return <UnusableCv />;
    case 'noOffer':
      return <NoOffer title={copy.empty.title} lack={state.lack} />;
    case 'ranking':
      return (
        <UnderWay drawing={<ComparingDrawing done={3} />}>
          <ProgressBar
            label={copy.ranking.label}
            percent={state.total === 0 ? 0 : (state.done / state.total) * 100}
            valueText={copy.ranking.value(state.done, state.total)}
          />
        </UnderWay>
      );
    case 'ranked':
      return (
        <RankedCards
          cards={state.cards}
          outOf={state.outOf}
          hrefOf={props.hrefOf}
          onExplain={props.onExplain}
        />
      );
    case 'empty':
      return (
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
      );
    case 'failed':
      return <CatalogueFailed problem={state.problem} onRetry={props.onRetry} />;
  }
};

/** Offres Compatibles: what the CV brings to each offer, the best first. */
export const CompatibleOffersPage = ({ explained, ...props }: CompatibleOffersPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    {content(props)}
    {explained !== null && (
      <ScoreExplained
        offerTitle={explained.offer.title}
        analysis={explained.analysis}
        onClose={() => props.onExplain(null)}
      />
    )}
  </div>
);
