import { fold } from '#/domain/shared/text';

/** The first person of the present, and the past participle; a third entry tells the past that needs no agreement. */
type Forms = readonly [present: string, participle: string, past?: string];

/** Verbs by their ending, the longest first: what stands before the ending is kept. */
const IRREGULAR: readonly (readonly [ending: string, forms: Forms])[] = [
  ['m’occuper', ['m’occupe', 'occupé', 'je m’occupais']],
  ['intervenir', ['interviens', 'intervenu', 'j’intervenais']],
  ['parvenir', ['parviens', 'parvenu', 'je parvenais']],
  ['devenir', ['deviens', 'devenu', 'je devenais']],
  ['prévenir', ['préviens', 'prévenu']],
  ['revenir', ['reviens', 'revenu', 'je revenais']],
  ['tenir', ['tiens', 'tenu']],
  ['ouvrir', ['ouvre', 'ouvert']],
  ['couvrir', ['couvre', 'couvert']],
  ['offrir', ['offre', 'offert']],
  ['cueillir', ['cueille', 'cueilli']],
  ['asservir', ['asservis', 'asservi']],
  ['servir', ['sers', 'servi']],
  ['courir', ['cours', 'couru']],
  ['quérir', ['quiers', 'quis']],
  ['cevoir', ['çois', 'çu']],
  ['prévoir', ['prévois', 'prévu']],
  ['voir', ['vois', 'vu']],
  ['vêtir', ['vêts', 'vêtu']],
  ['prendre', ['prends', 'pris']],
  ['mettre', ['mets', 'mis']],
  ['faire', ['fais', 'fait']],
  ['traire', ['trais', 'trait']],
  ['duire', ['duis', 'duit']],
  ['truire', ['truis', 'truit']],
  ['cuire', ['cuis', 'cuit']],
  ['suivre', ['suis', 'suivi']],
  ['crire', ['cris', 'crit']],
  ['lire', ['lis', 'lu']],
  ['peindre', ['peins', 'peint']],
  ['teindre', ['teins', 'teint']],
  ['joindre', ['joins', 'joint']],
  ['battre', ['bats', 'battu']],
  ['connaître', ['connais', 'connu']],
  ['résoudre', ['résous', 'résolu']],
  ['coudre', ['couds', 'cousu']],
  ['moudre', ['mouds', 'moulu']],
  ['inclure', ['inclus', 'inclus']],
  ['conclure', ['conclus', 'conclu']],
  ['vaincre', ['vaincs', 'vaincu']],
  ['rompre', ['romps', 'rompu']],
  ['dire', ['dis', 'dit']],
  ['endre', ['ends', 'endu']],
  ['ondre', ['onds', 'ondu']],
  ['erdre', ['erds', 'erdu']],
  ['ordre', ['ords', 'ordu']],
];

/** Verbs of the third group, and those that the first person does not tell, which no rule here carries. */
const UNKNOWN =
  /^(?:aller|être|avoir|pouvoir|devoir|vouloir|falloir|partir|sortir|venir|naître|dormir|sentir|mourir|fuir|asseoir|bouillir|vivre|boire|croire|clore|plaire|rire|savoir|promouvoir|valoir|suffire|nuire)$/u;

const DOUBLED =
  /(?:appel|jet|étiquet|renouvel|nivel|empaquet|ficel|épel|morcel|feuillet|ensorcel|amoncel|ruissel|attel|dételeur)$/u;
const LETTER = '[bcdfghjklmnpqrstvwxz]';
/** "mener", "lever", "peser": the last "e" of the stem opens. */
const SILENT_E = new RegExp(`e(${LETTER})$`, 'u');
/** "gérer", "régler", "compléter": so does the last "é". */
const CLOSED_E = new RegExp(`é(${LETTER}|[bcdfgptv][lr]|gu|qu|gn|ch)$`, 'u');

const firstGroup = (stem: string): Forms => {
  const participle = `${stem}é`;
  if (/(?:o|u)y$/u.test(stem)) return [`${stem.slice(0, -1)}ie`, participle];
  if (stem.endsWith('ay')) return [`${stem.slice(0, -1)}ie`, participle];
  if (DOUBLED.test(stem)) return [`${stem}${stem.slice(-1)}e`, participle];
  if (SILENT_E.test(stem)) return [`${stem.replace(SILENT_E, 'è$1')}e`, participle];
  if (CLOSED_E.test(stem)) return [`${stem.replace(CLOSED_E, 'è$1')}e`, participle];
  return [`${stem}e`, participle];
};

/** The forms of a verb that a letter needs; null for a verb that no rule here carries. */
const formsOf = (verb: string): Forms | null => {
  if (UNKNOWN.test(verb)) return null;
  for (const [ending, [present, participle, past]] of IRREGULAR) {
    if (!verb.endsWith(ending)) continue;
    const start = verb.slice(0, -ending.length);
    return past === undefined
      ? [start + present, start + participle]
      : [start + present, start + participle, past];
  }
  if (verb.endsWith('er')) return firstGroup(verb.slice(0, -2));
  if (verb.endsWith('ir')) return [`${verb.slice(0, -1)}s`, verb.slice(0, -1)];
  return null;
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
  const forms = formsOf(head);
  return forms === null || forms[2] !== undefined ? null : `${forms[1]}${rest}`;
};

/** The first person of a past that needs no agreement ("j'intervenais"), pronoun included; null for most verbs. */
export const imperfectOf = (verb: string): string | null => {
  const [head, rest] = split(verb);
  const past = formsOf(head)?.[2];
  return past === undefined ? null : `${past}${rest}`;
};

/** What is done once and for all: told in the past even in a post still held. */
const DONE =
  /^(?:mettre en place|reduire|augmenter|diminuer|creer|obtenir|refondre|migrer|fonder|doubler|tripler|gagner|remporter|atteindre|depasser|automatiser|structurer|moderniser|deployer|demenager|informatiser|redresser|fusionner|rediriger|internaliser|externaliser|digitaliser|dematerialiser)(?![a-z])/u;

/** Whether a verb tells of something that is over once done. */
export const isDoneOnce = (verb: string): boolean => DONE.test(fold(verb));
