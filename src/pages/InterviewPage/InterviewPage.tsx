import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Spinner } from '#/components/Spinner/Spinner';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  AfterActions,
  AnswerActions,
  InterviewDialog,
  InterviewDialogActions,
  InterviewHrefs,
  InterviewState,
  OutlineRewording,
  SetupActions,
} from '#/pages/InterviewPage/InterviewPage.state';
import { InterviewSetup } from '#/pages/InterviewPage/parts/InterviewSetup';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

// The start is what a visit opens on: the rest comes once there is an interview.
const Interviewing = lazyComponent(
  async () => (await import('#/pages/InterviewPage/parts/Interviewing')).Interviewing,
);
const InterviewFinished = lazyComponent(
  async () => (await import('#/pages/InterviewPage/parts/InterviewFinished')).InterviewFinished,
);
const InterviewHistory = lazyComponent(
  async () => (await import('#/pages/InterviewPage/parts/InterviewHistory')).InterviewHistory,
);
const InterviewProblem = lazyComponent(
  async () => (await import('#/pages/InterviewPage/parts/InterviewProblem')).InterviewProblem,
);
const InterviewDialogs = lazyComponent(
  async () => (await import('#/pages/InterviewPage/parts/InterviewDialogs')).InterviewDialogs,
);

type InterviewPageProps = {
  readonly state: InterviewState;
  readonly dialog: InterviewDialog | null;
  readonly hrefs: InterviewHrefs;
  readonly setupActions: SetupActions;
  readonly answerActions: AnswerActions;
  readonly afterActions: AfterActions;
  readonly dialogActions: InterviewDialogActions;
  /** Null where no model is connected. */
  readonly outlineRewording?: OutlineRewording | null;
  /** The plan of an answer is open at first. */
  readonly outlineOpen?: boolean;
  /** Every answer of a finished interview is open at first. */
  readonly answersOpen?: boolean;
};

const Content = ({ state, hrefs, ...props }: Omit<InterviewPageProps, 'dialog'>): ReactElement => {
  switch (state.status) {
    case 'setup':
      return <InterviewSetup state={state} actions={props.setupActions} hrefs={hrefs} />;
    case 'interviewing':
      return (
        <Interviewing
          state={state}
          actions={props.answerActions}
          rewording={props.outlineRewording ?? null}
          outlineOpen={props.outlineOpen ?? false}
        />
      );
    case 'finished':
      return (
        <InterviewFinished
          state={state}
          actions={props.afterActions}
          hrefs={hrefs}
          answersOpen={props.answersOpen ?? false}
        />
      );
    case 'history':
      return (
        <InterviewHistory
          sessions={state.sessions}
          unreadable={state.unreadable}
          hrefs={hrefs}
          onResume={props.setupActions.onResume}
          onAskDelete={props.afterActions.onAskDelete}
        />
      );
    case 'damaged':
    case 'newer':
    case 'unavailable':
      return (
        <InterviewProblem
          problem={state.status}
          startHref={hrefs.start}
          onRetry={props.afterActions.onRetry}
        />
      );
  }
};

/** Simulateur d'Entretien: an offer goes in, questions come out, and each answer gets a kind, exact return. */
export const InterviewPage = ({ dialog, ...props }: InterviewPageProps) => {
  const { state } = props;
  const ready = state.status === 'setup' && state.offerText !== '';
  useEffect(() => {
    // Ahead of the first question; where it fails, the question itself asks again.
    if (ready) Interviewing.preload();
  }, [ready]);
  // Ahead of the first dialog: it then opens at once.
  useEffect(() => InterviewDialogs.prepare(), []);
  return (
    <>
      <FocusOnChange step={state.status}>
        <div className={styles.page}>
          <Suspense fallback={<Spinner label={copy.loading} />}>
            <Content {...props} />
          </Suspense>
        </div>
      </FocusOnChange>
      {dialog && (
        <Suspense>
          <InterviewDialogs dialog={dialog} actions={props.dialogActions} />
        </Suspense>
      )}
    </>
  );
};
