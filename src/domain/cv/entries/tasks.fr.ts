/** What labels the work done or its means before a colon ("Missions : ..."), as a folded key. */
export const TASK_LABEL =
  /^(?:(?:mes |les |principales? |autres )?(?:missions?|taches?|activites?|realisations?|responsabilites?|resultats?|descriptif|descriptions?|environnement|technologies|technos|stack|outils|competences?|logiciels?|langages?|contexte|objectifs?|projets?|encadrante?s?|direct(?:ion|eur|rice) de these|sujet|theme|mots[- ]cles))(?: (?:principales?|realisees?|effectuees?|techniques?|technologique|utilises?|utilisees?|acquises?|confiees?|industriel|de recherche|du poste|du stage|consist(?:aient|ait|ent)|etaient|sont))*\s*:/u;

/** Openings of a line that tells work done, as folded keys: nouns of action and first-person verbs. */
export const TASK_WORDS =
  /^(?:je |j'|nous |en charge|prise? en|mise? en|gestion d|gerer|suivi d|realisation d|realiser|accueil d|accueil et|preparation d|preparer|organisation d|participation|elaboration|redaction|animation d|conception|creation d|developpement d|encadrement d|controle d|analyse d|verification|traitement d|saisie d|etablissement d(?:es|u|e )|maintenance (?:d|preventive|curative)|entretien d|vente d|conseil (?:aux?|et|client)|coordination d|supervision|pilotage|definition|application|respect|environnement|technologies|outils|missions?\b|taches?\b|activites?\b|realisations?\b|responsabilites?\b|contexte|projets? :|principales|objectifs?|resultats?|optimisation|amelioration|negociation|prospection|formation d|assurer|assistance|installation d|depannage|nettoyage|manutention|reception d|chargement|livraison d|pose d|montage d|soins d|surveillance|distribution d|administration d|collecte|planification|reporting|tenue d|facturation|classement|developed|managed|led |responsible for|built|designed|created|implemented|support)/u;

/** A contract, or an article that a line break left: neither a post nor an employer; folded. */
export const NAMES_NOTHING =
  /^(?:(?:en |contrat )?(?:cdii?|cdds?)|temps (?:plein|partiel|complet)|mi-temps|(?:au sein )?(?:de |dans )?(?:l'|la |une )(?:entreprise|societe|association)|une?|les?|la|des?|du)$/u;
