import type { BoardId } from '#/domain/offers/elsewhere/boards';
import { BOARD_MONOGRAMS } from '#/domain/offers/elsewhere/boards';

import * as styles from '#/modules/OfferCardExternal/OfferCardExternal.css';

/** Two letters of ours for a site; its name stands beside them in words. */
export const BoardMark = ({ board }: { readonly board: BoardId | 'other' }) => (
  <span className={styles.mark} aria-hidden="true">
    {BOARD_MONOGRAMS[board]}
  </span>
);
