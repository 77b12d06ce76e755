import { placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { communesNamed } from '#/domain/places/gazetteer';
import { TOWNS } from '#/domain/places/placeNames.fr';
import type { Region } from '#/domain/places/region';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';

/** Countries and territories by region: folded names, then ISO 3166 codes. */
const COUNTRIES: Readonly<Record<Region, readonly [names: string, codes: string]>> = {
  Afrique: [
    "maroc|algerie|tunisie|libye|egypte|mauritanie|senegal|mali|burkina faso|niger|nigeria|guinee|guinee-bissau|guinee equatoriale|sierra leone|liberia|cote d'ivoire|ghana|togo|benin|cameroun|tchad|centrafrique|republique centrafricaine|gabon|congo|rdc|burundi|rwanda|ouganda|kenya|tanzanie|ethiopie|djibouti|somalie|soudan|soudan du sud|madagascar|comores|mayotte|la reunion|ile maurice|maurice|seychelles|cap-vert|gambie|angola|mozambique|zambie|zimbabwe|malawi|botswana|namibie|afrique du sud|afrique|dakar|abidjan|bamako|ouagadougou|niamey|cotonou|lome|yaounde|douala|libreville|kinshasa|brazzaville|antananarivo|casablanca|rabat|alger|tunis|nairobi|kigali|conakry|nouakchott|n'djamena|bangui|bujumbura|saint-denis de la reunion",
    'MA|DZ|TN|LY|MR|SN|ML|BF|NE|NG|GN|GW|GQ|SL|LR|CI|GH|TG|BJ|CM|TD|CF|GA|CG|CD|BI|RW|UG|KE|TZ|ET|DJ|SO|SD|SS|MG|KM|YT|RE|MU|SC|CV|GM|AO|MZ|ZM|ZW|MW|BW|NA|ZA|EG',
  ],
  Europe: [
    'france|belgique|suisse|luxembourg|monaco|allemagne|espagne|italie|portugal|royaume-uni|angleterre|irlande|pays-bas|pologne|roumanie|grece|autriche|danemark|suede|norvege|finlande|islande|hongrie|bulgarie|croatie|serbie|slovaquie|slovenie|tchequie|estonie|lettonie|lituanie|malte|chypre|ukraine|moldavie|albanie|europe|ile-de-france|bruxelles|geneve|lausanne|londres|berlin|madrid|barcelone|rome|lisbonne|amsterdam|vienne',
    'FR|BE|CH|LU|MC|DE|ES|IT|PT|GB|UK|IE|NL|PL|RO|GR|AT|DK|SE|NO|FI|IS|HU|BG|HR|RS|SK|SI|CZ|EE|LV|LT|MT|CY|UA|MD|AL',
  ],
  Asie: [
    'afghanistan|pakistan|inde|bangladesh|sri lanka|nepal|chine|hong kong|taiwan|japon|coree du sud|vietnam|viet nam|cambodge|laos|thailande|birmanie|myanmar|malaisie|singapour|indonesie|philippines|mongolie|kazakhstan|ouzbekistan|kirghizistan|tadjikistan|timor oriental|asie|bangkok|hanoi|ho chi minh-ville|phnom penh|tokyo|pekin|shanghai|delhi|katmandou',
    'AF|PK|IN|BD|LK|NP|CN|HK|TW|JP|KR|VN|KH|LA|TH|MM|MY|SG|ID|PH|MN|KZ|UZ|KG|TJ|TL',
  ],
  'Moyen Orient': [
    'liban|syrie|jordanie|irak|iran|israel|palestine|arabie saoudite|emirats arabes unis|qatar|koweit|bahrein|oman|yemen|turquie|moyen-orient|moyen orient|beyrouth|amman|dubai|abou dabi|doha|riyad|bagdad|istanbul|jerusalem',
    'LB|SY|JO|IQ|IR|IL|PS|SA|AE|QA|KW|BH|OM|YE|TR',
  ],
  Caraïbes: [
    'martinique|guadeloupe|guyane|saint-martin|saint-barthelemy|haiti|republique dominicaine|cuba|jamaique|trinite-et-tobago|dominique|sainte-lucie|barbade|grenade|antigua-et-barbuda|bahamas|porto rico|caraibes|antilles|fort-de-france|pointe-a-pitre|port-au-prince|cayenne|saint-domingue|kingston',
    'MQ|GP|GF|MF|BL|HT|DO|CU|JM|TT|DM|LC|BB|GD|AG|BS|PR',
  ],
};

const RULES = (Object.entries(COUNTRIES) as [Region, readonly [string, string]][]).map(
  ([region, [names, codes]]) => ({
    region,
    names: new RegExp(`(?<![a-z])(?:${names})(?![a-z])`, 'u'),
    codes: new Set(codes.split('|')),
  }),
);

/** Where the list of towns passes from one region to another: first and last town of each stretch. */
const STRETCHES: readonly (readonly [from: string, to: string, region: Region])[] = [
  ['paris', 'concarneau', 'Europe'],
  ['pointe-a-pitre', 'saint-laurent-du-maroni', 'Caraïbes'],
  ['saint-denis de la reunion', 'mamoudzou', 'Afrique'],
  ['bruxelles', 'monaco', 'Europe'],
  ['londres', 'dublin', 'Europe'],
  ['casablanca', 'port-louis', 'Afrique'],
  ['port-au-prince', 'saint-domingue', 'Caraïbes'],
  ['beyrouth', 'mascate', 'Moyen Orient'],
  ['le caire', 'alexandrie', 'Afrique'],
  ['istanbul', 'ramallah', 'Moyen Orient'],
  ['hanoi', 'colombo', 'Asie'],
];

const regionsOfTowns = (): ReadonlyMap<string, Region> => {
  const regions = new Map<string, Region>();
  const towns = [...TOWNS];
  for (const [from, to, region] of STRETCHES)
    for (const town of towns.slice(towns.indexOf(from), towns.indexOf(to) + 1))
      regions.set(town, region);
  return regions;
};

const REGION_OF_TOWN = regionsOfTowns();

/** Regions by the names that countries have in English, folded: international sources write those. */
const regionsInEnglish = once((): ReadonlyMap<string, Region> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return new Map(
    RULES.flatMap(({ region, codes }) =>
      [...codes].map((code): [string, Region] => [fold(names.of(code) ?? code), region]),
    ),
  );
});

/** The regions of France, by every way of naming them. */
const regionsOfFrance = once(
  (): ReadonlyMap<string, Region> =>
    new Map(
      FRENCH_REGIONS.map(([called, { departments }]): [string, Region] => [
        placeKey(called).trim(),
        REGION_OF_DEPARTMENT[departments[0] ?? ''] ?? 'Europe',
      ]),
    ),
);

/** "Kampala, Uganda", "The Netherlands", "Pays de la Loire": the region of a country, or of one of France, that stands between signs. */
const regionBetweenSigns = (key: string): Region | null => {
  for (const part of key.split(/[,;/()]/u)) {
    const name = part.trim().replace(/^the /u, '');
    const region = regionsInEnglish().get(name) ?? regionsOfFrance().get(placeKey(name).trim());
    if (region !== undefined) return region;
  }
  return null;
};

const CARIBBEAN_DEPARTMENT = /(?<!\d)97[123](?:\d{2})?(?!\d)/u;
const AFRICAN_DEPARTMENT = /(?<!\d)97[46](?:\d{2})?(?!\d)/u;
const FRENCH_DEPARTMENT =
  /\((?:0[1-9]|[1-8]\d|9[0-5]|2[ab])\)|(?<!\d)(?:0[1-9]|[1-8]\d|9[0-5])\d{3}(?!\d)/u;

/** Departments overseas. */
const REGION_OF_DEPARTMENT: Readonly<Record<string, Region>> = {
  971: 'Caraïbes',
  972: 'Caraïbes',
  973: 'Caraïbes',
  974: 'Afrique',
  976: 'Afrique',
  977: 'Caraïbes',
  978: 'Caraïbes',
};

/** The region of a place as postings write it: a country, its code, a department, a known town. Null where it does not tell. */
export const regionOfPlace = (place: string): Region | null => {
  const code = place.trim().toUpperCase();
  const byCode = RULES.find(({ codes }) => codes.has(code));
  if (byCode !== undefined) return byCode.region;
  const key = fold(place);
  if (CARIBBEAN_DEPARTMENT.test(key)) return 'Caraïbes';
  if (AFRICAN_DEPARTMENT.test(key)) return 'Afrique';
  // An overseas territory stands before "France" where both are written.
  const named = RULES.filter(({ names }) => names.test(key)).map(({ region }) => region);
  const overseas = named.find((region) => region !== 'Europe');
  if (overseas !== undefined) return overseas;
  if (named.length > 0 || FRENCH_DEPARTMENT.test(key)) return 'Europe';
  const between = regionBetweenSigns(key);
  if (between !== null) return between;
  const town = key
    .replace(/[,(].*$/u, '')
    .replace(/\s+\d.*$/u, '')
    .trim();
  const abroad = REGION_OF_TOWN.get(town);
  if (abroad !== undefined) return abroad;
  // Montréal is no town of the Gers to most people.
  if (TOWNS.has(town)) return null;
  const [commune] = communesNamed(placeKey(town).trim());
  if (commune === undefined) return null;
  return REGION_OF_DEPARTMENT[commune.department] ?? 'Europe';
};
