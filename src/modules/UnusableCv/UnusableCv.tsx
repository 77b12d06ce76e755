import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { unusableCvCopy as copy } from '#/modules/UnusableCv/UnusableCv.copy';

/** There is a CV whose text cannot be read, and no example stands in: the way to one that can. */
export const UnusableCv = () => (
  <EmptyState
    drawing={<UnreadableDrawing />}
    title={copy.title}
    text={copy.text}
    actions={
      <LinkButton href={ADDRESSES.myCv} variant="primary">
        {copy.action}
      </LinkButton>
    }
  />
);
