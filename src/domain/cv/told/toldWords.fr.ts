const WEEKLY = String.raw`\d{1,2} ?h(?:eures?)?(?:\d{2})?(?: ?(?:/|par) ?sem(?:aine|\.)?)?`;
const LENGTH = String.raw`\d{1,2} ?(?:ans?|mois|semaines?|sem\.?|jours?|j|saisons?|etes|hivers|fois)(?: et demie?)?`;
const CONTRACT = String.raw`cdd|cdi|cddi|ctt|cesu|contrats?|interim|interimaire|aides?|temps (?:plein|partiel|complet)|mi-temps|a mi-temps|saisonni(?:er|ere)|saisons?|missions?|remplacements?|vacations?|extras?|alternance|auto[ -]?entr\w*\.?|micro[ -]?entrep\w*|non declare|benevole|remunere|tutti frutti`;
const DETAIL = String.raw`x ?\d|\d ?x|en|de|d'|a|au|par|le|la|et|divers|plusieurs|puis|soirs?|matins?|nuits?|jours?|we|week-?ends?|noel|ete|hiver|renouvel\w*|reconduit\w*|etudiant\w*|env\.?|environ|soit|cat\.?|b|apres-midi`;

/** Under which contract, how long and how many hours one worked: a part of a head that is neither post nor house; folded. */
export const TERMS = new RegExp(
  `^(?:en |sous )?(?:(?:${WEEKLY}|${LENGTH}|${CONTRACT}|${DETAIL})[ ,+/.]*)+$`,
  'u',
);

/** Why and how a post ended, or what came beside it, as the opening of a folded part. */
export const ENDING =
  /^(?:pour |suite a |apres )?(?:licencie\p{L}*|lic\. |demission\p{L}*|rupture (?:co|de)|fin (?:de|du) (?:contrat|cdd|mission|chantier)|fermeture|liquidation|depot de bilan|depart (?:volontaire|en retraite|a la retraite)|demenage\p{L}*|inaptitude|perte (?:de|du) (?:marche|contrat)|retraite (?:du|de la|de mon)|raisons? (?:de|familiale|personnelle)|arret (?:maladie|pour)|non renouvel|(?:usine|boite|entreprise|societe|site|magasin|maison|boutique|restaurant) (?:fermee?|vendue?|rachetee?|liquidee?)|(?:contrat )?non renouvele|cdi (?:de|en|a)|cdd (?:de|en|a|noel|renouv)|(?:tous|toutes|chaque) (?:les )?\p{L}+|toute l'annee|le (?:soir|samedi|dimanche|week-end)|les (?:week-ends|samedis|etes)|agrement|cat\. |a (?:la maison|domicile)$)/u;

/** Small words that open a part and tell nothing of the post. */
export const LEAD_WORDS =
  /^(?:(?:et|ensuite|puis|avant|auparavant|apres|d'abord|enfin|aussi|actuellement|aujourd'hui|deja|environ|pendant|dans ma jeunesse|plus tard)(?![\p{L}'])[\s:,]*)+/u;

/** How a post is told in the first person, up to the word that names it; folded. */
export const TELLS_POST =
  /^(?:j'ai (?:travaille|ete|commence|exerce|fait|occupe|tenu|demarre|debute|termine)|j'etais|j'exerce|j'occupe|je (?:travaille|suis|fais|travaillais|faisais))(?![\p{L}])(?: (?:aussi|ensuite|egalement|longtemps|d'abord|pendant))?(?: a \d{1,2} ans)?(?: (?:comme|en tant que?))?(?: (?:une?|la|le|des|du|l'|(?:un|le) poste de|(?:la|une) mission de))?\s*/u;

/** A sentence in the first person, folded. */
export const FIRST_PERSON = /(?:^|[^\p{L}])(?:j'|je |m'|mes? |nous )/u;

/** "poste de", "mission de", "job de": what leads to the name of the post; folded. */
export const POST_OF =
  /^(?:(?:un |le |la |une )?(?:postes?|missions?|emplois?|fonctions?|remplacements?|jobs?|petits? boulots?) (?:de |d'|en )|en tant que? |comme |de |d'|des? |du |une? )(?=\p{L})/u;

/** Small words between what was done and for whom, run on a folded key. */
export const FOR_WHOM =
  /\s(?:chez|via|pour le compte de|au sein de|au sein du)(?: (?:la|le|les|l'))?\s(?=\S)/u;

/** Between a house and the post held there, run on a folded key. */
export const AS_POST = /(?:^|\s)(?:comme|en tant que?|en qualite de)\s(?:une? )?(?=\p{L})/u;

/** Between a post and the house or the place, run on a folded key. */
export const AT_A = /\s(?:a la|a l'|au|aux|a|dans (?:la|le|les|l'|une?)|pour|en)\s?(?=\S)/gu;

/** With whom one worked: no house; run on a folded key. */
export const WITH_WHOM =
  /\savec (?:mon|ma|mes|notre|une?|\d+|(?:le|la|les|l') ?(?:patron\w*|equipe|collegues?|chef\w*))(?!\p{L}).*$/u;

/** "rien", "chomage", "je me suis occupee de mes enfants": no post; folded. */
export const NO_POST =
  /^[^\p{L}]*(?:rien|neant|pas d|aucune? |sans|inactiv|chomage|conges?(?![\p{L}])|parental|arret|au foyer|mere au|pere au|maman |papa |recherche d|maladie|accident|je me suis (?:occupe|arrete)|j'ai (?:eleve|arrete)|elev(?:er|e) mes? enfant|education (?:de )?mes|voyage|annee sabbatique|armee\s*$|service militaire|service national)/u;

/** Over further posts in a section ("Petits boulots"), folded. */
export const OVER_POSTS =
  /^(?:mes |autres |les |divers )?(?:petits boulots|jobs?(?: d'ete| etudiants?)?|stages?|saisons?|extras?|interim|missions?|emplois?(?: saisonniers)?|experiences?(?: diverses)?|avant|divers|autres?)\s*:?$/u;

/** A date that says until when a paper holds, run on what stands before it. */
export const VALID_UNTIL =
  /(?:jusqu'(?:au?|en)|valable|valide|recycle\w*|perime\w*|obtenu\w*|a jour|prevue?|pas finie?)\s*\(?$/u;

/** Cut-off words that no sentence ends with, folded. */
export const SHORTENED =
  /(?:^|[\s('])(?:st|ste|ets|etabl|m|mr|mme|dr|av|bd|tel|env|cat|resp|dept|n|sem|auto-entr|entr|rest|etc|ex|art|fg)$/u;

/** "interim conducteur de pelle": under which contract, before the post; folded. */
export const TERMS_FIRST = /^(?:en )?(?:interim|cdd|cdi) (?=\p{L})/u;

/** Papers and other things that end the list of posts where a line opens with them; folded. */
export const OTHER_THINGS =
  /^[^\p{L}]*(?:caces|permis|langues?|loisirs?|aipr|certiphyto|habilitations?|sst|psc1|fimo|fco|carte|diplomes?|qualites?|pas de diplome|objectif)(?!\p{L})/u;

/** "avec deux collegues", "a la place de": never a name; folded. */
export const BESIDE_WORK = /^(?:avec|sans|dont|plus) /u;

/** How one worked, which stands for a post that is not named; folded. */
export const STANDS_FOR_POST =
  /^(?:alternance|interim|stage|apprentissage|remplacements?|saisons?)(?!\p{L})/u;

/** Kin and friends beside or for whom one worked, folded. */
export const OWN_PEOPLE = /(?<!\p{L})(?:mon|ma|mes) \p{L}/u;
