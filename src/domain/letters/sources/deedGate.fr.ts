import { APOSTROPHE } from '#/domain/letters/french/frenchWords';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, isPlural, singularOf } from '#/domain/letters/french/nounPhrase';
import type { Deed, DeedPart } from '#/domain/letters/sources/tellDeed.fr';
import { spelt } from '#/domain/review/spelt';
import { MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/**
 * Why a line is not told: no verb of French, nothing that it was done to, a date in it, words run together, an ending
 * that does not agree, a word that leans on a sentence that is not there, or what one learnt and is.
 */
export const REFUSALS = [
  'verb',
  'object',
  'date',
  'glued',
  'agreement',
  'antecedent',
  'learning',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Whether words of a CV may stand in a sentence of a letter. */
export type Gate =
  | { readonly passes: true }
  | { readonly passes: false; readonly refusal: Refusal };

const PASSES: Gate = { passes: true };

/** Names of trades in "er" that came from English: nobody "webdesigne". Folded. */
const ENGLISH_AGENT =
  /(?:design|manag|lead|develop|market|engine|trad|brok|play|view|driv|keep|runn|serv|teach|blogg|stream)er$/u;
/** "Web-designer" is no verb, nor is a word with a capital inside. */
const isVerb = (verb: string): boolean => {
  const [head = ''] = verb.split(' ');
  return (
    !ENGLISH_AGENT.test(fold(head)) &&
    /^(?:m[\u2019']|s[\u2019'])?\p{Ll}{3,}$/u.test(head.replace(/-/u, '')) &&
    !/^(?:web|e|co?ach)-/u.test(head)
  );
};

/** A year, no count of things, or a month that a number goes with. */
const DATE = new RegExp(
  `(?<!\\d)(?:19|20)\\d\\d(?!\\d| \\p{Ll}{5,}s(?!\\p{L})|\\s?(?:\u20ac|kg|km|m2|m\u00b2))|(?<!\\p{L})(?:${MONTH_NAMES.join('|')})(?: \\d|$)`,
  'iu',
);
/** Names that bear a year: a version of a tool, of a norm, a season. */
const NAMED_YEAR =
  /(?:Windows|Office|Server|Excel|Project|AutoCAD|Revit|SolidWorks|Sage|Sharepoint|Exchange|Visual Studio|SQL|ISO|R\.?T\.?|RE|RT|norme|version|Euro)\D{0,12}\d{4}/giu;

const SMALL = 'et|ou|de|du|des|les|la|le|en';
const GLUED_BEFORE = new RegExp(`(?<!\\p{L})(?:${SMALL})(\\p{Ll}{6,})(?!\\p{L})`, 'gu');
const GLUED_AFTER = /(?<!\p{L})(\p{Ll}{5,})(?:et|des|ou)(?!\p{L})/gu;
/** "Etpr\u00e9sentation": a small word and a noun of action without the space between. */
const isGlued = (text: string): boolean => {
  const isNoun = (word = ''): boolean => {
    const found = nominalOf(word);
    return (
      found !== null && found.words === 1 && /(?:tion|sion|ment|age|vente|accueil)s?$/u.test(word)
    );
  };
  return (
    [...text.matchAll(GLUED_BEFORE)].some(
      ([whole, rest]) => isNoun(rest) && nominalOf(whole) === null,
    ) ||
    [...text.matchAll(GLUED_AFTER)].some(
      ([whole, rest]) => isNoun(rest) && nominalOf(whole) === null,
    )
  );
};

const MASCULINE_ONLY = /(?:nnel|tiel|ciel|ntif|ctif|rtif|atif|itif|ieux|reux|neux)$/u;
const FEMININE_ONLY = /(?:nnelle|tielle|cielle|ntive|ctive|rtive|ative|itive|ieuse|reuse|neuse)$/u;
const MASCULINE_MANY = /(?:[^t]\u00e9s|li\u00e9s|extraits|inscrits|vendus|re\u00e7us)$/u;
const NOUN_IN_ES =
  /^(?:employ|salari|associ|accus|r\u00e9sum|relev|march|proc\u00e9d|trac|canap|d\u00e9l\u00e9gu|invit|handicap|bless|r\u00e9fugi|priv|retrait|dipl\u00f4m|arr\u00eat|abonn|administr|assur|expos|degr|pav|cl|th|d\u00e9fil|comit|c\u00f4t)/u;

/** "La tenue occasionnel", "les donn\u00e9es extraits": an adjective that does not agree with the noun before it. */
const isIllAgreed = (text: string): boolean => {
  const words = text.split(/[\s,;()]+/u);
  return words.some((word, index) => {
    const noun = words[index - 1] ?? '';
    const head = headOf(noun);
    if (!/^\p{Ll}{4,}$/u.test(noun) || !/^\p{Ll}{4,}$/u.test(word)) return false;
    // "Plans de formation associées": what is of several agrees with the first noun.
    const first = words[index - 3] ?? '';
    const isOfFirst =
      words[index - 2] === 'de' && first.endsWith('s') && !isPlural(head) && /[^t]ées$/u.test(word);
    if (isOfFirst && genderOf(singularOf(headOf(first))) === 'm') return true;
    // "Des autorisations environnementales liés": an adjective stands between.
    const before = words[index - 2] ?? '';
    if (
      MASCULINE_MANY.test(word) &&
      !NOUN_IN_ES.test(word) &&
      /(?:ales|elles|ives|euses|aires|iques)$/u.test(noun) &&
      /(?:tions|données|ures|ances|ences|tés)$/u.test(before) &&
      genderOf(singularOf(headOf(before))) === 'f'
    )
      return true;
    const gender = genderOf(singularOf(head));
    const isSurely = gender !== null && nominalOf(noun) !== null;
    if (isSurely && gender === 'f' && MASCULINE_ONLY.test(word)) return true;
    if (isSurely && gender === 'm' && FEMININE_ONLY.test(word)) return true;
    return (
      gender === 'f' &&
      isPlural(head) &&
      /(?:tions|donn\u00e9es|ures|ances|ences|t\u00e9s)$/u.test(noun) &&
      MASCULINE_MANY.test(word) &&
      !NOUN_IN_ES.test(word)
    );
  });
};

/** What leans on a sentence before. Folded words with those before them. */
const LEANS =
  /(?<!\p{L})(?:ces|cet|cette|ceux-ci|celle-ci|celui-ci|celles-ci|ladite|ledit|lesdits|susdite?s?)(?!\p{L})/u;
const THEIRS = /^(.*?)(?<!\p{L})(leurs?|son|sa|ses|eux|elles)(?!\p{L})/u;
const SEVERAL_BEFORE =
  /(?<!\p{L})(?:les|des|aux|mes|nos|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|\d+|plusieurs) /u;
const ONE_BEFORE = /(?<!\p{L})(?:un|une|le|la|du|au|les|des|aux|mon|ma|mes|chaque) |l\u2019/u;
const leansBack = (text: string): boolean => {
  if (LEANS.test(text)) return true;
  const [, before = '', word = ''] = THEIRS.exec(text) ?? [];
  if (word === '') return false;
  return word.startsWith('leur') || word === 'eux' || word === 'elles'
    ? !SEVERAL_BEFORE.test(before)
    : !ONE_BEFORE.test(before);
};

/** What one becomes rather than does. Folded. */
const GROWTH =
  /^(?:ameliorer|developper|acquerir|renforcer|approfondir|perfectionner|consolider|enrichir|parfaire|apprendre|decouvrir|observer|mettre a profit|ai (?:acquis|appris|decouvert|observe|ameliore|developpe|renforce|approfondi))$/u;
const OF_ONESELF =
  /^(?:les |des |de (?:nouvelles |solides )?|mes |mon |ma |l'|une |d')?(?:\S+ )?(?:competences?|connaissances?|experience(?! (?:client|utilisateur|collaborateur|d'achat|patient))|creativite|savoir-faire|capacites?|aisance|polyvalence)(?![a-z])(?! (?:des|du|de l|de la|de mes|de nos|de son|de leurs|client|utilisateur))/u;
const OWN_QUALITY =
  /(?<![a-z])(?:mes?|ma|mon) (?:competences?|connaissances?|creativite|savoir-faire|autonomie|capacites?|aisance|rigueur|attention|polyvalence|esprit|experience)(?![a-z])/u;

/** Whether words may stand in a sentence: no date, no words run together, all in agreement, leaning on nothing. */
export const wordsGate = (text: string): Gate => {
  const plain = text.replace(NAMED_YEAR, '');
  if (DATE.test(plain)) return { passes: false, refusal: 'date' };
  if (isGlued(plain)) return { passes: false, refusal: 'glued' };
  if (isIllAgreed(plain)) return { passes: false, refusal: 'agreement' };
  if (leansBack(plain)) return { passes: false, refusal: 'antecedent' };
  return PASSES;
};

/** What is received as often as given, told without whom it was given to; and one's own home. Folded. */
const RECEIVED =
  /^(?:l'initiation|la (?:formation|sensibilisation|decouverte|familiarisation)|le perfectionnement|l'apprentissage) (?:a |au |aux |en |de la |du |de l')(?!.*(?:equipe|collaborateur|eleve|enfant|salarie|stagiaire|apprenti|client|utilisateur|usager|jeune|public|agent|personnel|benevole))|^(?:la gestion|l'entretien|la tenue) (?:du|d'un|de mon) foyer/u;
/** Verbs that take their thing after "de". Folded. */
const WITH_OF =
  /^(?:m['\u2019]|s['\u2019])|^(?:changer|servir|disposer|profiter|beneficier|user|temoigner|debattre)$/u;
/** "Réaliser d'une veille", "assurer le suivi et s'attacher à", "conseiller sur mise en œuvre", "de 2e": a line that was not read whole. */
const isIllJoined = ({ verbs, object, extras }: DeedPart): boolean => {
  const said = `${object}${extras.join('')}`;
  const [, bare = ''] = / ?(?:^| )(?:sur|dans) (\p{Ll}{4,})(?!\p{L})/u.exec(said) ?? [];
  return (
    (/^d\u2019une? /u.test(object) && !verbs.some((verb) => WITH_OF.test(fold(verb)))) ||
    /(?:,| et) (?:de )?(?:s\u2019|se )\p{L}+(?:er|ir|re)(?!\p{L})/u.test(said) ||
    /(?<!\p{L})\d+(?:e|ème)(?! \p{L})/u.test(said) ||
    (nominalOf(bare) !== null && !isPlural(headOf(bare)))
  );
};

/** A paper that one says one has. Folded. */
const HOLDS_PAPER =
  /^j'ai (?:aussi |egalement |deja )?(?:eu |obtenu |passe |valide |recu )?(?:le |la |l'|les |mon |ma |mes |un |une )?(?:permis|psc|sst|cap|bep|bts|bac|caces|dea[a-z]*|diplome|titre|certificat|brevet|bafa|licence|master|fimo|fco|ssiap|habilitation)(?![a-z])/u;

/** Whether a deed may be told: a verb of French, something that it was done to, and words that may stand in a sentence. */
export const deedGate = (deed: Deed): Gate => {
  const { parts, own } = deed;
  const verbs = parts.flatMap((part) => part.verbs);
  if (!verbs.every(isVerb)) return { passes: false, refusal: 'verb' };
  // "Webdesigner en Freelance", "travailler en 2018": a state or a time, and nothing done.
  if (parts.some(({ object }) => /^(?:en|depuis|pendant) (?:\p{Lu}|\d)/u.test(object)))
    return { passes: false, refusal: 'object' };
  // "Le recrutement et Marque Employeur": a heading has run into the thing done.
  if (
    parts.some(({ object }) =>
      /^(?:les? |la |l\u2019).*(?<!\p{Lu}\p{L}*) (?:et|ou) \p{Lu}\p{Ll}{2,}/u.test(object),
    )
  )
    return { passes: false, refusal: 'object' };
  if (parts.some(isIllJoined)) return { passes: false, refusal: 'object' };
  const told = parts
    .map(({ verbs: some, object, extras }) => `${some.join(' ')} ${object}${extras.join('')}`)
    .join(', ');
  const said = own?.text ?? told;
  const learns = parts.some(
    ({ verbs: some, object }) =>
      some.some((verb) => GROWTH.test(fold(verb))) &&
      OF_ONESELF.test(fold(object).replaceAll(APOSTROPHE, "'")),
  );
  const isGrown =
    own !== null &&
    /^j[\u2019'](?:y )?ai (?:\S+ )?(?:acquis|appris|decouvert|ameliore|developpe|renforce|approfondi) (?:\S+ ){0,3}(?:competences?|connaissances?|experience|capacites?)/u.test(
      fold(own.text),
    );
  // "J'ai eu mon CAP en 2011": a paper that is held is told among the papers.
  if (own !== null && HOLDS_PAPER.test(fold(own.text).replaceAll(APOSTROPHE, "'")))
    return { passes: false, refusal: 'object' };
  // "J'ai assuré l'initiation à la comptabilité": taught to the writer, and done by nobody.
  const isTaught = parts.some(
    ({ verbs: some, object }) =>
      some.includes('assurer') && RECEIVED.test(fold(object).replaceAll(APOSTROPHE, "'")),
  );
  if (learns || isGrown || isTaught || OWN_QUALITY.test(fold(said)))
    return { passes: false, refusal: 'learning' };
  // A line that tells when it was over keeps its date.
  const gate = wordsGate(said);
  return !gate.passes && gate.refusal === 'date' && deed.isPast === true ? PASSES : gate;
};

/** A line with its frequent faults of spelling corrected; names, in capitals or mixed case, stay as they are. */
export const respelt = (line: string): string =>
  spelt(line, (_at, written) => /\p{Lu}/u.test(written.slice(1)));
