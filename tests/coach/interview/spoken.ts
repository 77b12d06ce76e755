import type { Relevance } from '#/domain/interview/review/relevance';
import type { Voice } from '#tests/coach/interview/voices';

/** An answer as it was said, to the question of that number of the six (0 to 5), written before any review of it was read. */
export type Spoken = {
  readonly person: Voice;
  readonly at: number;
  readonly kind: string;
  readonly text: string;
};

/** The same with what a good adviser would hold of it. */
export type Judged = Spoken & { readonly relevance: Relevance };

/** Twelve answers in very different voices, which the rules were mended on. */
export const SPOKEN: readonly Judged[] = [
  {
    person: 'mason',
    at: 2,
    kind: 'good',
    relevance: 'answers',
    text: 'L’an passé, on avait un apprenti qui ne mettait jamais son casque. Je l’ai pris à part à la pause, je lui ai montré la bosse sur le mien et je lui ai dit qu’il remonterait sur l’échafaudage quand il l’aurait sur la tête. Il a râlé deux jours. Depuis il le met et c’est lui qui le rappelle aux autres.',
  },
  {
    person: 'carer',
    at: 2,
    kind: 'story of home',
    relevance: 'unclear',
    text: 'Chez moi, c’est ma belle-mère qui ne voulait plus manger avec nous après son veuvage. J’ai arrêté d’insister, je lui ai préparé la soupe de son village, et je me suis assise à côté sans parler. Au bout de trois semaines elle est revenue à table.',
  },
  {
    person: 'apprentice',
    at: 5,
    kind: 'sport',
    relevance: 'unclear',
    text: 'Avec mon club de hand, on perdait tous nos matchs. Comme j’étais capitaine, j’ai proposé de filmer les matchs et de revoir deux actions chaque mardi. J’ai monté les vidéos moi-même. On a fini quatrièmes alors qu’on était derniers en décembre.',
  },
  {
    person: 'cashier',
    at: 3,
    kind: 'criticises the employer',
    relevance: 'unclear',
    text: 'Dans mon magasin le directeur s’en fiche complètement, il manque toujours une caissière. Un samedi j’avais la queue jusqu’aux surgelés. J’ai appelé le rayon pour qu’ils ouvrent une deuxième caisse, et j’ai prévenu les gens que ça allait avancer. En un quart d’heure c’était bon.',
  },
  {
    person: 'hospital',
    at: 0,
    kind: 'good',
    relevance: 'answers',
    text: 'Je suis infirmière depuis 2014. Trois ans en chirurgie, puis neuf ans en gériatrie à l’hôpital des Flandres, où je m’occupe de 18 patients en long séjour et des entretiens avec les familles. L’hiver dernier, par exemple, j’ai remis à plat les transmissions du soir avec les aides-soignantes. Aujourd’hui je voudrais organiser les soins d’une maison entière, et c’est ce que vous proposez.',
  },
  {
    person: 'driver',
    at: 2,
    kind: 'good',
    relevance: 'answers',
    text: 'Il y a deux hivers, la neige a bloqué l’A29 et il me restait quatre magasins. J’ai téléphoné à l’exploitation avant que mon temps de conduite soit fini, on a décidé que je dormais à Albert, et j’ai prévenu chaque magasin de l’heure du lendemain. J’ai livré le dernier à neuf heures, le froid avait tenu.',
  },
  {
    person: 'accountant',
    at: 4,
    kind: 'too short',
    relevance: 'answers',
    text: 'Ben tout, la saisie, les lettrages.',
  },
  {
    person: 'cleaner',
    at: 4,
    kind: 'unlawful question',
    relevance: 'answers',
    text: 'Oui… enfin la dame d’avant m’a demandé si j’avais encore des enfants à la maison. Sinon l’hygiène, on commence toujours par le plus propre et on finit par les toilettes, un chiffon par zone, et je change l’eau à chaque étage.',
  },
  {
    person: 'gardener',
    at: 2,
    kind: 'middling',
    relevance: 'answers',
    text: 'Ça arrive tout le temps avec la pluie. On regarde la météo, et puis on fait autre chose, on range le dépôt ou on affûte.',
  },
  {
    person: 'teacher',
    at: 2,
    kind: 'good, in synonyms',
    relevance: 'answers',
    text: 'Ma troisième B décrochait dès le quart d’heure. J’ai laissé tomber le cours magistral : chacun tenait un rôle, avocat, témoin ou juge, et on jugeait un personnage de roman. Les plus muets ont fini par plaider. À la fin de l’année, vingt élèves sur vingt-sept rendaient leurs devoirs, contre onze en octobre.',
  },
  {
    person: 'warehouse',
    at: 5,
    kind: 'off topic',
    relevance: 'aside',
    text: 'Je cherche surtout un poste plus près de chez moi parce que je fais une heure de route. Et les 2x8 ça m’arrange pour la salle de sport.',
  },
  {
    person: 'chef',
    at: 3,
    kind: 'volunteers',
    relevance: 'answers',
    text: 'Tous les ans je fais le repas du comité des fêtes, bénévolement. Cette année on attendait deux cents personnes et le four est tombé en panne à seize heures. J’ai coupé la viande plus fin, j’ai emprunté deux réchauds au club de rugby et j’ai décalé les entrées. Tout le monde a mangé à vingt et une heures.',
  },
];

/** Eight more, kept apart: written after the rules were mended, run once, and nothing was mended on them. */
export const KEPT_APART: readonly Spoken[] = [
  {
    person: 'gardener',
    at: 5,
    kind: 'home',
    text: 'J’ai refait toute la terrasse de mes parents pendant l’été, seul avec mon cousin. Le terrain était en pente, alors j’ai tout nivelé au cordeau et j’ai coulé les plots un par un. Quatre ans après, pas une dalle n’a bougé.',
  },
  {
    person: 'hospital',
    at: 3,
    kind: 'good',
    text: 'En avril, notre cadre était absente trois semaines et le planning tombait à l’eau. J’ai pris les congés de chacun, j’ai redessiné les roulements avec deux collègues et je les ai fait relire par la direction. On a tenu sans intérim, et l’équipe a demandé à garder ces roulements.',
  },
  {
    person: 'driver',
    at: 0,
    kind: 'rambling',
    text: 'Alors moi c’est Thierry, euh, je conduis depuis que j’ai l’âge quoi, mon père avait déjà un camion, on partait le dimanche soir. J’ai commencé avec les colis, voilà, et après le lourd. J’aime la route, les paysages, on est tranquille. Et puis le frigo c’est pas bien différent je pense.',
  },
  {
    person: 'carer',
    at: 4,
    kind: 'good',
    text: 'Un matin, Monsieur Le Gall ne répondait pas à la porte. J’ai pris la clé du coffret, je l’ai trouvé par terre dans la salle de bains, conscient. Je ne l’ai pas relevé : j’ai appelé le 15, puis sa fille, puis ma responsable. Il a été opéré de la hanche le jour même, il est rentré en septembre.',
  },
  {
    person: 'cashier',
    at: 1,
    kind: 'criticises the employer',
    text: 'Franchement là où je suis ils ne respectent personne, les plannings tombent la veille. Chez vous c’est trente heures et les horaires sont sur l’annonce, ça me plaît. Je tiens une caisse depuis quatre ans, deux cents clients par jour, et j’aime les habitués.',
  },
  {
    person: 'apprentice',
    at: 4,
    kind: 'honest gap',
    text: 'Non, jamais en vrai. Au lycée j’ai juste créé des comptes sur une machine virtuelle. Mais les droits par groupes, j’ai compris le principe avec les dossiers partagés, et je peux refaire le cours en ligne avant la rentrée.',
  },
  {
    person: 'warehouse',
    at: 3,
    kind: 'too short',
    text: 'Je filme, je colle l’étiquette, et hop au quai.',
  },
  {
    person: 'teacher',
    at: 1,
    kind: 'off topic',
    text: 'L’Éducation nationale m’a usée, les réunions n’en finissent pas. J’ai besoin de calme et de finir à dix-sept heures, et Montpellier c’est à côté.',
  },
];
