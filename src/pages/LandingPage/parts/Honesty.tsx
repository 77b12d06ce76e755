import { Badge } from '#/components/Badge/Badge';
import { Heading } from '#/components/Heading/Heading';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { Reveal } from '#/pages/LandingPage/parts/Reveal';
import { SectionHead } from '#/pages/LandingPage/parts/SectionHead';
import { openRow } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/parts/Honesty.css';
import * as rowPreviewStyles from '#/pages/LandingPage/parts/previews.css';

/** Two lines of a ledger, opened: one that the CV answers, one that it does not. */
const RowPreview = () => (
  <Preview caption={openRow.caption} className={rowPreviewStyles.openRows}>
    <div className={rowPreviewStyles.openRow}>
      <p className={rowPreviewStyles.openRowHead}>
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
    <div className={rowPreviewStyles.openRow}>
      <p className={rowPreviewStyles.openRowHead}>
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

const copy = landingCopy.honesty;

/** What sets it apart: every number can be checked, and nothing leaves. Night before the day. */
export const Honesty = () => (
  <section className={styles.night} aria-labelledby="honesty-title">
    <div className={styles.nightInner}>
      <div className={styles.nightWords}>
        <SectionHead id="honesty-title" title={copy.title} text={copy.text} />
        <Reveal>
          <RowPreview />
        </Reveal>
      </div>
      <ul className={styles.pledges}>
        {copy.pledges.map(({ title, text }) => (
          <Reveal key={title} as="li" className={styles.pledge}>
            <Heading level={3} size="m">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Reveal>
        ))}
      </ul>
    </div>
  </section>
);
