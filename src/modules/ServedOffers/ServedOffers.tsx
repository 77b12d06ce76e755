import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Reach } from '#/domain/offers/catalogue/shards';
import { servedOffersCopy as copy } from '#/modules/ServedOffers/ServedOffers.copy';

import * as styles from '#/modules/ServedOffers/ServedOffers.css';

/** How many offers this site serves, how many of them are searched, and who gave them under which terms. Nothing where all came in one file. */
export const ServedOffers = ({ reach }: { readonly reach: Reach | undefined }) =>
  reach !== undefined && (
    <div className={styles.served}>
      <Text size="s" weight="medium" figures>
        {copy.summary(reach)}
      </Text>
      {reach.held < reach.total && (
        <Text size="s" tone="muted" figures>
          {reach.loading ? copy.loading(reach) : copy.partly(reach)}
        </Text>
      )}
      <ul className={styles.sources} aria-label={copy.sources}>
        {reach.sources.map(({ label, url, licence, count }) => (
          <Text key={label} as="li" size="xs" tone="muted" figures>
            {url === '' ? label : <TextLink href={url}>{label}</TextLink>}{' '}
            {copy.source(count, licence)}
          </Text>
        ))}
      </ul>
    </div>
  );
