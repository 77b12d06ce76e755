/** How advertisements name their employer, folded; the name is the first group. */
export const COMPANY_LABEL =
  /^(?:l'|nom de l'|notre )?(?:entreprise|societe|employeur|recruteur|raison sociale|etablissement|organisation|structure)\s*:\s*([^\n]{2,80})$/mu;

/** Words that no employer's name begins with: they speak of the post, of the reader or of nobody. */
export const NO_COMPANY =
  /^(?:nous|vous|on|je|elle|il|qui|pour|dans|afin|afin de|un|une|le poste|poste|contrat|cdi|cdd|stage|alternance|interim|mission|missions|profil|votre|vos|notre|nos|descriptif|description|lieu|ville|salaire|remuneration|temps|a propos|publiee?|offre|reference|date|experience|niveau|teletravail|h\/f|f\/h|et|actuellement|rattache|au sein)(?![a-z])/u;

/** A piece of a heading line that is a contract, a working time, a mode, a pay or a date rather than a name. */
export const NOT_A_NAME =
  /\b(?:cdi|cdd|interim|freelance|independant|alternance|apprentissage|stage|saisonnier|temps (?:plein|partiel)|teletravail|hybride|remote|sur site|h\/f|f\/h|euros?|brut|net(?!['-])|publiee?|il y a|hier|aujourd'hui|postuler|mois|ans?|heures?|semaine)\b|[€$\d]/u;

/** A beginner is welcome, whatever the years asked for elsewhere. */
export const BEGINNER =
  /\bdebutante?s?(?:\u00b7e)?s? (?:est |sont )?(?:acceptee?s?|bienvenue?s?|possible)|\bpremiere experience\b|\bsans experience\b|\bjunior\b|\bexperience non exigee\b/u;
export const SENIOR = /\bsenior\b|\bconfirmee?s?\b|\bexperimentee?s?\b/u;

/** A postal code or a department with its town: "44000 Nantes", "Nantes (44)". The whole is the place. */
export const PLACE_WITH_CODE =
  /(?<![\p{L}\d])(?:\d{5} [\p{L}](?:(?! - )[\p{L}' -]){1,40}|[\p{L}](?:(?! - )[\p{L}' -]){1,40} ?\((?:\d{2,3}|2[ab]|\d{5})\))/u;
