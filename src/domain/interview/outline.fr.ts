import type { AnswerShape } from '#/domain/interview/interview';

/** A blank that only the candidate can fill. */
export const BLANKS = {
  when: '… (où, quand, avec qui)',
  task: '… (ce que vous deviez obtenir)',
  actions: '… (ce que vous avez fait, vous : deux ou trois verbes précis)',
  result: '… (ce que cela a changé, et votre chiffre)',
  figure: '… (votre chiffre)',
  aim: '… (ce que vous cherchez, et pourquoi ici)',
  company: '… (une chose précise sur la structure : un projet, un public, une valeur vécue)',
  proof: '… (une fois où vous l’avez montré)',
  path: '… (vos deux ou trois repères : formation, postes, durée)',
  quality: '… (une qualité, avec le mot que vos collègues emploieraient)',
  use: '… (en quoi cela sert à ce poste)',
  weakPoint: '… (un point réel, sans gravité pour ce poste)',
  progress: '… (ce que vous avez mis en place, et ce que cela donne)',
  goal: '… (ce que vous aimeriez savoir faire ou porter)',
  steps: '… (d’abord, ensuite)',
  order: '… (vos étapes, dans l’ordre)',
  check: '… (comment vous vérifiez, et à qui vous rendez compte)',
  standing: '… (où vous en êtes : jamais pratiqué, un peu, maîtrisé)',
  near: '… (ce que vous connaissez de plus proche)',
  plan: '… (comment vous vous y mettriez, en combien de temps)',
  fact: '… (votre réponse en une phrase)',
  precision: '… (depuis quand, à quelle fréquence, à quel niveau)',
  openness: '… (ce que cela permet pour ce poste)',
} as const;

/** What a line of the CV speaks of where it fits a question that some word of the offer adds, by question. */
export const THEMES: Readonly<Record<string, string>> = {
  equipe:
    'équipe collègues accueillir former intérimaires stagiaires tutorat encadrement coordination binôme',
  leadership: 'encadrement responsable équipe former diriger piloter animer management tutorat',
  projet: 'projet mise en place création refonte lancement organisation conception',
  agile: 'agile scrum sprint kanban changement adaptation',
};

export const OUTLINE_LABELS = {
  situation: 'Situation',
  task: 'Tâche',
  action: 'Action',
  result: 'Résultat',
  path: 'Votre parcours',
  proof: 'Une preuve',
  aim: 'Votre projet',
  company: 'Eux',
  self: 'Vous',
  together: 'Ensemble',
  quality: 'Une qualité',
  use: 'Son utilité ici',
  weakPoint: 'Le point',
  progress: 'Vos progrès',
  goal: 'Le cap',
  steps: 'Les étapes',
  link: 'Le lien avec eux',
  order: 'Vos étapes',
  check: 'Votre contrôle',
  example: 'Un exemple',
  standing: 'Où vous en êtes',
  near: 'Ce qui s’en rapproche',
  plan: 'Votre plan',
  fact: 'La réponse',
  precision: 'Un repère',
  openness: 'Pour finir',
  ask: 'À demander',
} as const;
export type OutlineLabel = keyof typeof OUTLINE_LABELS;

/** Where the words of a line come from. */
export const OUTLINE_SOURCES = {
  cv: 'dans votre CV',
  offer: 'dans l’annonce',
  blank: 'à compléter',
  advice: 'notre conseil',
} as const;
export type OutlineSource = keyof typeof OUTLINE_SOURCES;

/** Before the month in which a post that is still held began. */
export const SINCE = 'depuis';

/** Share of the time that each part of a STAR answer is worth, as the guides to the method have it: 15, 10, 50 and 25 %. */
export const STAR_SHARES = {
  situation: 'environ 15 % du temps',
  task: 'environ 10 %',
  action: 'la moitié',
  result: 'un quart',
} as const;

/** Questions to ask, by what the offer leaves open. */
export const QUESTIONS_TO_ASK = {
  success: 'À quoi verriez-vous, dans six mois, que la personne recrutée a réussi ?',
  team: 'Comment s’organise une semaine type dans l’équipe ?',
  next: 'Quelles sont les prochaines étapes du recrutement, et dans quel délai ?',
  mission: (quote: string): string =>
    `Pour « ${quote} », qu’est-ce qui est le plus urgent aujourd’hui ?`,
  arrival: 'Comment se passent les premières semaines d’une nouvelle personne ?',
} as const;

/** How to speak of pay. */
export const PAY_ADVICE = [
  'Donnez une fourchette en brut annuel, d’environ 10 % d’écart, dont le bas vous convient vraiment.',
  'Appuyez-la sur une source : offres comparables, grille de la convention collective, barème de l’annonce.',
  'Parlez du reste à part : primes, treizième mois, mutuelle, télétravail.',
] as const;

/** What an outline is for, by kind of answer. */
export const OUTLINE_INTRO: Readonly<Record<AnswerShape, string>> = {
  star: 'Un exemple vécu, en quatre temps. Les blancs sont à vous.',
  pitch: 'Une minute et demie : le passé en bref, une preuve, ce que vous cherchez.',
  motivation: 'Eux, vous, ensemble.',
  strengths: 'Une qualité, une preuve, son utilité ici.',
  weakness: 'Un vrai point, et ce que vous en faites.',
  projection: 'Un cap, des étapes, un lien avec eux.',
  questions: 'Deux ou trois questions suffisent : le travail d’abord.',
  method: 'Vos étapes, votre contrôle, une fois où vous l’avez fait.',
  gap: 'La franchise d’abord, puis ce qui s’en rapproche, puis un plan.',
  facts: 'La réponse, un repère, une ouverture.',
  redirect: 'Une phrase calme, puis retour au poste.',
};
