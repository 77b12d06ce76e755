import { Badge } from '#/components/Badge/Badge';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { openRow } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/parts/previews.css';

/** Two lines of a ledger, opened: one that the CV answers, one that it does not. */
export const RowPreview = () => (
  <Preview caption={openRow.caption} className={styles.openRows}>
    <div className={styles.openRow}>
      <p className={styles.openRowHead}>
        <Text as="strong" weight="medium">
          {openRow.held.label}
        </Text>
        <Badge tone="positive">{openRow.held.points}</Badge>
      </p>
      <Quote from="offer" place={openRow.offerPlace}>
        {openRow.held.offerQuote}
      </Quote>
      <Quote from="cv" place={openRow.held.cvPlace}>
        {openRow.held.cvQuote}
      </Quote>
    </div>
    <div className={styles.openRow}>
      <p className={styles.openRowHead}>
        <Text as="strong" weight="medium">
          {openRow.label}
        </Text>
        <Badge tone="caution">{openRow.gain}</Badge>
      </p>
      <Quote from="offer" place={openRow.offerPlace}>
        {openRow.offerQuote}
      </Quote>
      <Quote from="other" place={openRow.cvPlace}>
        {openRow.cvQuote}
      </Quote>
    </div>
  </Preview>
);
