import type { ReactElement } from 'react';

import * as styles from '#/modules/OfferList/OfferList.css';
import { cards } from '#/styles/cards.css';

type OfferListProps = {
  /** One card for each offer, with its key. */
  readonly children: readonly ReactElement[];
};

/** Cards of offers side by side; readers are told that it is a list, and how long. */
export const OfferList = ({ children }: OfferListProps) => (
  <ul className={cards}>
    {children.map((card) => (
      <li key={card.key} className={styles.place}>
        {card}
      </li>
    ))}
  </ul>
);
