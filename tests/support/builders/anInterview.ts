import { composeInterview } from '#/domain/interview/composeInterview';
import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewSession, InterviewTopic } from '#/domain/interview/interview';

/** An advertisement with requirements, a constraint of hours and the words that add questions. */
export const INTERVIEW_OFFER = `Aide-soignant·e de nuit H/F
Résidence Les Tilleuls, Nantes (44), CDI

Vos missions
- Assurer les soins d’hygiène et de confort des résidents
- Tracer les soins et rédiger les transmissions ciblées
- Participer au projet d’accompagnement de chaque résident

Votre profil
- Diplôme d’État d’aide-soignant exigé
- Pratique des transmissions ciblées sur Netsoins
- Sens de l’écoute et goût du travail en équipe
- L’approche Montessori serait un plus

Travail de nuit, un week-end sur deux.`;

const topic = (
  over: Partial<InterviewTopic> & Pick<InterviewTopic, 'id' | 'words'>,
): InterviewTopic => ({
  kind: 'skill',
  label: over.words,
  quote: over.words,
  demand: 'required',
  concept: null,
  answer: 'unknown',
  evidence: null,
  ...over,
});

export const INTERVIEW_TOPICS: readonly InterviewTopic[] = [
  topic({
    id: 'skill-1',
    words: 'transmissions ciblées',
    label: 'Transmissions ciblées',
    concept: 'transmissions-ciblees',
    quote: 'Pratique des transmissions ciblées sur Netsoins',
    answer: 'held',
    evidence: {
      quote: 'Prise des constantes, prévention des escarres, transmissions ciblées sur Netsoins',
      experience: 'Aide-soignante de nuit, 2021-03',
    },
  }),
  topic({
    id: 'skill-2',
    words: 'approche Montessori',
    label: 'Approche Montessori',
    concept: 'approche-montessori',
    quote: 'L’approche Montessori serait un plus',
    demand: 'optional',
    answer: 'missing',
  }),
  topic({
    id: 'skill-3',
    kind: 'softSkill',
    words: 'Sens de l’écoute',
    label: 'Écoute',
    quote: 'Sens de l’écoute et goût du travail en équipe',
    answer: 'held',
    evidence: {
      quote: 'Calme, à l’écoute, habituée au travail en équipe de nuit.',
      experience: null,
    },
  }),
  topic({
    id: 'mission-1',
    kind: 'mission',
    words: 'Tracer les soins et rédiger les transmissions ciblées',
    demand: 'expected',
  }),
  topic({
    id: 'schedule',
    kind: 'schedule',
    words: 'Travail de nuit',
    quote: 'Travail de nuit, un week-end sur deux',
    demand: 'expected',
  }),
];

export const GOOD_ANSWER =
  'L’hiver dernier, à l’EHPAD Les Genêts, une résidente de l’unité protégée refusait la toilette depuis trois jours. Je devais assurer le soin sans la brusquer, avec douze autres toilettes à faire avant dix heures. J’ai d’abord lu les transmissions ciblées de la nuit, puis je lui ai proposé de choisir entre le lavabo et la douche. J’ai fait le soin en deux fois et j’ai noté la méthode dans Netsoins pour mes collègues. Résultat : plus aucun refus pendant les deux mois suivants, et sa fille nous a remerciés.';

export const WEAK_ANSWER =
  'Euh, en fait on a souvent des situations compliquées, voilà. Du coup on s’organise entre nous, quoi, et on essaie de faire au mieux. Je pense que je suis peut-être un peu patiente, enfin ça dépend des jours.';

/** An interview under way at its first question. */
export const anInterview = (over: Partial<InterviewSession> = {}): InterviewSession => ({
  id: 1_795_254_120_000,
  startedAt: '2026-11-21T09:42:00.000Z',
  finishedAt: null,
  title: 'Aide-soignant·e de nuit H/F',
  company: 'Résidence Les Tilleuls',
  offerText: INTERVIEW_OFFER,
  topics: INTERVIEW_TOPICS,
  questions: composeInterview({
    offerText: INTERVIEW_OFFER,
    topics: INTERVIEW_TOPICS,
    trade: 'J1501',
    choices: { size: 'whole', kinds: ['hr', 'technical', 'behavioural'], practice: true },
    seed: 0,
  }),
  answers: {},
  index: 0,
  marks: null,
  dossierId: null,
  ...over,
});

/** The interview at the question of that identifier, answered with that text. */
export const answeredAt = (questionId: string, text: string, seconds = 0): InterviewSession => {
  const session = anInterview();
  return {
    ...session,
    index: Math.max(
      0,
      session.questions.findIndex(({ id }) => id === questionId),
    ),
    answers: { [questionId]: { ...EMPTY_ANSWER, text, seconds } },
  };
};
