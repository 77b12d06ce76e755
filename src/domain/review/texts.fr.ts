import type { ReviewCheck } from '#/domain/review/review';

type RemarkWords = { readonly title: string; readonly why: string };

/** What each remark is called and why it matters; never a threat, never a promise. */
export const REMARK_TEXTS: Readonly<Record<ReviewCheck, RemarkWords>> = {
  tradeLooks: {
    title: 'Ce que l’on cherche d’abord',
    why: 'Un recruteur cherche d’abord ceci, et ne le trouve pas dans votre CV. N’ajoutez que ce qui est vrai.',
  },
  weakProof: {
    title: 'Dit, mais peu montré',
    why: 'Un recruteur cherche où vous l’avez fait, et quand : ce qui n’est que nommé, ou ancien, pèse moins que ce que vos missions montrent.',
  },
  tradeUnknown: {
    title: 'Métier visé',
    why: 'Sans métier reconnu avec certitude, nous ne pouvons pas dire ce qu’un recruteur y cherche d’abord. Ces points ne sont pas perdus : ils ne sont pas encore jugés.',
  },
  showFirst: {
    title: 'À montrer d’abord',
    why: 'Les premières lignes décident si l’on lit les suivantes.',
  },
  cuts: {
    title: 'À couper ou à raccourcir',
    why: 'Chaque ligne qui ne parle pas du métier visé prend la place d’une qui en parle.',
  },
  phone: {
    title: 'Numéro de téléphone',
    why: 'Beaucoup de recruteurs proposent un premier échange par téléphone : sans numéro, ils passent par un autre chemin, ou n’appellent pas.',
  },
  email: {
    title: 'Adresse e-mail',
    why: 'C’est le moyen le plus simple de vous répondre et de vous convoquer.',
  },
  emailTone: {
    title: 'Adresse e-mail à votre nom',
    why: 'Une adresse formée de votre prénom et de votre nom se retient et se retrouve plus facilement.',
  },
  city: {
    title: 'Ville',
    why: 'La ville suffit pour situer le trajet ; l’adresse complète est inutile.',
  },
  headline: {
    title: 'Titre du CV',
    why: 'Le titre dit en une ligne le métier que vous visez : c’est la première chose qu’on lit.',
  },
  sections: {
    title: 'Rubriques attendues',
    why: 'Un recruteur parcourt un CV en cherchant toujours les mêmes repères.',
  },
  headings: {
    title: 'Intitulés de rubriques',
    why: 'Un intitulé courant se repère d’un coup d’œil, et les logiciels qui lisent les CV le reconnaissent.',
  },
  sectionOrder: {
    title: 'Ordre des rubriques',
    why: 'Avec plusieurs années de métier, l’expérience se lit en premier ; la formation vient ensuite.',
  },
  experienceOrder: {
    title: 'Ordre des expériences',
    why: 'Le poste le plus récent est celui qui parle le mieux de vous aujourd’hui : on s’attend à le trouver en premier.',
  },
  datesMissing: {
    title: 'Dates absentes',
    why: 'Sans date, on ne sait ni quand ni combien de temps : l’expérience pèse moins qu’elle ne devrait.',
  },
  datesReversed: {
    title: 'Dates à vérifier',
    why: 'La fin est écrite avant le début : c’est sans doute une faute de frappe, mais elle fait douter du reste.',
  },
  datesAhead: {
    title: 'Début dans l’avenir',
    why: 'Ce poste commence après la date d’aujourd’hui : si ce n’est pas un contrat déjà signé, c’est une faute de frappe.',
  },
  dateStyles: {
    title: 'Dates écrites de plusieurs façons',
    why: 'Une seule façon d’écrire les dates permet de suivre le parcours sans effort.',
  },
  monthsMissing: {
    title: 'Mois non précisés',
    why: 'Avec l’année seule, un poste de « 2022 à 2023 » peut avoir duré deux mois ou deux ans. Le mois lève le doute, souvent à votre avantage.',
  },
  tasks: {
    title: 'Postes sans description',
    why: 'Le titre seul ne dit pas ce que vous faisiez vraiment : deux ou trois lignes suffisent.',
  },
  figures: {
    title: 'Résultats chiffrés',
    why: 'Un chiffre donne la mesure de votre travail mieux qu’un adjectif. Un ordre de grandeur suffit, s’il est vrai.',
  },
  vague: {
    title: 'Formules vagues',
    why: 'Ces mots peuvent recouvrir beaucoup ou très peu : le recruteur ne voit pas votre part.',
  },
  firstPerson: {
    title: 'Première personne dans les missions',
    why: 'Dans les missions, commencer par l’action (« Gestion de… » ou « Gérer… ») se lit plus vite ; « je » garde sa place dans l’accroche.',
  },
  selfDescription: {
    title: 'Qualités sans preuve',
    why: 'Presque tous les CV se disent motivés ou dynamiques : un fait vous distingue mieux qu’un adjectif.',
  },
  longLines: {
    title: 'Lignes très longues',
    why: 'Au-delà d’une trentaine de mots, une mission ne se lit plus d’un coup d’œil.',
  },
  spelling: {
    title: 'Orthographe',
    why: 'Une faute se remarque plus qu’on ne le voudrait ; elle se corrige en une minute.',
  },
  accents: {
    title: 'Accents oubliés',
    why: 'En français, un accent oublié compte comme une faute, et certains logiciels ne reconnaissent plus le mot.',
  },
  punctuation: {
    title: 'Ponctuation et espaces',
    why: 'Un texte aux espaces régulières paraît plus soigné.',
  },
  tooLong: {
    title: 'Longueur',
    why: 'Un premier tri est rapide : ce qui dépasse a peu de chances d’être lu.',
  },
  tooShort: {
    title: 'CV très court',
    why: 'Avec si peu de texte, ni un recruteur ni un logiciel ne peut juger si le poste vous correspond.',
  },
  columns: {
    title: 'Deux colonnes',
    why: 'Certains logiciels lisent ligne par ligne, à travers les deux colonnes : les phrases s’y mélangent.',
  },
  textBoxes: {
    title: 'Zones de texte',
    why: 'Le texte posé dans une zone flottante est parfois lu en dernier, ou pas du tout, par les logiciels.',
  },
  tables: {
    title: 'Texte en tableau ou en vis-à-vis',
    why: 'Certains logiciels lisent case par case, ou toute la colonne des dates d’abord : une date peut s’éloigner de son poste.',
  },
  images: {
    title: 'Images',
    why: 'Ce qui est écrit dans une image (icône, jauge, logo) n’est pas du texte : un logiciel ne le voit pas.',
  },
  margins: {
    title: 'Coordonnées dans l’en-tête ou le pied de page',
    why: 'Plusieurs logiciels laissent de côté l’en-tête et le pied de page : vos coordonnées peuvent s’y perdre.',
  },
  undecodable: {
    title: 'Caractères illisibles',
    why: 'La police de votre document cache une partie des lettres aux logiciels, même si l’œil les voit.',
  },
  gaps: {
    title: 'Périodes sans indication',
    why: 'C’est courant et ce n’est pas un défaut : tout le monde en a. Vous pouvez laisser tel quel, ou dire d’un mot ce qui vous arrange.',
  },
  overlaps: {
    title: 'Postes en même temps',
    why: 'C’est peut-être voulu (temps partiels, activité indépendante) : une précision évite la question.',
  },
  personalData: {
    title: 'Informations personnelles',
    why: 'La loi interdit d’en tenir compte pour recruter (article L1132-1 du Code du travail) : elles ne servent pas votre candidature. À vous de choisir ; elles ne changent rien au score.',
  },
};

const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

/** What could stand in the place of what was found. */
export const BETTER = {
  phone: 'Sous votre nom : « 06 … … … … », un seul numéro, celui où l’on vous joint.',
  email: 'Sous votre nom : « prénom.nom@… ».',
  emailTone: (suggested: string): string =>
    `Une adresse comme ${quoted(suggested)}, gratuite à créer et réservée à vos candidatures.`,
  city: 'Sous votre nom : votre ville et, si vous voulez, le code postal.',
  headline: (post: string | null): string =>
    post === null
      ? 'Sous votre nom : le nom du métier visé, puis votre spécialité.'
      : `Sous votre nom : le métier visé, par exemple ${quoted(post)} si c’est toujours celui-là.`,
  section: {
    experience:
      'Une rubrique « Expériences » : emplois, stages, missions, bénévolat, tout ce qui montre ce que vous savez faire.',
    education: 'Une rubrique « Formation » : dernier diplôme ou titre, établissement, année.',
    skills:
      'Une rubrique « Compétences » : outils, techniques, permis et habilitations que vous avez vraiment.',
  },
  heading: (usual: string): string => `Intitulé courant : ${quoted(usual)}.`,
  usualHeadings: {
    contact: 'Contact',
    profile: 'Profil',
    experience: 'Expériences professionnelles',
    education: 'Formation',
    skills: 'Compétences',
    softSkills: 'Savoir-être',
    languages: 'Langues',
    certifications: 'Certifications',
    projects: 'Projets',
    volunteering: 'Bénévolat',
    publications: 'Publications',
    teaching: 'Enseignement',
    responsibilities: 'Responsabilités',
    awards: 'Prix et bourses',
    interests: 'Centres d’intérêt',
    references: 'Références',
    other: 'Informations complémentaires',
  },
  headingAbsent:
    'Un intitulé au-dessus de ce poste : « Expériences professionnelles », seul sur sa ligne.',
  sectionOrder: 'Cette rubrique après vos expériences.',
  experienceOrder: (latest: string): string =>
    `En premier : ${quoted(latest)}, puis les autres en remontant le temps.`,
  datesMissing: 'Par exemple : « mars 2021 – juin 2023 », ou l’année seule si elle est ancienne.',
  datesLasting: 'La durée y est : ajoutez l’année du début ou de la fin.',
  datesReversed: (from: string, to: string): string =>
    `Si les deux dates sont justes mais inversées : ${quoted(`${from} – ${to}`)}.`,
  datesAhead: 'L’année juste, ou « à partir de… » si le contrat est signé.',
  dateStyles: 'La même forme partout, par exemple : « mars 2021 – juin 2023 ».',
  monthsMissing: (year: number): string =>
    `Avec le mois, si vous l’avez : « … ${year} », par exemple « mars ${year} ».`,
  noPosts:
    'Nous n’avons lu aucune ligne qui raconte votre travail. Un emploi, un stage, du bénévolat : deux ou trois lignes sur ce que vous y faisiez.',
  tasks: 'Deux ou trois lignes : ce que vous faisiez, avec quels outils, pour quel public.',
  tasksFromSkills: (line: string | null): string =>
    line === null
      ? 'Vos compétences en racontent déjà : mettez sous ce poste celles qui viennent de lui.'
      : `Vos compétences en racontent déjà : mettez sous ce poste celles qui viennent de lui, par exemple ${quoted(line)} si c’est là que vous le faisiez.`,
  tasksInALine: 'Une ligne suffit : où, et ce que vous y faisiez.',
  tasksOfTrade: (looked: readonly string[]): string =>
    `Deux ou trois lignes sur ce qu’un recruteur du métier y cherche : ${looked.map((label) => label.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())).join(' ; ')}.`,
  figure:
    'Un ordre de grandeur, si vous l’avez : combien, à quel rythme, pour combien de personnes, avec quel résultat.',
  longLines: (half: string): string =>
    `En deux lignes ; la première pourrait s’arrêter après ${quoted(half)}.`,
  undecodable:
    'Une police courante (Arial, Calibri, Georgia), puis un nouvel export en PDF ou en DOCX.',
  columns:
    'Une version sur une colonne pour les candidatures en ligne ; celle-ci reste pour l’e-mail.',
  textBoxes: 'Ce texte dans le corps du document, sans zone flottante.',
  tables: 'Les mêmes informations en lignes de texte simples, les unes sous les autres.',
  images: 'Tout ce qui compte écrit en toutes lettres, à côté de l’image ou à sa place.',
  margins: 'Ces coordonnées en haut du corps de la page, sous votre nom.',
  tooLong: (pages: number): string =>
    pages === 1
      ? 'Avec votre expérience, une page suffit : gardez ce qui parle du poste visé.'
      : `${pages} pages suffisent : résumez les postes les plus anciens en une ligne chacun.`,
  tooLongWords:
    'Gardez le détail pour les postes récents ; une ligne suffit pour ceux de plus de dix ans.',
  tooShort:
    'Pour chaque poste, deux ou trois missions ; puis vos outils, vos permis, vos langues, si vous en avez.',
  gap: (from: string, to: string): string =>
    `Si vous le souhaitez, une ligne : « ${from} – ${to} : formation », « congé parental », « recherche d’emploi », « projet personnel »… ou rien.`,
  gapNow: (from: string): string =>
    `Si vous le souhaitez, une ligne : « Depuis ${from} : recherche active », avec une formation ou un bénévolat si vous en avez suivi.`,
  overlap: (other: string): string =>
    `Si c’est voulu, écrivez-le sous ce poste : « à temps partiel, en parallèle ». Sinon, vérifiez ses dates et celles de ${other}.`,
  personal: (rest: string): string =>
    rest === '' ? 'Vous pouvez retirer cette ligne.' : `La ligne sans cela : ${quoted(rest)}.`,
  photo:
    'Votre CV contient une image. Si c’est votre photo : elle est facultative, et n’est pas regardée ici.',
  photoQuote: 'Une image dans le document',
  accentsEverywhere:
    'Votre CV semble écrit sans accents : le correcteur de votre traitement de texte les remet en quelques clics.',
  correction: quoted,
} as const;

const LONG_LINE = 90;

/** A line with the place where a figure could stand; the figure itself is the candidate's. */
export const figureIn = (line: string, blank: string): string => {
  const words = line
    .replace(/\s+(?=[\s,.])/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,]+$/u, '');
  return words.length <= LONG_LINE
    ? `${quoted(`${words}, ${blank}`)}, si vous l’avez.`
    : `En fin de ligne : ${quoted(blank)}, si vous l’avez.`;
};

/** A line that opened with "participation": the complement after the noun of action that is missing. */
export const partTaken = (complement: string): string =>
  `Votre part exacte, par exemple ${quoted(`Préparation ${complement}`)} ou ${quoted(`Suivi ${complement}`)}, si c’est ce que vous faisiez.`;

/** The same where the complement names an action itself. */
export const partOfAction = (action: string): string =>
  `L’action d’abord, puis votre part : ${quoted(`${action} : …`)}, en disant ce que vous faisiez vous-même.`;

/** A task without its first person. */
export const firstPersonInstead = (rewritten: string | null): string =>
  rewritten === null
    ? 'La même ligne en commençant par l’action : « Gestion de… », « Accueil de… », « Réalisation de… ».'
    : `${quoted(rewritten)}.`;

/** A quality with a fact of the CV that shows it, where there is one. */
export const evidenceFor = (proof: string | null): string =>
  proof === null
    ? 'La qualité qui compte le plus, suivie d’un fait : où, quand, avec quel résultat.'
    : `Un fait à la place de l’adjectif. Votre CV en a un : ${quoted(proof.length <= 110 ? proof.replace(/[\s.;,]+$/u, '') : `${proof.slice(0, 110).replace(/\s\S*$/u, '')}…`)}.`;
