import { useState } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { CvCorrection } from '#/domain/cv/corrections';
import type { Cv, TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { LayoutNotes } from '#/pages/MyCvPage/parts/LayoutNotes';
import { ReadEducation } from '#/pages/MyCvPage/parts/ReadEducation';
import { ReadExperiences } from '#/pages/MyCvPage/parts/ReadExperiences';
import { ReadIdentity } from '#/pages/MyCvPage/parts/ReadIdentity';
import { ReadInterests } from '#/pages/MyCvPage/parts/ReadInterests';
import { ReadLanguages } from '#/pages/MyCvPage/parts/ReadLanguages';
import { ReadSkills } from '#/pages/MyCvPage/parts/ReadSkills';
import { ReadSummary } from '#/pages/MyCvPage/parts/ReadSummary';
import { SourceText } from '#/pages/MyCvPage/parts/SourceText';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

/** What every part of the reading may call. */
export type ReadCvActions = {
  readonly onCorrect: (correction: CvCorrection) => void;
  /** Shows a passage in the text of the CV. */
  readonly onShow: (range: TextRange) => void;
};

type ReadCvProps = {
  readonly fileName: string;
  readonly cv: Cv;
  readonly kept: boolean;
  readonly editing?: string | undefined;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onCorrect: (correction: CvCorrection) => void;
  readonly onFillProfile: () => void;
};

/** Everything that was understood, beside the text it was understood from. */
export const ReadCv = ({ cv, editing, onCorrect, ...props }: ReadCvProps) => {
  const [shown, setShown] = useState<TextRange | null>(null);
  const actions: ReadCvActions = { onCorrect, onShow: setShown };
  return (
    <>
      <ReadSummary cv={cv} {...props} />
      <LayoutNotes layout={cv.document.layout} />
      <div className={styles.read}>
        <div className={styles.sections}>
          <ReadIdentity cv={cv} editing={editing} {...actions} />
          <ReadExperiences cv={cv} {...actions} />
          <ReadEducation cv={cv} {...actions} />
          <ReadSkills skills={cv.skills} onCorrect={onCorrect} />
          <ReadLanguages cv={cv} {...actions} />
          <ReadInterests interests={cv.interests} />
        </div>
        <Card as="aside" padding="medium" className={styles.source}>
          <Heading level={2} size="s">
            {copy.read.source}
          </Heading>
          <Text size="s" tone="muted">
            {copy.read.sourceHint}
          </Text>
          <SourceText document={cv.document} label={copy.read.source} shown={shown} />
        </Card>
      </div>
    </>
  );
};
