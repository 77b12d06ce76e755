/** What the structured lines of a page state, each under a label of its own. */
export const STATED_FIELDS = ['contract', 'pay', 'experience', 'degree'] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

/** The label of each, folded, as it stands alone on its line or before a colon. */
export const STATED_LABELS: Readonly<Record<StatedField, RegExp>> = {
  contract: /^(?:type|nature) (?:de|du) contrat$/u,
  pay: /^(?:salaires?|remuneration)(?: (?:brute?|propose|annuel\w*|mensuel\w*))?$/u,
  experience: /^experience(?: (?:requise|exigee|souhaitee|demandee))?$/u,
  degree: /^(?:formations?|niveau (?:de formation|d'etudes?|de qualification)|diplomes?)$/u,
};

/** Labels of other lines of such a page: what stands under them states something else. */
export const OTHER_LABEL =
  /^(?:contrat travail|(?:duree|horaires?|conditions?)(?: (?:du|de) (?:travail|contrat))?|deplacements?|profil(?: (?:souhaite|recherche))?|(?:competences|savoir-?(?:faire|etre))\b.*|langues?|permis|informations? complementaires?|qualification|secteurs?\b.*|entreprise|lieu(?: de travail)?|avantages|description\b.*|employeur)$/u;

/** Nobody's years are asked for. */
export const BEGINNERS =
  /\b(?:debutant\w*(?:\([es]\))? (?:est |sont )?(?:accepte|bienvenu)|sans experience|aucune experience)/u;
