import { useState } from 'react';

import { ShowMore } from '#/components/ShowMore/ShowMore';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { compatibleCopy as copy } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.copy';
import type { RankedCard } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';

import * as styles from '#/pages/CompatibleOffersPage/CompatibleOffersPage.css';

/** Drawn at first, and again each time more are asked for. */
const PAGE = 12;

type RankedCardsProps = {
  readonly cards: readonly RankedCard[];
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onExplain: (card: RankedCard) => void;
};

/** The offers as ranked by the CV. */
export const RankedCards = ({ cards, hrefOf, onExplain }: RankedCardsProps) => {
  const [limit, setLimit] = useState(PAGE);
  return (
    <>
      <div className={styles.cards}>
        {cards.slice(0, limit).map((card) => (
          <OfferCardCompatible
            key={card.offer.id}
            offer={card.offer}
            href={hrefOf(card.offer)}
            reasons={card.reasons}
            onExplain={() => onExplain(card)}
          />
        ))}
      </div>
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
