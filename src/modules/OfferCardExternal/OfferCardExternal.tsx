import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import { Highlighted } from '#/modules/OfferCard/parts/Highlighted';
import { offerCardExternalCopy as copy } from '#/modules/OfferCardExternal/OfferCardExternal.copy';
import { BoardMark } from '#/modules/OfferCardExternal/parts/BoardMark';

import * as styles from '#/modules/OfferCardExternal/OfferCardExternal.css';

type OfferCardExternalProps = {
  readonly offer: ExternalOffer;
  /** What was typed, marked where it stands. */
  readonly keyword?: string;
  readonly place?: string;
};

/** One offer of another site: opened there in a new tab, never selected here. */
export const OfferCardExternal = ({ offer, keyword = '', place = '' }: OfferCardExternalProps) => (
  <Card padding="small" className={styles.card}>
    <BoardMark board={offer.logo} />
    <div className={styles.words}>
      <Heading level={3} size="s">
        <Highlighted text={offer.title} typed={keyword} />
      </Heading>
      <Text size="s" weight="medium">
        <Highlighted text={offer.agency} typed={keyword} />
      </Text>
      <Text size="s" tone="muted">
        <Highlighted text={offer.location} typed={place} />
      </Text>
      <Text size="s" tone="muted">
        {offer.source}
      </Text>
    </div>
    <div className={styles.foot}>
      <TextLink href={offer.url} standalone data-result>
        {copy.open}
        <VisuallyHidden>{` ${offer.title}, ${copy.on(offer.source)}`}</VisuallyHidden>
      </TextLink>
      {offer.sample && <SampleMark word={copy.sample} />}
    </div>
  </Card>
);
