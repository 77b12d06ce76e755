import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Upload } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { noCvCopy as copy } from '#/modules/NoCv/NoCv.copy';

type NoCvProps = {
  readonly title: string;
  /** What the CV is needed for. */
  readonly text: string;
};

/** A screen that can do nothing before a CV is imported. */
export const NoCv = ({ title, text }: NoCvProps) => (
  <EmptyState
    drawing={<EmptyCvDrawing />}
    title={title}
    text={text}
    actions={
      <LinkButton href={ADDRESSES.myCv} icon={Upload} variant="primary">
        {copy.import}
      </LinkButton>
    }
  />
);
