import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Trash2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { endedOf, type ImportedSource } from '#/domain/offers/imports/importedOffersRecord';
import { importOffersCopy } from '#/pages/AddOfferPage/importOffers.copy';

import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

const copy = importOffersCopy.sources;

/** The sources whose offers were imported, and what can be done with them. */
export type ImportedSourcesActions = {
  readonly sources: readonly ImportedSource[];
  readonly onAskRemove: (source: ImportedSource) => void;
};

/** What was imported, a line for each source. */
export const ImportedSources = ({
  sources,
  today,
  onAskRemove,
}: ImportedSourcesActions & {
  /** ISO day. */
  readonly today: string;
}) => (
  <section className={styles.section}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    <Text size="s" tone="muted">
      {copy.notSaved}
    </Text>
    <Card padding="medium">
      <ul className={styles.list}>
        {sources.map((one) => {
          const name = one.source || copy.unknown;
          const ended = endedOf(one, today);
          return (
            <li key={one.source} className={styles.line}>
              <div>
                <Text weight="medium">{name}</Text>
                <Text size="s" tone="muted">
                  {copy.text(one.count, one.importedOn)}
                </Text>
                {ended > 0 && (
                  <Text size="s" tone="muted">
                    {copy.ended(ended)}
                  </Text>
                )}
              </div>
              <Button
                size="small"
                variant="quiet"
                icon={Trash2}
                iconOnly
                onClick={() => onAskRemove(one)}
              >
                {copy.remove(name)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  </section>
);
