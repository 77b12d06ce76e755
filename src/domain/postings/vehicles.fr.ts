/** After "vehicule", words that make it the employer's or a class of licence rather than one's own; folded. */
export const NOT_OWN_VEHICLE =
  /^\s*(?:de (?:service|fonction|societe|l'entreprise|pool)|d'entreprise|legers?\b|lourds?\b|utilitaires?\b|fourni|mis a (?:votre |ta |la )?disposition|electriques?\b|frigorifiques?\b|(?:is |are )?provided)/u;

/** The bare word for a vehicle, folded. */
export const BARE_VEHICLE = /^(?:vehicules?|voitures?)$/u;

/** Before the bare word for a vehicle, these say that one must have it; folded. */
export const HAS_VEHICLE_BEFORE =
  /(?:^|\b(?:permis(?: de conduire)?(?: b)?(?: (?:obligatoire|exige|indispensable|requis|necessaire))?,? ?(?:et|\+|avec|,|\/)|posse\p{L}+|dispos\p{L}+|avoir|avez|detenir|munie?|votre|son|propre|personnel|necessite|besoin)) ?(?:d'|l[ae]s? |l'|une? |son |votre |de )*$/u;

/** A short line that opens with a licence, folded. */
export const OPENS_WITH_LICENCE = /^[^\p{L}]*(?:permis|caces|habilitations?|fimo|fco)(?![\p{L}])/u;
