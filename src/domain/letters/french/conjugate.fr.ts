import { fold } from '#/domain/shared/text';

/** The first person of the present, the past participle, and what the imperfect puts before its ending. */
type Forms = readonly [present: string, participle: string, imperfect: string];

/** Verbs by their ending, the longest first: what stands before the ending is kept. */
const IRREGULAR: readonly (readonly [ending: string, forms: Forms])[] = [
  ['venir', ['viens', 'venu', 'ven']],
  ['tenir', ['tiens', 'tenu', 'ten']],
  ['ouvrir', ['ouvre', 'ouvert', 'ouvr']],
  ['offrir', ['offre', 'offert', 'offr']],
  ['cueillir', ['cueille', 'cueilli', 'cueill']],
  ['asservir', ['asservis', 'asservi', 'asserviss']],
  ['servir', ['sers', 'servi', 'serv']],
  ['courir', ['cours', 'couru', 'cour']],
  ['quérir', ['quiers', 'quis', 'quér']],
  ['cevoir', ['çois', 'çu', 'cev']],
  ['voir', ['vois', 'vu', 'voy']],
  ['vêtir', ['vêts', 'vêtu', 'vêt']],
  ['prendre', ['prends', 'pris', 'pren']],
  ['mettre', ['mets', 'mis', 'mett']],
  ['faire', ['fais', 'fait', 'fais']],
  ['traire', ['trais', 'trait', 'tray']],
  ['duire', ['duis', 'duit', 'duis']],
  ['truire', ['truis', 'truit', 'truis']],
  ['cuire', ['cuis', 'cuit', 'cuis']],
  ['suivre', ['suis', 'suivi', 'suiv']],
  ['crire', ['cris', 'crit', 'criv']],
  ['lire', ['lis', 'lu', 'lis']],
  ['eindre', ['eins', 'eint', 'eign']],
  ['aindre', ['ains', 'aint', 'aign']],
  ['joindre', ['joins', 'joint', 'joign']],
  ['battre', ['bats', 'battu', 'batt']],
  ['naître', ['nais', 'nu', 'naiss']],
  ['résoudre', ['résous', 'résolu', 'résolv']],
  ['coudre', ['couds', 'cousu', 'cous']],
  ['moudre', ['mouds', 'moulu', 'moul']],
  ['inclure', ['inclus', 'inclus', 'inclu']],
  ['conclure', ['conclus', 'conclu', 'conclu']],
  ['vaincre', ['vaincs', 'vaincu', 'vainqu']],
  ['rompre', ['romps', 'rompu', 'romp']],
  ['dire', ['dis', 'dit', 'dis']],
  ['andre', ['ands', 'andu', 'and']],
  ['endre', ['ends', 'endu', 'end']],
  ['ondre', ['onds', 'ondu', 'ond']],
  ['erdre', ['erds', 'erdu', 'erd']],
  ['ordre', ['ords', 'ordu', 'ord']],
];

/** Verbs whose participle agrees with the writer, which a letter tells of the past by their imperfect. */
const AGREEING = /^(?:m[’'].+|(?:inter|par|de|re)venir)$/u;

/** Verbs of the third group, and those that the first person does not tell, which no rule here carries. */
const UNKNOWN =
  /^(?:aller|être|avoir|pouvoir|devoir|vouloir|falloir|partir|sortir|venir|naître|dormir|sentir|mourir|fuir|asseoir|bouillir|vivre|boire|croire|clore|plaire|rire|savoir|promouvoir|valoir|suffire|nuire)$/u;

const DOUBLED =
  /(?:appel|jet|étiquet|renouvel|nivel|empaquet|ficel|épel|morcel|feuillet|ensorcel|amoncel|ruissel|attel|dételeur|bossel|carrel|cachet|jumel)$/u;
const LETTER = '[bcdfghjklmnpqrstvwz]';
/** "mener", "lever", "peser": the last "e" of the stem opens. */
const SILENT_E = new RegExp(`e(${LETTER}|vr)$`, 'u');
/** "gérer", "régler", "compléter": so does the last "é". */
const CLOSED_E = new RegExp(`é(${LETTER}|[bcdfgptv][lr]|gu|qu|gn|ch)$`, 'u');

const presentOfFirstGroup = (stem: string): string => {
  if (/[aou]y$/u.test(stem)) return `${stem.slice(0, -1)}ie`;
  if (DOUBLED.test(stem)) return `${stem}${stem.slice(-1)}e`;
  if (SILENT_E.test(stem)) return `${stem.replace(SILENT_E, 'è$1')}e`;
  if (CLOSED_E.test(stem)) return `${stem.replace(CLOSED_E, 'è$1')}e`;
  return `${stem}e`;
};

/** The forms of a verb that a letter needs; null for a verb that no rule here carries. */
const formsOf = (verb: string): Forms | null => {
  if (UNKNOWN.test(verb)) return null;
  for (const [ending, forms] of IRREGULAR) {
    if (!verb.endsWith(ending)) continue;
    const start = verb.slice(0, -ending.length);
    return [start + forms[0], start + forms[1], start + forms[2]];
  }
  const stem = verb.slice(0, -2);
  if (verb.endsWith('er')) {
    // "Je rangeais", "je plaçais": before "a", a soft consonant says so.
    const soft = stem.replace(/g$/u, 'ge').replace(/c$/u, 'ç');
    return [presentOfFirstGroup(stem), `${stem}é`, soft];
  }
  return verb.endsWith('ir') ? [`${stem}is`, `${stem}i`, `${stem}iss`] : null;
};

const split = (verb: string): readonly [head: string, rest: string] => {
  const at = verb.indexOf(' ');
  return at === -1 ? [verb, ''] : [verb.slice(0, at), verb.slice(at)];
};

/** "prendre en charge" in the first person of the present, without its pronoun; null where no rule tells. */
export const presentOf = (verb: string): string | null => {
  const [head, rest] = split(verb);
  // "Je suis les dossiers" is first read as being them.
  if (head === 'suivre') return null;
  const forms = formsOf(head);
  return forms && `${forms[0]}${rest}`;
};

/** Its past participle; null where no rule tells, or where it would agree with the writer. */
export const participleOf = (verb: string): string | null => {
  const [head, rest] = split(verb);
  const forms = AGREEING.test(head) ? null : formsOf(head);
  return forms && `${forms[1]}${rest}`;
};

/** The first person of its imperfect, without its pronoun: "intervenais"; null where no rule tells. */
export const imperfectOf = (verb: string): string | null => {
  const [head, rest] = split(verb);
  const forms = formsOf(head);
  return forms && `${forms[2]}ais${rest}`;
};

/** What is done once and for all: told in the past even in a post still held. */
const DONE =
  /^(?:mettre en place|reduire|augmenter|diminuer|creer|obtenir|refondre|migrer|fonder|doubler|tripler|gagner|remporter|atteindre|depasser|automatiser|structurer|moderniser|deployer|demenager|informatiser|redresser|fusionner|rediriger|internaliser|externaliser|digitaliser|dematerialiser)(?![a-z])/u;

/** Whether a verb tells of something that is over once done. */
export const isDoneOnce = (verb: string): boolean => DONE.test(fold(verb));
