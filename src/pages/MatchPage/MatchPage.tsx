import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { StepProgress } from '#/components/StepProgress/StepProgress';
import { matchProblems } from '#/copy/matchProblems.copy';
import { stepLabels } from '#/copy/steps.copy';
import type { CvExperience } from '#/domain/cv/cv';
import type { Claim } from '#/domain/matching/claims';
import { MATCH_STEPS } from '#/domain/matching/report';
import type { MatchProblem as Problem, MatchStep } from '#/domain/matching/report';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import { isLinkOnly } from '#/pages/MatchPage/MatchPage.state';
import type { MatchCv, MatchDossier } from '#/pages/MatchPage/MatchPage.state';
import { MatchForm } from '#/pages/MatchPage/parts/MatchForm';
import type { MatchState } from '#/usecases/match/matchSession';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/pages/MatchPage/MatchPage.css';

/** The four steps of a comparison, each worth a quarter: specification, section 9. */
const MatchProgress = ({ step }: { readonly step: MatchStep }) => {
  const current = MATCH_STEPS.indexOf(step);
  const percent = ((current + 1) / MATCH_STEPS.length) * 100;
  return (
    // A step shows its work while it is under way.
    <UnderWay drawing={<ComparingDrawing done={current + 1} />}>
      <StepProgress
        label={copy.analysing}
        steps={MATCH_STEPS.map((id) => ({ id, label: copy.steps[id] }))}
        current={current}
        percent={percent}
        percentText={stepLabels.percent(percent)}
        stateLabels={stepLabels.states}
      />
    </UnderWay>
  );
};

type MatchProblemProps = {
  readonly problem: Problem;
  readonly offerText: string;
  readonly onEditOffer: () => void;
  readonly onRetry: () => void;
};

/** No score, why, and what to do; the text of the offer is kept. */
const MatchProblem = ({ problem, offerText, onEditOffer, onRetry }: MatchProblemProps) => {
  const { title, text, edit } =
    problem === 'tooLittle' && isLinkOnly(offerText)
      ? copy.linkOnly
      : matchProblems[problem].result;
  return (
    <div role="alert">
      <EmptyState
        drawing={problem === 'failed' ? <UnreadableDrawing /> : <NoOfferDrawing />}
        title={title}
        text={text}
        actions={
          problem === 'failed' ? (
            <>
              <Button variant="primary" onClick={onRetry}>
                {copy.retry}
              </Button>
              <Button onClick={onEditOffer}>{edit}</Button>
            </>
          ) : (
            <Button variant="primary" onClick={onEditOffer}>
              {edit}
            </Button>
          )
        }
      />
    </div>
  );
};

// The form is what a visit opens on: the report comes while the advertisement is typed.
const MatchResult = lazyComponent(
  async () => (await import('#/pages/MatchPage/parts/MatchResult')).MatchResult,
);

type MatchPageProps = {
  readonly state: MatchState;
  readonly cv: MatchCv;
  readonly offerText: string;
  /** The job that the address names, while its advertisement is the text; null for what is typed. */
  readonly inHand?: HeldJob | null;
  /** Jobs whose advertisement need not be pasted again. */
  readonly recentJobs?: readonly HeldJob[];
  /** Null for an example, and where no dossier could be opened. */
  readonly dossier?: MatchDossier | null;
  /** The page that prints the result; null for an example. */
  readonly sheet?: string | null;
  readonly onOfferTextChange: (text: string) => void;
  readonly onCompare: () => void;
  /** Back to the start with an empty text. */
  readonly onCompareAnother: () => void;
  /** Back to the form with the text kept. */
  readonly onEditOffer: () => void;
  /** What the person says of a row of the ledger: the score is computed again. */
  readonly onClaim?: ((claim: Claim) => void) | undefined;
  /** Of the CV that was compared, where it is still there. */
  readonly posts?: readonly CvExperience[] | undefined;
  /** The ledger of a result is open at first. */
  readonly ledgerOpen?: boolean;
};

/** What the screen is for, until it has something to say of this offer; a problem speaks for itself. */
const subtitleOf = (state: MatchState): string | undefined => {
  switch (state.status) {
    case 'ready':
      return copy.subtitle;
    case 'analysing':
      return copy.analysingText;
    case 'complete':
      // The line of the post says it, with its employer and place.
      return state.analysis.report?.post ? undefined : copy.resultOf(state.analysis.offerTitle);
    case 'failed':
      return undefined;
  }
};

const Content = ({ state, ledgerOpen = false, ...props }: MatchPageProps): ReactElement => {
  switch (state.status) {
    case 'ready':
      return (
        <MatchForm
          cv={props.cv}
          offerText={props.offerText}
          inHand={props.inHand ?? null}
          recentJobs={props.recentJobs ?? []}
          onOfferTextChange={props.onOfferTextChange}
          onCompare={props.onCompare}
        />
      );
    case 'analysing':
      return <MatchProgress step={state.step} />;
    case 'complete':
      return (
        <MatchResult
          analysis={state.analysis}
          ledgerOpen={ledgerOpen}
          dossier={props.dossier ?? null}
          sheet={props.sheet ?? null}
          onCompareAnother={props.onCompareAnother}
          onClaim={props.onClaim}
          posts={props.posts}
        />
      );
    case 'failed':
      return (
        <MatchProblem
          problem={state.problem}
          offerText={props.offerText}
          onEditOffer={props.onEditOffer}
          onRetry={props.onCompare}
        />
      );
  }
};

/** Match CV / Offre: an advertisement goes in, an explained score comes out. */
export const MatchPage = (props: MatchPageProps) => {
  useEffect(() => MatchResult.prepare(), []);
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={subtitleOf(props.state)} />
      <FocusOnChange step={props.state.status}>
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <Content {...props} />
        </Suspense>
      </FocusOnChange>
    </div>
  );
};
