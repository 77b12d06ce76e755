import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { X } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Stack } from '#/components/Stack/Stack';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { Switch } from '#/components/Switch/Switch';
import { stepLabels } from '#/copy/steps.copy';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { READING_STEPS } from '#/domain/cv/TextExtractor';
import type { ReadingProgress } from '#/domain/cv/TextExtractor';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { MyCvAtFirst, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvStart } from '#/pages/MyCvPage/parts/bringIn/CvStart';
import { CvUnreadable } from '#/pages/MyCvPage/parts/bringIn/CvUnreadable';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';
import { CvAwaited } from '#/pages/MyCvPage/parts/summary/CvAwaited';
import { tellReading } from '#/pages/MyCvPage/tellReading';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvEmptyProps = {
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
};

/** No CV yet: what to do, and what will happen to the file. */
const CvEmpty = ({ kept, onKeptChange, onFile, dragging }: CvEmptyProps) => (
  <CvStart title={bringInCopy.empty.title} text={bringInCopy.empty.text}>
    <CvImport onFile={onFile} dragging={dragging} drawn />
    <Switch
      label={bringInCopy.keep.label}
      hint={bringInCopy.keep.hint}
      checked={kept}
      onChange={onKeptChange}
    />
  </CvStart>
);

type CvReadingProps = {
  readonly fileName: string;
  readonly progress: ReadingProgress;
  readonly onCancel: () => void;
  readonly onFile: (file: File) => void;
};

/** The reading under way, where the file was dropped; another may be chosen, or the reading given up. */
const CvReading = ({ fileName, progress, onCancel, onFile }: CvReadingProps) => {
  const current = READING_STEPS.indexOf(progress.step);
  const percent = Math.round(((current + progress.progress) / READING_STEPS.length) * 100);
  const shareOf = (step: ReadingProgress['step']): number =>
    progress.step === step ? progress.progress : current > READING_STEPS.indexOf(step) ? 1 : 0;
  return (
    <CvStart title={bringInCopy.reading.aside}>
      <Card padding="large">
        <Stack gap={5}>
          <div className={styles.readingHead}>
            <div className={styles.readingDrawing}>
              <ReadingDrawing inked={shareOf('extracting')} understood={shareOf('understanding')} />
            </div>
            <Heading level={2} size="m">
              {bringInCopy.reading.title}
            </Heading>
          </div>
          <CvFileBar fileName={fileName}>
            <Button size="small" variant="quiet" icon={X} onClick={onCancel}>
              {copy.file.cancel}
            </Button>
          </CvFileBar>
          <StepProgress
            label={bringInCopy.reading.progress}
            steps={READING_STEPS.map((id) => ({ id, label: bringInCopy.reading.steps[id] }))}
            current={current}
            percent={percent}
            percentText={stepLabels.percent(percent)}
            stateLabels={stepLabels.states}
          />
          <Disclosure summary={bringInCopy.drop.replace}>
            <CvImport onFile={onFile} />
          </Disclosure>
        </Stack>
      </Card>
    </CvStart>
  );
};

// What was read, and the means to correct it, come while the file is chosen or read.
const ReadCv = lazyComponent(
  async () => (await import('#/pages/MyCvPage/parts/reading/ReadCv')).ReadCv,
);

type MyCvPageProps = {
  readonly state: MyCvState;
  /** The CV stays on this device after the page is closed. */
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  /** Gives up the reading under way; the CV it would have replaced comes back. */
  readonly onCancel: () => void;
  /** The file that could not be read has been told of. */
  readonly onRefusalSeen: () => void;
  readonly onPaste: (text: string) => void;
  readonly onCorrect: (correction: CvCorrection) => void;
  /** Undoes a correction; the others stay. */
  readonly onTakeBack: (correction: CvCorrection) => void;
  readonly onFillProfile: () => void;
  /** A page of the CV is about to be looked at. */
  readonly onPageNeeded: (page: number) => void;
  readonly atFirst?: MyCvAtFirst;
};

const content = (
  { state, atFirst = {}, ...props }: MyCvPageProps,
  justRead: boolean,
): ReactElement => {
  switch (state.status) {
    case 'empty':
      return (
        <CvEmpty
          kept={props.kept}
          onKeptChange={props.onKeptChange}
          onFile={props.onFile}
          dragging={atFirst.dragging}
        />
      );
    case 'awaited':
      return (
        <CvAwaited
          fileName={state.fileName}
          told={state.told}
          onFillProfile={props.onFillProfile}
        />
      );
    case 'reading':
      return (
        <CvReading
          fileName={state.fileName}
          progress={state.progress}
          onCancel={props.onCancel}
          onFile={props.onFile}
        />
      );
    case 'unreadable':
      return (
        <CvUnreadable
          fileName={state.fileName}
          problem={state.problem}
          onFile={props.onFile}
          onDelete={props.onDelete}
          onPaste={props.onPaste}
        />
      );
    case 'read':
      return (
        <Suspense
          fallback={
            <CvAwaited
              fileName={state.fileName}
              told={tellReading(state.cv)}
              onFillProfile={props.onFillProfile}
            />
          }
        >
          <ReadCv state={state} atFirst={atFirst} justRead={justRead} {...props} />
        </Suspense>
      );
  }
};

/** Mon CV: import, then what was understood, each field correctable where it stands. */
export const MyCvPage = (props: MyCvPageProps) => {
  const { state } = props;
  const [before, setBefore] = useState(state.status);
  const [justRead, setJustRead] = useState(false);
  if (before !== state.status) {
    setBefore(state.status);
    setJustRead(before === 'reading' && state.status === 'read');
  }
  useEffect(() => ReadCv.prepare(), []);
  // What comes back stands where it was awaited.
  const step = state.status === 'awaited' ? 'read' : state.status;

  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={step === 'read' ? undefined : copy.subtitle} />
      <FocusOnChange step={step}>{content(props, justRead)}</FocusOnChange>
    </div>
  );
};
