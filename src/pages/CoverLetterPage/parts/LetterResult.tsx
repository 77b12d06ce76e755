import { Copy, Download, RefreshCw } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Spinner } from '#/components/Spinner/Spinner';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  LetterState,
  OpenLetter,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { Findings } from '#/pages/CoverLetterPage/parts/Findings';
import { LetterPaper } from '#/pages/CoverLetterPage/parts/LetterPaper';
import { LetterTools } from '#/pages/CoverLetterPage/parts/LetterTools';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

type LetterResultProps = {
  readonly state: LetterState;
  readonly actions: LetterActions;
  readonly onGenerate: () => void;
  readonly evidenceOpen: boolean;
};

type ReadyProps = Pick<LetterResultProps, 'actions' | 'evidenceOpen'> & {
  readonly letter: OpenLetter;
};

const Ready = ({ letter, actions, evidenceOpen }: ReadyProps) => (
  <>
    <LetterTools letter={letter} actions={actions} />
    {!letter.kept && (
      <Callout tone="caution" title={copy.letter.notKept.title} announced>
        {copy.letter.notKept.text}
      </Callout>
    )}
    {letter.content.warnings.length > 0 && (
      <div className={styles.screenOnly}>
        <Callout title={copy.warningsTitle}>
          <ul className={styles.warnings}>
            {letter.content.warnings.map((warning) => (
              <li key={warning}>{copy.warnings[warning]}</li>
            ))}
          </ul>
        </Callout>
      </div>
    )}
    <LetterPaper content={letter.content} actions={actions} evidenceOpen={evidenceOpen} />
    <Findings findings={letter.findings} onFix={actions.onFix} />
  </>
);

/** The letter, or what stands in its place. */
export const LetterResult = ({ state, actions, onGenerate, evidenceOpen }: LetterResultProps) => (
  <>
    {state.status === 'idle' && (
      <EmptyState drawing={<NothingSentDrawing />} title={copy.idle.title} text={copy.idle.text} />
    )}
    {state.status === 'generating' && (
      <div className={styles.paper}>
        <Spinner label={copy.form.generating} />
        <Skeleton kind="line" count={9} />
      </div>
    )}
    {state.status === 'failed' && (
      <div role="alert">
        <EmptyState
          drawing={<UnreadableDrawing />}
          title={copy.failed.title}
          text={copy.failed.text}
          actions={
            <Button variant="primary" onClick={onGenerate}>
              {copy.failed.retry}
            </Button>
          }
        />
      </div>
    )}
    {state.status === 'sample' && (
      <>
        <div className={styles.tools}>
          <Button icon={Copy} onClick={actions.onCopy}>
            {copy.letter.copy}
          </Button>
          <Button icon={Download} onClick={actions.onDownloadSample}>
            {copy.letter.download}
          </Button>
          <Button icon={RefreshCw} onClick={actions.onRegenerate}>
            {copy.letter.regenerate}
          </Button>
          <SampleMark word={copy.sample.word} />
        </div>
        <Callout title={copy.sample.title}>{copy.sample.text}</Callout>
        <LetterPaper content={state.content} actions={null} evidenceOpen={false} />
      </>
    )}
    {state.status === 'ready' && (
      <Ready letter={state.letter} actions={actions} evidenceOpen={evidenceOpen} />
    )}
  </>
);
