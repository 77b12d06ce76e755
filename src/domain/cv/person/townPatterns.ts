import { TOWN_LINKS, WAYS } from '#/domain/places/placeNames.fr';

const WORD = "\\p{Lu}(?:[\\p{L}\\u2019']|\\.(?!\\p{L}{2}))*";
/** A town as written: capitalised words joined by spaces, hyphens and the small words of place names. */
const TOWN = `${WORD}(?:[ \\u00a0-](?:${TOWN_LINKS}[ -]?){0,3}${WORD}){0,5}(?:-\\p{Ll}{2,})*`;

/** "Neuilly sur seine": the tail of a town, written small. */
const SMALL_TAIL = '(?:[ -](?:sur|sous|en|l\u00e8s|les|lez)[ -]\\p{Ll}{3,}(?![\\p{L}-]))?';

/** "75011 Paris": a code, then its town. */
export const POSTAL = new RegExp(
  `(?<![\\p{L}\\d])(?:[A-Z]{1,3}[- ]?)?(?<code>\\d{5}|\\d{4}|\\d{2} \\d{3})[ ,\\u00a0-]{1,3}(?<town>${TOWN}${SMALL_TAIL})`,
  'gu',
);
/** "Paris (75)", "Paris 75011": a town, then its code. */
export const BEFORE_CODE = new RegExp(
  `(?<![/@_\\d])(?<town>${TOWN})(?:[ ,\\u00a0]{0,2}|\\s[-\\u2013]\\s)[(,]?\\s?(?<code>(?:\\d{5}|\\d{4}|\\d{2,3}|2[AB])(?=\\))|\\d{5}(?!\\d)|(?<=\\p{L})\\d{4}(?=\\s*$))`,
  'gu',
);
/** "Lyon 3e": a town and the number of a district. */
export const DISTRICT = new RegExp(
  `(?<town>${TOWN})[ ,(\\u00a0-]{1,3}(?:\\d{1,2}|[IVX]{1,5})\\s?(?:e|er|\u00e8me|\u00e9me|eme|\u00e8|th)\\b`,
  'gu',
);
/** "95 - Bezons", "Bezons, 95": a town and its department, alone on their line. */
export const BESIDE_DEPARTMENT = new RegExp(
  `^[^\\p{L}\\d(]*(?:\\(?(?:\\d{2}|97\\d)\\)?\\s?[-\\u2013,]?\\s?(?<town>${TOWN})|(?<before>${TOWN})\\s?[-\\u2013,/]\\s?\\(?(?:\\d{2}|97\\d)\\)?)\\s*$`,
  'u',
);
/** "4 rue ": what follows is the name of the street; run on a folded key. */
export const STREET_BEFORE = new RegExp(
  `\\d.*(?:${WAYS})\\s(?:de la |de l'|du |des |de |d')?$`,
  'u',
);
/** "4 rue Henri Martin, 59000": an address that ends with its code; run on a folded key. */
export const STREET_AND_CODE = new RegExp(`\\d.*(?:${WAYS})\\s.*[\\s,]\\d{5}\\s?,?\\s*$`, 'u');
/** "(Bruxelles)" after a town: the name of the wider one. */
export const AFTER_PAREN = new RegExp(`^\\s?\\((${TOWN})\\)`, 'u');

/** A Canadian postal code. */
export const CANADIAN_CODE = /(?<![\p{L}\d])[A-Z]\d[A-Z][\s-]?\d[A-Z]\d(?![\p{L}\d])/gu;
/** The town that ends what stands before a code. */
export const TOWN_AT_END = new RegExp(`(?:^|[\\s,])(${TOWN})$`, 'u');

/** Words written as the name of a town is. */
export const TOWN_SHAPED = new RegExp(`^${TOWN}$`, 'u');
