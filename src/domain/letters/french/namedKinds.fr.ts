/** A kind of house before a name that has its own article: « Bar hôtel restaurant Le Logis ». */
export const KIND_THEN_NAME =
  /^((?:Bar|H[oô]tel|Restaurant|Brasserie|Auberge|Camping|Garage|Boulangerie|Pharmacie|Salon|Cabinet|Institut|Centre)(?: \p{Ll}+)*)(?= (?:Le|La|Les|L[’']|Du|Des|Au|Aux) ?\p{Lu})/u;

/** « Responsable au sein d’une association d’aide à domicile »: the house that a title goes on with, its first group. */
export const HOUSE_IN_TITLE =
  /(?:au sein d(?:[’']|e )|dans )une? ((?:association|entreprise|société|EHPAD|clinique|agence|structure|crèche)(?!\p{L}).*)$/iu;

/** Between permits that are listed: « la carte professionnelle et le CACES ». */
export const BETWEEN_PERMITS = /(?:, | et )(?=l(?:es?|a) |l’)/u;

/** Figures and signs that no skill of a list holds. */
export const NO_LISTED_SIGN = /[\d()«»"!?@/]/u;
