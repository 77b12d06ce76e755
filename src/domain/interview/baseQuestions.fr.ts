import type { InterviewQuestion } from '#/domain/interview/interview';
import { fold } from '#/domain/shared/text';

const base = (
  id: string,
  text: string,
  kind: InterviewQuestion['kind'],
  shape: InterviewQuestion['shape'],
): InterviewQuestion => ({ id, text, origin: 'base', kind, shape, because: null, topicIds: [] });

/** The first half of the eight questions that are always asked: specification, section 9. */
export const OPENING_QUESTIONS: readonly InterviewQuestion[] = [
  base('presentation', 'Pouvez-vous vous présenter et me raconter votre parcours ?', 'hr', 'pitch'),
  base(
    'motivation',
    'Qu’est-ce qui vous attire dans ce poste et dans notre structure ?',
    'hr',
    'motivation',
  ),
  base(
    'qualites',
    'Quelles sont vos principales qualités pour ce poste ?',
    'behavioural',
    'strengths',
  ),
  base(
    'reussite',
    'Racontez une réussite professionnelle dont vous gardez de la fierté.',
    'behavioural',
    'star',
  ),
];

/** The second half of the eight questions. */
export const CLOSING_QUESTIONS: readonly InterviewQuestion[] = [
  base(
    'difficulte',
    'Parlez-moi d’une difficulté ou d’un désaccord au travail : comment vous en êtes-vous sorti·e ?',
    'behavioural',
    'star',
  ),
  base('progres', 'Quel est le point que vous cherchez à améliorer ?', 'behavioural', 'weakness'),
  base('avenir', 'Où vous voyez-vous dans trois à cinq ans ?', 'hr', 'projection'),
  base('questions', 'Avez-vous des questions à nous poser ?', 'hr', 'questions'),
];

/** A question that a word of the offer adds: specification, section 9. */
type ExtraQuestion = {
  /** Found in the folded text of the offer as a whole word: "équipement" is not "équipe". */
  readonly word: RegExp;
  readonly question: InterviewQuestion;
};

const extra = (id: string, word: RegExp, said: string, text: string): ExtraQuestion => ({
  word,
  question: {
    id,
    text,
    origin: 'extra',
    kind: 'behavioural',
    shape: 'star',
    because: `parce que le mot « ${said} » est dans l’annonce`,
    topicIds: [],
  },
});

export const EXTRA_QUESTIONS: readonly ExtraQuestion[] = [
  extra(
    'projet',
    /\bprojets?\b/u,
    'projet',
    'Décrivez un projet que vous avez mené ou auquel vous avez contribué, du début à la fin.',
  ),
  extra(
    'equipe',
    /\bequipes?\b/u,
    'équipe',
    'Racontez une situation où le travail en équipe a fait la différence. Quel était votre rôle ?',
  ),
  extra(
    'leadership',
    /\bleaderships?\b/u,
    'leadership',
    'Racontez une situation où vous avez entraîné d’autres personnes vers un objectif.',
  ),
  extra(
    'agile',
    /\bagiles?\b/u,
    'agile',
    'Racontez un moment où vous avez dû changer de méthode ou de priorité en cours de route.',
  ),
];

/** The questions that the words of an offer add: specification, section 9. */
export const extraQuestions = (offerText: string): readonly InterviewQuestion[] => {
  const text = fold(offerText);
  return EXTRA_QUESTIONS.filter(({ word }) => word.test(text)).map(({ question }) => question);
};
