/** Words before a telephone number, as folded keys. */
export const PHONE_LABELS =
  /(?:tel(?:ephone)?|mobile|portable|gsm|phone|cell|whatsapp|contact|☎|📞|✆|📱|\bt|\bm|\bp)\s*\.?\s*(?:portable|mobile|fixe|personnel|perso)?\s*[:.]?\s*$/u;

/** Numbers that are not the candidate's telephone. */
export const NOT_PHONE_LABELS =
  /(?:fax|telecopie|siret|siren|rpps|adeli|iban|n°|numero de|ref|secu(?:rite sociale)?|passeport|cin)\s*[:.]?\s*$/u;

/** Words of a line that gives an address, an age or a licence rather than a name or a title. */
export const CONTACT_WORDS =
  /(?:^|[^\p{L}])(?:tel|telephone|mobile|portable|gsm|e-?mail|mail|courriel|adresse|address|phone|linkedin|github|www|http|https|permis|vehicule|vehiculee?|ans|nee?|nationalite|celibataire|mariee|pacsee?|enfants?|naissance|born|rue|avenue|av|boulevard|bd|allee|impasse|chemin|route|place|quai|residence|lotissement|chaussee|faubourg|hameau|cite|bat|batiment|bte|etage|appartement|apt|bp|cedex|quartier|secteur|villa|immeuble|whatsapp|skype|site|portfolio|disponible|disponibilite|mobilite|driving licen[cs]e|date de naissance|situation|sexe|rqth)(?![\p{L}])/u;

/** A marital status as written: the accent, or a small letter, parts "Marié" from the given name "Marie". */
export const MARITAL_STATUS =
  /(?:^|[^\p{L}])(?:[Mm]arié(?:e|\(e\)|·e)?s?|MARIÉE?S?|marie)(?![\p{L}-])/u;

/** Labels of civil status and address, which open a line of contact however long it is; folded. */
export const PERSONAL_LABEL =
  /^[^\p{L}]*(?:adresse|address|domicile|residence|lieu de residence|nationalite|nationality|(?:date|lieu)(?: et (?:date|lieu))? de naissance|date of birth|place of birth|etat civil|situation (?:de famille|familiale|matrimoniale)|sexe|gender|permis(?: de conduire)?)\s*:|^[^\p{L}]*nee?(?:\(e\))? (?:le|en)\s+\d/u;

/** What dates a birth ("née le"), folded; the date follows. */
export const BORN = /(?:^|[^\p{L}])nee?(?:\(e\))? (?:le|en)\s*$/u;

/** "Dom. 03 ...": before a telephone, that it is the one at home; folded. */
export const HOME_BEFORE = /(?:dom|domicile|fixe|maison|parents?)[^\p{L}\d]*$/u;
/** "03 ... (maison)": the same after it; folded. */
export const HOME_AFTER = /^\s*\((?:maison|fixe|domicile|parents?)/u;
