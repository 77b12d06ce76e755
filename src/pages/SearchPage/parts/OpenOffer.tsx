import type { ReactNode } from 'react';

import { Card } from '#/components/Card/Card';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/SearchPage.css';

/** The open offer among the cards: under its row, which it leaves in view. */
export const OpenOffer = ({ children }: { readonly children: ReactNode }) => (
  <Card
    as="section"
    tabIndex={-1}
    data-panel
    className={styles.panel}
    aria-label={searchCopy.results.detail}
  >
    {children}
  </Card>
);
