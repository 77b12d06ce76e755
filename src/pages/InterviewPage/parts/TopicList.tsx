import { Badge } from '#/components/Badge/Badge';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { quotedByTopic } from '#/domain/interview/review/topicCoverage';
import type { TopicCovered } from '#/domain/interview/review/topicCoverage';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/InterviewPage/InterviewReview.css';
import { screenOnly } from '#/styles/printed.css';

const { feedback: copy, finished } = reportCopy;

type TopicListProps = {
  readonly covered: readonly TopicCovered[];
  /** On paper, only what was spoken of: one answer never speaks of everything. */
  readonly saidAlone?: boolean;
};

/** What the offer asks for, by whether the answer spoke of it; first what it did. */
export const TopicList = ({ covered, saidAlone = false }: TopicListProps) => {
  const said = covered.filter(({ quotes }) => quotes.length > 0);
  return (
    <div className={saidAlone && said.length === 0 ? screenOnly : undefined}>
      <Disclosure
        summary={`${copy.offer}\u00a0: ${finished.offerCount(said.length, covered.length)}`}
        defaultOpen={covered.length === 1}
      >
        <ul className={styles.topics}>
          {quotedByTopic(
            covered.toSorted((one, other) => other.quotes.length - one.quotes.length),
          ).map(({ topic, quotes, isSaid }) => (
            <li key={topic.id} className={cx(styles.topic, saidAlone && !isSaid && screenOnly)}>
              <Inline gap={2}>
                <Text as="span" size="s" weight="medium">
                  {topic.words}
                </Text>
                <Badge size="small" tone={isSaid ? 'positive' : 'neutral'}>
                  {isSaid
                    ? copy.covered
                    : topic.answer === 'missing'
                      ? `${copy.open}, ${copy.ifYouHave}`
                      : copy.open}
                </Badge>
              </Inline>
              {quotes.map((quote) => (
                <Text key={quote} size="s" tone="muted">{`\u00ab\u00a0${quote}\u00a0\u00bb`}</Text>
              ))}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
