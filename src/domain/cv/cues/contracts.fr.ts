/** Names of a contract that stand alone beside a post and its employer, folded. */
export const CONTRACT_ONLY =
  /^(?:en )?(?:stages?|alternance|apprentissage|contrat (?:a duree (?:in)?determinee|d'apprentissage|de professionnalisation|pro|d'alternance|en alternance|en apprentissage|saisonnier|d'interim)|(?:missions? )?(?:d'|en )?interim|cdii?|cdds?|contrat cd[id]|job d'ete|job etudiant|emploi (?:saisonnier|etudiant)|saisonniere?|temps (?:plein|partiel|complet)|mi-temps|vacations?|extras?)$/u;

/** Openings of what one does without a trade's name: a placement, a service; never an employer's name. Folded. */
export const POST_OPENING =
  /^(?:stage|alternance|apprentissage|pfmp|pmsmp|periodes? de formation en (?:milieu|entreprise)|service civique|volontariat|job d'ete|job etudiant|contrat d'apprentissage|internship|interimaire)(?![\p{L}-])/u;

/** "Stage" alone on its line, folded. */
export const ONE_PLACEMENT =
  /^[^\p{L}]*(?:stage|alternance|apprentissage|service civique|interim|benevolat)[^\p{L}]*$/u;

/** One word for a placement before who took one on, folded. */
export const ONE_WORD_PLACEMENT =
  /^(?:stage|alternance|apprentissage|stagiaire|alternante?|apprentie?|(?:missions? )?(?:en )?interim)\s/u;

/** "CDI a temps partiel": what opens so names no employer; folded. */
export const OPENS_CONTRACT =
  /^(?:cdii?|cdds?|interim|contrat|temps (?:plein|partiel|complet)|mi-temps)(?![\p{L}-])/u;
