import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf, isPlural, singularOf } from '#/domain/letters/french/nounPhrase';
import { FEMININE, MASCULINE } from '#/domain/letters/french/nouns.fr';
import { plainLine } from '#/domain/letters/sources/plainLine.fr';
import { MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

const NAME = /^(?:\p{Lu}|\d)[\p{L}\d.+#/-]*$/u;
/** What no word of French looks like: a capital inside, a digit beside letters, capitals alone. */
const TOOL = /\p{Ll}\p{Lu}|\p{L}\d|^\p{Lu}{2,}$|^\d+\p{L}/u;
const FEWEST_NAMES = 3;
/** As many names in a row are a list, whatever they look like. */
const SURELY_NAMES = 4;
const FEWEST_WORDS = 3;

/** "Suivi des commandes SageX3 v12 ColisPro": the names of tools that follow a line without a comma are left out. */
const withoutTools = (line: string): string => {
  const words = line.split(' ');
  const from = words.findIndex((_, at) => {
    const many = words.slice(at, at + SURELY_NAMES);
    if (at > 0 && many.length === SURELY_NAMES && many.every((word) => NAME.test(word)))
      return true;
    const run = words.slice(at, at + FEWEST_NAMES);
    return (
      at >= FEWEST_WORDS &&
      run.length === FEWEST_NAMES &&
      run.every((word) => NAME.test(word)) &&
      run.filter((word) => TOOL.test(word)).length > 1
    );
  });
  return from === -1
    ? line
    : words
        .slice(0, from)
        .join(' ')
        .replace(/(?:,| (?:et|de|d[’']|du|des|sous|avec|sur|en|par|à|au))+$/u, '');
};

/** What opens another line of a CV. */
const PRIZE = /^(?:Prix|Médaille|Diplôme|Formation|Projet|Stage|Lauréate?) /u;

/** "Tri et emballage Garde d'enfants": a line that goes on with the next one ends before it. */
const withoutNext = (line: string): string => {
  const at = [
    ...line.matchAll(/(?<=[\p{Ll})]) (?=\p{Lu}\p{Ll}{3,} (?:de |du |des |d[’']|aux? ))/gu),
  ]
    .map(({ index }) => index)
    .find(
      (index) => nominalOf(line.slice(index + 1)) !== null || PRIZE.test(line.slice(index + 1)),
    );
  return at === undefined ? line : line.slice(0, at);
};

const OPEN = /\s*\([^)]*$/u;
const ETC = /,?\s*(?:etc\b\.?|\.{3}|…)\s*(?=\))/giu;

/** How a line says it was done, which nobody repeats of themselves. */
const SMILING =
  / (?:en conséquence|avec (?:le sourire|sérieux|rigueur|bienveillance|professionnalisme)|dans la bonne humeur)(?=$|[.,;])/iu;
/** "Budget de 300 000 € tenu": what no verb beside another one can say. */
const KEPT = /(?<=[\d€%]) (?:tenue?s?|respectée?s?|atteinte?s?)$/u;
/** What a line was done with, run into it. */
const TOOLS = /[\s.,;]+Environnement (?:technique|de travail|logiciel)(?!\p{L}).*$/u;

/** A label in the middle of a line: what follows it is another thing. */
const NEXT_LABEL =
  /[\s.;,]+(?:Apports?|Compétences?(?: acquises)?|Résultats?|Bilan|Outils?(?: utilisés)?|Logiciels?|Technologies|Environnement|Stack|Objectifs?)\s?:.*$/u;

/** How long one thing of a course took. */
const LASTED = /\s*\(\d+ (?:semaines?|jours?|heures?)\)$/u;

/** Verbs of the first person as many write them, and as they are written. */
const UNACCENTED = 'novation|ception|paration|glage|molition|parage';
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:^|[\s(])[Jj]e )fait(?=\s)/gu, 'fais'],
  [/(?<=(?:^|[\s(])[Jj]e )gere(?=\s)/gu, 'gère'],
  [/(?<=(?:^|[\s(])[Jj]e )prend(?=\s)/gu, 'prends'],
  [/(?<=(?:^|[\s(])[Jj]e )met(?=\s)/gu, 'mets'],
  [/(?<=(?:^|[\s(])[Jj]e )regle(?=\s)/gu, 'règle'],
  [new RegExp(`(?<=(?<!\\p{L})[rdp][r]?)e(?=(?:${UNACCENTED})s?(?!\\p{L}))`, 'gu'), 'é'],
  [/ a la main(?!\p{L})/gu, ' à la main'],
];

/** "Janvier 2012 Création d'un site": when, run into what was done. */
const DATED = new RegExp(
  `^(?:${MONTH_NAMES.join('|')}) (?:19|20)\\d\\d[\\s:,–-]+(?=\\p{Lu})`,
  'iu',
);

/** How a thing was done, between its name and what it was of: "Suivi renforcé d'un portefeuille". */
const MANNERED =
  /(?<=^(?:Suivi|Accompagnement|Accueil|Contrôle|Gestion|Entretien|Animation)) (?:renforcé|réguli(?:er|ère)|individu(?:el|elle)|individualisée?|personnalisée?|quotidien(?:ne)?|compl(?:et|ète)|globale?)(?= d(?:[eu] |es |[’']))/u;

/** "Inscriptions aux formations Je suis passionné par": a sentence of the writer's own that a line runs into. */
const THEN_I =
  /(?<=[\p{Ll})]),? (?=(?:Je|Nous|Mon|Ma|Mes|Passionnée?|Curieu(?:x|se)|Motivée?|Loisirs?|Centres? d[’']intérêt) \p{Ll}).*$/u;
/** "Participé à l'installation, améliorant ainsi les compétences": what came of it for the writer. */
const SO_GREW =
  /, (?:en )?(?:améliorant|développant|renforçant|acquérant|approfondissant|enrichissant)(?: ainsi)? .*$/u;

/** "Inventaires remplacement du chef": two things done with nothing between them; the first is told. */
const withoutSecond = (line: string): string => {
  const at = [
    ...line.matchAll(/(?<=(?:^|[\s,])(\p{L}{5,})) (?=(\p{Ll}{5,}) (?:du |de |des |d[’']))/gu),
  ].find(
    ([, before = '', next = '']) =>
      (carrierOf(headOf(before)) !== null || nominalOf(before) !== null) &&
      isPlural(headOf(before)) &&
      nominalOf(next) !== null &&
      !isPlural(headOf(next)),
  );
  return at === undefined
    ? line
    : line.slice(0, at.index) + line.slice(at.index).replace(/^[^,;]*/u, '');
};

/** Common nouns that a CV writes with a capital in the middle of a line. */
const IN_CAPITALS =
  /(?<=(?<!\p{L})\p{Ll}+ (?:d[’']|l[’'])?)\p{Lu}\p{Ll}{4,}(?= (?:de |du |des |d[’'])|[.,;]|$)/gu;
const isCommonNoun = (word: string): boolean => {
  const noun = singularOf(headOf(word));
  return nominalOf(word) !== null || MASCULINE.has(noun) || FEMININE.has(noun);
};
const inSmallLetters = (line: string): string =>
  line.replace(IN_CAPITALS, (word) => (isCommonNoun(word) ? word.toLowerCase() : word));

/** "Maintenance et support Détecter les pannes": a line that another runs into, which opens on a verb. */
const withoutNextVerb = (line: string): string => {
  const at = [
    ...line.matchAll(
      /(?<=[\p{Ll})]) (?=(\p{Lu}\p{Ll}{3,})(?:,| (?:les?|la|l[’']|un|une|des|du|aux?|et|avec) ?))/gu,
    ),
  ].find(([, word = '']) => isInfinitive(fold(word)));
  return at === undefined ? line : line.slice(0, at.index);
};

const rewritten = (line: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((told, [written, said]) => told.replace(written, said), line);

/** A line of a CV with what no sentence can carry left out: names of tools at its end, the next line, an open bracket. */
export const cleanLine = (line: string): string =>
  rewritten(
    inSmallLetters(withoutSecond(withoutNextVerb(withoutNext(withoutTools(plainLine(line)))))),
    MISSPELT,
  )
    .replace(THEN_I, '')
    .replace(SO_GREW, '')
    .replace(MANNERED, '')
    .replace(DATED, '')
    .replace(ETC, '')
    .replace(OPEN, '')
    .replace(LASTED, '')
    .replace(TOOLS, '')
    .replace(NEXT_LABEL, '')
    .replace(SMILING, '')
    .replace(KEPT, '');

const NUMBERS =
  /^(?:quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|plus|moins|bien|tout|toute|meilleur|mieux|fois|chez)$/u;

/** "Du OpenStreetMap": what a vowel follows should be elided. */
const UNELIDED = /(?<!\p{L})(?:du|le) (?=[aeiouéèêâî])(?!onz|oui|un(?!\p{L})|uni?\d)/iu;

/** Signs of a note taken in haste: "HTML + CSS +Java", "binaires/ hexadécimal", a quotation mark left open. */
const SIGNS = /\s\+(?!\s?\d)|\+\s?\p{L}{2}|\p{L}\/ | \/\p{L}|^[^"]*"[^"]*$/u;

/** "XIII e e siècles": what stood above the line. */
const STRAY_LETTERS = /(?<![\p{L}\d’'.])[b-xz] [b-xz](?![\p{L}\d’'.])/u;

/** "Communica9on": a letter that the file does not tell. */
export const BROKEN = /\p{Ll}\d\p{Ll}|\ufffd/u;
/** "Divers Documentation". */
const ALONE = /(?<!\p{L})(?:divers|différents|plusieurs) \p{Lu}?\p{Ll}{3,}[^sxz\P{L}](?!\p{L})/iu;

/** "Les serveur de test": a plural that its noun does not bear, which nobody would sign. */
export const isIllWritten = (line: string): boolean =>
  STRAY_LETTERS.test(line) ||
  UNELIDED.test(line) ||
  SIGNS.test(line) ||
  BROKEN.test(line) ||
  ALONE.test(line) ||
  [
    ...line.matchAll(
      /(?<!\p{L}|(?:^|\s)(?:je|nous|on|qui) )(?:les|des|aux|nos|ces) (\p{Ll}{4,})(?![\p{L}-])/giu,
    ),
  ].some(
    ([, noun = '']) =>
      !/[sxz]$/iu.test(noun) && noun !== noun.toUpperCase() && !NUMBERS.test(fold(noun)),
  );
