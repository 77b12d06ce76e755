import { APOSTROPHE, calm, lowerFirst, startsWithVowel } from '#/domain/letters/french/frenchWords';
import { KIND_THEN_NAME } from '#/domain/letters/french/namedKinds.fr';
import {
  ADJECTIVES_BEFORE,
  ENDING_EXCEPTIONS,
  FEMININE,
  GENDER_ENDINGS,
  MASCULINE,
  SAME_IN_PLURAL,
  SINGULAR_IN_S,
} from '#/domain/letters/french/nouns.fr';
import { THINGS } from '#/domain/letters/french/things.fr';
import { fold } from '#/domain/shared/text';

export type Gender = 'm' | 'f';

/** The first word of a phrase as a key: folded, up to the first space or slash. */
export const headOf = (phrase: string): string =>
  /^[a-z0-9][a-z0-9+#.&-]*/u.exec(fold(phrase))?.[0] ?? '';

/** The gender of a singular noun, null where neither the list nor its ending tells. */
export const genderOf = (noun: string): Gender | null => {
  const known = ENDING_EXCEPTIONS[noun];
  if (known !== undefined) return known;
  if (MASCULINE.has(noun)) return 'm';
  if (FEMININE.has(noun)) return 'f';
  const thing = THINGS.get(noun);
  if (thing !== undefined) return thing.gender;
  return GENDER_ENDINGS.find(([ending]) => ending.test(noun))?.[1] ?? null;
};

/** A folded noun without the mark of the plural. */
export const singularOf = (noun: string): string => noun.replace(/(?<=eau)x$|(?<=[a-z])s$/u, '');

/** Whether a noun, folded, stands for several. */
export const isPlural = (noun: string): boolean =>
  SAME_IN_PLURAL.has(noun) ||
  (!SINGULAR_IN_S.has(noun) && /(?:[^su]s|us|x)$/u.test(noun) && noun.length > 3);

/** A phrase that a noun opens, with its definite article; null where the noun is not known well enough. */
export const withArticle = (phrase: string): string | null => {
  const head = headOf(phrase);
  if (head === '' || /^\d/u.test(head)) return null;
  const text = lowerFirst(phrase);
  const singular = head === 'gros' ? head : singularOf(head);
  const adjective = /\s\p{Ll}/u.test(phrase) ? ADJECTIVES_BEFORE[singular] : undefined;
  if (adjective !== undefined)
    return singular === head ? `${adjective === 'm' ? 'le' : 'la'} ${text}` : `les ${text}`;
  if (isPlural(head)) return genderOf(singularOf(head)) === null ? null : `les ${text}`;
  const gender = genderOf(head);
  if (gender === null) return null;
  if (startsWithVowel(head)) return `l${APOSTROPHE}${text}`;
  return `${gender === 'm' ? 'le' : 'la'} ${text}`;
};

const AT_HOME = 'chez';
const ACTIVITY = /(?:tion|sion|age|ance|erie|ique|conduite)$/u;
const HOUSE =
  /^(?:association|fondation|federation|institution|administration|station|section|mission|delegation|direction|polyclinique|clinique|boutique|fabrique|boulangerie|boucherie|patisserie|brasserie|librairie|mairie|pharmacie|carrosserie|fromagerie|chocolaterie|blanchisserie|poissonnerie|epicerie|creperie|charcuterie|biscuiterie|quincaillerie|bijouterie|parfumerie|jardinerie|animalerie|conserverie|menuiserie|laiterie|imprimerie|infirmerie|gendarmerie|pepiniere|agence|residence|ambulance|village|garage|banque)$/u;
const FEW_HOUSES =
  /^(?:pompes funebres|ambulances|transports|etablissements|ateliers|laboratoires|jardins|galeries|editions|hopitaux|hospices|cars|autocars|services|papeteries|fonderies|forges) \S/u;

/** "Rhenalplast SAS", "Distribution (SADIS) SA": what a card says and nobody pronounces. */
const withoutLegalForm = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/^(?:SARL|SAS|SASU|EURL|SA|SCOP|SPRL|SRL)\s+(?=\p{L})/u, '')
    .replace(
      /,?\s+(?:SA|SAS|SASU|SARL|EURL|SNC|SCOP|LLC|Ltd|SPRL|SRL|[Ii]nc\.?|lt[\u00e9e]e|s\.?\s?e\.?\s?[cn]\.?(?:c\.?)?)$/u,
      '',
    )
    .trim() || name;

/** Whether what stands for an employer is a name: in small letters, "plages du Var" or "tour de France" are not. */
export const isOrganisation = (written: string): boolean => !/^\p{Ll}+(?:[\s-]|$)/u.test(written);

/** Houses that one works in, told by what they are. Folded. */
const KIND_OF_HOUSE =
  /^(?:ministere|mairie|lycee|college|universite|hopital|ecole|rectorat|prefecture|institut|clinique|association|entreprise|societe|cabinet|etablissement|ehpad|creche|residence|restaurant|hotel|boulangerie|brasserie|pharmacie|garage|agence|start-up|laboratoire|supermarche|hypermarche|superette|camping|auberge|bibliotheque|mediatheque|theatre|foyer|usine|librairie|salon|boucherie|conseil (?:departemental|regional)|bureau d'etudes)(?= (?:de |d'|du |des |a |au )?[a-z])/u;
/** A house that is the only one of its name. */
const OF_ONE = /^(?:ministere|mairie|rectorat|prefecture|conseil) /u;

/** Where one works, of a house told in small letters by what it is; null where it is no house. */
export const inHouse = (written: string): string | null => {
  const head = headOf(written);
  if (!/^\p{Ll}/u.test(written) || !KIND_OF_HOUSE.test(fold(written))) return null;
  const gender = head === 'ehpad' ? 'm' : genderOf(head);
  if (gender === null) return null;
  const said = houseName(written).replace(/(?<= )\p{Lu}{6,}(?!\p{L})/gu, titleCase);
  const isNamed = OF_ONE.test(fold(written)) || / \p{Lu}\p{Ll}/u.test(said);
  if (!isNamed) return `dans un${gender === 'f' ? 'e' : ''} ${said}`;
  if (startsWithVowel(head)) return `\u00e0 l${APOSTROPHE}${said}`;
  return gender === 'm' ? `au ${said}` : `\u00e0 la ${said}`;
};

/** "SFR", "MAIF" in a name written in capitals: so short a word, or one without a vowel, may be initials, and stays as written. */
const INITIALS =
  /^(?:(?!(?:AUX|CHEZ|DES|LES|SUR|LE|LA|DE|DU|ET|EN|AU)$)\p{Lu}{3,4}|[BCDFGHJKLMNPQRSTVWXZ]+)$/u;

/** Armed forces and the like. Folded. */
const CORPS =
  /^(?:armee (?:de terre|de l['\u2019]air.*)|marine nationale|gendarmerie nationale|police nationale|legion etrangere)$/u;

const titleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
/** "KIABI": five letters that one can say are a name; fewer may be initials. */
const SAYABLE = /^(?=(?:.*[AEIOUY\u00c9\u00c8]){2})\p{Lu}{5}$/u;
/** Words in capitals among others that are not: "Centre social LE RICOCHET". */
const SHOUTED =
  /(?<!\p{L})(?:(?:LE|LA|LES|DU|DE|DES|AUX) )*(?!\p{Lu}*[^AEIOUY\P{Lu}]{4})\p{Lu}{6,}(?!\p{L})/gu;

/** The name of a house with its capitals brought to initials; letters that may be initials of words stay. */
export const houseName = (written: string): string => {
  if (calm(written) !== written)
    return written.replace(/\p{L}+/gu, (word) => (INITIALS.test(word) ? word : titleCase(word)));
  return SAYABLE.test(written)
    ? titleCase(written)
    : written.replace(SHOUTED, (words) => words.split(' ').map(titleCase).join(' '));
};

/** Public houses that everybody calls by their initials, with the article of what these stand for. */
const OF_INITIALS: Readonly<Record<string, string>> = {
  CPAM: '\u00e0 la ',
  CAF: '\u00e0 la ',
  MSA: '\u00e0 la ',
  SNCF: '\u00e0 la ',
  RATP: '\u00e0 la ',
  MAS: '\u00e0 la ',
  CARSAT: '\u00e0 la ',
  CCAS: 'au ',
  CHU: 'au ',
  CHR: 'au ',
  CHRU: 'au ',
  SSIAD: 'au ',
  ADMR: '\u00e0 l\u2019',
  ALAE: '\u00e0 l\u2019',
  URSSAF: '\u00e0 l\u2019',
  IME: '\u00e0 l\u2019',
  ITEP: '\u00e0 l\u2019',
  ESAT: '\u00e0 l\u2019',
  EHPAD: '\u00e0 l\u2019',
  APAJH: '\u00e0 l\u2019',
  ADAPEI: '\u00e0 l\u2019',
  UNAPEI: '\u00e0 l\u2019',
};

/** Where one works: "chez Novalibre", "\u00e0 la Clinique Sainte-Aurore", "au Centre hospitalier". */
export const atOrganisation = (written: string): string => {
  const name = houseName(withoutLegalForm(written)).replace(KIND_THEN_NAME, (kind) =>
    lowerFirst(kind),
  );
  const key = fold(name);
  // One serves in them, not at theirs.
  const corps = CORPS.exec(key);
  if (corps !== null)
    return startsWithVowel(name)
      ? `dans l${APOSTROPHE}${lowerFirst(name)}`
      : `dans la ${name.replace(/^(?:Police|Gendarmerie)/u, lowerFirst)}`;
  const article = /^(?:les? |la |l['\u2019])/iu.exec(name)?.[0].toLowerCase();
  if (article !== undefined) {
    const rest = name.slice(article.length);
    if (article === 'le ') return `au ${rest}`;
    if (article === 'les ') return `aux ${rest}`;
    return `\u00e0 ${article === 'la ' ? 'la ' : `l${APOSTROPHE}`}${rest}`;
  }
  const initials = OF_INITIALS[/^\p{Lu}{2,5}(?!\p{L})/u.exec(name)?.[0] ?? ''];
  if (initials !== undefined) return `${initials}${name}`;
  const head = headOf(key);
  const singular = head.replace(/s$/u, '');
  const common = FEMININE.has(head) || MASCULINE.has(head);
  // "Manutention Loire" is only a name, "Fondation Ardan" says what the house is.
  if (common && ACTIVITY.test(head) && !HOUSE.test(head)) return `${AT_HOME} ${name}`;
  if (FEW_HOUSES.test(key)) return `aux ${name}`;
  if (!common) {
    const plural = head.endsWith('s') && (FEMININE.has(singular) || MASCULINE.has(singular));
    return plural && key.includes(' ') ? `aux ${name}` : `${AT_HOME} ${name}`;
  }
  if (!key.includes(' ') && !key.includes('-')) return `${AT_HOME} ${name}`;
  if (startsWithVowel(head)) return `\u00e0 l${APOSTROPHE}${name}`;
  return genderOf(head) === 'm' ? `au ${name}` : `\u00e0 la ${name}`;
};
