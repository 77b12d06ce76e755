import { RefreshCw } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { OfferList } from '#/modules/OfferList/OfferList';
import { cvSearchCopy as copy } from '#/pages/CvSearchPage/CvSearchPage.copy';
import type { FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';

import * as styles from '#/pages/CvSearchPage/CvSearchPage.css';

type FoundOffersProps = {
  readonly found: readonly FoundOffer[];
  readonly sample: boolean;
  readonly hrefOf: (offer: CompatibleOffer) => string;
  readonly onLaunch: () => void;
  readonly onExplain: (found: FoundOffer) => void;
};

/** The best offers for the CV, or the fixed ones where its text cannot be read. */
export const FoundOffers = ({ found, sample, hrefOf, onLaunch, onExplain }: FoundOffersProps) => (
  <div className={styles.results}>
    {sample ? (
      <Callout tone="caution" title={copy.sample.title}>
        {copy.sample.text}
      </Callout>
    ) : (
      <Text weight="medium">{copy.found(found.length)}</Text>
    )}
    <OfferList>
      {found.map((one) => (
        <OfferCardCompatible
          key={one.offer.id}
          offer={one.offer}
          reasons={one.reasons}
          applied={one.applied}
          href={hrefOf(one.offer)}
          onExplain={one.analysis === null ? undefined : () => onExplain(one)}
        />
      ))}
    </OfferList>
    <div className={styles.actions}>
      <Button icon={RefreshCw} onClick={onLaunch}>
        {copy.again}
      </Button>
      <TextLink href={ADDRESSES.compatibleOffers} standalone>
        {copy.all}
      </TextLink>
    </div>
  </div>
);
