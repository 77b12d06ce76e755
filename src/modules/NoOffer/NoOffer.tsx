import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Plus } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import { noOfferCopy as copy } from '#/modules/NoOffer/NoOffer.copy';

type NoOfferProps = { readonly title: string; readonly lack: OfferLack };

/** There is no offer at all, whatever is asked: why, and the way to one. */
export const NoOffer = ({ title, lack }: NoOfferProps) => (
  <EmptyState
    drawing={<NoOfferDrawing />}
    title={title}
    text={copy.texts[lack]}
    actions={
      <LinkButton href={ADDRESSES.addOffer} icon={Plus} variant="primary">
        {copy.add}
      </LinkButton>
    }
  />
);
