import { Download, History, Printer, RefreshCw } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { formatLongDate } from '#/copy/format';
import { answeredCount } from '#/domain/interview/session';
import type {
  AfterActions,
  FinishedState,
  InterviewHrefs,
} from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerList } from '#/pages/InterviewPage/parts/AnswerList';
import { InterviewOverview } from '#/pages/InterviewPage/parts/InterviewOverview';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';
import { report } from '#/pages/InterviewPage/Review.css';
import { screenOnly } from '#/styles/printed.css';

const copy = reportCopy.finished;

type InterviewFinishedProps = {
  readonly state: FinishedState;
  readonly actions: AfterActions;
  readonly hrefs: InterviewHrefs;
  readonly answersOpen: boolean;
};

/** A whole interview looked back on: what to improve, what holds, and every answer. */
export const InterviewFinished = ({
  state,
  actions,
  hrefs,
  answersOpen,
}: InterviewFinishedProps) => {
  const { session, review, past } = state;
  const title = past ? copy.pastTitle(formatLongDate(new Date(session.startedAt))) : copy.title;
  const summary = copy.summary(answeredCount(session), session.questions.length);
  return (
    <div className={cx(styles.page, report)}>
      <PageHeader
        title={title}
        subtitle={session.title === null ? summary : `${session.title}\u00a0\u00b7 ${summary}`}
      />
      <div className={cx(styles.actions, screenOnly)}>
        <Button variant="primary" icon={RefreshCw} onClick={actions.onRestart}>
          {copy.restart}
        </Button>
        <Button icon={Download} onClick={actions.onExport}>
          {copy.exportText}
        </Button>
        <Button icon={Printer} onClick={actions.onPrint}>
          {copy.print}
        </Button>
        <LinkButton href={hrefs.history} icon={History} variant="quiet">
          {copy.history}
        </LinkButton>
      </div>
      {review === 'loading' && <Spinner label={copy.loading} />}
      {review === 'unavailable' && (
        <Callout tone="caution" title={copy.unavailable.title}>
          {copy.unavailable.text}
        </Callout>
      )}
      {typeof review === 'object' && <InterviewOverview review={review} />}
      <AnswerList
        session={session}
        review={typeof review === 'object' ? review : null}
        open={answersOpen}
      />
    </div>
  );
};
