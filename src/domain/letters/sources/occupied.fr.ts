import { elide, joinAnd, lowerFirst, startsWithVowel } from '#/domain/letters/french/frenchWords';
import { isInfinitive, splitTop } from '#/domain/letters/french/listPhrase';
import {
  carrierOf,
  isAct,
  isAssured,
  isNoAct,
  isPartIn,
  nominalOf,
} from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, isPlural } from '#/domain/letters/french/nounPhrase';
import { DETERMINED } from '#/domain/letters/french/nouns.fr';
import { SOFT_SKILL } from '#/domain/letters/french/phrases.fr';
import { isTelegram } from '#/domain/letters/sources/deedParts.fr';
import type { DeedPart } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

/** What carries any list of things that one sees to, in words that everybody uses. */
export const OCCUPIED = 'm’occuper';

const withoutOf = (thing: string): string =>
  thing
    .replace(/^des /u, 'les ')
    .replace(/^du /u, 'le ')
    .replace(/^(?:de |d[’'])/u, '');
const bare = (thing: string): string => withoutOf(thing).replace(/^(?:les |le |la |l[’'])/u, '');
const isAction = (thing: string): boolean => isAct(bare(thing));
const isSure = (thing: string): boolean => isAssured(bare(thing));

/** The verb of things that are all work done: one carries out a repair, one assures a reception; else one sees to them. */
const verbFor = (things: readonly string[]): string => {
  if (!things.every((thing) => isAction(thing) || isSure(thing))) return OCCUPIED;
  if (things.some(isSure)) return 'assurer';
  // "L’établissement de devis" has a verb of its own, which this one would only weigh down.
  return things.every((thing) => !/\S (?:de|du|des|d[’'])/u.test(withoutOf(thing)))
    ? 'réaliser'
    : OCCUPIED;
};

/** What one is or is worth, what came of it, and who was there: nobody is occupied with that. Folded. */
const NOT_SEEN_TO =
  /^(?:lavage des mains|marche en avant|professionnalisme|efficacite|reactivite|satisfaction|fidelite|autonome|respect|reussite|participation|maitrise|connaissance|utilisation|equipe|brigade|service de \d|decouverte|apprentissage|collaboration|responsabilite|poste|stage|mission|projet personnel|etude|methode|technologie|outil|langage|logiciel|environnement|bon(?:ne)?s? |zero |aucune? |budget |objectif|resultat|initiation|experience|esprit|hausse|baisse|chiffre|force|mise a profit|volonte|capacite|sens|gout|contact|rigueur|notion|formation(?! d)|mention|niveau|certifi|obtention|page|arret|mem|association|convention|equipage|service de d|consigne|mois|ouvrier|douze|puis |tout|divers|different|plusieurs|autre|membre|aide(?!s? (?:a|au|aux) )|competence|sujet|theme|matiere|principale|week-?end|jours? ferie|stage|perfectionnement|deux stages|service|bloc|unite|direction|patient|clientele|public|secteur)/u;
/** What one studies or has to know. Folded. */
const KNOWLEDGE =
  /^(?:theories?|mathematiques?|droit|langues?|legislation|reglementation|\S+(?:logie|metrie|nomie|istique|conomie))(?![a-z])/u;
/** A kind of the thing before: "comptable et financière". */
const KIND =
  /^\p{Ll}+(?:iques?|al|ales?|aux|els?|elles?|ifs?|ives?|aires?|ières?|iens?|iennes?|ables?|euses?)(?: |$)/u;
/** A thing goes on with these. */
const GOES_ON =
  /^(?:de |du |des |d[’']|à |au |aux |en |avec |pour |sur |sous |par |dans |chez |jusqu|hors |selon |dont )/u;

const ADJECTIVE = /^\p{L}+(?:(?<!it)é|ée|ées|és|ifs?|ives?|eux|euses?|aux|al|ale)(?= |$)/u;
/** Nouns that end like a participle. Folded. */
const NOUN_IN_E =
  /^(?:entree|arrivee|donnee|tournee|soiree|journee|releve|marche|cafe|cle|degre|arrete|procede|trace|pate|puree|canape|bureau|tableau|panneau|local|materiau|journal|signal|animal|tarif|dispositif|motif)(?![a-z]{2})/u;
const LONGEST = 26;
const LONGEST_ITEM = 9;
const isSeenToAlone = (thing: string): boolean =>
  /^de (?!la |l[’'])/u.test(thing) ||
  nominalOf(thing.replace(/^(?:du |des |de la |de l[’'])/u, '')) !== null;

const SEVERAL_INITIALS =
  /^\p{Lu}{2,5} \p{Ll}{3,}(?:elles|els|ées|és|ales|ives|ifs|aires)(?!\p{L})/u;
/** What stands before a noun and says nothing of its gender. */
const SIZE = /^(?:petite?|grande?|gros(?:se)?) (?=\p{Ll})/u;

/** What a day of care is made of, told by words that are verbs elsewhere. Folded. */
export const OF_THE_DAY = /^(?:lever|coucher|gouter|dejeuner|diner|petit[- ]dejeuner|change)$/u;

/** A thing after "de": "des plats", "du linge", "de la plonge", "de quinze chambres"; null where its gender is not known. */
const ofThing = (written: string): string | null => {
  const thing = lowerFirst(written.trim().replace(/^(?:les? |la |l[’'])(?=\p{Ll})/iu, ''));
  const head = headOf(thing.replace(SIZE, ''));
  const key = fold(thing);
  if (OF_THE_DAY.test(key)) return `du ${thing}`;
  if (head === '' || countWords(thing) > LONGEST_ITEM || isInfinitive(head)) return null;
  if (
    isTelegram(thing) ||
    NOT_SEEN_TO.test(key) ||
    KNOWLEDGE.test(key) ||
    isNoAct(key) ||
    SOFT_SKILL.test(key) ||
    /[:;/"«»!?]/u.test(thing)
  )
    return null;
  if (/^\d/u.test(head)) return null;
  if (DETERMINED.test(key) || key.startsWith('quelques ')) return elide(`de ${thing}`);
  // "DSN mensuelles et événementielles": the adjective tells that there are several.
  if (SEVERAL_INITIALS.test(thing)) return `des ${thing}`;
  // An adjective or a name opens no thing, nor does what is a name with the next word.
  if (/^\p{L}+ \p{Lu}\p{Ll}/u.test(thing)) return null;
  if (/^\p{Lu}/u.test(thing) || (ADJECTIVE.test(thing) && !NOUN_IN_E.test(key))) return null;
  if (isPlural(head)) return `des ${thing}`;
  const gender = thing.startsWith('traite ') ? 'f' : genderOf(head);
  if (gender === null) return null;
  if (startsWithVowel(head)) return `de l’${thing}`;
  return gender === 'm' ? `du ${thing}` : `de la ${thing}`;
};

/** Work named by a noun, with its article: "l’encaissement", "la mise en rayon"; null for what is no work, or of a gender that is not known. */
export const namedWork = (piece: string): string | null => {
  if (nominalOf(piece) === null && carrierOf(headOf(piece)) === null) return null;
  // "Transports Ardel" is a name.
  if (/^\p{L}+ \p{Lu}/u.test(piece)) return null;
  const said = ofThing(piece);
  return said === null || /^d(?:e (?!la |l’)|[’'])/u.test(said) ? null : withoutOf(said);
};

/** The things of a list: "lever et coucher" are two, "l’accueil de la clientèle et des groupes" one. */
const thingsIn = (piece: string): readonly string[] => {
  const [first = '', second, third] = piece.split(' et ');
  if (second === undefined || third !== undefined) return [piece];
  if (GOES_ON.test(second) || KIND.test(second) || isPartIn(first)) return [piece];
  const head = headOf(second);
  const plain = !/ (?:de|du|des|à|au|aux|d[’']\S+) /u.test(` ${first} `);
  // Beside a complement, several things may be one more of it: "le suivi des comptes et balances".
  const apart = plain || nominalOf(second) !== null || !isPlural(head);
  return apart && ofThing(first) !== null && ofThing(second) !== null ? [first, second] : [piece];
};

/** "Entrées froides, buffets et banquets": things that no verb of their own carries, seen to together; null where one of the first is no such thing. */
export const occupiedWith = (text: string): DeedPart | null => {
  const told: string[] = [];
  for (const piece of splitTop(text.replace(/\s*\([^)]*\)/gu, ''))) {
    if (GOES_ON.test(lowerFirst(piece))) {
      const last = told.pop();
      if (last === undefined) return null;
      told.push(`${last}, ${piece}`);
      continue;
    }
    const things = thingsIn(piece.replace(/^et /iu, '')).map(ofThing);
    if (things.some((thing) => thing === null)) {
      if (told.length < 2) return null;
      break;
    }
    const next = things.filter((thing) => thing !== null);
    // After work done, a thing alone says with what or on what: "12 véhicules par jour, essence", "sanglage, transpalette".
    const isWork = told.length > 0 && told.every(isAction);
    const isCounted = told.length > 1 || /\d/u.test(told[0] ?? '');
    if (isWork && isCounted && !next.some(isAction) && !next.some(isSure)) break;
    if (countWords([...told, ...next].join(' ')) > LONGEST) break;
    told.push(...next);
  }
  // One thing by itself has to be work, or counted: not "la réglementation".
  const [only = ''] = told;
  if (told.length === 0 || (told.length === 1 && !isSeenToAlone(only))) return null;
  const last = told.at(-1) ?? '';
  const double =
    told.some((thing) => thing.includes(' et ')) ||
    told.slice(0, -1).some((thing) => thing.includes(','));
  const verb = verbFor(told);
  const named = verb === OCCUPIED ? told : told.map(withoutOf);
  const end = named.at(-1) ?? last;
  const object =
    named.length > 2 && double
      ? `${named.slice(0, -1).join(', ')}, ainsi que ${end}`
      : joinAnd(named);
  return { verbs: [verb], object, extras: [] };
};
