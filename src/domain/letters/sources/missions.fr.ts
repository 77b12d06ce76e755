import { wordTable } from '#/domain/shared/wordTable';

/** "Vous encadrez": verbs of advertisements whose infinitive the endings do not tell, folded without "ez". */
export const INFINITIVES: Readonly<Record<string, string>> = wordTable({
  mett: 'mettre',
  prom: 'promouvoir',
  promouv: 'promouvoir',
  pren: 'prendre',
  repren: 'reprendre',
  conduis: 'conduire',
  produis: 'produire',
  tradui: 'traduire',
  conc: 'concevoir',
  concev: 'concevoir',
  recev: 'recevoir',
  accueill: 'accueillir',
  recueill: 'recueillir',
  mainten: 'maintenir',
  ten: 'tenir',
  entreten: 'entretenir',
  interven: 'intervenir',
  obten: 'obtenir',
  soutien: 'soutenir',
  souten: 'soutenir',
  repond: 'répondre',
  rend: 'rendre',
  vend: 'vendre',
  defend: 'défendre',
  suiv: 'suivre',
  poursuiv: 'poursuivre',
  transmett: 'transmettre',
  remett: 'remettre',
  ecriv: 'écrire',
  construis: 'construire',
  ouvr: 'ouvrir',
  offr: 'offrir',
  couvr: 'couvrir',
  decouvr: 'découvrir',
  parcour: 'parcourir',
  recour: 'recourir',
  sort: 'sortir',
  part: 'partir',
  serv: 'servir',
  sent: 'sentir',
  acquer: 'acquérir',
  connaiss: 'connaître',
  reconnaiss: 'reconnaître',
  voy: 'voir',
  prevoy: 'prévoir',
  lis: 'lire',
  instruis: 'instruire',
  reduis: 'réduire',
  introduis: 'introduire',
  cuis: 'cuire',
  resolv: 'résoudre',
  peign: 'peindre',
  joign: 'joindre',
  atteign: 'atteindre',
  batt: 'battre',
  debatt: 'débattre',
  dev: 'devoir',
  pouv: 'pouvoir',
  voul: 'vouloir',
  sav: 'savoir',
});
/** Words that turn a mission back to its reader, or that no letter can take over. */
export const TURNS_BACK =
  /(?:^|[\s’'])(?:vous|vos|votre|tu|toi|tes|ton|ta|je|mes|mon|rattache\w*|titulaire|candidat\w*|poste|profil|recherch\w+|recrut\w+|rejoign\w+)(?=$|[\s,.;’'])/u;
/** What an employer gives or asks to be, rather than what there is to do. Folded, an infinitive at the head. */
export const BENEFIT =
  /^(?:disposer|beneficier|profiter|faire partie|fixer (?:les?|son|ses|votre|vos) (?:prix|tarifs?|horaires?)|prendre (?:du )?plaisir|rejoindre|integrer (?:une?|le|la|l'|notre|votre|vos|nos) ?(?:equipe|entreprise|groupe|societe|structure|maison)|evoluer|percevoir|gagner|choisir|devoir|pouvoir|savoir|aimer|etre|avoir|justifier|maitriser|posseder|detenir|connaitre|apprecier|postuler|envoyer (?:votre|un|le) (?:cv|dossier|candidature)|contacter|venir|relever (?:le|les|de nouveaux) defis?|travailler (?:dans|au sein|du|de|en (?:horaires|journee|2x8|3x8|equipe))|recevoir (?:une formation|un)|grandir|progresser|monter en competences|se (?:former|sentir|plaire)|vous)(?![a-z])/u;
/** The future of verbs that no letter takes over, and of those that change their stem, folded without "ez". */
export const FUTURES: Readonly<Record<string, string | null>> = wordTable({
  aur: null,
  ser: null,
  devr: null,
  pourr: null,
  saur: null,
  verr: 'voir',
  fer: 'faire',
  tiendr: 'tenir',
  maintiendr: 'maintenir',
  entretiendr: 'entretenir',
  interviendr: 'intervenir',
  obtiendr: 'obtenir',
  soutiendr: 'soutenir',
  recevr: 'recevoir',
  concevr: 'concevoir',
  accueiller: 'accueillir',
  recueiller: 'recueillir',
});
/** Verbs in "-irer", whose present looks like a future, folded without "ez". */
export const IRER = /^(?:(?:re)?tir|attir|admir|inspir|aspir|vir|etir)$/u;
/** A mission opens with these. */
export const YOU =
  /^vous (?:(?:serez|etes) (?:charge\S*|amene\S*|responsables?) (?:a |de |d')|(?:aurez|avez) (?:pour (?:mission|role|objectif)s? |en charge |a charge )?(?:a |de |d')|devrez |devez |pourrez |(?:aurez|avez) la (?:responsabilite|charge) (?:du |de la |de l'|des |de |d'))?/iu;
export const OURS: readonly (readonly [RegExp, string])[] = [
  [/\bnotre\b/giu, 'votre'],
  [/\bnos\b/giu, 'vos'],
  [/\bnous\b/giu, 'vous'],
];
/** "Réf. : 2026-114", "Référence de l'offre 24-A". */
export const REFERENCE =
  /\b(?:ref(?:erence)?s?)(?: (?:de l'offre|offre|annonce|interne))?\s*(?:\.|:|n°|nº|numero|#)?\s*:?\s*((?=[\w/.-]*\d)[a-z0-9][\w/.-]{2,24}[a-z0-9])/u;
/** "à l'attention de Mme Claire Dupont", "contact : M. Jean Morel". Original text. */
export const RECRUITER =
  /\b(Mme|Madame|M\.|Monsieur|Mr)\s+((?:\p{Lu}[\p{L}’'-]+)(?:\s\p{Lu}[\p{L}’'-]+){0,2})/u;

/** Headings taken for a name, folded. */
export const NOT_A_COMPANY =
  /^(?:about|our |who |the company|nous|notre|vos|votre|le poste|ce |cette |ces |sur le secteur|entreprise$|societe$|ville$|mairie$|(?:vos |nos )?(?:competences?|profil|missions?|descriptif|description|poste|contexte|avantages?|conditions|formation|experience|qualites|activites|taches|remuneration|salaire|lieu|horaires?|candidature|contact|presentation|details?|informations?|references?|offre|annonce|recherche|recrute|urgent)s?(?: (?:requises?|recherchee?s?|du poste|principales|techniques))?\s*:?$)|(?:^|\s)vous$/u;
/** What an employer says of the manner, and nobody repeats. */
export const MANNER =
  /,? (?:avec|dans un esprit de|en faisant preuve de) (?:précision|rigueur|soin|sérieux|professionnalisme|bienveillance|convivialité|courtoisie|discrétion|ponctualité|efficacité|autonomie|sourire|le sourire)(?:(?:,| et)(?: (?:précision|rigueur|soin|sérieux|professionnalisme|bienveillance|convivialité|courtoisie|discrétion|ponctualité|efficacité|autonomie))?)*(?=,|$)/iu;
/** What stops before its end, or turns on words that only the advertisement has. Folded. */
export const DANGLING =
  /(?:^|\s)(?:avec|dans|pour|sur|de|des|du|a|au|aux|en|par|et|ou|lors|afin|selon|le|la|les|un|une)$|compte tenu|jours? feries?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week.?ends?(?![a-z])|(?:^|\s)\d{1,2} ?h(?: ?\d{2})?(?![a-z])|par semaine|heures mensuel|(?:^|\s)(?:cdi|cdd)(?![a-z])|(?:^|\s)le \d{1,2} |des leurs|(?:,| et) (?:s')?(?:assure|anime|organise|gere|redige|controle)(?![a-z])|&|@|\bh\/f\b/u;
/** Headings in capitals run into a line. */
export const SHOUTED = /(?<!\p{L})\p{Lu}{4,}(?: \p{Lu}{2,})* \p{Lu}{4,}/u;
/** What leads a mission in before "vous": "Au sein d'une équipe (médecins, aides-soignants), vous…". */
export const LED_IN =
  /^(?:à ce titre|au sein|sur votre poste|sous (?:la|l[’'])|concrètement|au quotidien|en lien|en binôme|dans (?:le|ce|un)|avec|rattaché|intégré|encadré|membre|au service|pour cela|chaque (?:jour|matin))(?:\([^)]*\)|(?![Vv]ous \p{Ll}+ez )[^.;:])*?, (?=vous \p{Ll}+ez )/iu;

/** How it has to be done, which the letter does not repeat. */
export const RESPECT =
  /(?:,\s(?:dans le respect|en lien|en collaboration|conformément)|,?\s(?:dans le respect d|sous (?:la responsabilité|l[’']autorité) d|au sein d[’'])).*$/iu;
/** "Passer vos commandes" is "passer les commandes". */
export const YOURS = /(?<=\p{L} )vos (\p{Ll})/gu;
/** "De vos interventions" is "des interventions". */
export const OF_YOURS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})de vos (?=\p{L})/gu, 'des '],
  [/(?<!\p{L})à vos (?=\p{L})/gu, 'aux '],
];
/** What one undertakes oneself: "vous vous engagez pour les autres". */
export const YOU_YOURSELF = /[Vv]ous vous \p{Ll}+ez[^.;]*/gu;
/** What the third person of an advertisement does, whose infinitive its ending does not tell. Folded. */
export const THIRD_PERSON: Readonly<Record<string, string>> = wordTable({
  suit: 'suivre',
  tient: 'tenir',
  maintient: 'maintenir',
  met: 'mettre',
  prend: 'prendre',
  fait: 'faire',
  etablit: 'établir',
  fournit: 'fournir',
  definit: 'définir',
  garantit: 'garantir',
  remplit: 'remplir',
  repond: 'répondre',
  conduit: 'conduire',
  recoit: 'recevoir',
  sert: 'servir',
  rend: 'rendre',
  vend: 'vendre',
  accueille: 'accueillir',
  recueille: 'recueillir',
});
/** "Gère" closes again in its infinitive. */
export const OPEN_E = /è(?=\p{L}e$)/u;
export const CLOSED_E = 'é';
/** A present of the first group, and no participle. */
export const IN_E = /[^é]e$/u;
/** What follows a verb of the third person, and no noun: "contrôle les prestations". */
export const DOES_TO =
  /^(\p{L}+)(?: et (\p{L}+))? (?=(?:les? |la |l[’']|une? |sa |son |ses |leurs? ))/u;
/** The same of the few that take "à". */
export const TENDS_TO = /^(veille|participe|contribue|procède|répond) (?=(?:à |aux? ))/iu;
/** Whose it is, told by the advertisement of somebody. */
export const THEIR: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )ses (?=\p{Ll})/gu, 'les '],
  [/(?<=\p{L} )sa (?=\p{Ll})/gu, 'la '],
  [/(?<=\p{L} )de son (?=[aeiouyéèêh])/gu, 'de l’'],
  [/(?<=\p{L} )de son (?=\p{Ll})/gu, 'du '],
  [/(?<=\p{L} )son (?=[aeiouyéèêh])/gu, 'l’'],
  [/(?<=\p{L} )son (?=\p{Ll})/gu, 'le '],
];
/** What a French sentence does not hold. */
export const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|of|for|feedback|baseline|endline|mechanism|reports)(?!\p{L})/iu;
/** What links a mission to the one before. */
export const ALSO = /(?<=\p{L}) (?:aussi|également|ensuite|enfin|donc)(?= \p{L})/u;
/** "Vérifier date, quantité, aspect": things without their articles. */
export const BARE_LIST =
  /^\p{Ll}+(?:er|ir|re) (?!(?:les?|la|des|du|une?|en|à|au|aux|chez|dans) )\p{Ll}+, \p{Ll}+(?:,| et |$)/u;
/** "En mécanique, pneumatique, instrumentation": a list that no "et" closes. */
export const OPEN_LIST = /^([^,]+(?:, \p{Ll}+)+), (\p{Ll}+)$/u;
/** An adjective that opens what is left of a name: "Française de Garantie". */
export const OPENS_BY_ADJECTIVE =
  /^(?:française|européenne|nationale|régionale|lyonnaise|parisienne|générale|industrielle|commerciale) /iu;
/** What kind of house a name is of, just before it. */
export const KIND_OF_HOUSE =
  /(?:société|compagnie|union|fédération|association|mutuelle|entreprise)\s+$/iu;

/** What announces something else than what there is to do. Folded. */
export const NOT_OF_MISSIONS =
  /profil|competence|qualite|savoir|avantage|offr|formation|remuner|salaire|condition|horaire|contrat|lieu|experience|diplome|logiciel|materiel|benefi/u;

/** What only says where to, when or what for. */
export const WHERE_TO = / (?:vers|afin d|lors d|dans le cadre d|auprès d|en vue d|permettant )/gu;

/** "Votre principale mission est de satisfaire…". */
export const IS_TO =
  /(?:votre|la|sa) (?:principale )?mission (?:principale )?(?:est|sera|consiste|consistera) (?:de |d[’']|à )(.+)$/iu;

/** "Il assure l’encadrement…": what is said of who holds the post, without who. */
export const WHO_HOLDS =
  /^\s*[-–•*]?\s*(?:Ils?\/)?(?:Il|Elle)(?:\/[Ee]lle)? (\p{Ll}+e (?:et \p{Ll}+e )?.+)$/u;
/** "Du remplissage d'un rayon et de sa bonne tenue": what goes on with what is its own. */
export const AND_ITS_OWN = / et (?:de |d[’'])?(?:sa|son|ses) (?:bonne?s? )?\p{Ll}+$/u;
