/** After "vehicule", words that make it the employer's or a class of licence rather than one's own; folded. */
export const NOT_OWN_VEHICLE =
  /^\s*(?:de (?:service|fonction|societe|l'entreprise|pool)|d'entreprise|legers?\b|lourds?\b|utilitaires?\b|fourni|mis a (?:votre |ta |la )?disposition|electriques?\b|frigorifiques?\b|(?:is |are )?provided)/u;

/** The bare word for a vehicle, folded. */
export const BARE_VEHICLE = /^(?:vehicules?|voitures?)$/u;

/** Words that end with it: "disposer d'un vehicule". */
export const ENDS_WITH_VEHICLE = /(?:^|\s|')(?:vehicules?|voitures?)$/u;

/** Before the bare word for a vehicle, these say that one must have it; folded. */
export const HAS_VEHICLE_BEFORE =
  /(?:^|\b(?:permis(?: de conduire)?(?: b)?(?: (?:obligatoire|exige|indispensable|requis|necessaire))?,? ?(?:et|\+|avec|,|\/)|posse\p{L}+|dispos\p{L}+|avoir|avez|detenir|munie?|votre|son|propre|personnel|necessite|besoin)) ?(?:d'|l[ae]s? |l'|une? |son |votre |de )*$/u;

/** A licence to drive that is said without its class; folded. "A permis de" is a verb. */
export const BARE_LICENCE =
  /(?<=^[^\p{L}\n]{0,6}|[,;:(+/\u2022] ?|\b(?:le|du|un|votre|ton|son|possed\p{L}+|avoir|avec|et|ou) )permis\b(?= ?(?:$|[,;.()+/&!]|et |ou |est |serait |sera |si |depuis |valide|a jour|en cours|(?:tres |vivement |fortement )?(?:exig|oblig|requis|souhait|indispens|necess|imperati|demand|apprecie|recommand)))/gmu;

/** A class after a colon: "Permis : B"; the class is the first group, folded. */
export const LABELLED_LICENCE = /\bpermis ?: ?(be|c1|c1e|ce|d1|[bcd])(?![\p{L}\d])/gu;

/** The licence of the vehicle that a title drives, by the folded title. */
export const LICENCE_OF_TITLE: readonly (readonly [id: string, RegExp])[] = [
  ['permis-ce', /\bsuper[- ]?(?:poids[- ])?lourds?\b|\bspl\b|\bsemi[- ]remorques?\b/u],
  ['permis-c', /\bpoids[- ]lourds?\b|\bpl\b|\bcamions?\b/u],
  ['permis-d', /\b(?:autocars?|autobus|bus|cars?)\b/u],
];

/** A short line that opens with a licence, folded. */
export const OPENS_WITH_LICENCE = /^[^\p{L}]*(?:permis|caces|habilitations?|fimo|fco)(?![\p{L}])/u;
