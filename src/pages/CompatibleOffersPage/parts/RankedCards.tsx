import { useState } from 'react';

import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { OfferList } from '#/modules/OfferList/OfferList';
import { compatibleCopy as copy } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.copy';
import type { RankedCard } from '#/usecases/ranking/rankedCard';

/** Drawn at first, and again each time more are asked for. */
const PAGE = 12;

type RankedCardsProps = {
  readonly cards: readonly RankedCard[];
  readonly outOf: number | null;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onExplain: (card: RankedCard) => void;
};

/** The offers as ranked by the CV. */
export const RankedCards = ({ cards, outOf, hrefOf, onExplain }: RankedCardsProps) => {
  const [limit, setLimit] = useState(PAGE);
  return (
    <>
      {outOf !== null && <Text tone="muted">{copy.nearest(cards.length, outOf)}</Text>}
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
