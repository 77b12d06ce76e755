import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { contractLabels, experienceLabels, modeLabels } from '#/copy/offers.copy';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { Highlighted } from '#/modules/OfferCard/parts/Highlighted';
import { offerDetailCopy as copy } from '#/modules/OfferDetail/OfferDetail.copy';
import { ApplyButton } from '#/modules/OfferDetail/parts/ApplyButton';
import { OfferFacts } from '#/modules/OfferDetail/parts/OfferFacts';
import { cx } from '#/styles/cx';

import * as styles from '#/modules/OfferDetail/OfferDetail.css';

type OfferDetailProps = {
  readonly offer: InternalOffer;
  /** Left out where the button stands elsewhere. */
  readonly onApply?: () => void;
  /** What was typed, marked where it stands. */
  readonly keyword?: string;
  /** The whole text is in view at once. */
  readonly unfolded?: boolean;
  /** Rank of its title; the title of its text comes one below. */
  readonly level?: 2 | 3;
  /** What is known of this offer beside its advertisement. */
  readonly children?: ReactNode;
};

/** Shorter advertisements are shown whole. */
const FOLDED_FROM = 700;

/** A whole internal offer: what it is, what it says, and the way to apply. */
export const OfferDetail = ({
  offer,
  onApply,
  keyword = '',
  unfolded = false,
  level = 2,
  children,
}: OfferDetailProps) => {
  const [open, setOpen] = useState(false);
  const foldable = !unfolded && offer.description.length > FOLDED_FROM;
  return (
    <div className={styles.detail}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading level={level} size="l">
            <Highlighted text={offer.title} typed={keyword} />
          </Heading>
          <Text weight="medium">
            <Highlighted text={offer.company} typed={keyword} />
          </Text>
          {offer.location !== '' && <Text tone="muted">{offer.location}</Text>}
          <div className={styles.tags}>
            {offer.type !== null && <Badge tone="info">{contractLabels[offer.type]}</Badge>}
            {offer.experience !== null && <Badge>{experienceLabels[offer.experience]}</Badge>}
            {offer.mode !== null && <Badge>{modeLabels[offer.mode]}</Badge>}
            {offer.source === 'sample' && <SampleMark word={copy.sample} />}
          </div>
          {(offer.keptOn ?? offer.date ?? offer.provenance) !== null && (
            <Text size="s" tone="muted">
              {[
                offer.provenance === null || offer.provenance.source === ''
                  ? null
                  : offer.provenance.source,
                offer.date === null ? null : copy.published(offer.date),
                offer.keptOn === null ? null : copy.kept(offer.keptOn),
              ]
                .filter((words) => words !== null)
                .join(' · ')}
            </Text>
          )}
        </div>
        {(onApply !== undefined || offer.url !== null) && (
          <div className={styles.actions}>
            {onApply && <ApplyButton offer={offer} onApply={onApply} />}
            {offer.url !== null && <TextLink href={offer.url}>{copy.original}</TextLink>}
          </div>
        )}
      </div>
      <OfferFacts offer={offer} />
      {children}
      <div className={styles.body}>
        <Heading level={level === 2 ? 3 : 4} size="m">
          {copy.description}
        </Heading>
        <Text as="div" className={cx(styles.text, foldable && !open && styles.folded)}>
          <Highlighted text={offer.description} typed={keyword} />
        </Text>
        {foldable && (
          <Button
            variant="quiet"
            size="small"
            className={styles.fold}
            icon={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? copy.less : copy.more}
          </Button>
        )}
      </div>
    </div>
  );
};
