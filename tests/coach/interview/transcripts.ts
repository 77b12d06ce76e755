import type { Point, Level } from '#/domain/interview/review/answerReview';
import type { Relevance } from '#/domain/interview/review/relevance';
import type { Person } from '#tests/coach/interview/people';

/** One answer, to the question of that number of the six (0 to 5), with what a good adviser would hold of it. */
export type Told = {
  readonly at: number;
  readonly text: string;
  readonly relevance: Relevance;
  readonly level: readonly Level[];
  /** What comes first; any of these. */
  readonly first?: readonly (Point['about'] | null)[];
};
/** An interview of an invented person. */
export type Transcript = {
  readonly name: string;
  readonly person: Person;
  readonly answers: readonly Told[];
};

export const TRANSCRIPTS: readonly Transcript[] = [
  {
    name: 'nurse, good',
    person: 'nurse',
    answers: [
      {
        at: 0,
        text: 'Je suis infirmière depuis 2018. J’ai commencé en EHPAD à Vitré, pendant deux ans et demi, puis je suis passée de nuit en chirurgie digestive, où je prends en charge 14 patients. Par exemple, je fais les pansements complexes et j’encadre les étudiantes. Aujourd’hui, je cherche un service de médecine de nuit, et votre clinique est à vingt minutes de chez moi.',
        relevance: 'answers',
        level: ['good', 'fair'],
      },
      {
        at: 2,
        text: 'En février dernier, une nuit, j’étais seule avec une élève pour 14 patients quand deux sonnettes ont sonné en même temps : un patient désaturait et un autre avait arraché sa perfusion. Je devais stabiliser le premier sans laisser le second sans surveillance. J’ai mis le premier sous oxygène, j’ai appelé l’interne de garde, et j’ai demandé à l’élève de comprimer le point de ponction. Puis j’ai reposé la voie. Résultat : le patient est remonté à 94 % en dix minutes et n’a pas été transféré. J’ai tout transmis au matin.',
        relevance: 'answers',
        level: ['good'],
      },
    ],
  },
  {
    name: 'nurse, middling: no result, and a group that acts',
    person: 'nurse',
    answers: [
      {
        at: 2,
        text: 'Une nuit, nous avons eu trois entrées en même temps dans le service. Nous avons réparti les chambres entre nous et nous avons appelé le médecin de garde. Nous avons aussi préparé les traitements du matin. Il fallait surtout que personne ne reste sans surveillance.',
        relevance: 'answers',
        level: ['fair', 'weak'],
        first: ['result'],
      },
    ],
  },
  {
    name: 'nurse, beside the question',
    person: 'nurse',
    answers: [
      {
        at: 2,
        text: 'Je voudrais mieux déléguer. J’ai pris l’habitude de noter mes deux tâches du jour sur un carnet et je fais du sport pour décompresser le soir.',
        relevance: 'aside',
        level: ['aside'],
        first: ['relevance'],
      },
    ],
  },
  {
    name: 'cook, the former boss is insulted in four words',
    person: 'cook',
    answers: [
      {
        at: 2,
        text: 'Mon chef était incompétent.',
        relevance: 'answers',
        level: ['weak'],
        first: ['respect'],
      },
      {
        at: 5,
        text: 'En 2023, un samedi soir, un commis manquait et il y avait 90 couverts. Mon patron était un vrai tyran, il hurlait sur tout le monde. J’ai simplifié deux assiettes avec le chef de salle, j’ai mis l’apprenti au dressage et j’ai envoyé les entrées en douze minutes. Résultat : pas une table n’est repartie.',
        relevance: 'answers',
        level: ['fair'],
        first: ['respect'],
      },
    ],
  },
  {
    name: 'cook, good',
    person: 'cook',
    answers: [
      {
        at: 2,
        text: 'L’été dernier, un dimanche midi en terrasse, on annonçait 60 couverts et il en est arrivé 110, avec le plongeur absent. Je devais tenir les entrées froides sans rupture. J’ai retiré le tartare de la carte avec l’accord du chef, j’ai préparé deux bacs d’avance et j’ai pris la plonge entre deux services. Au final, le dernier bon est sorti à 15 heures, sans retour en cuisine.',
        relevance: 'answers',
        level: ['good'],
      },
    ],
  },
  {
    name: 'accountant, good and short of a figure',
    person: 'accountant',
    answers: [
      {
        at: 5,
        text: 'Lors du passage de Sage à SAP, j’étais utilisatrice clé. Je devais former mes collègues avant la clôture. J’ai rédigé un guide, j’ai animé des ateliers et j’ai repris avec eux les écritures en erreur. Au final, la clôture a été tenue dans les délais et le guide est encore utilisé.',
        relevance: 'answers',
        level: ['fair', 'good'],
      },
      {
        at: 1,
        text: 'Ce qui m’attire, c’est votre activité de négoce, avec des fournisseurs étrangers. J’ai suivi 900 factures par mois chez Valmier, dont des fournisseurs espagnols. Je pourrais prendre en charge vos relances et vos rapprochements dès le premier mois.',
        relevance: 'answers',
        level: ['good', 'fair'],
      },
    ],
  },
  {
    name: 'accountant, private matters nobody asked for',
    person: 'accountant',
    answers: [
      {
        at: 0,
        text: 'Je suis comptable depuis 2016, d’abord en cabinet puis en entreprise. Je suis divorcée et j’ai deux enfants, donc je cherche des horaires stables. Je maîtrise SAP et les rapprochements bancaires, par exemple 900 factures par mois.',
        relevance: 'answers',
        level: ['fair'],
        first: ['privacy'],
      },
    ],
  },
  {
    name: 'forklift driver, vague and full of fillers',
    person: 'driver',
    answers: [
      {
        at: 2,
        text: 'Euh, ben du coup, quand je prends mon poste, voilà, je regarde le quai, genre s’il y a des palettes partout, et puis je range, quoi. En fait ça dépend de l’équipe d’avant, du coup on s’arrange.',
        relevance: 'unclear',
        level: ['weak'],
        first: ['relevance'],
      },
    ],
  },
  {
    name: 'forklift driver, good without a situation',
    person: 'driver',
    answers: [
      {
        at: 2,
        text: 'J’ai trouvé une palette mal filmée en travers de l’allée. J’ai bloqué le passage, j’ai prévenu mon chef d’équipe et j’ai refait la palette avec un collègue. Personne n’a été blessé et le camion est reparti à l’heure.',
        relevance: 'answers',
        level: ['fair', 'good', 'weak'],
      },
    ],
  },
  {
    name: 'shop assistant, told of an unlawful question',
    person: 'seller',
    answers: [
      {
        at: 1,
        text: 'La dernière fois, le recruteur m’a demandé si je voulais des enfants et j’ai répondu que non. Votre boutique m’attire parce que vous travaillez le lin, et je connais bien la matière.',
        relevance: 'answers',
        level: ['fair', 'weak', 'good'],
        first: ['lawful'],
      },
    ],
  },
  {
    name: 'shop assistant, opinion where a story was asked',
    person: 'seller',
    answers: [
      {
        at: 5,
        text: 'Je trouve que la réussite dépend beaucoup de la motivation, et que le plus important est de garder le sourire dans toutes les circonstances.',
        relevance: 'aside',
        level: ['aside'],
        first: ['relevance'],
      },
    ],
  },
  {
    name: 'developer, good; and honest on what he lacks',
    person: 'developer',
    answers: [
      {
        at: 5,
        text: 'En 2023, chez Océanis, le pipeline prenait 40 minutes et les équipes poussaient sans tests. Mon objectif était de passer sous le quart d’heure. J’ai mesuré chaque étape, j’ai mis les dépendances en cache et j’ai séparé les tests lents. Résultat : 12 minutes, et deux fois plus de déploiements par semaine.',
        relevance: 'answers',
        level: ['good'],
      },
      {
        at: 4,
        text: 'Je n’ai pas encore utilisé Kubernetes en production. En revanche, j’ai conteneurisé trois services avec Docker et j’écris déjà les pipelines. Je peux suivre la formation officielle avant l’arrivée et travailler en binôme pendant deux semaines.',
        relevance: 'answers',
        level: ['good', 'fair'],
      },
    ],
  },
];
