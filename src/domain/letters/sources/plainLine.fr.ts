import { BEFORE_NOUN, OF } from '#/domain/letters/french/directObject.fr';
import { capitalise, elide, startsWithVowel } from '#/domain/letters/french/frenchWords';
import { splitTop } from '#/domain/letters/french/listPhrase';
import { carrierOf, isNoAct, nominalOf, verbSpelt } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, isPlural, singularOf } from '#/domain/letters/french/nounPhrase';
import { FEMININE, MASCULINE, SAME_IN_PLURAL } from '#/domain/letters/french/nouns.fr';
import { THINGS } from '#/domain/letters/french/things.fr';
import { ACRONYMS, SHORTHAND } from '#/domain/letters/sources/shorthand.fr';
import { fold } from '#/domain/shared/text';

/** Signs that stand before a line or a piece of one. */
const BULLET = /^(?:[-–—•·●▪■◦‣*>→➢✓✔§o](?=\s)|[-–—•·●▪■◦‣*>→➢✓✔§](?=\p{L})|\s)+/u;

/** What a hasty hand leaves out around its signs. */
const SPACING: readonly (readonly [RegExp, string])[] = [
  [/[^\S\u00a0\u202f]+/gu, ' '],
  [/ ?,(?=[\p{L}(])/gu, ', '],
  [/(?<=\p{L}) ,/gu, ','],
  [/(?<=[\p{Ll}\d]);(?=\S)/gu, '; '],
  [/(?<=[\p{L}\d])\((?!s\)|e\)|ve\)|ne\)|es\)|x\))/gu, ' ('],
  [/\)(?=[\p{L}\d])/gu, ') '],
  [/(?<=\p{Ll}{2}):(?=\p{L})/gu, ' : '],
  [/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}{2})/gu, '. '],
];

const rewritten = (line: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((told, [written, said]) => told.replace(written, said), line);

/** A line without its bullet, with the spaces that its signs ask for. */
export const spaced = (line: string): string => rewritten(line.replace(BULLET, ''), SPACING).trim();

const SMALL_WORD =
  /^(?:À|A|AI|AIR|AN|ANS|ART|AU|AUX|AVEC|BAC|BAR|BLÉ|BLE|BOX|BUS|CAR|CE|CES|CHEZ|CLÉ|CLE|D|DANS|DE|DES|DU|EAU|EN|ET|ÉTÉ|FER|GAZ|J|JE|JUS|L|LA|LE|LES|LIT|M|MA|ME|MER|MES|MON|MUR|NE|NI|NOS|NUIT|OU|PAR|PAS|PLI|POUR|QUE|QUI|RIZ|SA|SAC|SE|SES|SI|SKI|SOL|SON|SOUS|SUR|TIR|TRI|UN|UNE|VIN)$/u;
const LONGEST_INITIALS = 3;
const isAcronym = (word: string): boolean =>
  ACRONYMS.has(word) ||
  /\d/u.test(word) ||
  (word.length > 1 &&
    word.length <= LONGEST_INITIALS &&
    !SMALL_WORD.test(word) &&
    !THINGS.has(fold(word))) ||
  (word.length > 1 && !/[AEIOUYÀÂÉÈÊËÎÏÔÙÛ]/u.test(word));
const inSmall = (word: string, at: number, text: string): string => {
  if (isAcronym(word)) return word;
  const small = word.toLowerCase();
  // What stands after "chez" is a name, whatever it looks like.
  return /(?<!\p{L})CHEZ $/u.test(text.slice(0, at)) ? word.charAt(0) + small.slice(1) : small;
};
/** Words in capitals, one after the other; a single one among small letters may be a name. */
const CAPITALS =
  /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]*(?:[ ’'-]+(?:[\p{Lu}\d]+(?![\p{Ll}])))*(?![\p{L}\d])/gu;
/** A word that no house or tool bears alone. */
const isCommon = (word: string): boolean =>
  SMALL_WORD.test(word) || THINGS.has(singularOf(fold(word))) || nominalOf(word) !== null;
const FEWEST_LETTERS = 5;
const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** A line in capitals, or the part of a line that is, in the letters of a sentence; initials stay. */
export const inSentenceCase = (line: string): string => {
  const letters = lettersOf(line);
  const isWhole = letters.length >= FEWEST_LETTERS && letters === letters.toUpperCase();
  const calmed = line.replace(isWhole ? /^.*$/gu : CAPITALS, (run) => {
    const words = run.split(/[^\p{L}\d]+/u).filter((word) => word.length > LONGEST_INITIALS);
    const isRun = isWhole || (words.length > 1 && words.every(isCommon));
    return isRun ? run.replace(/[\p{Lu}\d]+/gu, (word, at: number) => inSmall(word, at, run)) : run;
  });
  return calmed === line ? line : calmed.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
};

const sameCase = (word: string, right: string): string =>
  /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

const CLOSED = /é(?=[bcdfghjklmnpqrstvwxz]{2})(?![bcdfgptv][lr]|ch|gn|ph|th|qu)/gu;
/** "preparation" as "préparer" is spelt: a noun of action has the accents of its verb. */
const actSpelt = (word: string): string | null => {
  const verb = nominalOf(word)?.nominal.verb ?? '';
  const key = fold(word);
  let length = 0;
  while (length < key.length && fold(verb.charAt(length)) === key.charAt(length)) length += 1;
  const start = verb.slice(0, length);
  if (length < 3 || start === fold(start)) return null;
  // "Protection" beside "protéger": before two consonants the vowel is closed.
  return (start + key.slice(length)).replace(CLOSED, (vowel, at: number) =>
    at >= length - 2 ? 'e' : vowel,
  );
};
/** A word that its writer left without accents, as it is spelt; any other word as it stands. */
const wordSpelt = (word: string): string => {
  const key = fold(word);
  if (word.toLowerCase() !== key || /\p{Lu}/u.test(word.slice(1))) return word;
  const thing = THINGS.get(key) ?? THINGS.get(singularOf(key));
  if (thing !== undefined) {
    const plural = THINGS.has(key) ? '' : key.slice(singularOf(key).length);
    return fold(thing.written) === thing.written ? word : sameCase(word, thing.written + plural);
  }
  const act = verbSpelt(word) ?? actSpelt(word);
  return act === null ? word : sameCase(word, act);
};
const withMarks = (line: string): string =>
  line.replace(/(?<![\p{L}\d@.])\p{L}{4,}(?![\p{L}\d@])/gu, wordSpelt);

/** Work done, named by one word or more. */
const isWork = (piece: string): boolean =>
  (nominalOf(piece) !== null && !isNoAct(piece)) || carrierOf(headOf(piece)) !== null;
const isLone = (piece: string): boolean => {
  const found = nominalOf(piece);
  return found !== null && piece.trim().split(' ').length === found.words;
};

/** Signs between things of a line; "et" between what shares an object, else a comma. */
const APART = /\s*(?:[;|•·●▪→]|\\)\s*|\s+[-–—/+]\s+/u;
const signsApart = (line: string): string => {
  const pieces = line
    .split(APART)
    .map((piece) => piece.replace(BULLET, '').trim())
    .filter((piece) => piece !== '');
  const [first = '', second] = pieces;
  if (second === undefined) return line;
  const [thing = ''] = second.split(' ');
  if (pieces.filter(isWork).length < 2)
    return pieces.length === 2 && / \+ /u.test(line) && isWork(first) && thingOf(thing) !== null
      ? `${first} et ${smallFirst(second)}`
      : line.replace(/(?<=[\p{L})]) \+ (?=\p{L})/gu, ', ');
  if (pieces.length === 2 && isLone(first) && isWork(second))
    return `${first} et ${smallFirst(second)}`;
  return pieces.map((piece, index) => (index === 0 ? piece : smallFirst(piece))).join(', ');
};
const smallFirst = (piece: string): string =>
  piece.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "Montage/démontage", "achats/ventes", "Tri & classement": both are meant. */
const strokesJoined = (line: string): string =>
  line
    .replace(/(?<=\p{L}) & (?=(\p{L}+))/gu, (sign, next: string) =>
      /^\p{Ll}/u.test(next) || isWork(next) ? ' et ' : sign,
    )
    .replace(
      /(?<![\p{L}/.])\p{L}?\p{Ll}{2,}(?:\/\p{Ll}{3,})+(?: en \p{Ll}+)?(?![\p{L}/])/gu,
      (run) => {
        const words = run.split('/');
        return words.length === 2
          ? words.join(' et ')
          : `${words.slice(0, -1).join(', ')} et ${words.at(-1) ?? ''}`;
      },
    )
    .replace(
      /(?<=(?<!\p{L})\p{Lu}{2,4})\/(?=\p{Lu}{2,4}(?!\p{L}))(?<!(?:CI|UX|UI|TC|QA|IT)\/)/gu,
      ' et ',
    )
    .replace(/ et (\p{Lu}\p{Ll}{4,})/gu, (whole, word: string) =>
      isWork(word) ? ` et ${word.toLowerCase()}` : whole,
    );

const IRREGULAR_PLURAL =
  /^(?:travaux|locaux|animaux|materiaux|vegetaux|chevaux|canaux|journaux|signaux|terminaux|metaux|bestiaux|oeufs|yeux)$/u;
/** Nouns that stand beside another as adjectives do. Folded. */
const AS_ADJECTIVE =
  /(?<!bout|fabr|br|mus)ique$|^(?:pratique|commune|fond|fin|base|premier|gros|basse|petit|qualite|radio|film|pole|standard)$/u;
const thingOf = (word: string): 'm' | 'f' | 'several' | null => {
  const key = fold(word);
  if (IRREGULAR_PLURAL.test(key)) return 'several';
  if (SAME_IN_PLURAL.has(key)) return 'several';
  const singular = singularOf(key);
  const isKnown = (noun: string): boolean =>
    THINGS.has(noun) || MASCULINE.has(noun) || FEMININE.has(noun);
  if (AS_ADJECTIVE.test(singular)) return null;
  if (isPlural(key) && (isKnown(singular) || nominalOf(singular) !== null)) return 'several';
  return isKnown(key) ? genderOf(key) : null;
};

const isOneAct = (word: string): boolean => /^\p{L}{4,}$/u.test(word) && isWork(word);
const FEWEST_IN_A_ROW = 3;
/** "Ménage repassage courses", "tonte pelouses débroussaillage": works named one after the other, with nothing between them. */
const inARow = (piece: string): readonly string[] => {
  const words = piece.split(' ');
  const first = words.findIndex((word) => !isOneAct(word));
  const run = first === -1 ? words.length : first;
  if (run >= FEWEST_IN_A_ROW) return [...words.slice(0, run - 1), words.slice(run - 1).join(' ')];
  const [last = ''] = words.slice(-1);
  const before = words.at(-2) ?? '';
  return words.length > 2 && isWork(piece) && isLone(last) && thingOf(before) === 'several'
    ? [words.slice(0, -1).join(' '), last]
    : [piece];
};

const PREPOSITION =
  /^(?:à|au|aux|avec|en|sur|dans|chez|pour|auprès|sous|par|entre|hors|vers|selon|via|sans|jusqu)(?![\p{L}])/u;
/** A number of things; not how long, nor of which level. */
const COUNT =
  /^\d+(?:[  ]\d{3})*(?: à \d+)? (?!h(?:eures?)?(?!\p{L})|jours?|ans?|mois|fois|semaines?|niveau|axes|\d)\p{Ll}{3,}/u;
const TOTAL = /^(?:tou(?:s|tes) (?:les|types)|divers(?:es)?|différent(?:e?s)|plusieurs) /iu;

/** What stands between a noun of action and what it is done to: "gestion stock" is "gestion du stock"; empty where nothing is safe. */
const linkBefore = (rest: string): string => {
  if (OF.test(rest) || PREPOSITION.test(rest) || !/^[\p{Ll}\d]/u.test(rest)) return '';
  if (COUNT.test(rest) || TOTAL.test(rest)) return 'de ';
  const [head = '', next = ''] = rest.split(/[\s,;:(]/u);
  if (BEFORE_NOUN.test(`${rest} `) && !/^(?:de|du|des)$/u.test(next))
    return isPlural(fold(next)) ? 'des ' : '';
  const kind = thingOf(head);
  if (kind === null) return '';
  if (kind === 'several') return 'des ';
  if (startsWithVowel(head)) return 'de l’';
  return kind === 'm' ? 'du ' : 'de la ';
};

/** A piece as in a telegram, with the words that link its noun of action to what it is done to. */
const MADE =
  /^(?:créer|rédiger|réaliser|concevoir|développer|organiser|animer|mettre en place|produire|fabriquer|monter|démonter|poser|confectionner)/u;
/** What is covered is no covering. */
const NOT_DIRECT = /^couvrir/u;
const linked = (piece: string): string => {
  const found = nominalOf(piece);
  if (
    found?.nominal.takes !== 'de' ||
    NOT_DIRECT.test(found.nominal.verb) ||
    isNoAct(piece) ||
    isPlural(headOf(piece))
  )
    return piece;
  const words = piece.split(' ');
  let at = found.words;
  if (words[at] === 'et') {
    const second = nominalOf(words.slice(at + 1).join(' '));
    if (second?.nominal.takes !== 'de') return piece;
    at += 1 + second.words;
  }
  const rest = words.slice(at).join(' ');
  const link = linkBefore(rest);
  if (link === '') return piece;
  // "Lecture plans et schémas": each takes its own link; "factures clients et fournisseurs" are of one thing.
  const [first = '', second] = rest.split(/ et (?=\p{Ll})/u);
  const isTwo = second !== undefined && !first.includes(' ') && nominalOf(second) === null;
  const again = isTwo ? linkBefore(second) : '';
  if (isTwo && again === '') return piece;
  const one = link === 'des ' && MADE.test(found.nominal.verb) ? 'de ' : link;
  const more = isTwo
    ? `${first} et ${one === 'de ' && again === 'des ' ? one : again}${rest.slice(first.length + 4)}`
    : rest;
  return elide(`${words.slice(0, at).join(' ')} ${one}${more}`);
};

/** "Service en salle 60 couverts": how many, told at the end without a comma. */
const COUNT_AT_END =
  /(?<=\p{L}{3}(?<! (?:les|des|par|pour|plus|sur))) (?=(?:environ )?\d+ (?:couverts|chambres|lits|repas|personnes|places|résidents|colis|m²)(?: par \p{L}+)?$)/u;
const LEVEL: readonly (readonly [RegExp, string])[] = [
  [/ (?:de )?(?:1er|premier) niveau/giu, ' de premier niveau'],
  [/ (?:de )?(?:2e|2ème|2nd|second) niveau/giu, ' de second niveau'],
  [/(?<=\p{L})\s?\/\s?(?:j|jr|jour)(?!\p{L})/gu, ' par jour'],
  [/(?<=\p{L})\s?\/\s?(?:sem|semaine)(?!\p{L})\.?/gu, ' par semaine'],
  [/(?<=\p{L})\s?\/\s?(?:h|heure)(?!\p{L})/gu, ' par heure'],
  [/(?<=[\p{L}\d])\s?\/\s?(mois|an|nuit)(?!\p{L})/gu, ' par $1'],
  [/(?<=\d couverts) (?=(?:midi|soir)(?!\p{L}))/gu, ' le '],
  [/(?<=\d)\s?\/\s?(?:j|jr|jour)(?!\p{L})/gu, ' par jour'],
];
const ONE = /(?<=(?:^|\s)(?:d[’'])?)1 (\p{Ll}{3,})/gu;
const withOneInWords = (line: string): string =>
  line.replace(ONE, (whole, noun: string) => {
    const gender = THINGS.get(fold(noun))?.gender ?? genderOf(fold(noun));
    return gender === null || isPlural(fold(noun))
      ? whole
      : `${gender === 'f' ? 'une' : 'un'} ${noun}`;
  });

/**
 * A line of a CV as its writer would have written it with time: no capitals where a sentence has none, whole words in
 * the place of shortened ones, spaces and accents where they belong, links between nouns. Says nothing that it did not.
 */
export const plainLine = (line: string): string => {
  const mendedWords = rewritten(withMarks(inSentenceCase(spaced(line))), [...LEVEL, ...SHORTHAND]);
  const whole = rewritten(strokesJoined(mendedWords), SPACING).replace(COUNT_AT_END, ', ');
  const told = withOneInWords(/^\P{L}*\p{Lu}/u.test(line) ? capitalise(whole) : whole);
  const apart = signsApart(told);
  if (/^(?:je |j[’'])/iu.test(apart)) return apart;
  const pieces = splitTop(apart);
  const mended = pieces.flatMap((piece) => inARow(piece).map(linked));
  return mended.join() === pieces.join() ? apart : mended.join(', ');
};
