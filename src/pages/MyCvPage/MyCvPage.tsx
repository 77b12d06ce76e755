import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';

import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { MyCvAtFirst, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import { CvEmpty } from '#/pages/MyCvPage/parts/bringIn/CvEmpty';
import { CvReading } from '#/pages/MyCvPage/parts/bringIn/CvReading';
import { CvUnreadable } from '#/pages/MyCvPage/parts/bringIn/CvUnreadable';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

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
        <Suspense fallback={<Skeleton kind="line" count={9} />}>
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
  useEffect(() => ReadCv.preload(), []);

  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={state.status === 'read' ? undefined : copy.subtitle}
      />
      <FocusOnChange step={state.status}>{content(props, justRead)}</FocusOnChange>
    </div>
  );
};
