/** Patterns over folded French (no accents, lower case) that weaken or cancel what a CV names. */

/** Ends right before the mention: a beginner's knowledge of what follows, through a list if need be. */
export const BEGINNER_BEFORE =
  /\b(?:notions?|bases?(?! de donnees)|initiation|initiee?|sensibilisation|premieres? connaissances?|rudiments|decouverte|quelques connaissances|niveau debutant|debutante?)\b(?! accept)(?: (?:de|des|du|en|sur|a|au|aux)\b| d'| ?:)?[^.;:()]*$/u;

/** What is being learned is not held yet; it reaches through a list. */
export const LEARNING_BEFORE =
  /\b(?:en cours d'(?:apprentissage|acquisition)|(?:auto-?)?formation en cours|j'apprends|en apprentissage sur|souhait\p{L}* (?:apprendre|decouvrir|me former)|envie d'apprendre)\b[^.;()]*$/u;
export const LEARNING_AFTER =
  /^\s*[:(,\u2013-]?\s*\(?(?:en cours d'(?:apprentissage|acquisition))/u;

/** Starts right after the mention. */
export const BEGINNER_AFTER =
  /^\s*[:(,\u2013-]?\s*(?:\(?\s*)(?:notions?|(?:les |niveau )?bases?\b(?! de donnees)|debutante?|initiation|niveau debutant|premiers pas|decouverte)/u;

/** A negation that governs the words right after it. */
export const NEGATION_BEFORE =
  /(?:^|[^\p{L}])(?:(?:pas|jamais|aucune?|ni|sans|zero)(?: encore| de| d'| du| le| la| les| l'| un| une| fait| utilise| pratique| titulaire| possede| eu| formee?| a| au| aux| en| connaissances?| experience| \p{L}+){0,3} ?'?|non)\s*$/u;

/** "Ne ... pas" around a verb, up to the mention: "je ne fais pas d'actes infirmiers". */
export const NEGATED_VERB_BEFORE =
  /\b(?:ne|n') ?\p{L}+ (?:pas|jamais|plus|aucune?)\b[^,;.:()]{0,40}$/u;

/** A list of what was never done: "jamais utilise : SAP, Power BI". */
export const NEGATED_LIST_BEFORE =
  /\b(?:jamais (?:utilise|pratique|fait|conduit|touche|vu)\p{L}*|non maitrise\p{L}*|a apprendre)\s*:[^.;:]*$/u;

export const NEGATION_AFTER = /^\s*[:=(]\s*(?:non\b(?! seulement)|aucune?\b|pas\b|jamais\b|neant)/u;

/** "Non seulement", "sans faute": not a denial of what follows. */
export const NOT_A_NEGATION =
  /(?:non seulement|sans (?:faute|probleme|difficulte|accident|compter|arret))\s*\p{L}*\s*$/u;

/** A licence or diploma being prepared. */
export const IN_PROGRESS =
  /\b(?:en cours|en preparation|en formation|je prepare|prepare actuellement|prevue?s?|a passer|a venir|inscrite?|candidate? (?:a|au)|objectif)\b/u;

/** A licence that has run out. */
export const EXPIRED =
  /\b(?:perimee?s?|expiree?s?|echue?s?|non renouvelee?s?|a renouveler|a recycler|caducs?|caduques?|plus valides?|invalides?|suspendue?s?)\b/u;

/** What other people use: the CV's owner led them. */
export const LED_OTHERS_BEFORE =
  /\b(?:coordination|coordonn\p{L}+|pilotage|pilot\p{L}+|encadrement|encadr\p{L}+|management|supervision|supervis\p{L}+|animation)\b[^.;:]*\b(?:equipes?|developpeu\p{L}+|technicien\p{L}*|agences?|prestataires?|cabinets?|sous-traitants?|ouvriers?|agents?|collaborat\p{L}+|consultant\p{L}*|ingenieur\p{L}*|personnes)\b[^.;:]*$/u;

export const LEFT_TO_OTHERS_AFTER =
  /^[^.;:,]{0,30}\b(?:confiee?s?|deleguee?s?|sous-traitee?s?|externalisee?s?)\b/u;

/** Lines, or parts of lines, that tell who a person is rather than what they can do: never scored (article L1132-1 of the Code du travail). */
export const IDENTITY =
  /@|\b(?:nee? (?:le|en|a)\b|date de naissance|naissance|age :|nationalite|celibataire|mariee?\b|pacsee?|divorcee?|veuf|veuve|concubinage|(?:\d+|un|une|deux|trois|quatre|cinq) enfants?\b|situation (?:de famille|familiale)|etat civil|sexe :|\d{2} ans\b(?! (?:d'|de |dans|en|comme|chez|a ))|\b\d{5} [a-z]|rue |avenue |boulevard |telephone|tel\.? |mobile :|\+\d{2}|0\d(?:[ .]\d{2}){4})/u;

/** Ways a CV says which contract its owner looks for. */
export const SOUGHT =
  /\b(?:recherche|cherche|en recherche|souhaite|disponible|a la recherche|en quete|vise|objectif|projet)\b/u;

/** Words of each contract type, folded. */
export const CONTRACT_WORDS = {
  CDI: /\bcdi\b|contrat a duree indeterminee/u,
  CDD: /\bcdd\b|contrat a duree determinee/u,
  Freelance: /\bfreelance\b|\bindependante?\b|portage salarial/u,
  Alternance: /\balternance\b|\bapprentissage\b|contrat de professionnalisation/u,
  Stage: /\bstage\b/u,
  Saisonnier: /\bsaison(?:nier|niere)?s?\b/u,
  Intérim: /\binterim(?:aire)?s?\b|travail temporaire/u,
} as const;

export const REMOTE_WORDS = /\bteletravail\b|a distance\b|\bremote\b/u;
export const ON_SITE_ONLY = /pas de teletravail|sur site uniquement|presentiel uniquement/u;
export const MOBILE_WORDS =
  /\bmobilite (?:nationale|regionale|internationale|geographique|totale|france)|\bmobile (?:sur|dans|en|partout|a l'international)|demenag/u;
export const PAY_WORDS = /\b(?:pretentions?|remuneration souhaitee|salaire souhaite|tjm)\b/u;
