import type { SheetCountry } from '#/domain/assistant/sheet';
import { fold } from '#/domain/shared/text';

/** A place where other rules hold than in mainland France. */
export type PlaceNamed = Exclude<SheetCountry, 'FR' | 'INT'>;
/** Countries whose numbers to call are known, beside France. */
export type CountryAbroad = Extract<SheetCountry, 'BE' | 'CH' | 'CA'>;

/** Places by name, towns that no larger one of France shares its name with, and offices that are of one place alone; folded. */
const NAMED: readonly (readonly [place: PlaceNamed, pattern: RegExp])[] = [
  [
    'BE',
    /\b(?:belgique|belges?|wallonie|wallone?s?|flandre|bruxelles|bruxellois[a-z]*|bxl|charleroi|namur|liege|mons(?! en)|tournai|verviers|la louviere|mouscron|seraing|arlon|wavre|ottignies|louvain|nivelles|dinant|bastogne|anvers|gand|ixelles|schaerbeek|molenbeek|anderlecht|forem|actiris|vdab|onem|capac|cpas)\b/u,
  ],
  [
    'CH',
    /\b(?:suisses?|helvetique|romandie|vaudois[a-z]*|(?:le|en|du|au) valais|valaisan[a-z]*|geneve|genevois[a-z]*|lausanne|neuchatel|la chaux de fonds|fribourg|sierre|martigny|montreux|vevey|yverdon|nyon|renens|delemont|porrentruy|bienne|(?:a|de|pres de|vers) bale|zurich|lugano|carouge|orp|suva)\b/u,
  ],
  [
    'CA',
    /\b(?:quebec|quebecois[a-z]*|canada|canadien[a-z]*|montreal|laval au quebec|gatineau|sherbrooke|trois rivieres|saguenay|chicoutimi|rimouski|longueuil|drummondville|ottawa|moncton|toronto|cnesst)\b/u,
  ],
  ['LU', /\b(?:luxembourg|luxembourgeois[a-z]*|adem|esch)\b/u],
  [
    'MA',
    /\b(?:maroc|marocain[a-z]*|casablanca|rabat|marrakech|tanger|agadir|(?:a|de) fes|meknes|anapec)\b/u,
  ],
  ['SN', /\b(?:senegal|senegalais[a-z]*|dakar|thies|saint louis du senegal|anpej)\b/u],
  ['CI', /\b(?:cote d ivoire|ivoirien[a-z]*|abidjan|bouake|yamoussoukro|aej)\b/u],
  ['CM', /\b(?:cameroun|camerounais[a-z]*|douala|yaounde|fne)\b/u],
  ['TN', /\b(?:tunisie|tunisien[a-z]*|tunis|sfax|sousse|aneti)\b/u],
  ['DZ', /\b(?:algerie|algerien[a-z]*|alger|oran|constantine|annaba|anem)\b/u],
  [
    'DROM',
    /\b(?:outre mer|antilles|antillais[a-z]*|guadeloupe|martinique|guyane|mayotte|mahorais[a-z]*|reunionnais[a-z]*|ile de la reunion|(?:habite|vis|vit|suis|ne|nee|domicilie|domiciliee) a la reunion|dom|drom|domtom|ladom|cayenne|fort de france|pointe a pitre|mamoudzou|saint denis de la reunion)\b/u,
  ],
];

/** The place with rules of its own that a message names, by itself, by one of its towns or by one of its offices; null where it names none. */
export const placeNamed = (message: string): PlaceNamed | null => {
  const said = fold(message).replaceAll(/[-']/gu, ' ');
  return NAMED.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
};

const isAbroad = (place: PlaceNamed | null): place is CountryAbroad =>
  place === 'BE' || place === 'CH' || place === 'CA';

/** The country abroad that a message names, of those whose numbers to call are known; null elsewhere. */
export const countryNamed = (message: string): CountryAbroad | null => {
  const place = placeNamed(message);
  return isAbroad(place) ? place : null;
};
