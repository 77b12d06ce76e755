import { Icon } from '#/components/Icon/Icon';
import { Check } from '#/components/Icon/iconPaths';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { bandOf } from '#/domain/matching/report';
import { landingCopy } from '#/pages/LandingPage/LandingPage.copy';
import { Preview } from '#/pages/LandingPage/parts/Preview';
import { RainDrawing, SunriseDrawing } from '#/pages/LandingPage/parts/SunriseDrawing';
import { comparison } from '#/pages/LandingPage/previews.fr';

import * as styles from '#/pages/LandingPage/parts/Hero.css';
import * as previewsStyles from '#/pages/LandingPage/parts/previews.css';

const HEAVIEST = Math.max(...comparison.rows.map(({ possible }) => possible));

const Verdict = () => (
  <div className={previewsStyles.verdict}>
    <ScoreRing
      score={comparison.score}
      band={bandOf(comparison.score)}
      unit={comparison.unit}
      label={comparison.ring(comparison.score)}
    />
    <div className={previewsStyles.verdictWords}>
      <Text size="l" weight="bold">
        {comparison.verdict}
      </Text>
      <Text size="s" tone="muted">
        {comparison.summary}
      </Text>
    </div>
  </div>
);

/** The heart of the product: a score and the lines that make it. */
const ComparisonPreview = () => (
  <Preview caption={comparison.caption} className={previewsStyles.comparison}>
    <div className={previewsStyles.offerName}>
      <Text weight="bold">{comparison.offer}</Text>
      <Text size="s" tone="muted">
        {comparison.company}
      </Text>
    </div>
    <div className={previewsStyles.comparisonBody}>
      <Verdict />
      <div>
        <ul className={previewsStyles.ledger}>
          {comparison.rows.map(({ label, answer, points, possible }) => (
            <li key={label} className={previewsStyles.ledgerRow}>
              <span className={previewsStyles.ledgerLabel}>{label}</span>
              <LedgerBar
                gained={points}
                possible={possible}
                scale={HEAVIEST}
                kind={answer}
                label={comparison.answers[answer]}
              />
              <span className={previewsStyles.points}>{comparison.of(points, possible)}</span>
            </li>
          ))}
        </ul>
        <p className={previewsStyles.total}>
          <span>{comparison.total}</span>
          <span>{comparison.of(comparison.score, 100)}</span>
        </p>
      </div>
    </div>
  </Preview>
);

const copy = landingCopy.hero;
const [rain, sun] = copy.title;

/** The promise under a clearing sky, and the product coming up with the sun. */
export const Hero = () => (
  <section className={styles.hero}>
    <RainDrawing />
    <div className={styles.heroWords}>
      <h1 className={styles.heroTitle}>
        <span className={styles.heroBefore}>{rain}</span> <span>{sun}</span>
      </h1>
      <p className={styles.heroText}>{copy.text}</p>
      <div className={styles.heroDoors}>
        <LinkButton href="/signup" variant="primary" size="large">
          {copy.start}
        </LinkButton>
        <LinkButton href={ADDRESSES.home} size="large">
          {copy.tryOut}
        </LinkButton>
      </div>
      <noscript>
        <p className={styles.noScript}>{copy.noScript}</p>
      </noscript>
      <ul className={styles.facts}>
        {copy.facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <Icon icon={Check} size="s" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.dawn}>
      <div className={styles.sun}>
        <SunriseDrawing />
      </div>
      <div className={styles.ground} />
      <div className={styles.heroPicture}>
        <ComparisonPreview />
      </div>
    </div>
  </section>
);
