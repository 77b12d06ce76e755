import { useDeferredValue, useRef, useState } from 'react';

import { Card } from '#/components/Card/Card';
import { Dialog } from '#/components/Dialog/Dialog';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { Cv, TextRange } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { RefusedFile } from '#/pages/MyCvPage/MyCvPage.state';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { LayoutNotes } from '#/pages/MyCvPage/parts/reading/LayoutNotes';
import { PartIndex } from '#/pages/MyCvPage/parts/reading/PartIndex';
import { ReadEducation } from '#/pages/MyCvPage/parts/reading/ReadEducation';
import { ReadExperiences } from '#/pages/MyCvPage/parts/reading/ReadExperiences';
import { ReadIdentity } from '#/pages/MyCvPage/parts/reading/ReadIdentity';
import { ReadInterests } from '#/pages/MyCvPage/parts/reading/ReadInterests';
import { ReadLanguages } from '#/pages/MyCvPage/parts/reading/ReadLanguages';
import { summariesOf } from '#/pages/MyCvPage/parts/reading/readParts';
import { ReadSkills } from '#/pages/MyCvPage/parts/reading/ReadSkills';
import { ReadSummary } from '#/pages/MyCvPage/parts/reading/ReadSummary';
import { RefusedNote } from '#/pages/MyCvPage/parts/reading/RefusedNote';
import { SourceText } from '#/pages/MyCvPage/parts/reading/SourceText';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadCvProps = {
  readonly fileName: string;
  readonly cv: Cv;
  readonly corrections: readonly CvCorrection[];
  readonly refused: RefusedFile | null;
  readonly kept: boolean;
  readonly editing?: string | undefined;
  /** Its reading has just ended: the parts come one after the other. */
  readonly justRead: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onCorrect: (correction: CvCorrection) => void;
  readonly onTakeBack: (correction: CvCorrection) => void;
  readonly onRefusalSeen: () => void;
  readonly onFillProfile: () => void;
};

/** Everything that was understood, beside the text it was understood from; where there is no room beside, the text comes up on demand. */
export const ReadCv = ({ cv, editing, justRead, onCorrect, ...props }: ReadCvProps) => {
  const [shown, setShown] = useState<TextRange | null>(null);
  const [textOpen, setTextOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // What is out of sight is drawn in slices after the first picture: a slow phone stays answering.
  const belowDrawn = useDeferredValue(true, false);
  const parts = summariesOf(cv);
  const doubts = Object.fromEntries(parts.map((each) => [each.part, each.doubts]));

  const show = (range: TextRange | null): void => {
    // A new object each time: the same passage asked for again comes into view again.
    setShown(range && { ...range });
    if (!panel.current?.checkVisibility()) setTextOpen(true);
  };
  const actions: ReadCvActions = { onCorrect, onShow: show };
  return (
    <>
      {props.refused && (
        <RefusedNote
          refused={props.refused}
          fileName={props.fileName}
          onSeen={props.onRefusalSeen}
        />
      )}
      <ReadSummary
        cv={cv}
        doubts={parts.reduce((sum, each) => sum + each.doubts, 0)}
        onShowText={() => show(null)}
        {...props}
      />
      <LayoutNotes layout={cv.document.layout} />
      <PartIndex parts={parts} />
      <div className={styles.read}>
        <div className={styles.sections({ justRead })}>
          <ReadIdentity cv={cv} doubts={doubts['identity'] ?? 0} editing={editing} {...actions} />
          <ReadExperiences
            cv={cv}
            doubts={doubts['experience'] ?? 0}
            editing={editing}
            {...actions}
          />
          {belowDrawn && (
            <>
              <ReadEducation cv={cv} doubts={doubts['education'] ?? 0} {...actions} />
              <ReadSkills skills={cv.skills} {...actions} />
              <ReadLanguages cv={cv} doubts={doubts['languages'] ?? 0} {...actions} />
              <ReadInterests interests={cv.interests} />
            </>
          )}
        </div>
        <Card ref={panel} as="aside" padding="medium" className={styles.source}>
          <Heading level={3} size="s">
            {copy.read.source}
          </Heading>
          <Text size="s" tone="muted">
            {copy.read.sourceHint}
          </Text>
          <SourceText document={cv.document} label={copy.read.source} shown={shown} />
        </Card>
      </div>
      <Dialog
        open={textOpen}
        onClose={() => setTextOpen(false)}
        title={copy.read.source}
        closeLabel={copy.read.closeText}
        size="large"
      >
        <SourceText document={cv.document} label={copy.read.source} shown={shown} />
      </Dialog>
    </>
  );
};
