import { Icon } from '#/components/Icon/Icon';
import { Check } from '#/components/Icon/iconPaths';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

import { ring } from '#/components/Spinner/Spinner.css';
import * as styles from '#/components/StepProgress/StepProgress.css';

export type StepState = 'done' | 'current' | 'todo';

type StepProgressProps = {
  /** Names the work. */
  readonly label: string;
  /** In the order of the work. */
  readonly steps: readonly { readonly id: string; readonly label: string }[];
  /** Index of the step under way; `steps.length` when all are done. */
  readonly current: number;
  /** 0 to 100. */
  readonly percent: number;
  /** The same in words. */
  readonly percentText: string;
  /** Announced after the name of a step. */
  readonly stateLabels: Readonly<Record<StepState, string>>;
};

/** Work in named steps: those done, the one under way, those to come. */
export const StepProgress = ({
  label,
  steps,
  current,
  percent,
  percentText,
  stateLabels,
}: StepProgressProps) => (
  <div className={styles.root}>
    <ProgressBar label={label} percent={percent} valueText={percentText} />
    <ol className={styles.list}>
      {steps.map((step, index) => {
        const state: StepState = index < current ? 'done' : index === current ? 'current' : 'todo';
        return (
          <li
            key={step.id}
            className={styles.step({ state })}
            {...(state === 'current' ? { 'aria-current': 'step' } : {})}
          >
            <span className={styles.mark({ state })} aria-hidden>
              {state === 'done' && <Icon icon={Check} size="s" />}
              {state === 'current' && <span className={ring({ size: 's' })} />}
              {state === 'todo' && index + 1}
            </span>
            <span className={styles.label}>
              {step.label}
              <VisuallyHidden> ({stateLabels[state]})</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
    <VisuallyHidden>
      <output>{steps[current]?.label}</output>
    </VisuallyHidden>
  </div>
);
