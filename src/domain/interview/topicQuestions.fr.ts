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
      ({ words }) => `« ${words} » : dans quel travail concret vous en êtes-vous servi ?`,
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
    texts: [({ words }) => `« ${words} » : où en êtes-vous, et depuis quand ?`],
  },
  softSkill: {
    shape: 'star',
    kind: 'behavioural',
    texts: [
      ({ words }) =>
        `L’annonce parle de « ${words} ». Donnez un exemple récent, au travail, qui le montre.`,
      ({ words }) => `« ${words} » : racontez un moment où cela a compté dans votre travail.`,
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
    `L’annonce parle de « ${words} », et je ne le vois pas dans votre CV. Où en êtes-vous sur ce point ?`,
  ({ words }) =>
    `« ${words} » n’apparaît pas dans votre CV. Que pouvez-vous nous en dire, et comment vous y mettriez-vous ?`,
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
  /\b(?:astreintes?|(?:travail|horaires?|postes?|services?|equipes?|gardes?|travailler|travaillez) (?:de |la )?nuits?|horaires? decales?|week-?ends?|[235] ?x ?8|deplacements?(?: (?:frequents|reguliers|ponctuels|a l'etranger))?|coupures?)\b/u;

/** Phrases that the lexicon does not know and that tell a way of being rather than a skill. */
export const WAY_OF_BEING =
  /\b(?:sens|gout|esprit|capacite|qualites?|aisance|relationnel\w*|autonom\w+|rigueur|rigoureu\w+|dynami\w+|motiv\w+|curi\w+|organise\w*|ponctu\w+|polyvalen\w+|discretion|patien\w+|empath\w+|bienveillan\w+|adaptabilite|reactiv\w+|ecoute)\b/u;

/** How a line that tells work begins: with an infinitive, with you, or with the name of an action. */
export const MISSION_START =
  /^(?:(?:a ce titre|dans ce cadre|au quotidien|concretement|en lien|avec|pour)[^,]{0,60}, )?(?:vous |l'|la |le |les )?(?:serez |etes )?(?:charge\(?e?\)? d[e'] ?)?[a-z']+(?:er|ir|re|oir|ez|tion|sion|ment|age|ance|ence|ure|ise|ivi|erie|eil|ude|ien|ole|nue|sie|ite|uite|et|an|port|tri|vente|soin|soins)s?\b/u;

/** Lines beside the work: what is sought, under whom, where. */
export const NO_MISSION =
  /\b(?:recherch(?:ons|e)|recrut(?:ons|e)|rattachee?|sous l'autorite|sous la (?:responsabilite|direction|houlette)|au sein d|rejoign|titulaire du poste)\b/u;
