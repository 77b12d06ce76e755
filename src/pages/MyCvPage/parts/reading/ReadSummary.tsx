import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { Heading } from '#/components/Heading/Heading';
import { Scale, Trash2, UserRoundPen } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { clarityOf } from '#/domain/cv/countDoubts';
import type { Cv } from '#/domain/cv/cv';
import { tellsNothing } from '#/domain/cv/tellsNothing';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';
import { noDoubt } from '#/pages/MyCvPage/clearParts.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';

import * as styles from '#/pages/MyCvPage/parts/reading/ReadSummary.css';

type ReadSummaryProps = {
  readonly fileName: string;
  readonly cv: Cv;
  /** How many fields deserve a second look. */
  readonly doubts: number;
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onFillProfile: () => void;
};

/** How well the CV was read: doubts first, and only what was found whole is said to be clear. */
const wordsOf = (cv: Cv, doubts: number): string => {
  if (tellsNothing(cv)) return copy.read.nothing;
  const told = doubts > 0 ? copy.read.doubts(doubts) : noDoubt(clarityOf(cv));
  return `${told} ${copy.read.text}`.trimStart();
};

/** What to do with what was read, then the file it came from and whether it is kept. */
export const ReadSummary = ({ cv, doubts, fileName, kept, ...props }: ReadSummaryProps) => (
  <section className={styles.summary}>
    <div className={styles.head}>
      <div className={styles.drawing}>
        <ReadingDrawing inked={1} understood={1} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="xl">
          {copy.read.title}
        </Heading>
        <Text tone="muted">{wordsOf(cv, doubts)}</Text>
      </div>
      {!tellsNothing(cv) && (
        <div className={styles.actions}>
          <LinkButton href={ADDRESSES.match} variant="primary" icon={Scale}>
            {copy.read.compare}
          </LinkButton>
          <Button icon={UserRoundPen} onClick={props.onFillProfile}>
            {copy.read.fillProfile}
          </Button>
        </div>
      )}
    </div>
    <div className={styles.file}>
      <CvFileBar fileName={fileName} pages={cv.document.pages}>
        <Button size="small" variant="quiet" icon={Trash2} onClick={props.onDelete}>
          {copy.file.delete}
        </Button>
      </CvFileBar>
      <Switch
        label={bringInCopy.keep.label}
        hint={bringInCopy.keep.hint}
        checked={kept}
        onChange={props.onKeptChange}
      />
      <div className={styles.replace}>
        <Disclosure summary={bringInCopy.drop.replace} defaultOpen={tellsNothing(cv)}>
          <CvImport onFile={props.onFile} />
        </Disclosure>
      </div>
    </div>
  </section>
);
