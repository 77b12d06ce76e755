import type { ReactElement } from 'react';

import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, Minus, Sun } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { dayBeside } from '#/copy/dayWords';
import type { Day } from '#/domain/applications/days';
import type { SpineStep, StepStanding } from '#/domain/dossier/spine';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';
import { AnswerStep, FollowUpStep, InterviewStep } from '#/pages/DossierPage/parts/StepsAfter';
import {
  ComparedStep,
  LetterStep,
  ReadStep,
  SentStep,
} from '#/pages/DossierPage/parts/StepsBefore';

import * as styles from '#/pages/DossierPage/Spine.css';

const copy = dossierCopy.spine;

type SpineProps = {
  readonly view: DossierView;
  readonly today: Day;
  readonly actions: DossierActions;
};

const STANDINGS: Readonly<Record<StepStanding, string>> = {
  done: copy.done,
  next: copy.now,
  later: copy.later,
  skipped: copy.skipped,
};

const MARKS = { done: Check, next: Sun, later: null, skipped: Minus } as const;

const bodyOf = ({ step }: SpineStep, props: SpineProps): ReactElement => {
  switch (step) {
    case 'read':
      return <ReadStep {...props} />;
    case 'compared':
      return <ComparedStep {...props} />;
    case 'letter':
      return <LetterStep {...props} />;
    case 'sent':
      return <SentStep {...props} />;
    case 'followUp':
      return <FollowUpStep {...props} />;
    case 'interview':
      return <InterviewStep {...props} />;
    case 'answer':
      return <AnswerStep {...props} />;
  }
};

/** The way of a job, step by step: what is done of each, and its own next thing. */
export const Spine = (props: SpineProps) => (
  <section className={styles.root}>
    <VisuallyHidden>
      <Heading level={2}>{copy.title}</Heading>
    </VisuallyHidden>
    <ol className={styles.list}>
      {props.view.spine.map((step) => {
        const mark = MARKS[step.standing];
        return (
          <li
            key={step.step}
            className={styles.step({ standing: step.standing })}
            aria-current={step.standing === 'next' ? 'step' : undefined}
          >
            <span className={styles.mark({ standing: step.standing })} aria-hidden>
              {mark && <Icon icon={mark} size="s" />}
            </span>
            <div className={styles.stepHead}>
              <Heading level={3} size="m">
                {copy.steps[step.step]}
              </Heading>
              <Text as="span" size="s" tone={step.standing === 'next' ? 'strong' : 'muted'} figures>
                {step.standing === 'done' && step.on !== null ? (
                  <>
                    <VisuallyHidden>{`${copy.done}, `}</VisuallyHidden>
                    {dayBeside(step.on, props.today)}
                  </>
                ) : (
                  STANDINGS[step.standing]
                )}
              </Text>
            </div>
            <div className={styles.body}>{bodyOf(step, props)}</div>
          </li>
        );
      })}
    </ol>
  </section>
);
