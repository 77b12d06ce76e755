import { Suspense } from 'react';

import { Button } from '#/components/Button/Button';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { correctPostCopy as copy } from '#/modules/AnalysisReport/correctPost.copy';
import { useInPlace } from '#/modules/AnalysisReport/parts/useInPlace';
import { JobInHand } from '#/modules/JobInHand/JobInHand';
import type { JobInHandProps } from '#/modules/JobInHand/JobInHand';

// Most readings need no correction.
const CorrectingJob = lazyComponent(
  async () => (await import('#/modules/JobInHand/CorrectingJob')).CorrectingJob,
);

/** The line of the job in hand, put right there where it was read wrong. */
export const CorrectableJob = (props: Omit<JobInHandProps, 'action'>) => {
  const { editing, turn, button } = useInPlace();
  const { correction } = props.job;
  if (editing && correction)
    return (
      <Suspense>
        <CorrectingJob read={correction} onDone={() => turn(false)} />
      </Suspense>
    );
  return (
    <JobInHand
      {...props}
      action={
        correction && (
          <Button
            ref={button}
            size="small"
            variant="quiet"
            aria-label={copy.correctLabel}
            onClick={() => turn(true)}
          >
            {copy.correct}
          </Button>
        )
      }
    />
  );
};
