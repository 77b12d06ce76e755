import { Badge } from '#/components/Badge/Badge';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, MapPin, Wallet } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { formatDay } from '#/copy/format';
import { contractLabels, modeLabels } from '#/copy/offers.copy';
import { payWords } from '#/copy/pay.copy';
import { bandOf } from '#/domain/matching/report';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { offerCardCopy as copy } from '#/modules/OfferCard/OfferCard.copy';
import { Highlighted } from '#/modules/OfferCard/parts/Highlighted';

import * as styles from '#/modules/OfferCard/OfferCard.css';

type OfferCardProps = {
  readonly offer: InternalOffer;
  readonly selected: boolean;
  readonly onSelect: (how: { readonly byKeyboard: boolean }) => void;
  /** What was typed, marked where it stands. */
  readonly keyword?: string;
  readonly place?: string;
  /** Computed from the user's CV, 0 to 100; null where it is not known. */
  readonly score?: number | null;
  /** The user has applied to it. */
  readonly applied?: boolean;
  /** The day until which it stands has passed. */
  readonly closed?: boolean;
};

/** One internal offer of a list; pressing it anywhere selects it. */
export const OfferCard = ({
  offer,
  selected,
  onSelect,
  keyword = '',
  place = '',
  score = null,
  applied = false,
  closed = false,
}: OfferCardProps) => (
  <Card interactive selected={selected} padding="small" className={styles.card}>
    <div className={styles.words}>
      <Heading level={3} size="s">
        <button
          type="button"
          className={styles.choose}
          aria-pressed={selected}
          data-result
          // A press of the keyboard counts no click.
          onClick={(event) => onSelect({ byKeyboard: event.detail === 0 })}
        >
          <Highlighted text={offer.title} typed={keyword} />
        </button>
      </Heading>
      <Text size="s" weight="medium">
        <Highlighted text={offer.company} typed={keyword} />
      </Text>
      {offer.location !== '' && (
        <span className={styles.line}>
          <Icon icon={MapPin} size="s" />
          <span>
            <Highlighted text={offer.location} typed={place} />
          </span>
        </span>
      )}
      {offer.pay !== null && (
        <span className={styles.line}>
          <Icon icon={Wallet} size="s" />
          <span>
            <VisuallyHidden>{copy.pay} </VisuallyHidden>
            {payWords(offer.pay)}
          </span>
        </span>
      )}
    </div>
    <div className={styles.facts}>
      {applied && (
        <Badge size="small" tone="positive" icon={Check}>
          {copy.applied}
        </Badge>
      )}
      {closed && (
        <Badge size="small" tone="caution">
          {copy.closed}
        </Badge>
      )}
      {score !== null && (
        <Badge size="small" tone={bandOf(score)}>
          {copy.compatibility(score)}
        </Badge>
      )}
      {offer.type !== null && <Badge size="small">{contractLabels[offer.type]}</Badge>}
      {offer.mode !== null && <Badge size="small">{modeLabels[offer.mode]}</Badge>}
      {offer.source === 'own' && (
        <Badge size="small" tone="info">
          {copy.own}
        </Badge>
      )}
      {offer.provenance !== null && offer.provenance.source !== '' && (
        <Badge size="small">{offer.provenance.source}</Badge>
      )}
      {offer.source === 'sample' && <SampleMark word={copy.sample} />}
      {offer.date !== null && (
        <Text as="span" size="xs" tone="muted" className={styles.date}>
          <VisuallyHidden>{copy.published} </VisuallyHidden>
          {formatDay(offer.date)}
        </Text>
      )}
    </div>
  </Card>
);
