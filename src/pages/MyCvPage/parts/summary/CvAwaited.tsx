import { Skeleton } from '#/components/Skeleton/Skeleton';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';
import { CvSummary } from '#/pages/MyCvPage/parts/summary/CvSummary';

type CvAwaitedProps = {
  readonly fileName: string;
  /** How well it was read; without it, what to do with what was read. */
  readonly told: string | null;
  readonly onFillProfile: () => void;
};

/** A CV that is kept, until what was read of it has come back: what is known of it, and the shape of the rest. */
export const CvAwaited = ({ fileName, told, onFillProfile }: CvAwaitedProps) => (
  <>
    <CvSummary words={told ?? copy.read.text} onFillProfile={onFillProfile}>
      <CvFileBar fileName={fileName}>{null}</CvFileBar>
    </CvSummary>
    <Skeleton label={copy.read.awaited} kind="block" count={2} />
  </>
);
