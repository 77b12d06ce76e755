import { Check, Plus } from 'lucide-react';

import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { coachWords } from '#/domain/interview/review/coach.fr';
import type { PartFound } from '#/domain/interview/review/parts';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/Review.css';

const copy = reportCopy.feedback;

/** The parts that such an answer is made of: those found with the words that hold them, the others to be added. */
export const AnswerParts = ({ parts }: { readonly parts: readonly PartFound[] }) => (
  <section className={styles.head}>
    <Heading level={4} size="s">
      {copy.parts}
    </Heading>
    <ul className={styles.parts} data-even={parts.length % 2 === 0}>
      {parts.map(({ part, quotes }) => {
        const [quote] = quotes;
        const words = coachWords(part);
        return (
          <li key={part} className={styles.part} data-present={quote !== undefined}>
            <span className={styles.partName}>
              <Icon icon={quote === undefined ? Plus : Check} size="s" />
              {words.label}
              <VisuallyHidden>
                {quote === undefined ? copy.partMissing : copy.partPresent}
              </VisuallyHidden>
            </span>
            <span className={styles.partQuote}>
              {quote === undefined ? words.missed : `\u00ab\u00a0${quote}\u00a0\u00bb`}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
