import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Text } from '#/components/Text/Text';
import type { AnswerShape } from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outline';
import { OUTLINE_INTRO, OUTLINE_LABELS, OUTLINE_SOURCES } from '#/domain/interview/outline.fr';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';

import * as styles from '#/pages/InterviewPage/Review.css';

const copy = interviewCopy.outline;

type OutlinePanelProps = {
  readonly shape: AnswerShape;
  readonly lines: readonly OutlineLine[];
  readonly open: boolean;
};

/** A plan for the answer: lines of the CV and of the offer as they stand, and blanks. */
export const OutlinePanel = ({ shape, lines, open }: OutlinePanelProps) => (
  <Card look="outlined" padding="medium">
    <Disclosure
      summary={lines.some(({ source }) => source === 'cv') ? copy.titleFromCv : copy.title}
      defaultOpen={open}
    >
      <div className={styles.outline}>
        <Text size="s" tone="muted">
          {OUTLINE_INTRO[shape]} {copy.note}
        </Text>
        <dl className={styles.outline}>
          {lines.map(({ label, source, text, note }) => (
            <div key={`${label} ${text}`} className={styles.outlineLine}>
              <dt className={styles.outlineLabel}>{OUTLINE_LABELS[label]}</dt>
              <dd className={styles.outlineText} data-source={source}>
                {text}
                <span className={styles.outlineSource}>
                  {[OUTLINE_SOURCES[source], note].filter(Boolean).join(' \u00b7 ')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  </Card>
);
