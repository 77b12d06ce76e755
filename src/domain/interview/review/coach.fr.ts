import type { AnswerShape } from '#/domain/interview/interview';
import type { Criterion, Point } from '#/domain/interview/review/answerReview';
import type { Part } from '#/domain/interview/review/shapes';
import { withArticle } from '#/domain/letters/french/nounPhrase';

/** What a coach says of one point. */
export type CoachWords = {
  /** Short name, for a picture. */
  readonly label: string;
  readonly met: string;
  readonly missed: string;
};

const PARTS: Readonly<Record<Part, CoachWords>> = {
  situation: {
    label: 'Situation',
    met: 'Le décor est planté : on sait où et quand.',
    missed: 'Plantez le décor en une phrase : où, quand, avec qui.',
  },
  task: {
    label: 'Tâche',
    met: 'On comprend ce qui était attendu de vous.',
    missed: 'Dites ce que vous deviez obtenir : l’objectif, le délai ou le problème à résoudre.',
  },
  action: {
    label: 'Action',
    met: 'Vos actions sont nommées.',
    missed:
      'L’action est ce qu’on attend le plus, la moitié de la réponse : dites ce que vous avez fait, étape par étape, avec des verbes précis.',
  },
  result: {
    label: 'Résultat',
    met: 'Vous concluez par un résultat.',
    missed:
      'Terminez par ce que cela a changé : un délai tenu, un chiffre, une réaction, ce que vous en gardez.',
  },
  path: {
    label: 'Parcours',
    met: 'Votre parcours se suit facilement.',
    missed: 'Donnez deux ou trois repères : formation, postes, durée. Le reste est dans votre CV.',
  },
  proof: {
    label: 'Preuve',
    met: 'Vous appuyez ce que vous dites sur un exemple.',
    missed: 'Appuyez ce que vous avancez sur un exemple vécu, en une phrase.',
  },
  aim: {
    label: 'Projet',
    met: 'Vous dites ce que vous cherchez et pourquoi ici.',
    missed: 'Terminez par ce que vous cherchez aujourd’hui, et le lien avec ce poste.',
  },
  company: {
    label: 'Eux',
    met: 'Vous parlez de la structure, pas seulement de vous.',
    missed:
      'Citez une chose précise de la structure ou de l’annonce : une mission, un public, un projet.',
  },
  self: {
    label: 'Vous',
    met: 'Vous faites le lien avec ce que vous savez faire.',
    missed: 'Reliez ce qui vous attire à ce que vous savez déjà faire.',
  },
  together: {
    label: 'Ensemble',
    met: 'On voit ce que vous apporteriez.',
    missed: 'Dites ce que vous feriez pour eux dans les premiers mois.',
  },
  quality: {
    label: 'Qualité',
    met: 'Vous nommez une qualité.',
    missed: 'Nommez une ou deux qualités, pas davantage.',
  },
  use: {
    label: 'Utilité',
    met: 'Vous dites en quoi elle sert à ce poste.',
    missed: 'Dites en quoi cette qualité servirait à ce poste.',
  },
  weakPoint: {
    label: 'Un vrai point',
    met: 'Vous nommez un point précis, avec franchise.',
    missed: 'Nommez un point réel et sans gravité pour le poste, plutôt qu’une fausse modestie.',
  },
  progress: {
    label: 'Vos progrès',
    met: 'Vous montrez ce que vous faites pour progresser.',
    missed: 'Dites ce que vous avez mis en place pour progresser, et ce que cela donne.',
  },
  goal: {
    label: 'Cap',
    met: 'Vous donnez une direction.',
    missed: 'Donnez une direction : ce que vous aimeriez savoir faire, ou la responsabilité visée.',
  },
  steps: {
    label: 'Étapes',
    met: 'Vous dites par où vous passeriez.',
    missed:
      'Dites par quelles étapes : d’abord maîtriser le poste, puis une formation, une responsabilité.',
  },
  link: {
    label: 'Chez eux',
    met: 'Vous vous voyez dans cette structure.',
    missed: 'Reliez votre projet à cette structure : l’employeur cherche quelqu’un qui reste.',
  },
  question: {
    label: 'Une question',
    met: 'Vous posez une vraie question.',
    missed: 'Préparez deux ou trois questions : ne pas en avoir passe pour un manque d’intérêt.',
  },
  role: {
    label: 'Sur le poste',
    met: 'Elle porte sur le travail ou l’équipe.',
    missed:
      'Posez d’abord une question sur le travail ou l’équipe ; la paie et les congés viennent après.',
  },
  order: {
    label: 'Étapes',
    met: 'Vos étapes s’enchaînent.',
    missed: 'Donnez l’ordre : d’abord, ensuite, enfin.',
  },
  check: {
    label: 'Contrôle',
    met: 'Vous dites comment vous vérifiez votre travail.',
    missed: 'Dites comment vous vérifiez que c’est bien fait, et à qui vous rendez compte.',
  },
  example: {
    label: 'Exemple',
    met: 'Vous l’avez déjà fait, et vous le montrez.',
    missed: 'Ajoutez une fois où vous l’avez fait, même dans un autre cadre.',
  },
  standing: {
    label: 'Franchise',
    met: 'Vous dites où vous en êtes, sans détour.',
    missed: 'Dites d’abord où vous en êtes : jamais pratiqué, un peu, ou déjà maîtrisé.',
  },
  near: {
    label: 'Ce qui s’en rapproche',
    met: 'Vous montrez ce que vous avez de proche.',
    missed: 'Montrez ce que vous connaissez de plus proche : un autre outil, un geste voisin.',
  },
  plan: {
    label: 'Plan',
    met: 'Vous dites comment vous y arriveriez.',
    missed: 'Dites comment vous vous y mettriez, et en combien de temps.',
  },
  fact: {
    label: 'Réponse',
    met: 'Vous répondez directement.',
    missed: 'Répondez d’abord, en une phrase, puis expliquez.',
  },
  precision: {
    label: 'Précision',
    met: 'Vous donnez un repère précis.',
    missed: 'Donnez un repère : une date, une fréquence, un niveau, une fourchette.',
  },
  openness: {
    label: 'Lien avec le poste',
    met: 'Vous restez dans le dialogue.',
    missed:
      'Terminez par une ouverture : ce que cela permet pour ce poste, ou votre marge de souplesse.',
  },
  calm: {
    label: 'Calme',
    met: 'Vous restez courtois et vous ne répondez pas sur le fond.',
    missed: 'Dites poliment que ce sujet est personnel, ou demandez le lien avec le poste.',
  },
  backToJob: {
    label: 'Retour au poste',
    met: 'Vous ramenez l’échange au travail.',
    missed:
      'Ramenez aussitôt l’échange au poste : vos disponibilités, vos compétences, une question.',
  },
};

const CRITERIA_WORDS: Readonly<Record<Criterion, CoachWords>> = {
  relevance: {
    label: 'Réponse à la question',
    met: 'Vous répondez à la question posée.',
    missed: 'Répondez d’abord à la question posée.',
  },
  lawful: {
    label: 'Question interdite',
    met: '',
    missed:
      'On n’avait pas le droit de vous poser cette question : elle doit porter sur le poste ou vos aptitudes (Code du travail, articles L1221-6 et L1132-1). Vous pouvez la ramener au travail, calmement.',
  },
  length: {
    label: 'Longueur',
    met: 'La longueur est bonne.',
    missed: 'Ajustez la longueur.',
  },
  figures: {
    label: 'Chiffres',
    met: 'Vous donnez des chiffres concrets.',
    missed: 'Ajoutez un chiffre que vous pouvez défendre : une durée, un volume, une fréquence.',
  },
  person: {
    label: 'Je',
    met: 'On sait ce que vous avez fait, vous.',
    missed:
      'Dites « je » pour votre part du travail. « Nous » reste juste pour le collectif, mais le recruteur veut votre rôle.',
  },
  fillers: {
    label: 'Tics de langage',
    met: 'Presque pas de mots parasites.',
    missed:
      'Remplacez les mots parasites par un court silence : il vous paraît plus long qu’aux autres.',
  },
  assurance: {
    label: 'Assurance',
    met: 'Vous affirmez.',
    missed: 'Affirmez : supprimez ce qui reprend d’une main ce que vous donnez de l’autre.',
  },
  offer: {
    label: 'Lien avec l’annonce',
    met: 'Vous parlez de ce que l’annonce demande.',
    missed: 'Reprenez au moins une exigence de l’annonce, avec ses mots.',
  },
  respect: {
    label: 'Anciens employeurs',
    met: 'Vous parlez de vos anciens employeurs avec mesure.',
    missed:
      'Restez factuel sur vos anciens employeurs : le recruteur imagine que vous parlerez ainsi de lui. Ce que vous avez vécu peut être dur, et vous n’avez pas à le raconter ici.',
  },
  privacy: {
    label: 'Vie privée',
    met: 'Vous gardez votre vie privée pour vous.',
    missed:
      'Vous n’aviez pas à dire cela : rien ne vous y oblige, et cela ne doit pas compter dans la décision.',
  },
};

/** The words on a point. */
export const coachWords = (about: Point['about']): CoachWords =>
  about in PARTS ? PARTS[about as Part] : CRITERIA_WORDS[about as Criterion];

/** What matters first when several points are missed. */
export const PRIORITY: readonly Point['about'][] = [
  'privacy',
  'respect',
  'lawful',
  'relevance',
  'calm',
  'backToJob',
  'action',
  'result',
  'question',
  'fact',
  'weakPoint',
  'standing',
  'path',
  'quality',
  'company',
  'goal',
  'order',
  'proof',
  'progress',
  'near',
  'example',
  'together',
  'aim',
  'person',
  'situation',
  'task',
  'figures',
  'offer',
  'plan',
  'self',
  'steps',
  'use',
  'check',
  'precision',
  'role',
  'link',
  'fillers',
  'assurance',
  'openness',
  'length',
];

/** Points in the order of what matters. */
export const byPriority = (missed: readonly Point['about'][]): readonly Point['about'][] =>
  missed.toSorted((one, other) => PRIORITY.indexOf(one) - PRIORITY.indexOf(other));

/** What has to be said of an answer of any length. */
export const GRAVE: readonly Point['about'][] = ['privacy', 'respect', 'lawful', 'relevance'];

/** A subject as it stands in a sentence: a moment has its article, the name of a requirement gets one. */
export const namedSubject = (subject: string): string =>
  /^(?:une? |l’|la |le |les |votre |vos |où |quel)/u.test(subject)
    ? subject
    : (withArticle(subject) ?? `«\u00a0${subject}\u00a0»`);

/** What an answer should have borne on, by its shape, where its question names nothing. */
const ASKED_ABOUT: Readonly<Record<AnswerShape, string>> = {
  star: 'un moment vécu, que l’on puisse suivre du début à la fin',
  pitch: 'votre parcours',
  motivation: 'ce qui vous attire dans ce poste et chez eux',
  strengths: 'vos qualités pour ce poste',
  weakness: 'un point que vous cherchez à améliorer',
  projection: 'la suite que vous imaginez',
  questions: 'ce que vous voulez savoir d’eux',
  method: 'votre façon de faire',
  gap: 'où vous en êtes sur ce point',
  facts: 'un point pratique, auquel on répond en une phrase',
  redirect: 'un sujet qui n’a pas à être abordé',
};

/** What is said of a story of one's own life: it counts, once one says for what. */
const OWN_LIFE_LINK =
  'Une histoire de chez vous, d’un club ou de bénévolat compte, si elle montre ce qu’on vous demande. Il manque le lien : dites en une phrase ce qu’elle montre de vous, et où cela vous sert au travail.';

/** That an answer is about something else than its question, or that the link does not show. */
export const relevanceWords = (
  relevance: 'unclear' | 'aside',
  {
    shape,
    subject,
    ownLife,
  }: { readonly shape: AnswerShape; readonly subject: string | null; readonly ownLife: boolean },
): string => {
  if (relevance === 'unclear' && ownLife) return OWN_LIFE_LINK;
  const about = subject ?? ASKED_ABOUT[shape];
  return relevance === 'aside'
    ? `La question portait sur ${about}. Nous n’avons pas trouvé en quoi votre réponse y répond : reprenez les mots de la question dès la première phrase, puis donnez du concret.`
    : `La question portait sur ${about} : si votre réponse en parle, dites-le dès la première phrase, nous n’en retrouvons pas les mots.`;
};

/** How many stories end on a result. */
export const storiesWords = (withResult: number, stories: number): string =>
  stories === 0
    ? 'Aucun récit cette fois'
    : stories === 1
      ? withResult === 1
        ? 'Votre récit a un résultat'
        : 'Votre récit n’a pas encore de résultat'
      : `Vos récits : ${withResult} sur ${stories} ${withResult > 1 ? 'ont' : 'a'} un résultat`;

/** What is said of a length that is right, or too long. */
export const LENGTH_WORDS = {
  good: (aloud: string): string => `La longueur est bonne : environ ${aloud} à l’oral.`,
  long: (aloud: string): string =>
    `C’est long : environ ${aloud} à l’oral. Visez moins de deux minutes : gardez un seul exemple.`,
} as const;

/** What is said of the length of several answers together. */
export const LENGTHS_OVERALL = {
  short:
    'Développez\u00a0: deux ou trois phrases pour un fait, de 30 secondes à 2 minutes pour un récit.',
  long: 'Raccourcissez : moins de 2 minutes à l’oral, avec un seul exemple.',
} as const;

/** What is said of the pace of a dictated answer. */
export const PACE_WORDS = {
  slow: (words: number): string =>
    `Débit posé, ${words} mots par minute : vous pouvez enchaîner un peu plus.`,
  good: (words: number): string => `Débit agréable : ${words} mots par minute.`,
  fast: (words: number): string =>
    `Débit rapide, ${words} mots par minute : respirez entre deux idées.`,
} as const;

/** A duration in words: `45 secondes`, `1 minute 30`. */
export const durationWords = (seconds: number): string => {
  if (seconds < 60) {
    const rounded = Math.max(5, Math.round(seconds / 5) * 5);
    return rounded === 60 ? '1 minute' : `${rounded} secondes`;
  }
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round((seconds % 60) / 10) * 10;
  const whole = rest === 60 ? minutes + 1 : minutes;
  const unit = whole > 1 ? 'minutes' : 'minute';
  return rest === 0 || rest === 60 ? `${whole} ${unit}` : `${whole} ${unit} ${rest}`;
};

/** What could be said of the offer, with its words. */
export const offerHint = (words: string, sure: boolean): string =>
  sure ? `Par exemple « ${words} ».` : `Par exemple « ${words} », si vous l’avez.`;

/** Fillers by count, in words. */
export const fillerList = (
  fillers: readonly { readonly label: string; readonly count: number }[],
): string =>
  fillers.map(({ label, count }) => `« ${label} »${count > 1 ? ` ${count} fois` : ''}`).join(', ');

/** One sentence on the whole of an answer. */
export const LEVEL_WORDS = {
  empty: 'Pas encore de réponse.',
  aside: 'Cette réponse ne répond pas encore à la question.',
  weak: 'Un début : voici comment l’étoffer.',
  fair: 'De bonnes bases. Un point ferait la différence.',
  good: 'Une réponse solide.',
} as const;

/** The same in a word or two, beside a question. */
export const LEVEL_LABELS = {
  empty: 'sans réponse',
  aside: 'à côté de la question',
  weak: 'à étoffer',
  fair: 'à compléter',
  good: 'solide',
} as const;
