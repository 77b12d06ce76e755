import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { jobInHandCopy as copy } from '#/modules/JobInHand/JobInHand.copy';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/modules/JobInHand/JobInHand.css';

type JobInHandProps = {
  readonly job: HeldJob;
  /** What the screen adds to it, in a word or two. */
  readonly detail?: string;
  /** Asks for another text. */
  readonly onChange: () => void;
};

/** The job in hand, folded into one line in the place of its advertisement. */
export const JobInHand = ({ job, detail, onChange }: JobInHandProps) => {
  const [first = copy.untitled, ...others] = [job.company, job.title, detail ?? ''].filter(
    (words) => words !== '',
  );
  return (
    <section className={styles.root} aria-label={copy.label}>
      <Text className={styles.words}>
        <span className={styles.company}>{first}</span>
        {others.map((words) => ` · ${words}`)}
      </Text>
      <div className={styles.actions}>
        <TextLink href={job.href}>{copy.dossier}</TextLink>
        <Button size="small" variant="quiet" aria-label={copy.changeLabel} onClick={onChange}>
          {copy.change}
        </Button>
      </div>
    </section>
  );
};
