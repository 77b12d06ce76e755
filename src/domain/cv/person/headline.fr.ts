/** Labels before the post that the candidate wants, as folded keys. */
export const HEADLINE_LABELS =
  /^[^\p{L}]*(?:poste (?:vise|recherche|souhaite|occupe)|emploi (?:vise|recherche|souhaite)(?:\s*\/\s*domaine de competence)?|objectif(?: professionnel)?|metier(?: vise)?|profession|fonction|titre|titre du profil|desired employment|job applied for|position|occupation|recherche)\s*[:\t]\s*/u;

/** Headings that announce the post the candidate wants. */
export const WANTED_POST = /poste|emploi|objectif|metier|profession|titre|employment|position|job/u;

/** Names of the fields of a form, which are never its answers; folded. */
export const FIELD_NAME =
  /^(?:noms?|prenoms?|noms? et prenoms?|prenoms? et noms?|name|first name|last name|surname|etat civil|identite|contacts?|telephone|adresse|photo)$/u;
