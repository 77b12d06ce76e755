import { Send } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { offerDetailCopy as copy } from '#/modules/OfferDetail/OfferDetail.copy';

/** Asks to apply to the offer in view. */
export const ApplyButton = ({ onApply }: { readonly onApply: () => void }) => (
  <Button variant="primary" icon={Send} onClick={onApply}>
    {copy.apply}
  </Button>
);
