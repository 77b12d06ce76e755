import { Button } from '#/components/Button/Button';
import { Check, Send } from '#/components/Icon/iconPaths';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { offerDetailCopy as copy } from '#/modules/OfferDetail/OfferDetail.copy';

type ApplyButtonProps = {
  readonly offer: Pick<InternalOffer, 'source'>;
  readonly onApply: () => void;
};

/** Asks to apply to an example, or to note that one applied: nothing is ever sent to an employer from here. */
export const ApplyButton = ({ offer, onApply }: ApplyButtonProps) =>
  offer.source === 'sample' ? (
    <Button variant="primary" icon={Send} onClick={onApply}>
      {copy.apply}
    </Button>
  ) : (
    <Button variant="primary" icon={Check} onClick={onApply}>
      {copy.applied}
    </Button>
  );
