import { accented } from '#/domain/letters/french/accents.fr';
import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { isInfinitive, splitTop } from '#/domain/letters/french/listPhrase';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, singularOf } from '#/domain/letters/french/nounPhrase';
import { COMPLEMENT, ENGLISH, FIRST_PERSON, WORKING_HOURS } from '#/domain/letters/french/nouns.fr';
import {
  ROLE_NOUN,
  SAYS_NOTHING,
  SETTING_LABEL,
  SUBJECT_LABEL,
} from '#/domain/letters/french/nouns.fr';
import { SOFT_SKILL } from '#/domain/letters/french/phrases.fr';
import { THINGS } from '#/domain/letters/french/things.fr';
import { isIllWritten } from '#/domain/letters/sources/cleanLine.fr';
import { isTelegram } from '#/domain/letters/sources/deedParts.fr';
import { OF_THE_DAY } from '#/domain/letters/sources/occupied.fr';
import { plainLine } from '#/domain/letters/sources/plainLine.fr';
import { isVague, tell, toDo, type Deed } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

const BETWEEN = ', ';
const MOST_ITEMS = 8;
const LONGEST_ITEM = 8;
const LONGEST_LIST = 30;

/** "Villas et immeubles : saignées, gaines": where, then what; what stands before is told only with one thing after it. */
const LABELLED = /^([^:]{3,60}?)[\s\u00a0]*:\s+(.+)$/u;
/** A sentence of a line that goes on in small letters. */
const SENTENCE = /(?<=(?:\p{Lu}{3}|\p{L}{5})\.)\s+/u;
const SIGN = /\s+[-–—/|•·>]+\s+/u;
/** What is told in brackets: only how many there were. */
const ASIDE = /\s*\((?!\d+ (?!mois|ans?|semaines?|jours?|h)\p{L}{3,})[^)]*\)?/gu;

/** What is no work: a paper, a course, how one was employed, how long, what one is or has not. Folded. */
const NO_WORK =
  /(?<![a-z])(?:bep|cap|bac|bts|but|dut|licence|master|diplome|brevet|lycee|ecole|universite|cfa|afpa|formation|stage|stagiaire|permis(?! de feu)|caces|habilitations?|interim|cdi|cdd|remplacements?$|remplacante?|vacations?|saisons?|licencie\w*|chomage|conge|demission|fermeture|contrat|mi-temps|temps plein|particuliers?|employeurs?|prime|salaire|loisirs?|anglais|espagnol|arabe|vehicule|voiture|site|secteur|divers|etc|pas|non|sans|jamais|aucune?|mon|ma|mes|notre|nos|son|sa|ses|leurs?|est|sont|etait|etais|suis|avait|ai|qui|que|dont|ou il|decede|deces|mort|opex|maintenant|avant|depuis|annees?|trimestres?|jusqu\S*)(?![a-z])|(?:19|20)\d\d|@|\d{2}[./]\d{2}|^\d+ ?(?:mois|ans?|semaines?|jours?|h|heures?)(?![a-z])|^(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:ans?|mois|semaines?)(?![a-z])/u;
/** Words of a letter or three that are whole. Folded. */
const SMALL =
  /^(?:a|au|aux|d|de|des|du|en|et|l|la|le|les|ou|par|sur|un|une|air|bar|bus|car|eau|feu|fer|gaz|jus|lit|mer|mur|riz|sac|sel|ski|sol|tir|tri|vin|vol|bio|vin|thé|the|blé|ble|pli|roi|nid|kit|box|clé|cle|jeu|cas|nez|os|bois)$/u;

/** A word that its writer cut short, which no letter would hold: "psy", "mngt". */
const isCut = (word: string): boolean =>
  (/^\p{Ll}{1,3}$/u.test(word) && !SMALL.test(fold(word)) && !THINGS.has(fold(word))) ||
  (/^\p{Ll}{4,}$/u.test(word) && !/[aeiouyàâéèêëîïôùûœ]/u.test(word)) ||
  /\p{L}\.$|[°@#*_=<>~\\]/u.test(word);

/** What a name opens: of a place, a house, a person; initials of a trade are none. */
const isNames = (item: string): boolean => {
  const [first = ''] = item.split(/[\s’'-]+/u);
  return (
    /^\p{Lu}\p{Ll}/u.test(first) &&
    genderOf(singularOf(headOf(first))) === null &&
    nominalOf(first) === null &&
    !THINGS.has(singularOf(fold(first)))
  );
};

/** Who does the work, by the ending of their name: "ripeur", "préparatrice". */
const isAgent = (word: string): boolean =>
  /(?:eur|euse|trice|ier|iere|iste|ien|ienne)$/u.test(word) &&
  !THINGS.has(word) &&
  nominalOf(word) === null;

/** "Paramétrage nouveaux dossier": an act without what links it to its thing. */
const isTelegraphic = (item: string): boolean => nominalOf(item) !== null && isTelegram(item);

/** What a line stops on before its end. */
const OPEN_END = /\s(?:de|du|des|d’|à|au|aux|le|la|les|en|et|ou|pour|avec|sur|dans|par|sous|que)$/u;
/** How many people a house has: its line tells of the house. Folded. */
const OF_HOUSE = /^(?:env\S* |environ )?\d+ (?:personnes|salaries|employes|agents|collaborateurs)/u;

const isQuotable = (item: string): boolean => {
  const key = fold(item).replaceAll('’', "'");
  const [first = ''] = key.split(/\s+/u);
  return (
    /\p{L}{3}/u.test(item) &&
    !OPEN_END.test(item) &&
    countWords(item) <= LONGEST_ITEM &&
    !NO_WORK.test(key) &&
    !SOFT_SKILL.test(key) &&
    !SAYS_NOTHING.test(key) &&
    !WORKING_HOURS.test(key) &&
    !FIRST_PERSON.test(key) &&
    [...key.matchAll(ENGLISH)].length === 0 &&
    !isInfinitive(first) &&
    !ROLE_NOUN.test(key) &&
    !isAgent(first) &&
    !isSite(item) &&
    !isIllWritten(item) &&
    !/[:?!"«»|/]/u.test(item) &&
    !isTelegraphic(item) &&
    !item.split(/[\s’'()-]+/u).some((word) => word !== '' && isCut(word))
  );
};

/** Where the work was done: a house by its name, or how large it was. Folded but for the capital of the name. */
const SITE =
  /^(?:h[oô]pital|(?:poly)?clinique|usine|h[oô]tel|gare|stade|salon|centre commercial|r[ée]sidence|boutique|magasin|restaurant|tour|mairie|coll[èe]ge|chantier|entrep[oô]t|a[ée]roport|camping|ch[âa]teau|parlement)(?: (?:de|du|des|d[’'])? ?(?:\p{L}+ )*\p{Lu}|$)/iu;
const isSite = (item: string): boolean => SITE.test(item) && /\p{Lu}|^\p{L}+$/u.test(item);

/** The things of a line, each as a noun phrase; what completes one stays with it. */
const piecesIn = (text: string): readonly string[] => {
  const told: string[] = [];
  for (const piece of text
    .split(SENTENCE)
    .flatMap((part) => part.split(SIGN))
    .flatMap(splitTop)) {
    const item = plainLine(piece)
      .replace(/^(?:et|puis) /iu, '')
      .replace(/ a (?=\p{Ll})/gu, ' à ')
      .replace(/^[^\p{L}\d]+|[\s.;,:–-]+$/gu, '');
    if (item === '') continue;
    const isMore = COMPLEMENT.test(fold(item)) && !/^\d/u.test(item);
    const last = told.pop();
    if (last !== undefined) told.push(isMore ? `${last} ${item}` : last);
    if (!isMore) told.push(item);
  }
  const small = told.filter((item) => /^\p{Ll}/u.test(item)).length;
  // The first of a row in small letters has the capital of its line, and no name's.
  return told.flatMap((item, at) => {
    const isFirst = at === 0 && small > 1 && text.startsWith(`${item},`);
    return isNames(item) && !isFirst ? [] : [typeset(accented(lowerFirst(item)))];
  });
};

/** Whether one thing alone says something: work named, or so many of a thing. */
const saysAlone = (item: string): boolean =>
  (/\d/u.test(item) && countWords(item) > 2) ||
  nominalOf(item) !== null ||
  carrierOf(headOf(item)) !== null;

/** What a line names as work, in noun phrases that stand after a colon as they are; empty where it names none. */
export const quotedItems = (line: string): readonly string[] => {
  const key = fold(line).trim();
  if (FIRST_PERSON.test(key) || SUBJECT_LABEL.test(key) || SETTING_LABEL.test(key)) return [];
  const plain = plainLine(line).replace(ASIDE, '');
  const [, , after = plain] = LABELLED.exec(plain) ?? [];
  const pieces = piecesIn(after);
  if (pieces.some((item) => OF_HOUSE.test(fold(item)))) return [];
  const items = pieces.filter(isQuotable);
  const kept = items
    .filter((item, at) => items.findIndex((one) => fold(one) === fold(item)) === at)
    .slice(0, MOST_ITEMS)
    .reduce<readonly string[]>(
      (all, item) => (countWords([...all, item].join(' ')) > LONGEST_LIST ? all : [...all, item]),
      [],
    );
  const [only] = kept;
  const isOfPlace = after !== plain && countWords(only ?? '') > 2;
  return kept.length === 1 && only !== undefined && !saysAlone(only) && !isOfPlace ? [] : kept;
};

/** Things in a row, as a sentence ends on them. */
export const inARow = (items: readonly string[]): string =>
  items.some((item) => item.includes(' et ')) ? items.join(', ') : joinAnd(items);

/** The things of a quoted line. */
export const itemsOf = ({ own }: Deed): readonly string[] => own?.text.split(BETWEEN) ?? [];

const START = 4;
/** Whether a sentence names a thing, by any of its words. */
const isHeard = (item: string, told: string): boolean =>
  fold(item)
    .split(/[^a-z0-9]+/u)
    .some((word) => word.length >= START && told.includes(word.slice(0, START)));

const FEWEST = 3;
const MOST_MISSED = 0.3;
/** Who sees to things of which the first is no work says what nobody says: "je m'occupe des villas". */
const isSeenTo = (deed: Deed, [first = '']: readonly string[]): boolean =>
  isVague(toDo(deed) ?? '') &&
  nominalOf(first) === null &&
  carrierOf(headOf(first)) === null &&
  !OF_THE_DAY.test(fold(first));
/** "Chantier Hoerdt : éclairage": a place before a colon is not worked on. */
const isPlaced = (deed: Deed, line: string): boolean =>
  LABELLED.test(line) && deed.parts.some(({ verbs }) => verbs.includes('travailler'));

/** "Refaire les lits, recouche, linge": bare nouns after a thing that has its article. */
const BARE_TAIL = /^(?:les?|la|l’|des|mes) ?[^,]+(?:, \p{Ll}{4,})+$/u;
/** Whether the thing done goes on as a list of bare nouns, which no clause holds. */
export const hasBareTail = ({ parts }: Deed): boolean =>
  parts.some(({ object, extras }) => BARE_TAIL.test(`${object}${extras.join('')}`));

/** Letters without a vowel among words: "réparation pc", "suivi rh". */
const INITIALS = /(?<![\p{L}\d’'.])(?!mm|cm|km|kg)[bcdfghjklmnpqrstvwxz]{2,5}(?![\p{L}\d])/u;
/** Whether a sentence holds a word that its writer cut short. */
export const isShortened = (told: string): boolean => INITIALS.test(told);

/** "Préparation de l'escale : pilotes, remorqueurs": the act before a colon is the work, what follows only its parts. */
const isLabelledAct = (line: string): boolean => {
  const [, label] = LABELLED.exec(plainLine(line)) ?? [];
  return label !== undefined && nominalOf(label) !== null;
};

/** The line quoted where no verb carries it, or where its verbs leave much of it out; else what its verbs tell. */
export const orQuoted = (deed: Deed | null, line: string): Deed | null => {
  if (deed !== null && (deed.own !== null || deed.result !== null)) return deed;
  const items = quotedItems(line);
  if (items.length === 0) return deed;
  if (deed !== null) {
    if (isLabelledAct(line)) return deed;
    const told = fold(tell(deed, { ongoing: true }));
    const missed = items.filter((item) => !isHeard(item, told)).length;
    const isWhole = items.length < FEWEST || missed <= items.length * MOST_MISSED;
    if (isWhole && !isSeenTo(deed, items) && !isPlaced(deed, line)) return deed;
  }
  return { parts: [], own: { kind: 'list', text: items.join(BETWEEN) }, result: null };
};
