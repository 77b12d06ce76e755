import { CircleCheck, CircleDashed } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { Remark } from '#/domain/interview/review/coach';
import { coachWords } from '#/domain/interview/review/coach.fr';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/Review.css';

const copy = reportCopy.feedback;

/** The exact words a remark is about. */
export const RemarkProof = ({ remark }: { readonly remark: Remark }) => (
  <>
    {remark.quotes.map((quote) => (
      <Quote key={quote} from="other" place={copy.quote}>
        {quote}
      </Quote>
    ))}
  </>
);

/** One remark of a list. */
export const RemarkView = ({ remark, met }: { readonly remark: Remark; readonly met: boolean }) => (
  <li className={styles.remark}>
    <Icon
      icon={met ? CircleCheck : CircleDashed}
      className={met ? styles.remarkIcon : styles.todoIcon}
    />
    <div className={styles.remarkWords}>
      <Text size="s">
        <strong>{coachWords(remark.about).label}.</strong> {remark.text}
      </Text>
      <RemarkProof remark={remark} />
    </div>
  </li>
);
