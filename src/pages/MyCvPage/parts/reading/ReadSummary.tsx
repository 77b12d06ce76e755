import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Trash2 } from '#/components/Icon/iconPaths';
import { Switch } from '#/components/Switch/Switch';
import type { Cv } from '#/domain/cv/cv';
import { tellsNothing } from '#/domain/cv/tellsNothing';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';
import { CvSummary } from '#/pages/MyCvPage/parts/summary/CvSummary';
import { tellReading } from '#/pages/MyCvPage/tellReading';

import * as styles from '#/pages/MyCvPage/parts/summary/CvSummary.css';

type ReadSummaryProps = {
  readonly fileName: string;
  readonly cv: Cv;
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onFillProfile: () => void;
};

/** What was read and what to do with it, then the file it came from and whether it is kept. */
export const ReadSummary = ({ cv, fileName, kept, ...props }: ReadSummaryProps) => (
  <CvSummary words={tellReading(cv)} onFillProfile={tellsNothing(cv) ? null : props.onFillProfile}>
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
  </CvSummary>
);
