import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { composeInterview } from '#/domain/interview/composeInterview';
import { EMPTY_ANSWER, QUESTION_KINDS } from '#/domain/interview/interview';
import type { InterviewQuestion, InterviewTopic } from '#/domain/interview/interview';
import { topicsOfOffer } from '#/domain/interview/offerTopics';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { likeliestTrade } from '#/domain/occupations/likeliestTrade';
import { readOffer } from '#/domain/postings/readOffer';
import type { Candidate } from '#tests/coach/interview/people';

/** What the application makes of a candidate: the questions put to them, and a way to have an answer read. */
export type Training = {
  readonly cv: Cv;
  readonly topics: readonly InterviewTopic[];
  readonly questions: readonly InterviewQuestion[];
  readonly review: (question: InterviewQuestion, text: string) => AnswerReview;
};

/** Prepares the six questions of an invented candidate by the same steps as the application. */
export const train = async ({ cv: text, offer }: Candidate, seed = 0): Promise<Training> => {
  const lexicon: Lexicon = await loadLexicon();
  const cv = readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-23' });
  const read = readOffer({ text: offer }, lexicon);
  const report = compareCvWithOffer(cv, { text: offer }, read, lexicon);
  const topics = topicsOfOffer(
    offer,
    read,
    lexicon,
    report.ok ? report.value : null,
    cv.document.text,
  );
  return {
    cv,
    topics,
    questions: composeInterview({
      offerText: offer,
      topics,
      trade:
        read.occupation?.rome ?? likeliestTrade(offer.split('\n')[0] ?? '', lexicon.occupations),
      choices: { size: 'usual', kinds: QUESTION_KINDS, practice: false },
      seed,
    }),
    review: (question, answer) =>
      reviewAnswer(question, { ...EMPTY_ANSWER, text: answer }, topics, lexicon, cv),
  };
};
