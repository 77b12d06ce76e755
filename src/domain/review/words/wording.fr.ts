import { wordTable } from '#/domain/shared/wordTable';

/** Openings that hide the part one took, on the folded line; what follows stays. */
export const PART_TAKEN =
  /^(?:participation(?: active)?|participer|participe|contribution|contribuer) (a l'|a la |aux |au |a )(?=\p{L})/u;

/** The same complement after a noun of action: "aux inventaires" follows "preparation" as "des inventaires". */
export const AFTER_NOUN: Readonly<Record<string, string>> = {
  "a l'": 'de l’',
  'a la ': 'de la ',
  'aux ': 'des ',
  'au ': 'du ',
  'a ': 'de ',
};

/** Words that may mean anything, folded, with what to write instead. */
export const VAGUE: readonly (readonly [pattern: RegExp, better: string])[] = [
  [
    /(?<!\p{L})(?:divers|diverses|differentes?|multiples|autres|toutes?(?: les)?) (?:taches|missions|activites)(?: (?:diverses|courantes|quotidiennes))?(?=$|[\s.,;:)])(?! (?:de|du|des|d'|liees|confiees))/u,
    'Nommez les deux ou trois plus fréquentes, par exemple « mise en rayon, étiquetage, tenue de la caisse », si ce sont les vôtres.',
  ],
  [
    /(?<!\p{L})(?:taches|missions|travaux|activites) (?:diverses|divers|variees?|varies|multiples)(?!\p{L})/u,
    'Nommez les deux ou trois plus fréquentes, par exemple « mise en rayon, étiquetage, tenue de la caisse », si ce sont les vôtres.',
  ],
  [
    /^(?:responsable|charge|chargee|en charge) (?:de|des) (?:taches|missions|travaux)(?!\p{L})/u,
    'Commencez par l’action et son objet : « Préparation de… », « Contrôle de… », « Réception de… ».',
  ],
  [
    /^(?:faire|fait) (?:le |la |les |l'|du |de la |des |de l')/u,
    'Un verbe ou un nom plus précis : « Entretien de… », « Préparation de… », « Réalisation de… ».',
  ],
  [
    /(?:^|[\s,])(?:m'occuper|s'occuper|m'occupais|occupation) (?:de|des|du|d')/u,
    'Un verbe ou un nom plus précis : « Accompagnement de… », « Suivi de… », « Entretien de… ».',
  ],
  [
    /(?:,| et| ) ?(?:etc|et cetera|et c)(?:\.{1,3}|\u2026)?[\s.)]*$/u,
    'La liste sans « etc. » : les deux ou trois éléments qui comptent pour le poste visé.',
  ],
  [
    /(?<!\p{L})(?:petites?|menues) (?:taches|choses|bricoles)(?!\p{L})/u,
    'Le nom de ces travaux : « étiquetage », « petites réparations », « courses ».',
  ],
  [
    /(?<!\p{L})(?:et autres?|et plus encore|entre autres choses|tout type de (?:taches|travaux|missions)|polyvalence totale)[\s.]*$/u,
    'La fin de la phrase avec les mots précis, ou rien.',
  ],
];

/** A task told in the first person, on the folded line. */
export const FIRST_PERSON =
  /^(?:(?:mon|ma|mes) (?:role|mission|missions|poste|travail|taches?|fonctions?|objectifs?)|je |j'|moi )|[,;:(] ?(?:je |j')|(?:^|[\s(,;:])(?:j'ai|j'etais|je (?:suis|devais|faisais|gerais|m'occup\p{L}+|travaill\p{L}+|participais))(?!\p{L})/u;

/** Nouns that name an action themselves, at the start of a folded complement. */
export const ACTION_NOUN =
  /^(?:mise|mises|prise|suivi|accueil|controle|entretien|pose|saisie|tenue|refonte|recette|montage|\p{L}{3,}(?:tion|sion|age|ement|ance|ence))(?!\p{L})/u;

/** "J'ai gere les stocks", "je prepare des repas": the verb and the article that follows, on the folded line. */
export const I_DO =
  /^(?:j'ai |j'avais |je |j')(?:ete (?:charge|chargee) d'|egalement |aussi |pu )?(\p{L}+) (les |la |le |l'|des |du |de la |un |une )?/u;

/** A second clause of the same person, in what follows the first verb. */
export const SEVERAL = /(?<!\p{L})(?:je|j'|me|m'|mes|mon|ma)(?!\p{L})|[.;:] /u;

/** Verbs that say nothing themselves: what follows names the action. */
export const EMPTY_VERBS: ReadonlySet<string> = new Set(['assure', 'effectue', 'fait', 'fais']);

/** Articles after a noun of action. */
export const ARTICLE_AFTER_NOUN: Readonly<Record<string, string>> = wordTable({
  'les ': 'des ',
  'le ': 'du ',
  'la ': 'de la ',
  "l'": 'de l’',
  'des ': 'de ',
  'du ': 'de ',
  'de la ': 'de ',
  'un ': 'd’un ',
  'une ': 'd’une ',
});

/** Nouns of action by the participle of their verb, folded. */
export const NOUN_OF: Readonly<Record<string, string>> = wordTable({
  gere: 'Gestion',
  realise: 'Réalisation',
  prepare: 'Préparation',
  organise: 'Organisation',
  accueilli: 'Accueil',
  encadre: 'Encadrement',
  forme: 'Formation',
  vendu: 'Vente',
  cree: 'Création',
  developpe: 'Développement',
  redige: 'Rédaction',
  suivi: 'Suivi',
  controle: 'Contrôle',
  installe: 'Installation',
  repare: 'Réparation',
  nettoye: 'Nettoyage',
  entretenu: 'Entretien',
  conduit: 'Conduite',
  coordonne: 'Coordination',
  anime: 'Animation',
  analyse: 'Analyse',
  concu: 'Conception',
  saisi: 'Saisie',
  livre: 'Livraison',
  range: 'Rangement',
  emballe: 'Emballage',
  pilote: 'Pilotage',
  planifie: 'Planification',
  recrute: 'Recrutement',
  traite: 'Traitement',
  verifie: 'Vérification',
  soigne: 'Soin',
  accompagne: 'Accompagnement',
  negocie: 'Négociation',
  produit: 'Production',
  fabrique: 'Fabrication',
  monte: 'Montage',
  optimise: 'Optimisation',
  mis: 'Mise',
  accueille: 'Accueil',
  conduis: 'Conduite',
  commande: 'Commande',
  distribue: 'Distribution',
  modifie: 'Modification',
  remplace: 'Remplacement',
  ramasse: 'Ramassage',
  lave: 'Lavage',
  tiens: 'Tenue',
  tenu: 'Tenue',
  sers: 'Service',
  servi: 'Service',
  vends: 'Vente',
  enseigne: 'Enseignement',
  traduit: 'Traduction',
  soude: 'Soudure',
  surveille: 'Surveillance',
});

/** Qualities that nearly every CV claims, folded. */
export const CLAIMS =
  /(?<!\p{L})(?:(?:tres |vraiment )?(?:dynamique|motive|motivee|serieux|serieuse|volontaire|ponctuel|ponctuelle|polyvalent|polyvalente|souriant|souriante|travailleur|travailleuse|courageux|courageuse|perseverant|perseverante|passionne|passionnee|rigoureux|rigoureuse|organise|organisee|autonome|reactif|reactive|enthousiaste|determine|determinee)|dynamisme|motivation|force de proposition|esprit d'equipe|bon relationnel|sens (?:du contact|de l'organisation|des responsabilites))(?!\p{L})/gu;

/** Words that show that a fact follows or that the quality belongs to a thing, folded. */
export const EVIDENCE =
  /\d|(?<!\p{L})(?:par exemple|comme le montre|ainsi|grace a|lors d|pendant|depuis|ans d)|tableaux?|croises/u;
