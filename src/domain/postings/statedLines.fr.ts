/** What the structured lines of a page state, each under a label of its own. */
export const STATED_FIELDS = ['contract', 'pay', 'experience', 'degree', 'place'] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

/** The label of each, folded, as it stands alone on its line or before a colon. */
export const STATED_LABELS: Readonly<Record<StatedField, RegExp>> = {
  contract: /^(?:(?:type|nature) (?:(?:de|du) contrat|(?:de l'|d')emploi)|contrat)$/u,
  pay: /^(?:salaires?|remuneration)(?: (?:brute?|proposee?|indicative|annuel\w*|mensuel\w*))?$/u,
  experience: /^experience(?: (?:requise|exigee|souhaitee|demandee))?$/u,
  place:
    /^lieux?(?: (?:de travail|du poste|d'exercice(?: des fonctions)?|d'affectation))?$|^(?:localisation|residence administrative)$/u,
  degree: /^(?:formations?|niveau (?:de formation|d'etudes?|de qualification)|diplomes?)$/u,
};

/** Labels of other lines of such a page: what stands under them states something else. */
export const OTHER_LABEL =
  /^(?:contrat travail|(?:duree|horaires?|conditions?)(?: (?:du|de) (?:travail|contrat))?|deplacements?|profil(?: (?:souhaite|recherche))?|(?:competences|savoir-?(?:faire|etre))\b.*|langues?|permis|informations? complementaires?|qualification|secteurs?\b.*|entreprise|avantages|description\b.*|employeur|(?:poste )?a pourvoir le|date (?:limite|de)\b.*|motif\b.*|localisation du lieu\b.*|temps de travail|moyens? d'acces|reference|grades?\b.*|famille\b.*|cadre d'emplois?\b.*|categorie\b.*|intitule\b.*|details?\b.*|code (?:rome|naf|ape)|direction|nombre de postes\b.*|teletravail|management|rythme)$/u;

/** Nobody's years are asked for. */
export const BEGINNERS =
  /\b(?:debutant\w*(?:\([es]\))? (?:est |sont )?(?:accepte|bienvenu)|sans experience|aucune experience)/u;

/** Labels of a form that stand where an employer or a place might: neither is one, folded. */
export const FORM_LABEL =
  /^(?:intitule|code (?:rome|naf|ape)|reference|synthese|detail|informations? generales?|offres? )(?![a-z])/u;
