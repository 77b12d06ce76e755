import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Check } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { bandOf } from '#/domain/matching/report';
import { compatibilityColorOf } from '#/domain/offers/catalogue/compatibleOffer';
import type { CompatibilityColor } from '#/domain/offers/catalogue/compatibleOffer';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { offerCardCompatibleCopy as copy } from '#/modules/OfferCardCompatible/OfferCardCompatible.copy';
import { Reasons } from '#/modules/OfferCardCompatible/parts/Reasons';
import type { Compatibility } from '#/styles/tones';
import type { CompatibilityReason } from '#/usecases/ranking/rankedCard';

import * as styles from '#/modules/OfferCardCompatible/OfferCardCompatible.css';

type OfferCardCompatibleProps = {
  readonly offer: CompatibleOffer;
  /** Where the details are. */
  readonly href: string;
  /** Three at most; none for a sample. */
  readonly reasons?: readonly CompatibilityReason[];
  /** The user has applied to it. */
  readonly applied?: boolean;
  /** Opens the ledger of the score; absent where none was computed. */
  readonly onExplain?: (() => void) | undefined;
};

/** Tone of a compatibility that was given, not computed: specification, section 9. */
const TONE_OF_COLOR: Readonly<Record<CompatibilityColor, Compatibility>> = {
  green: 'high',
  yellow: 'medium',
  orange: 'low',
};

/** A computed score has the colour of its band, here and in the report that explains it. */
const toneOf = (compatibility: number, computed: boolean): BadgeTone =>
  computed ? bandOf(compatibility) : TONE_OF_COLOR[compatibilityColorOf(compatibility)];

/** An offer with its compatibility, why, and the way to its details. */
export const OfferCardCompatible = ({
  offer,
  href,
  reasons = [],
  applied = false,
  onExplain,
}: OfferCardCompatibleProps) => (
  <Card as="article" className={styles.card}>
    <div className={styles.head}>
      <div className={styles.marks}>
        <Badge tone={toneOf(offer.compatibility, onExplain !== undefined)}>
          {copy.compatibility(offer.compatibility)}
        </Badge>
        {applied && (
          <Badge tone="positive" icon={Check}>
            {copy.applied}
          </Badge>
        )}
        {offer.sample && <SampleMark word={copy.sample} />}
      </div>
      <Heading level={2} size="m">
        {offer.title}
      </Heading>
      <Text size="s" weight="medium">
        {offer.company}
      </Text>
      <Text size="s" tone="muted">
        {offer.location}
      </Text>
    </div>
    <Reasons reasons={reasons} />
    <div className={styles.foot}>
      <LinkButton href={href} variant="secondary" size="small">
        {copy.details}
        <VisuallyHidden>{` ${offer.title}`}</VisuallyHidden>
      </LinkButton>
      {onExplain && (
        <Button variant="quiet" size="small" onClick={onExplain}>
          {copy.why}
          <VisuallyHidden>{` ${offer.title}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  </Card>
);
