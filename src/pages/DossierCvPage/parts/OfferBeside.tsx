import { Badge } from '#/components/Badge/Badge';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Text } from '#/components/Text/Text';
import { tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import type { LineDifference, TailoredDifference } from '#/domain/tailoredCv/tailoredChanges';
import type { TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import type { DossierCvJob } from '#/pages/DossierCvPage/DossierCvPage.state';

import * as styles from '#/pages/DossierCvPage/DossierCvPage.css';

type OfferBesideProps = {
  readonly content: TailoredContent;
  readonly job: DossierCvJob;
  readonly folded: boolean;
};

const TONES: Readonly<Record<TailoredDifference, 'info' | 'positive' | 'caution' | 'neutral'>> = {
  reworded: 'info',
  reordered: 'neutral',
  raised: 'neutral',
  added: 'positive',
  leftOut: 'caution',
  unplaced: 'caution',
};

const Difference = ({ difference, where, before, after }: LineDifference) => (
  <li className={styles.difference}>
    <div className={styles.differenceHead}>
      <Badge size="small" tone={TONES[difference]}>
        {copy.changes.differences[difference]}
      </Badge>
      {where !== '' && (
        <Text as="span" size="xs" tone="muted">
          {where}
        </Text>
      )}
    </div>
    {before !== null && before !== after && (
      <Text size="s" tone="muted" className={after === null ? undefined : styles.before}>
        {before}
      </Text>
    )}
    {after !== null && <Text size="s">{after}</Text>}
  </li>
);

/** The advertisement, and what differs from the imported CV line by line. */
export const OfferBeside = ({ content, job, folded }: OfferBesideProps) => {
  const differences = tailoredDifferences(content).filter(
    ({ difference }) => difference !== 'unplaced',
  );
  return (
    <aside className={styles.beside}>
      <Disclosure summary={copy.ad} defaultOpen={!folded}>
        {job.text === '' ? (
          <Text size="s" tone="muted">
            {copy.noAd}
          </Text>
        ) : (
          <section className={styles.ad} aria-label={copy.ad} tabIndex={0}>
            {job.text}
          </section>
        )}
      </Disclosure>
      <Disclosure summary={copy.changes.title(differences.length)} defaultOpen={!folded}>
        {differences.length === 0 ? (
          <Text size="s" tone="muted">
            {copy.changes.none}
          </Text>
        ) : (
          <ul className={styles.differences}>
            {differences.map((one) => (
              <Difference key={one.id} {...one} />
            ))}
          </ul>
        )}
      </Disclosure>
    </aside>
  );
};
