import type { Part } from '#/domain/interview/review/shapes';
import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';

const SPELLED =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|cent|mille|zero';

/**
 * Concrete figures on folded text: amounts, counts, shares and durations. Not a year on its own, not a code glued to
 * letters (R489, B2, CACES 3), not "il y a deux ans", which is a date, nor "un".
 */
export const FIGURES = new RegExp(
  [
    // A number with what it counts; years and codes are left out by what stands around them.
    `(?<![a-z0-9.,+/-])(?<!\\b(?:caces|categorie|categories|niveau|niveaux|article|rue|iso|bac ?\\+|version|windows|type|phase|r|n°|numero|annee|stade|grade|etage|lot|quai|quais|chambre|classe|palier|ligne|batiment|en|depuis|fin|debut|courant|avant|apres|vers|de l'an) )(?!(?:19|20)\\d\\d\\b(?! ?(?:%|€|euros?|[a-z]{4,}s\\b)))\\d{1,3}(?:[ .]\\d{3})*(?:,\\d+)? ?(?:%|€|k€|(?!(?:et|ou|depuis|sur|de|en|dans|pour|par|qui|que|avec|au|aux|est|sont|puis)\\b)[a-z]{2,})`,
    `(?<!\\bil y a (?:environ |a peu pres )?)(?<!\\b(?:dans|les|ces|entre) )(?<![a-z-])(?:[a-z]+-)?(?:${SPELLED}) (?!(?:ou|a|et|qui|que|trois|cinq|sur|de|dans|en|pour|fois par an)\\b)(?:[a-z]+ )?[a-z]{3,}`,
    "\\b(?:une|des|deux|trois|quelques) (?:di[xz]aines?|douzaines?|quinzaines?|vingtaines?|trentaines?|quarantaines?|cinquantaines?|centaines?|milliers?) d(?:e |')[a-z]+",
    '\\b(?:la moitie|un tiers|le tiers|deux tiers|un quart|le double|le triple)\\b',
    '\\b(?:aucun|aucune|zero) (?:accident|incident|retard|erreur|casse|chute|rejet|reclamation|plainte|perte|panne|litige|rupture|ecart|reserve)\\b',
    '\\b(?:divise|multiplie)e?s? par (?:\\d+|deux|trois|quatre|dix)\\b',
    '\\bde \\d[\\d ,]* ?[a-z%€]* a \\d[\\d ,]* ?[a-z%€]*',
  ].join('|'),
  'gu',
);

/*
 * Words by which the parts of an answer are told, on folded text (no case, no accents, straight apostrophes).
 * They are of no trade: what a nurse and an accountant say to set a scene, name a task, act and conclude is alike.
 */

const NUMBER =
  '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|quelques|plusieurs)';
const PERIOD = '(?:ans?|annees?|mois|semaines?|jours?)';

const SITUATION = [
  "quand (?:j'|je |nous |on |il |elle |le |la |l'|un |une |ma |mon |mes )",
  "lorsque? ?(?:j'|je |nous |on |il |elle |le |la |l'|un |une |ma |mon |mes )",
  `il y a (?:environ |a peu pres )?${NUMBER} ${PERIOD}`,
  `(?:depuis|pendant|durant) (?:mon|ma|mes|le|la|les|l'|cette|un|une|${NUMBER} ${PERIOD})`,
  `(?:en|debut|fin|courant|depuis) (?:${FOLDED_MONTH_NAMES.join('|')}|(?:19|20)\\d\\d)`,
  "l'(?:an|annee|hiver|ete|automne) (?:dernier|derniere|passee?)|(?:cette annee|tous les ans),? (?:on|nous|je|j')",
  `il y a (?:environ )?${NUMBER} (?:hivers|etes|printemps|saisons|rentrees|noels?)`,
  "l'annee ou|la (?:fois|periode|semaine|nuit) ou|le jour ou|au moment ou",
  '(?:la semaine|le mois|le week-?end|au printemps|cet automne|a la rentree|un mois|l.autre jour|hier)(?: (?:derniere?|passee?))?\\b(?=,| )',
  'avant (?:une?|la|le|mon|ma) ',
  'cet (?:ete|hiver)|ce (?:jour|matin|soir)-la|cette (?:nuit|annee|semaine)-la',
  'un (?:matin|soir|jour|apres-midi|vendredi|samedi|lundi|mardi|mercredi|jeudi|dimanche)\\b|une (?:nuit|fois)\\b',
  'dans (?:mon|ma|mes) (?:dernier|derniere|precedent|precedente|ancien|ancienne|premier|premiere|actuel|actuelle|poste|emploi|stage|alternance|service|equipe|entreprise)',
  "(?:au cours|lors) (?:de |du |d'|des )",
  "(?:le|la|l'|un|une|notre|nos|mes) [a-z' -]{2,40}?\\b(?:etait|etaient|avait|avaient|venait|venaient|manquait|manquaient|refusait|refusaient|partait|arrivait|tombait|tournait|prenait|durait|perdait|depassait)\\b",
  // Any other verb of the imperfect after its subject; a conditional tells no scene.
  "(?:^|[.,;:!?] )(?:[a-z' -]{2,20}, )?(?:le|la|les|l'|un|une|notre|nos|mon|ma|mes) ?[a-z' -]{2,40}? (?:se |s'|ne |n'|me |m')?(?!(?:fait|sait|plait|parfait|souhait|trait|lait|retrait|portrait|extrait|attrait)\\b)[a-z]{2,}(?<!r)(?:ait|aient)\\b",
  "\\bil y avait\\b|\\bj'etais (?!responsable|charge|chargee|la pour)|\\bje travaillais|\\bje m'occupais|\\bnous etions\\b|\\bon etait\\b|\\bnous avions\\b|\\bon avait\\b|\\bil manquait",
  "le contexte|la situation (?:etait|de depart)|a cette epoque|a l'epoque|en pleine? ",
  '\\bchez (?!moi|nous|vous|eux|elle|lui|soi)[a-z]',
  // A place named before what was done there.
  "(?:^|[.;!?] )(?:au|aux|a la|a l'|dans (?:le|la|l'|une?)) (?!(?:final|fait|fond|debut|moins|contraire|fin|suite|base|place|limite|limites|ensemble|metier)\\b)[a-z' -]{3,40}, (?:je |j'|nous |on )",
];

const TASK = [
  "\\bje devais|\\bil fallait|il me fallait|nous devions|on devait|j'avais a\\b|je dois\\b",
  "on m'a (?:demande|confie|charge|propose|donne|mis)|m'a (?:demande|confie|chargee?|donne pour)|m'avait (?:demande|confie)",
  "(?:ma|notre) (?:mission|tache|responsabilite)|mon (?:role|objectif|but|travail) (?:etait|consistait|:)|(?:l'|mon |notre )objectif|le but|l'enjeu|le defi",
  "j'etais (?:responsable|chargee?|referente?|en charge|seule? pour)|j'avais (?:pour|la (?:charge|responsabilite))|sous ma responsabilite|en charge d",
  "consistait a|il s'agissait d|c'etait a moi de|a moi de|la consigne|le besoin etait|la difficulte (?:etait|:)|le probleme (?:etait|c'etait|:)",
  '(?:sous|en moins de|avant) (?:\\d+|deux|trois|huit|quinze|le|vendredi|lundi|la fin)\\b[^.]{0,30}(?:delai|jours|heures|livr|cloture|rendu)',
  "(?:le|la|mon|ma|l') ?[a-z]+(?: [a-z]+)? (?:voulait|demandait|exigeait|attendait)\\b",
  // A problem that is told says what had to be solved.
  "(?:un|le|la|une) (?:vrai |gros |grosse )?(?:probleme|panne|fuite|urgence|erreur|conflit|litige)\\b|s'arretait|(?:avait|avaient) [^.]{0,20}(?:casse|de retard)\\b|(?:refusait|voulait|voulaient) (?:de )?(?:partir|annuler|manger|arreter|quitter|rompre)|(?:etait|etaient|ete) (?:mal |trop )?(?:coupee?s?|rejetee?s?|refusee?s?|bloquee?s?|chargee?s?|cassee?s?|perdue?s?|absente?s?)|ne (?:correspondait|repondait|fonctionnait|marchait|demarrait|venait)|(?:avait|avaient|a) (?:chute|disparu|lache|cale)\\b|il (?:me |nous )?manquait|manquait\\b|etait a (?:moins )?\\d+ degres",
  'il voulait que|elle voulait que|ils voulaient|le client (?:voulait|demandait|exigeait)|la famille (?:voulait|demandait)',
];

/** Verbs of being, thinking and wanting: they tell no action. */
const NO_ACTION =
  "(?:ete|eu|pense|cru|aime|adore|deteste|voulu|souhaite|pu|su|du|senti|ressenti|trouve que|toujours|jamais|pas|rien|beaucoup|vu|connu|vecu|subi|appris|retenu|travaille|envie|besoin|l'habitude|peur|une?|des|le|la|les|l|mon|ma|mes|deux|trois|\\d+|plus|tres|bien|aussi|moi)";

const ACTION = [
  `\\bj(?:e l|e les |e lui |e leur )?'?(?:l'|les |lui |leur |y |en )?ai (?:(?:alors|donc|ensuite|d'abord|aussi|egalement|tout de suite|aussitot|immediatement|bien|vite|meme|ainsi|enfin|vraiment|personnellement|moi-meme|toujours|simplement|commence (?:par|a)) )*(?!${NO_ACTION}\\b)[a-z]{1,}(?:e|i|u|is|it|ert|ait|aint|eint|ort|us)(?:e?s?)\\b`,
  '\\bje suis (?:allee?|retournee?|revenue?|intervenue?|montee?|descendue?|partie?|restee?) (?!en (?:france|reconversion)|a la retraite)[a-z]{2,}',
  "\\bje (?:me suis|lui ai|leur ai|les ai|l'ai) (?!(?:senti|sentie|dit que|trouve|trouvee|retrouve|retrouvee|rendu compte)\\b)[a-z]{3,}",
  "\\bj'ai (?:vu|travaille) (?:avec|sur)[a-z' ]{3,}",
  "\\b(?:nous avons|on a) (?!(?:ete|eu|pu|du|dit|vu|besoin|une?|des|le|la|les|pas|beaucoup|plus|toujours|tous|deux|trois)\\b)(?:(?:alors|donc|ensuite|d'abord|aussi|tous|ensemble) )*[a-z]{2,}(?:e|i|u|is|it|ert|ait|aint|eint|ort)(?:e?s?)\\b",
  "(?:puis|ensuite|alors|d'abord) j'ai (?!ete|eu|pense)[a-z]{3,}",
  '\\bje (?:commence|verifie|controle|prepare|organise|appelle|note|trace|previens|alerte|mets|mis|pose|place|prends|fais|range|classe|compare|saisis|relance|explique|ecoute|propose|montre|demande|installe|teste|relis|corrige|planifie|priorise|transmets|signale|observe|mesure|calcule|redige|analyse|anime|negocie|forme|accompagne|gere|conduis|charge|nettoie|securise|bloque|decoupe|reprends|rappelle|rassure)\\b',
];

const RESULT = [
  "(?<!\\b(?:mes|ses|les|des|leurs|nos|vos|aux|de|ces|d.analyses?|aucuns?) )resultats?\\b|au final|a l'arrivee|au bout (?:du compte|de)|finalement|a la fin\\b|pour finir|en fin de compte|bilan",
  "(?:ca|cela|ce qui|qui|action|methode|outil|organisation)[a-z, ]{0,20} (?:nous |m'|l'|leur |lui |t'|vous )?(?:a|ont|avait) (?:permis|evite|fait gagner|reduit|diminue|augmente|ameliore|apaise|rassure|debloque|marche|fonctionne|bien marche)",
  "permis d(?:e |')|grace a (?:cela|ca|ce|cette|ces)",
  '(?:a|ont|avons|est|sont|etait|suis) (?:baisse|diminue|augmente|progresse|double|triple|chute|recule|remonte|redescendu|redescendue)\\b|(?:est|sont|etait|suis|sommes) (?:passee?s? (?:de|a|en dessous)|tombee?s? (?:a|sous)|descendue?s? (?:a|sous)|montee?s? a)\\b',
  "(?:de|d')? ?\\d+[\\d, ]* ?(?:%|pour cent|euros?|jours?|heures?|minutes?|points?|a\\b)[a-z ]{0,12} (?:de moins|de plus|en moins|en plus|gagne|economise)|de moins\\b|gain de|baisse de|hausse de|reduction de|economie de",
  "(?<!(?:a|avons|ai) eu [^.]{0,30}|avai\\w* [^.]{0,30}|avions [^.]{0,30})au lieu de \\d|au lieu d(?:e|') (?:deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente|la|les|une)|contre \\d+|(?:de|d') ?[\\d, ]+ (?:%|jours?|heures?|minutes?|euros?|semaines?)? ?a [\\d]+",
  "dans les (?:delais|temps)|a temps\\b|a l'heure\\b(?! actuelle)|avec (?:deux|trois|quatre|cinq|\\d+) (?:jours|heures|semaines) d'avance|sans (?:aucun |aucune |le moindre |la moindre )?(?:accident|incident|retard|erreur|casse|chute|rejet|reclamation|arret|plainte|perte|reserve|panne)",
  "(?:aucun|aucune|plus aucun|plus aucune|zero|plus d'|plus de) [a-z']*(?:accident|incident|retard|erreur|casse|chute|rejet|reclamation|arret|plainte|perte|reserve|panne|ecart|probleme|litige|oubli|conflit|rupture|relance)",
  "(?:reduit|baisse|diminue|augmente|divise|multiplie|ameliore)[^.!?]{0,40} (?:de moitie|d'un (?:tiers|quart)|de \\d+ ?(?:%|pour cent)|par (?:deux|trois|quatre|\\d+))",
  "(?:j'ai|nous avons|on a|a|ont|avons) (?:reussi|obtenu|atteint|gagne|remporte|livre|signe|valide|retrouve|recupere|evite|economise|tenu (?:le|les) (?:delai|objectif))",
  "(?:a|ont|m'a|m'ont|nous a|nous ont) (?:accepte|adopte|repris|garde|felicite|feliciter|remerciee?s?|renouvele|generalise|confie ensuite|etendu|salue|signe|accepte)|(?:est|sont) (?:reste|restee|restes|restees|revenu|revenue|revenus|repartie?s?|redevenue?s?|devenue?s?|maintenant|toujours utilise|utilisee?s? par)",
  "(?:on a|nous avons|j'ai|il a|elle a|ils ont) fini (?:[a-z]+iemes?|premiere?s?|deuxiemes?|seconde?s?|champion\\w*)|c'etait (?:bon|regle|fini|reparti|resolu|bouche)\\b",
  'a ete (?:adoptee?|retenue?|validee?|reprise?|livree?|generalisee?|renouvelee?|respectee?|acceptee?|clos|close|evitee?|atteinte?|resolue?|publiee?|certifiee?)|ont ete (?:adopte|retenu|valide|repris|livre|respecte|accepte|evite|atteint|resolu)e?s?',
  "aucune?s? (?:d'eux |d'elles |d'entre eux )?n'(?:a|ont) (?:eu|fait|subi|manque)|n'(?:a|ont) (?:rien|pas ete) (?:eu|blesse)|(?:etaient|sont|etait|est) (?:paye|regle|resolu|livre|termine|rembourse|corrige|soigne)e?s?\\b|j'ai (?:fini|termine) a\\b|comme prevu\\b|rentree? dans l'ordre|\\b(?:a|ont) fini par [a-z]+|(?:a|ont) ete (?:corrige|regle|paye|servi|rembourse|rassure|soigne)e?s?\\b|(?:on a|nous avons|j'ai) servi tou|n'(?:a|avons) pas perdu",
  "j'en (?:ai tire|ai retenu|retiens|tire)|j'ai appris (?:a|que)|ce que j'en retiens|cela m'a appris|ca m'a appris|depuis(?:,)? (?:ce|nous|on|je|j'|le|la|les|tout|plus|il|elle|toute|l'equipe|chaque)|aujourd'hui encore|encore utilise|s'est (?:apaise|calme|ameliore|stabilise|bien passe|bien termine|rendorm|termine|resolu)",
];

const EXAMPLE = [
  "par exemple|exemple|c'est le cas|la derniere fois|recemment|l'an dernier|le mois dernier",
  "\\bj'ai (?!(?:envie|besoin|toujours|hate|peur|aussi|une?|des|le|la|les|l'|tres|bien|beaucoup|plus|deux|trois|\\d+|pu|du|su|\\w+ ans|l'habitude|tendance|l'impression)\\b)[a-z]{3,}",
  "quand (?:j'|je |nous |un |une |le |la )|lors d|chez [a-z]|dans mon (?:dernier|precedent|ancien|poste)",
];

/** How a story ends after what was done: what became of others or of a thing, in the past. Original accents, any case. */
export const STORY_END =
  /^(?:(?:et|puis|finalement|ensuite|alors|au final|le lendemain|le soir même),? )?(?:ils?|elles?|tout|tous|toutes?|personne|les?|la|l['\u2019]|mon|ma|mes|son|sa|ses|notre|nos|une?|cela|ça|deux|trois)(?!\p{L})[^,;:]{0,60}?(?<!\p{L})(?:(?:n['\u2019]|m['\u2019]|l['\u2019])?(?:a|ont)(?: (?:tous|toutes|tout|bien|enfin|même|jamais|plus|pas|rien|aussi|été|alors|ensuite))* (?:eu|dit|mis|pris|fait|\p{L}+(?:é|i|u|is|it|ert))e?s?(?!\p{L})|(?:est|sont) (?:\p{L}+ment )?(?:partie?|repartie?|revenue?|venue?|sortie?|rentrée?|restée?|arrivée?|devenue?|passée?|retournée?|ouverte?)s?(?!\p{L})|(?:était|étaient) \p{L})/iu;

/** What shows that each part is there: any of its patterns. */
export const PART_CUES: Readonly<Record<Part, readonly string[]>> = {
  situation: SITUATION,
  task: TASK,
  action: ACTION,
  result: RESULT,
  path: [
    `\\b(?:depuis|pendant|durant|apres|avec|j'ai) (?:plus de |presque |environ )?${NUMBER} (?:ans?|annees?|mois)`,
    '\\bdepuis (?:19|20)\\d\\d\\b|diplome|titulaire|forme[e]? a|\\bbts\\b|\\bcap\\b|\\bbac\\b|licence|master|formation|alternance|apprentissage|\\bdut\\b|\\bbut\\b|\\bdeust\\b',
    "j'ai (?:commence|debute|travaille|exerce|passe|obtenu|occupe|rejoint|suivi|evolue)|je suis (?:devenue?|passee?|actuellement)|mon parcours|ma carriere|reconversion|mon premier (?:poste|emploi)|je travaille|j'exerce",
  ],
  proof: [...EXAMPLE, '\\b(?:preuve|concretement|notamment)\\b|\\d+ (?!ans?\\b)[a-z]{3,}'],
  aim: [
    "je (?:cherche|recherche|souhaite|voudrais|vise|veux|candidate|postule|me tourne)|j'aimerais|c'est pourquoi|c'est pour (?:ca|cela)|mon (?:projet|objectif|souhait)|votre (?:poste|annonce|offre|structure|entreprise|etablissement|association|equipe|service)|ce poste|vous rejoindre|chez vous|pret a|prete a",
  ],
  company: [
    "\\bvotre (?!question|part)[a-z]{3,}|\\bvos (?!questions)[a-z]{3,}|chez vous|vous (?:etes|avez|faites|accueillez|intervenez|travaillez|developpez|editez|proposez|gerez|livrez|defendez|suivez)|j'ai (?:lu|vu|su|appris|entendu)(?: dire)? que vous|\\bvous (?:venez|veniez|vous|cherchez|recherchez|recrutez|ouvrez) |j'ai (?:lu|vu|regarde|consulte|visite|rencontre|echange|entendu)[^.]{0,60}(?:site|rapport|annonce|equipe|projet|article|portes ouvertes|salarie|collegue|ancien)",
  ],
  self: [
    "j'ai (?!envie|hate|vu|lu|besoin|toujours)[a-z]{3,}|je (?:sais|maitrise|connais|pratique|travaille|suis (?:diplomee?|formee?|rigoureu|habituee?|specialisee?|autonome|organisee?|a l'aise))|mon (?:experience|parcours|metier|savoir-faire)|ma (?:formation|pratique|connaissance)|mes (?:competences|annees|experiences)",
  ],
  together: [
    "apporter|contribuer|rejoindre|participer|vous aider|aider vos|vous (?:seconder|soulager|faire gagner|etre utile)|mettre (?:au service|a profit|a votre)|m'investir|m'engager|travailler avec vous|(?:vos|les) (?:missions|projets|objectifs|residents|clients|patients|equipes)|prendre en charge|renforcer|des (?:le|mon) (?:premier|debut|arrivee)|je pourrai|je pourrais|construire",
  ],
  quality: [
    "je suis (?:quelqu'un (?:de|d')|une personne|plutot |tres |assez |reconnue? pour |a l'aise|(?!en |a |au |dans |la |le |l'|un |une |deja |titulaire|diplome)[a-z]{5,})|ma (?:premiere |principale |grande )?(?:qualite|force|rigueur|patience|curiosite|ponctualite|discretion)|mon (?:premier |principal )?(?:atout|sens|point fort|calme|ecoute|autonomie|serieux|organisation)|mes (?:qualites|points forts|atouts|forces)|rigueur|rigoureu|organisee?\\b|patien|autonom|ponctu|a l'ecoute|ecoute\\b|fiab|curieu|reactiv|calme|polyvalen|pedagog|discret|discretion|adapt|perseverant|minutieu|methodique|dynamique|souriant|empath|soigneu|serieu|esprit d'equipe|sens d[ue]",
  ],
  use: [
    "pour (?:ce|votre|vos|le|un) (?:poste|service|equipe|equipes|annonce|metier|travail|clients?|residents?|patients?)|chez vous|\\bvotre |\\bvos |ce poste|dans ce metier|utile (?:pour|a|ici)|c'est (?:ce que|exactement ce|important|essentiel|indispensable) (?:pour|demande|quand|dans)|vous (?:cherchez|demandez|recherchez|avez besoin)|l'annonce",
  ],
  weakPoint: [
    "j'ai (?:tendance|du mal|parfois|encore|longtemps)|je (?:suis parfois|suis trop|manque|ne suis pas (?:encore|tres|toujours|assez)|dois (?:encore )?(?:progresser|apprendre)|peux (?:etre|avoir)|n'ose|n'osais|voulais toujours|deleguais|delegue (?:peu|mal))|mon (?:defaut|point faible|point a ameliorer)|ma (?:faiblesse|difficulte)|(?:m'est|m'etait|me reste) difficile|difficulte a|pas toujours (?:facile|a l'aise)|a ameliorer|je progresse|trop (?:exigeant|perfectionniste|direct|rapide|lent|timide|bavard|impatient)",
  ],
  progress: [
    "depuis(?:,)? (?:je|j'|que|un an|six mois|deux|cette)|maintenant|desormais|aujourd'hui|je travaille (?:dessus|sur|a)|je me (?:force|suis forme|suis formee|forme|fixe|note|suis mis|suis mise|suis inscrit|suis inscrite|oblige|suis donne)|j'ai (?:appris|mis en place|suivi|demande|commence|pris l'habitude|instaure|progresse)|formation|pour (?:y remedier|corriger|progresser|m'ameliorer|compenser)|j'(?:utilise|essaie de|apprends|anticipe)|je (?:prepare|planifie|note|demande|prends|verifie|bloque|delegue)",
  ],
  goal: [
    `dans ${NUMBER} (?:ans|a cinq|a trois)|d'ici|a (?:terme|moyen terme|long terme)|j'aimerais|je (?:souhaite|voudrais|me vois|m'imagine|vise|veux|prevois|projette)|mon (?:projet|objectif|but)|evoluer|devenir|prendre (?:plus de|des|davantage)`,
  ],
  steps: [
    "d'abord|dans un premier temps|commencer par|ensuite|puis\\b|etape|me former|formation|apprendre|maitriser|approfondir|passer (?:un|une|le|la|mon|ma)|diplome|certification|\\bvae\\b|monter en competences|pour cela|progressivement|prendre en main|la premiere annee|l'experience necessaire",
  ],
  link: [
    "chez vous|(?:dans|au sein de) (?:votre|cette|la meme|l') ?[a-z]*|votre |vos |ce poste|avec vous|a vos cotes|l'equipe|rester|m'inscrire dans la duree|me projet",
  ],
  question: [
    "\\?|\\b(?:comment|quel(?:le)?s?|combien|qui|quand|pourquoi|est-ce que|pourriez-vous|pouvez-vous|j'aimerais savoir|je voudrais savoir|qu'attendez|qu'est-ce|avez-vous|a quoi)\\b",
  ],
  role: [
    'equipe|mission|priorit|journee|semaine type|integration|arrivee|premiers (?:mois|jours)|attend|objectif|outil|logiciel|planning|horaires|collegue|responsable|formation|evolu|service|poste|suite du (?:processus|recrutement)|reussi|besoin|residents|clients|projets?|organis',
  ],
  order: [
    "d'abord|en premier|premierement|pour commencer|je commence|commencerais|dans un premier temps|avant (?:tout|de|d'|toute)|ensuite|puis\\b|apres (?:cela|ca|avoir)|une fois|enfin\\b|pour finir|deuxiemement|etapes?",
  ],
  check: [
    "verifi|control|relis|relire|relecture|m'assur|assure que|recoup|point (?:d'etape|avec)|compte rendu|trace|tracab|rends? compte|rendre compte|suivi\\b|teste|tests?\\b|valide|valider|mesur|indicateur|bilan|check|pointe\\b|pointer|rapproch|confirm",
  ],
  example: EXAMPLE,
  standing: [
    "^(?:oui|non|pas encore)\\b|je (?:connais|maitrise|pratique|sais|suis) pas\\b|j'ai jamais|je m'en sers|je l'utilise|j'utilise|j'en fais|je n'en ai (?:pas|jamais)|je (?:n'ai (?:pas|jamais|encore)|ne (?:connais|maitrise|pratique|suis) pas|connais (?:un peu|les bases|deja|bien|mal)|debute|suis (?:debutante?|en cours|inscrite?|formee?|certifiee?|titulaire)|maitrise|pratique|sais|l'ai|possede)|j'(?:ai (?:deja|utilise|pratique|decouvert|suivi|appris|les bases|des bases|des notions|le |la |l'|mon |obtenu|passe)|en ai)|des notions|les bases|pas encore|jamais (?:utilise|pratique|eu)|c'est vrai|honnetement|effectivement",
  ],
  near: [
    "je (?:travaille (?:avec|sur)|me sers)\\b|mais\\b|en revanche|par contre|cependant|toutefois|proche|similaire|comparable|equivalent|ressembl|meme (?:principe|logique|famille)|comme\\b|j'ai (?:deja|utilise|pratique|travaille|appris|l'habitude|fait|conduit|gere|mene)|d'autres|un autre|une autre|par exemple|je connais|je maitrise|chez [a-z]",
  ],
  plan: [
    "appren|me former|formation|tutoriel|tuto\\b|cours|en (?:quelques|une|deux|trois|\\d+)(?: (?:ou|a) (?:deux|trois|quatre|\\d+))? (?:jours?|semaines?|mois)|je (?:m'y mettrais|peux|pourrais|vais|compte|prevois|suis pret|m'y mets|commencerais|commencerai|me renseigne|m'inscris)|pret[e]? a|binome|accompagne|certifi|m'entrain|deja commence|inscri|rapidement|des (?:la|le) (?:premiere|premier|debut)",
  ],
  fact: [
    "\\boui\\b|\\bnon\\b|j'ai |je (?:suis|peux|souhaite|vise|demande|travaille|parle|lis|ecris|l'ai|le|la|m'organise|conduis|possede|me situe|connais|serai|vis|utilise|sais)|cela me convient|ca me convient|ma fourchette|mes pretentions|mon niveau",
  ],
  precision: [
    `\\d|\\b(?:a1|a2|b1|b2|c1|c2|courant|bilingue|intermediaire|scolaire|notions|toeic|depuis|tous les|toutes les|chaque|par (?:semaine|mois|jour|an)|hebdomadaire|quotidien\\w*|brut|net|fourchette|entre)\\b|${NUMBER} ${PERIOD}`,
  ],
  openness: [
    "selon|en fonction|disponib|possible|volontiers|discut|ouvert|souple|flexib|adapt|m'organis|organis|convien|d'accord|ensemble|pret[e]? a|le reste|avantages|package|sans (?:probleme|difficulte)|continu|progress|ameliorer|a jour|renouvel|pour ce poste|sert|utile|votre|vos",
  ],
  calm: [
    "je (?:prefere|comprends|souhaite (?:ne pas|garder|rester|en rester|m'en tenir)|ne souhaite pas|garde)|vie privee|(?:sujet|point|choix|question) (?:personnel|personnelle|prive|privee|medical|medicale)|personnel\\b|pas d'incidence|sans (?:lien|rapport|incidence)|n'a (?:pas|aucun) (?:d'incidence|de lien|de rapport|lien|rapport|incidence)|si votre question|si vous souhaitez|releve d|n'entre pas en compte|ne dit rien|m'en tenir",
  ],
  backToJob: [
    'poste|mission|competence|disponib|horaire|travail|engag|organis|experience|trajet|equipe|service|present|ponctu|tache|regles|medecine du travail|autorisation',
  ],
};

/** Words of an answer that speaks of pay at all. Folded. */
export const PAY_WORDS =
  /\b(?:brut|net|salaires?|remuneration|fourchette|euros?|smic|grille|primes?|taux|bareme|convention|pretentions?|variable|fixe|treizieme)\b|\d\s?(?:\u20ac|k\b)/gu;

/** A level, or how often, of a language or a licence. Folded. */
export const LEVEL_SAID =
  /\b(?:a1|a2|b1|b2|c1|c2|courant|bilingue|intermediaire|scolaire|notions|toeic|maternelle|permis|caces|certificat|habilitation|titulaire|obtenue?|valable|renouvel\w+|parle|lis|ecris|niveau)\b/gu;

/** What draws someone to a trade or a house, however little it says. Folded. */
export const DRAWN_TO =
  /\b(?:toujours voulu|j'aime|j'adore|passion\w*|attire\w*|envie|interess\w+|plait|plairait|(?:me |m'a )?changerait|important pour moi|compte pour moi|motiv\w+|vocation|je cherche|je recherche)\b/gu;

/** A story of home, of a club or of helping out, as its teller names the place or the people. Folded. */
export const OWN_LIFE =
  /\b(?:chez moi|a la maison|en famille|mon (?:pere|grand-pere|beau-pere|frere|oncle|fils|voisin|club)|ma (?:mere|grand-mere|belle-mere|soeur|tante|fille|voisine|famille)|mes (?:parents|grands-parents|enfants|voisins)|(?:notre|le|un) club d[e']|(?:mon|notre) equipe de (?:foot\w*|hand\w*|rugby|basket\w*|volley\w*)|benevol\w*|comite des fetes|maraudes?|scouts?|(?:les|nos|mes|tous nos) matchs)\b/gu;

/** Work, in the sentence that opens a story. Folded. */
export const AT_WORK =
  /\b(?:au travail|mon (?:chef|patron|poste|equipe|service|stage)|ma cheffe|clients?|clientes?|patiente?s?|residente?s?|eleves?|chantiers?|collegues?|magasin|entrepot|entreprise|atelier|bureau|cuisine|tournee)\b/gu;

/** What is sought, where a story was asked for. Folded. */
export const SOUGHT = /\b(?:je (?:re)?cherche|je (?:souhaite|voudrais|veux)|j'aimerais)\b/gu;

/** Words that give no answer: one does not know, or has nothing to tell. Folded, the whole of the answer. */
export const NO_ANSWER =
  /^(?:euh+|heu+|ben|bah|bon|alors|non|la|desolee?|pardon|franchement|honnetement|[,.!?\u2026 ])*(?:(?:je|j')? ?(?:ne |n')?(?:sais|vois|ai|trouve|me souviens|m'en souviens) (?:pas|plus|rien|aucune idee)(?: (?:trop|vraiment|du tout|d'idee|d'exemples?|a dire|en tete|quoi dire|quoi repondre|comment dire|la|comme ca|moi|precis))*|aucune idee|rien(?: (?:de special|a dire|ne me vient))?|joker|je passe|passe|pas d'idee|pas d'exemples?|(?:ca|rien) ne me dit rien)(?:[,.!?\u2026 ]|desolee?|pardon|quoi|voila)*$/u;
