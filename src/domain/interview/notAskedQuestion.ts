import type {
  InterviewQuestion,
  InterviewSession,
  InterviewTopic,
} from '#/domain/interview/interview';
import type { MatchAxis } from '#/domain/matching/report';

/** The axis on which an offer is said not to ask for a topic; null for what no comparison weighs. The other way round: `askedTopics`. */
const AXES: Readonly<Record<InterviewTopic['kind'], MatchAxis | null>> = {
  tool: 'skills',
  skill: 'skills',
  licence: 'skills',
  softSkill: 'skills',
  degree: 'degree',
  mission: 'missions',
  language: 'languages',
  years: 'experience',
  schedule: null,
  pay: null,
};

/** What a question asks about, as a comparison weighs it; nothing where it does not come from the reading of the offer, or where no question would be left. */
export const weighedIn = (
  { topics, questions }: InterviewSession,
  { origin, topicIds }: InterviewQuestion,
): readonly { readonly axis: MatchAxis; readonly label: string }[] => {
  if ((origin !== 'offer' && origin !== 'gap') || questions.length < 2) return [];
  const weighed = topics
    .filter(({ id }) => topicIds.includes(id))
    .map(({ kind, label }) => ({ axis: AXES[kind], label: label.trim() }));
  return weighed.flatMap(({ axis, label }) => (axis === null ? [] : [{ axis, label }]));
};

/** The interview without a question, at the one that follows it. */
export const withoutQuestion = (session: InterviewSession, id: string): InterviewSession => {
  const at = session.questions.findIndex((question) => question.id === id);
  const questions = session.questions.filter((question) => question.id !== id);
  if (at === -1 || questions.length === 0) return session;
  const { [id]: _, ...answers } = session.answers;
  const index = at < session.index ? session.index - 1 : session.index;
  return { ...session, questions, answers, index: Math.min(index, questions.length - 1) };
};
