import { useId } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { RotateCcw } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { jobInHandCopy as copy } from '#/modules/JobInHand/JobInHand.copy';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/modules/JobInHand/JobInHand.css';

export type JobInHandProps = {
  readonly job: HeldJob;
  /** What the screen adds to it, in a word or two. */
  readonly detail?: string;
  /** What else can be done with it. */
  readonly action?: ReactNode;
  /** Asks for another text. */
  readonly onChange: () => void;
};

/** What names a job in one line, its employer first. */
const wordsOf = ({ company, title }: HeldJob, detail = ''): readonly string[] => {
  const words = [company, title, detail].filter((part) => part !== '');
  return words.length > 0 ? words : [copy.untitled];
};

/** The job in hand, folded into one line in the place of its advertisement. */
export const JobInHand = ({ job, detail, action, onChange }: JobInHandProps) => {
  const [first, ...others] = wordsOf(job, detail);
  return (
    <section className={styles.root} aria-label={copy.label}>
      <Text className={styles.words}>
        <span className={styles.company}>{first}</span>
        {others.map((words) => ` · ${words}`)}
      </Text>
      <div className={styles.actions}>
        <TextLink href={job.href}>{copy.dossier}</TextLink>
        {action}
        <Button size="small" variant="quiet" aria-label={copy.changeLabel} onClick={onChange}>
          {copy.change}
        </Button>
      </div>
    </section>
  );
};

type RecentJobsProps = {
  /** Newest first; the address of each opens the screen on it. */
  readonly jobs: readonly HeldJob[];
};

/** Advertisements that need not be pasted again, beside the field that asks for one; nothing where there are none. */
export const RecentJobs = ({ jobs }: RecentJobsProps) => {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Text id={id} size="s" weight="medium">
        {copy.recent}
      </Text>
      <Stack as="ul" gap={0}>
        {jobs.map((job) => (
          <li key={job.href}>
            <TextLink href={job.href} standalone icon={RotateCcw}>
              {wordsOf(job).join(' · ')}
            </TextLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
};
