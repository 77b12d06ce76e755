import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { RefusedFile } from '#/pages/MyCvPage/MyCvPage.state';

type RefusedNoteProps = {
  readonly refused: RefusedFile;
  /** The CV that stays. */
  readonly fileName: string;
  readonly onSeen: () => void;
};

/** A file given in place of this CV could not be read: why, and that nothing was lost. */
export const RefusedNote = ({ refused, fileName, onSeen }: RefusedNoteProps) => (
  <Callout
    tone="caution"
    title={copy.refused.title(refused.fileName)}
    announced
    actions={
      <Button size="small" onClick={onSeen}>
        {copy.refused.seen}
      </Button>
    }
  >
    <p>{`${copy.problems[refused.problem].title}. ${copy.problems[refused.problem].text}`}</p>
    <p>{copy.refused.kept(fileName)}</p>
  </Callout>
);
