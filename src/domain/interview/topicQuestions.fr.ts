import type { AnswerShape, InterviewTopic, QuestionKind } from '#/domain/interview/interview';

/** How a question about a topic is put. */
export type Wording = {
  readonly shape: AnswerShape;
  readonly kind: QuestionKind;
  readonly texts: readonly ((topic: InterviewTopic) => string)[];
};

/** Questions on what the offer asks for, by kind of topic. Each wording says the same thing otherwise. */
export const TOPIC_WORDINGS: Readonly<Record<InterviewTopic['kind'], Wording>> = {
  tool: {
    shape: 'star',
    kind: 'technical',
    texts: [
      ({ words }) => `Racontez une situation précise où vous avez utilisé « ${words} ».`,
      ({ words }) => `Dans quel travail concret avez-vous eu besoin de « ${words} » ?`,
    ],
  },
  skill: {
    shape: 'star',
    kind: 'technical',
    texts: [
      ({ words }) => `Sur « ${words} », quelle est votre expérience la plus parlante ?`,
      ({ words }) => `Donnez un exemple concret de votre pratique : « ${words} ».`,
    ],
  },
  licence: {
    shape: 'facts',
    kind: 'technical',
    texts: [
      ({ words }) =>
        `Où en êtes-vous de « ${words} » : depuis quand, et dans quel cadre vous en êtes-vous servi ?`,
    ],
  },
  softSkill: {
    shape: 'star',
    kind: 'behavioural',
    texts: [
      ({ words }) => `Donnez un exemple récent, au travail, qui illustre « ${words} ».`,
      ({ words }) => `Racontez un moment où « ${words} » a compté dans votre travail.`,
    ],
  },
  mission: {
    shape: 'method',
    kind: 'technical',
    texts: [
      ({ quote }) => `Comment vous y prendriez-vous pour cette mission : « ${quote} » ?`,
      ({ quote }) =>
        `Concrètement, quelles étapes suivriez-vous pour cette mission : « ${quote} » ?`,
    ],
  },
  years: {
    shape: 'pitch',
    kind: 'hr',
    texts: [
      () =>
        'Quelle expérience vous prépare le mieux à ce poste, et combien de temps a-t-elle duré ?',
    ],
  },
  degree: {
    shape: 'strengths',
    kind: 'hr',
    texts: [() => 'Qu’est-ce qui, dans votre formation, vous servirait le plus à ce poste ?'],
  },
  language: {
    shape: 'facts',
    kind: 'hr',
    texts: [
      ({ label }) =>
        `${label} : dans quelles situations de travail vous en servez-vous, et à quel niveau ?`,
    ],
  },
  schedule: {
    shape: 'facts',
    kind: 'hr',
    texts: [({ words }) => `« ${words} » : comment vous organisez-vous pour cette contrainte ?`],
  },
  pay: {
    shape: 'facts',
    kind: 'hr',
    texts: [() => 'Quelles sont vos prétentions salariales ?'],
  },
};

/** On something that the CV does not show: asked with tact, and never taken for a lack. */
export const GAP_WORDINGS: readonly ((topic: InterviewTopic) => string)[] = [
  ({ words }) =>
    `Je ne vois pas « ${words} » dans votre CV. Où en êtes-vous sur ce point, et comment vous y mettriez-vous ?`,
  ({ words }) =>
    `Nous avons besoin de « ${words} », et votre CV n’en parle pas. Que pouvez-vous nous en dire ?`,
];

const ASKS: Readonly<Record<InterviewTopic['demand'], string>> = {
  required: 'demande',
  expected: 'mentionne',
  optional: 'apprécie',
};

/** Why a question is asked, in the words of the offer. */
export const becauseOf = ({ kind, demand, quote }: InterviewTopic): string => {
  const verb =
    kind === 'mission'
      ? 'confie'
      : kind === 'pay' || kind === 'schedule'
        ? 'indique'
        : ASKS[demand];
  return `parce que l’annonce ${verb} « ${quote} »`;
};

/** Constraints of time and place that an interviewer asks about; matched on the folded text. */
export const SCHEDULE_WORDS =
  /\b(?:astreintes?|(?:travail )?(?:de|la) nuits?\b|horaires? decales?|week-?ends?|[235] ?x ?8|deplacements?(?: (?:frequents|reguliers|ponctuels|a l'etranger))?|coupures?)\b/u;
