import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { RowAnswer } from '#/domain/matching/report';
import { compatibilityColorOf } from '#/domain/offers/catalogue/compatibleOffer';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { TONE_OF_COLOR } from '#/modules/OfferCard/toneOfColor';
import { offerCardCompatibleCopy as copy } from '#/modules/OfferCardCompatible/OfferCardCompatible.copy';

import * as styles from '#/modules/OfferCardCompatible/OfferCardCompatible.css';

/** One requirement of the offer that weighs on the score, and how the CV answers it. */
export type CompatibilityReason = { readonly label: string; readonly answer: RowAnswer };

const ICONS: Readonly<Record<RowAnswer, LucideIcon>> = {
  held: CircleCheck,
  partly: CircleDot,
  missing: CircleDashed,
};

type OfferCardCompatibleProps = {
  readonly offer: CompatibleOffer;
  /** Where the details are. */
  readonly href: string;
  /** Three at most; none for a sample. */
  readonly reasons?: readonly CompatibilityReason[];
  /** Opens the ledger of the score; absent where none was computed. */
  readonly onExplain?: (() => void) | undefined;
};

/** An offer with its compatibility, why, and the way to its details. */
export const OfferCardCompatible = ({
  offer,
  href,
  reasons = [],
  onExplain,
}: OfferCardCompatibleProps) => (
  <Card as="article" className={styles.card}>
    <div className={styles.head}>
      <div className={styles.marks}>
        <Badge tone={TONE_OF_COLOR[compatibilityColorOf(offer.compatibility)]}>
          {copy.compatibility(offer.compatibility)}
        </Badge>
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
    <ul className={styles.reasons} aria-label={copy.reasons} hidden={reasons.length === 0}>
      {reasons.map(({ label, answer }) => (
        <li key={label} className={styles.reason}>
          <Icon
            icon={ICONS[answer]}
            size="s"
            label={copy[answer]}
            className={styles.answers[answer]}
          />
          <span>{label}</span>
        </li>
      ))}
    </ul>
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
