import { Callout } from '#/components/Callout/Callout';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { PRACTICE_QUESTIONS, PRACTICE_RULE } from '#/domain/interview/practiceQuestions.fr';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/InterviewReview.css';

const copy = reportCopy.practice;

/** Why a question may not be asked, what may be asked instead, and two polite ways out. */
export const PracticeLesson = ({ questionId }: { readonly questionId: string }) => {
  const lesson = PRACTICE_QUESTIONS.find(({ id }) => questionId === `practice-${id}`);
  if (!lesson) return null;
  return (
    <Callout tone="info" title={copy.title}>
      <Stack gap={2}>
        <Text size="s">
          {copy.touches(lesson.criterion)} {PRACTICE_RULE}
        </Text>
        <Text size="s">{copy.lawful(lesson.lawful)}</Text>
        <Text size="s" weight="medium">
          {copy.waysOut}
        </Text>
        <ul className={styles.waysOut}>
          {lesson.waysOut.map((way) => (
            <li key={way}>
              <Text size="s">{`\u00ab\u00a0${way}\u00a0\u00bb`}</Text>
            </li>
          ))}
        </ul>
        <Text size="xs" tone="muted">
          {copy.source}
        </Text>
      </Stack>
    </Callout>
  );
};
