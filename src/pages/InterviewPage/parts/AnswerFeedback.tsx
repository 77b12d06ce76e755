import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, CircleCheck, CircleDashed, Plus } from '#/components/Icon/iconPaths';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { AnswerReview, NextStep } from '#/domain/interview/review/answerReview';
import { coachOn, paceWords } from '#/domain/interview/review/coach';
import type { Remark } from '#/domain/interview/review/coach';
import { LEVEL_WORDS, coachWords, durationWords } from '#/domain/interview/review/coach.fr';
import type { PartFound } from '#/domain/interview/review/parts';
import { PARTS } from '#/domain/interview/review/shapes';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { TopicList } from '#/pages/InterviewPage/parts/TopicList';

import * as styles from '#/pages/InterviewPage/InterviewReview.css';
import { screenOnly } from '#/styles/printed.css';

/** The parts that such an answer is made of: those found with the words that hold them, the others to be added. */
const AnswerParts = ({ parts }: { readonly parts: readonly PartFound[] }) => (
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

/** The exact words a remark is about. */
const RemarkProof = ({ remark }: { readonly remark: Remark }) => (
  <>
    {remark.quotes.map((quote) => (
      <Quote key={quote} from="other" place={copy.quote}>
        {quote}
      </Quote>
    ))}
  </>
);

/** One remark of a list. */
const RemarkView = ({ remark, met }: { readonly remark: Remark; readonly met: boolean }) => (
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

const copy = reportCopy.feedback;

const isPart = ({ about }: Remark): boolean => PARTS.some((part) => part === about);

type AnswerFeedbackProps = {
  readonly review: AnswerReview;
};

/** What an answer shows, and the one thing to improve first. */
export const AnswerFeedback = ({ review }: AnswerFeedbackProps) => {
  const { strengths, first, others } = coachOn(review);
  const pace = paceWords(review);
  const judged = review.length !== 'tooShort' && review.level !== 'aside';
  // Parts are shown with their words above: they are not said twice.
  const kept = strengths.filter((remark) => !isPart(remark));
  const rest = judged ? others.filter((remark) => !isPart(remark)) : others;
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <Heading level={3} size="m">
          {LEVEL_WORDS[review.level]}
        </Heading>
        <div className={styles.facts}>
          <span>{copy.words(review.words, durationWords(review.aloud), review.timed)}</span>
          {pace && <span>{pace}</span>}
        </div>
      </div>
      {first && (
        <section className={styles.first}>
          <Heading level={4} size="s" className={styles.firstLabel}>
            {copy.first}
          </Heading>
          <Text>{first.text}</Text>
          <RemarkProof remark={first} />
          {review.next && <NextStepView next={review.next} />}
        </section>
      )}
      {first === null && review.next && (
        <section className={styles.first}>
          <Heading level={4} size="s" className={styles.firstLabel}>
            {copy.further}
          </Heading>
          <NextStepView next={review.next} />
        </section>
      )}
      {judged && <AnswerParts parts={review.parts} />}
      {kept.length > 0 && (
        <section className={styles.head}>
          <Heading level={4} size="s">
            {copy.strengths}
          </Heading>
          <ul className={styles.remarks}>
            {kept.map((remark) => (
              <RemarkView key={remark.about} remark={remark} met />
            ))}
          </ul>
        </section>
      )}
      {review.coverage.length > 0 && judged && <TopicList covered={review.coverage} saidAlone />}
      {rest.length > 0 && (
        <Disclosure summary={copy.others(rest.length)}>
          <ul className={styles.remarks}>
            {rest.map((remark) => (
              <RemarkView key={remark.about} remark={remark} met={false} />
            ))}
          </ul>
        </Disclosure>
      )}
      {/* On paper the whole report says it once. */}
      <Text size="xs" tone="muted" className={screenOnly}>
        {copy.indicator}
      </Text>
    </div>
  );
};

/** The answer said otherwise, in the person's own words, and the line of their CV that may fill a blank. */
const NextStepView = ({ next }: { readonly next: NextStep }) => (
  <div className={styles.nextStep}>
    <p className={styles.exampleSide}>
      <span className={styles.exampleLabel}>{copy.ownWords}</span>
      <span>{`\u00ab\u00a0${next.rewritten}\u00a0\u00bb`}</span>
    </p>
    {next.fromCv && (
      <Quote from="cv" place={next.fromCv.post ?? copy.yourCv}>
        {next.fromCv.quote}
      </Quote>
    )}
  </div>
);
