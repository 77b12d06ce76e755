/** Labels before the post that the candidate wants, as folded keys. */
export const HEADLINE_LABELS =
  /^[^\p{L}]*(?:poste (?:vise|recherche|souhaite|occupe)|emploi (?:vise|recherche|souhaite)(?:\s*\/\s*domaine de competence)?|objectif(?: professionnel)?|metier(?: vise)?|profession|fonction|titre|titre du profil|desired employment|job applied for|position|occupation|recherche)\s*[:\t]\s*/u;

/** Headings that announce the post the candidate wants. */
export const WANTED_POST = /poste|emploi|objectif|metier|profession|titre|employment|position|job/u;

/** Names of the fields of a form, which are never its answers; folded. */
export const FIELD_NAME =
  /^(?:noms?|prenoms?|noms? et prenoms?|prenoms? et noms?|name|first name|last name|surname|etat civil|identite|contacts?|telephone|adresse|photo|(?:mes )?(?:informations?|donnees|renseignements) personnell?es?|informations?|coordonnees|mes coordonnees|(?:a )?propos(?: de moi)?|qui suis[ -]je|profil|m|mr|mme|mlle|monsieur|madame|docteur|dr|ph\.?d|(?:\d{2}(?: ans)?[\s,;/|-]+)?(?:celibataire|fiancee?|mariee?|pacsee?|divorcee?|veuf|veuve)(?:[\s,;/|-]+(?:sans|une?|\d) enfants?)?|vehiculee?|permis \w{1,2}|(?:utilisateur|locuteur|niveau)\s[\p{L} ]+(?:\(?[abc][12]\+?\)?)?|\d+ (?:recommandations?|relations?|abonnes?))\.?\s*:?$/u;

/** Openings of a line that tells the post, the apprenticeship or the internship one looks for, folded. */
export const WANTED =
  /^(?:(?:je suis |actuellement )?(?:a la |en )?recherche (?:active )?(?:d|stage|alternance|emploi|poste|apprentissage|contrat|un)|candidat(?:e|ure)? (?:pour |a |au |spontanee)|(?:demande|offre) (?:de |d')|stage |stagiaire |alternan(?:ce|te?) |apprentissage |apprentie? )/u;

/** A sentence about oneself, which no title is; folded. */
export const ABOUT_ONESELF =
  /(?:^|[^\p{L}])(?:j'|je (?:suis|souhaite|recherche|m')|mon |mes |ma |nous )/u;
