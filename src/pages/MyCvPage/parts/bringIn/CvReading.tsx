import { X } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { stepLabels } from '#/copy/steps.copy';
import { READING_STEPS } from '#/domain/cv/TextExtractor';
import type { ReadingProgress } from '#/domain/cv/TextExtractor';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvStart } from '#/pages/MyCvPage/parts/bringIn/CvStart';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvReadingProps = {
  readonly fileName: string;
  readonly progress: ReadingProgress;
  readonly onCancel: () => void;
  readonly onFile: (file: File) => void;
};

/** The reading under way, where the file was dropped; another may be chosen, or the reading given up. */
export const CvReading = ({ fileName, progress, onCancel, onFile }: CvReadingProps) => {
  const current = READING_STEPS.indexOf(progress.step);
  const percent = Math.round(((current + progress.progress) / READING_STEPS.length) * 100);
  const shareOf = (step: ReadingProgress['step']): number =>
    progress.step === step ? progress.progress : current > READING_STEPS.indexOf(step) ? 1 : 0;
  return (
    <CvStart title={copy.reading.aside}>
      <Card padding="large">
        <Stack gap={5}>
          <div className={styles.readingHead}>
            <div className={styles.readingDrawing}>
              <ReadingDrawing inked={shareOf('extracting')} understood={shareOf('understanding')} />
            </div>
            <Heading level={2} size="m">
              {copy.reading.title}
            </Heading>
          </div>
          <CvFileBar fileName={fileName}>
            <Button size="small" variant="quiet" icon={X} onClick={onCancel}>
              {copy.file.cancel}
            </Button>
          </CvFileBar>
          <StepProgress
            label={copy.reading.progress}
            steps={READING_STEPS.map((id) => ({ id, label: copy.reading.steps[id] }))}
            current={current}
            percent={percent}
            percentText={stepLabels.percent(percent)}
            stateLabels={stepLabels.states}
          />
          <Disclosure summary={copy.drop.replace}>
            <CvImport onFile={onFile} />
          </Disclosure>
        </Stack>
      </Card>
    </CvStart>
  );
};
