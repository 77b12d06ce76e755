import { useEffect, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { PostForm } from '#/modules/AnalysisReport/parts/PostForm';
import { correctingJobCopy as copy } from '#/modules/JobInHand/CorrectingJob.copy';
import type { HeldJob, JobCorrection } from '#/usecases/subject/subject';

type CorrectingJobProps = {
  readonly read: NonNullable<HeldJob['correction']>;
  /** Saved or given up. */
  readonly onDone: () => void;
};

/** Puts right what was read of the job in hand, in the place of its line. */
export const CorrectingJob = ({ read, onDone }: CorrectingJobProps) => {
  // As it was when the form was asked for.
  const [readOnce] = useState(() => read);
  const [correction, setCorrection] = useState<JobCorrection | 'none' | null>(null);
  useEffect(() => {
    let current = true;
    void readOnce().then((found) => {
      if (current) setCorrection(found ?? 'none');
    });
    return () => {
      current = false;
    };
  }, [readOnce]);
  if (correction === null) return null;
  if (correction === 'none')
    return (
      <Callout
        tone="caution"
        announced
        title={copy.title}
        actions={<Button onClick={onDone}>{copy.close}</Button>}
      >
        {copy.text}
      </Callout>
    );
  return (
    <PostForm
      post={correction.post}
      takesFocus
      onCancel={onDone}
      onSave={(head) => {
        onDone();
        correction.onCorrect({ kind: 'post', head });
      }}
    />
  );
};
