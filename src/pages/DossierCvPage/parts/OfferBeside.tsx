import { Badge } from '#/components/Badge/Badge';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Text } from '#/components/Text/Text';
import { changesBySection, tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import type { LineDifference, TailoredDifference } from '#/domain/tailoredCv/tailoredChanges';
import type { TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import type { DossierCvJob } from '#/pages/DossierCvPage/DossierCvPage.state';

import * as styles from '#/pages/DossierCvPage/DossierCvPage.css';
import { raisedMark } from '#/pages/DossierCvPage/Sheet.css';

type OfferBesideProps = {
  readonly content: TailoredContent;
  readonly job: DossierCvJob;
  readonly folded: boolean;
};

const TONES: Readonly<Record<TailoredDifference, 'info' | 'positive' | 'caution' | 'neutral'>> = {
  reworded: 'info',
  reordered: 'neutral',
  raised: 'neutral',
  lowered: 'neutral',
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

/** What differs from the imported CV: a sentence for each section, then line by line for who wants to see. */
const Changes = ({ differences }: { readonly differences: readonly LineDifference[] }) => (
  <div className={styles.differences}>
    <ul className={styles.differences}>
      {changesBySection(differences).map(({ where, differences: own }) => (
        <li key={where} className={styles.difference}>
          <Text as="span" size="xs" tone="muted">
            {where || copy.changes.top}
          </Text>
          <Text size="s">
            {own.some(({ difference }) => difference === 'raised') && (
              <span className={raisedMark} aria-hidden />
            )}
            {copy.changes.told(own)}
          </Text>
        </li>
      ))}
    </ul>
    <Disclosure summary={copy.changes.lines}>
      <ul className={styles.differences}>
        {differences.map((one) => (
          <Difference key={one.id} {...one} />
        ))}
      </ul>
    </Disclosure>
  </div>
);

/** What differs from the imported CV, and the advertisement that it answers. */
export const OfferBeside = ({ content, job, folded }: OfferBesideProps) => {
  const differences = tailoredDifferences(content).filter(
    ({ difference }) => difference !== 'unplaced',
  );
  return (
    <aside className={styles.beside}>
      <Disclosure summary={copy.changes.title(differences.length)} defaultOpen={!folded}>
        {differences.length === 0 ? (
          <Text size="s" tone="muted">
            {copy.changes.none}
          </Text>
        ) : (
          <Changes differences={differences} />
        )}
      </Disclosure>
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
    </aside>
  );
};
