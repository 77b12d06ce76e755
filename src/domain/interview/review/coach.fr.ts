import type { Criterion, Point } from '#/domain/interview/review/reviewAnswer';
import type { Part } from '#/domain/interview/review/shapes';

/** What a coach says of one point. The pair of examples is of nobody in particular. */
export type CoachWords = {
  /** Short name, for a picture. */
  readonly label: string;
  readonly met: string;
  readonly missed: string;
  readonly example: { readonly weak: string; readonly better: string } | null;
};

const SITUATION_EXAMPLE = {
  weak: 'J’ai déjà géré des urgences.',
  better:
    'En décembre dernier, un vendredi soir, deux collègues étaient absents et quarante commandes attendaient.',
};
const RESULT_EXAMPLE = {
  weak: 'Et ça s’est bien passé.',
  better: 'Résultat : tout est parti dans les délais, et le client a renouvelé son contrat.',
};

const PARTS: Readonly<Record<Part, CoachWords>> = {
  situation: {
    label: 'Situation',
    met: 'Le décor est planté : on sait où et quand.',
    missed: 'Plantez le décor en une phrase : où, quand, avec qui.',
    example: SITUATION_EXAMPLE,
  },
  task: {
    label: 'Tâche',
    met: 'On comprend ce qui était attendu de vous.',
    missed: 'Dites ce que vous deviez obtenir : l’objectif, le délai ou le problème à résoudre.',
    example: {
      weak: 'On avait beaucoup de travail.',
      better: 'Je devais boucler l’inventaire avant le lundi matin, avec un intérimaire débutant.',
    },
  },
  action: {
    label: 'Action',
    met: 'Vos actions sont nommées.',
    missed:
      'L’action est ce qu’on attend le plus, la moitié de la réponse : dites ce que vous avez fait, étape par étape, avec des verbes précis.',
    example: {
      weak: 'Il a fallu s’organiser.',
      better:
        'J’ai trié les demandes par urgence, j’ai appelé les trois clients concernés, puis j’ai réparti les tâches.',
    },
  },
  result: {
    label: 'Résultat',
    met: 'Vous concluez par un résultat.',
    missed:
      'Terminez par ce que cela a changé : un délai tenu, un chiffre, une réaction, ce que vous en gardez.',
    example: RESULT_EXAMPLE,
  },
  path: {
    label: 'Parcours',
    met: 'Votre parcours se suit facilement.',
    missed: 'Donnez deux ou trois repères : formation, postes, durée. Le reste est dans votre CV.',
    example: {
      weak: 'J’ai fait un peu de tout.',
      better: 'Après un CAP, j’ai travaillé six ans en atelier, dont deux comme référente.',
    },
  },
  proof: {
    label: 'Preuve',
    met: 'Vous appuyez ce que vous dites sur un exemple.',
    missed: 'Appuyez ce que vous avancez sur un exemple vécu, en une phrase.',
    example: {
      weak: 'Je suis quelqu’un de rigoureux.',
      better:
        'Je suis rigoureux : sur mon dernier poste, je pointais chaque bon de livraison avant de signer.',
    },
  },
  aim: {
    label: 'Projet',
    met: 'Vous dites ce que vous cherchez et pourquoi ici.',
    missed: 'Terminez par ce que vous cherchez aujourd’hui, et le lien avec ce poste.',
    example: {
      weak: 'Voilà, c’est à peu près tout.',
      better:
        'Aujourd’hui, je cherche un service de taille humaine, et votre annonce met l’accueil au premier plan.',
    },
  },
  company: {
    label: 'Eux',
    met: 'Vous parlez de la structure, pas seulement de vous.',
    missed:
      'Citez une chose précise de la structure ou de l’annonce : une mission, un public, un projet.',
    example: {
      weak: 'Votre réputation n’est plus à faire.',
      better: 'Dans votre annonce, c’est le suivi des familles après la sortie qui m’a arrêtée.',
    },
  },
  self: {
    label: 'Vous',
    met: 'Vous faites le lien avec ce que vous savez faire.',
    missed: 'Reliez ce qui vous attire à ce que vous savez déjà faire.',
    example: {
      weak: 'Ça a l’air intéressant.',
      better: 'J’ai tenu ce type de planning pendant trois ans.',
    },
  },
  together: {
    label: 'Ensemble',
    met: 'On voit ce que vous apporteriez.',
    missed: 'Dites ce que vous feriez pour eux dans les premiers mois.',
    example: {
      weak: 'J’espère que vous me donnerez ma chance.',
      better: 'Je pourrai prendre en charge les relances dès le premier mois.',
    },
  },
  quality: {
    label: 'Qualité',
    met: 'Vous nommez une qualité.',
    missed: 'Nommez une ou deux qualités, pas davantage.',
    example: {
      weak: 'Je m’entends bien avec tout le monde.',
      better: 'Je suis calme, même quand le rythme s’accélère.',
    },
  },
  use: {
    label: 'Utilité',
    met: 'Vous dites en quoi elle sert à ce poste.',
    missed: 'Dites en quoi cette qualité servirait à ce poste.',
    example: {
      weak: 'C’est une qualité importante.',
      better:
        'Pour votre accueil, où le public attend parfois longtemps, c’est utile tous les jours.',
    },
  },
  weakPoint: {
    label: 'Un vrai point',
    met: 'Vous nommez un point précis, avec franchise.',
    missed: 'Nommez un point réel et sans gravité pour le poste, plutôt qu’une fausse modestie.',
    example: {
      weak: 'Je suis trop perfectionniste.',
      better: 'J’ai longtemps eu du mal à déléguer.',
    },
  },
  progress: {
    label: 'Vos progrès',
    met: 'Vous montrez ce que vous faites pour progresser.',
    missed: 'Dites ce que vous avez mis en place pour progresser, et ce que cela donne.',
    example: {
      weak: 'C’est mon caractère.',
      better: 'Depuis un an, je note en début de semaine ce que je peux confier, et à qui.',
    },
  },
  goal: {
    label: 'Cap',
    met: 'Vous donnez une direction.',
    missed: 'Donnez une direction : ce que vous aimeriez savoir faire, ou la responsabilité visée.',
    example: {
      weak: 'Je ne sais pas, on verra bien.',
      better: 'Dans trois ans, j’aimerais former les nouveaux arrivants.',
    },
  },
  steps: {
    label: 'Étapes',
    met: 'Vous dites par où vous passeriez.',
    missed:
      'Dites par quelles étapes : d’abord maîtriser le poste, puis une formation, une responsabilité.',
    example: {
      weak: 'J’aimerais évoluer.',
      better: 'D’abord bien tenir le poste, puis passer une certification.',
    },
  },
  link: {
    label: 'Chez eux',
    met: 'Vous vous voyez dans cette structure.',
    missed: 'Reliez votre projet à cette structure : l’employeur cherche quelqu’un qui reste.',
    example: {
      weak: 'J’aimerais monter ma propre affaire ailleurs.',
      better: 'Votre équipe s’agrandit : j’aimerais y grandir aussi.',
    },
  },
  question: {
    label: 'Une question',
    met: 'Vous posez une vraie question.',
    missed: 'Préparez deux ou trois questions : ne pas en avoir passe pour un manque d’intérêt.',
    example: {
      weak: 'Non, tout est clair.',
      better: 'À quoi verriez-vous, dans six mois, que la personne recrutée a réussi ?',
    },
  },
  role: {
    label: 'Sur le poste',
    met: 'Elle porte sur le travail ou l’équipe.',
    missed:
      'Posez d’abord une question sur le travail ou l’équipe ; la paie et les congés viennent après.',
    example: {
      weak: 'Il y a combien de congés ?',
      better: 'Comment s’organise une semaine type dans l’équipe ?',
    },
  },
  order: {
    label: 'Étapes',
    met: 'Vos étapes s’enchaînent.',
    missed: 'Donnez l’ordre : d’abord, ensuite, enfin.',
    example: {
      weak: 'Je ferais le travail normalement.',
      better: 'D’abord je vérifierais le stock, ensuite je préparerais la tournée.',
    },
  },
  check: {
    label: 'Contrôle',
    met: 'Vous dites comment vous vérifiez votre travail.',
    missed: 'Dites comment vous vérifiez que c’est bien fait, et à qui vous rendez compte.',
    example: {
      weak: 'Et voilà, c’est terminé.',
      better: 'Avant de transmettre, je recoupe les deux fichiers et je signale les écarts.',
    },
  },
  example: {
    label: 'Exemple',
    met: 'Vous l’avez déjà fait, et vous le montrez.',
    missed: 'Ajoutez une fois où vous l’avez fait, même dans un autre cadre.',
    example: {
      weak: 'Je saurais faire.',
      better: 'C’est ce que j’ai fait l’an dernier, pour un stock deux fois plus petit.',
    },
  },
  standing: {
    label: 'Franchise',
    met: 'Vous dites où vous en êtes, sans détour.',
    missed: 'Dites d’abord où vous en êtes : jamais pratiqué, un peu, ou déjà maîtrisé.',
    example: {
      weak: 'Je me débrouille toujours.',
      better: 'Je n’ai pas encore utilisé ce logiciel.',
    },
  },
  near: {
    label: 'Ce qui s’en rapproche',
    met: 'Vous montrez ce que vous avez de proche.',
    missed: 'Montrez ce que vous connaissez de plus proche : un autre outil, un geste voisin.',
    example: {
      weak: 'Non, je ne connais pas.',
      better: 'En revanche, j’ai travaillé trois ans sur un outil du même type.',
    },
  },
  plan: {
    label: 'Plan',
    met: 'Vous dites comment vous y arriveriez.',
    missed: 'Dites comment vous vous y mettriez, et en combien de temps.',
    example: {
      weak: 'Ça s’apprend.',
      better:
        'Je peux suivre la formation en ligne avant la prise de poste, puis travailler en binôme deux semaines.',
    },
  },
  fact: {
    label: 'Réponse',
    met: 'Vous répondez directement.',
    missed: 'Répondez d’abord, en une phrase, puis expliquez.',
    example: { weak: 'Ça dépend.', better: 'Oui, c’est possible pour moi.' },
  },
  precision: {
    label: 'Précision',
    met: 'Vous donnez un repère précis.',
    missed: 'Donnez un repère : une date, une fréquence, un niveau, une fourchette.',
    example: {
      weak: 'Je me débrouille.',
      better: 'Je m’en sers toutes les semaines depuis deux ans.',
    },
  },
  openness: {
    label: 'Lien avec le poste',
    met: 'Vous restez dans le dialogue.',
    missed:
      'Terminez par une ouverture : ce que cela permet pour ce poste, ou votre marge de souplesse.',
    example: {
      weak: 'C’est à prendre ou à laisser.',
      better: 'Je suis ouverte à la discussion selon l’ensemble des avantages.',
    },
  },
  calm: {
    label: 'Calme',
    met: 'Vous restez courtois et vous ne répondez pas sur le fond.',
    missed: 'Dites poliment que ce sujet est personnel, ou demandez le lien avec le poste.',
    example: {
      weak: 'Ça ne vous regarde pas !',
      better: 'Je préfère garder ce sujet pour ma vie privée.',
    },
  },
  backToJob: {
    label: 'Retour au poste',
    met: 'Vous ramenez l’échange au travail.',
    missed:
      'Ramenez aussitôt l’échange au poste : vos disponibilités, vos compétences, une question.',
    example: {
      weak: 'Je ne répondrai pas.',
      better: 'Si votre question porte sur ma disponibilité, les horaires annoncés me conviennent.',
    },
  },
};

const CRITERIA_WORDS: Readonly<Record<Criterion, CoachWords>> = {
  length: {
    label: 'Longueur',
    met: 'La longueur est bonne.',
    missed: 'Ajustez la longueur.',
    example: null,
  },
  figures: {
    label: 'Chiffres',
    met: 'Vous donnez des chiffres concrets.',
    missed: 'Ajoutez un chiffre que vous pouvez défendre : une durée, un volume, une fréquence.',
    example: { weak: 'Beaucoup de clients.', better: 'Une trentaine de clients par jour.' },
  },
  person: {
    label: 'Je',
    met: 'On sait ce que vous avez fait, vous.',
    missed:
      'Dites « je » pour votre part du travail. « Nous » reste juste pour le collectif, mais le recruteur veut votre rôle.',
    example: {
      weak: 'On a revu le planning.',
      better: 'J’ai revu le planning, et ma collègue l’a validé.',
    },
  },
  fillers: {
    label: 'Tics de langage',
    met: 'Presque pas de mots parasites.',
    missed:
      'Remplacez les mots parasites par un court silence : il vous paraît plus long qu’aux autres.',
    example: null,
  },
  assurance: {
    label: 'Assurance',
    met: 'Vous affirmez.',
    missed: 'Affirmez : supprimez ce qui reprend d’une main ce que vous donnez de l’autre.',
    example: {
      weak: 'Je pense que je peux peut-être m’adapter.',
      better: 'Je m’adapte : j’ai changé trois fois de logiciel en deux ans.',
    },
  },
  offer: {
    label: 'Lien avec l’annonce',
    met: 'Vous parlez de ce que l’annonce demande.',
    missed: 'Reprenez au moins une exigence de l’annonce, avec ses mots.',
    example: null,
  },
  respect: {
    label: 'Anciens employeurs',
    met: 'Vous parlez de vos anciens employeurs avec mesure.',
    missed:
      'Restez factuel sur vos anciens employeurs : le recruteur imagine que vous parlerez ainsi de lui. Ce que vous avez vécu peut être dur, et vous n’avez pas à le raconter ici.',
    example: {
      weak: 'Mon chef était incompétent.',
      better: 'L’organisation a beaucoup changé, et je cherche un cadre plus stable.',
    },
  },
  privacy: {
    label: 'Vie privée',
    met: 'Vous gardez votre vie privée pour vous.',
    missed:
      'Vous n’aviez pas à dire cela : rien ne vous y oblige, et cela ne doit pas compter dans la décision.',
    example: null,
  },
};

/** The words on a point. */
export const coachWords = (about: Point['about']): CoachWords =>
  about in PARTS ? PARTS[about as Part] : CRITERIA_WORDS[about as Criterion];

/** What matters first when several points are missed. */
export const PRIORITY: readonly Point['about'][] = [
  'privacy',
  'respect',
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

/** Points in words. */
export const pointsWords = (met: number, possible: number): string =>
  `${met} ${met > 1 ? 'points' : 'point'} sur ${possible}`;

/** What is said of the length, by how far it is from right. */
export const LENGTH_WORDS = {
  tooShort:
    'Il y a encore trop peu de mots pour un vrai retour : racontez comme à quelqu’un qui ne vous connaît pas.',
  short: (aloud: string): string =>
    `C’est un peu court : environ ${aloud} à l’oral. Développez surtout ce que vous avez fait.`,
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
  weak: 'Un début : voici comment l’étoffer.',
  fair: 'De bonnes bases. Un point ferait la différence.',
  good: 'Une réponse solide.',
} as const;
