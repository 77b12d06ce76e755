import type { InterviewAnswer } from '#/domain/interview/interview';
import { quotesAround, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText, Span } from '#/domain/interview/review/answerText';
import {
  AGAINST,
  EMPLOYERS,
  FED_UP,
  FILLERS,
  FIRST_PERSON,
  WE,
} from '#/domain/interview/review/habits.fr';

/** Words a minute at which French speech is easy to follow. */
const UNHURRIED_PACE = [95, 180] as const;
/** Words a minute by which the length of a written answer is told in time. */
const SPOKEN_PACE = 140;
/** Shorter dictations say nothing of a pace. */
const LEAST_SPOKEN = { seconds: 15, words: 25 } as const;

export const PACES = ['slow', 'good', 'fast'] as const;
export type Pace = { readonly wordsPerMinute: number; readonly verdict: (typeof PACES)[number] };

/** The pace of a dictated answer; null where too little was dictated. */
export const paceOf = ({ spokenWords, spokenSeconds }: InterviewAnswer): Pace | null => {
  if (spokenSeconds < LEAST_SPOKEN.seconds || spokenWords < LEAST_SPOKEN.words) return null;
  const wordsPerMinute = Math.round((spokenWords * 60) / spokenSeconds);
  const [slowest, fastest] = UNHURRIED_PACE;
  const verdict = wordsPerMinute < slowest ? 'slow' : wordsPerMinute > fastest ? 'fast' : 'good';
  return { wordsPerMinute, verdict };
};

/** How long an answer would take aloud, in seconds. */
export const spokenLength = (words: number): number => Math.round((words * 60) / SPOKEN_PACE);

export type FillerFound = {
  readonly label: string;
  readonly count: number;
  readonly quotes: readonly string[];
};

/** The fillers of an answer, most frequent first. */
export const fillersOf = (answer: AnswerText): readonly FillerFound[] =>
  FILLERS.map(({ label, pattern }) => {
    const spans = spansOf(answer, pattern);
    return { label, count: spans.length, quotes: quotesAround(answer, spans, 1) };
  })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** How often the candidate and a group act, with the sentences where the group does. */
export const personsOf = (
  answer: AnswerText,
): { readonly own: number; readonly group: number; readonly quotes: readonly string[] } => {
  const group = spansOf(answer, WE);
  return {
    own: spansOf(answer, FIRST_PERSON).length,
    group: group.length,
    quotes: quotesAround(answer, group, 2),
  };
};

/** Characters within which words against someone are about them. */
const CLOSE = 110;
const ABOUT_OTHERS =
  /\b(?:clients?|patients?|residents?|usagers?|fournisseurs?|eleves?|enfants?|parents?|familles?|public)\b/u;

const about = (answer: AnswerText, employer: Span, against: Span): boolean => {
  if (against.start < employer.start || against.start - employer.end > CLOSE) return false;
  const between = answer.folded.text.slice(employer.end, against.start);
  return !/[.!?\n]/u.test(between) && !ABOUT_OTHERS.test(between);
};

/** Sentences that speak ill of those one worked for or with. */
export const complaintsOf = (answer: AnswerText): readonly string[] => {
  const employers = spansOf(answer, EMPLOYERS);
  const spans = spansOf(answer, AGAINST).filter((against) =>
    employers.some((employer) => about(answer, employer, against)),
  );
  return quotesAround(answer, [...spans, ...spansOf(answer, FED_UP)], 2);
};
