import type { Day } from '#/domain/applications/days';
import { isDay } from '#/domain/applications/days';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { distanceInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv } from '#/domain/cv/cv';
import { dayInWords, FOLDED_MONTH_NAMES, MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

/** A certificate, a diploma or a language that one CV holds and another does not, by its own name; folded. */
const NAMED_ON_A_CV =
  /\b(?:permis(?: [a-e]{1,2}\b)?|caces|sst|psc ?1|afgsu|ssiap(?: ?\d)?|fimo|fco|adr|haccp|bafa|bafd|habilitations?|carte (?:pro(?:fessionnelle)?|conducteur|vitale)|toeic|toefl|delf|dalf|pix|tosa|bac(?: (?:pro|\+ ?\d))?|baccalaureat|bts|but|dut|cap|bep|brevet|licence|master|deust|deug|titre (?:pro(?:fessionnel)?)|anglais|espagnol|allemand|arabe|italien|portugais|chinois|russe|turc|polonais|neerlandais|ukrainien|roumain|logiciels?|vehicule|voiture|interets?|loisirs?|benevol[a-z]*)\b/gu;
/** Of what one has oneself. */
const OWN = /\b(?:mon|ma|mes|j ai|ai je|je (?:parle|possede|suis titulaire|suis benevole))\b/u;
/** Asks what is there, and since or until when. */
const ASKS_IT =
  /\b(?:quels?|quelles?|quand|dates?|annees?|niveau|est ce que|est il|est elle|c est quoi|combien|ou pas|jusqu|valable|valide|validite|expire[a-z]*|perime[a-z]*|encore bonn?e?s?|a jour|bien (?:mis|ecrit|marque|indique)|(?:mis|ecrit|marque|indique) quoi|quoi comme|lesquel(?:le)?s|dit|dis)\b|\?\s*$/u;
/** Asks what is to be done, or what holds for anyone. */
const OF_A_DEED =
  /\b(?:dois|devrais|faut|faudrait|comment|peut on|peux|puis je|mettre|indiquer|ajouter|ajoute|mentir|obligatoire|sert|passer|financer|finance|apprendre|ameliorer|tester|perdu[es]?|retrait|retiree?|mieux|assez|suffi[a-z]*|droit|mets?|grave|conseils?|laisse[rz]?|enleve[rz]?|supprim[a-z]*|coute|refaire|repasser|renouveler|preparer|cherche|travail|emploi|salaire|pourquoi|equivalen[a-z]*|reconnu[es]?|sans)\b/u;
const OF_VALIDITY =
  /\b(?:valables?|valides?|validite|expire[a-z]*|perime[a-z]*|encore bonn?e?s?|a jour|jusqu|recycl[a-z]*)\b/u;
const LONGEST = 16;

const MONTHS = FOLDED_MONTH_NAMES.join('|');
const UNTIL_DAY =
  /(?:jusqu['’]au|valables?|expir[a-zé]*|validité)[^\d]{0,20}(\d{1,2})\/(\d{1,2})\/(\d{4})/iu;
const UNTIL_MONTH = new RegExp(
  `(?:jusqu['’](?:en|a|à)|valables?|expir\\p{L}*|validité)[^\\d]{0,14}?(?:en |fin |debut )?(?:(${MONTHS})|(\\d{1,2})\\/) ?(\\d{4})`,
  'iu',
);

/** The last day told by a line of a CV, and how a sentence says it; null where it tells none. */
const untilIn = (line: string): { readonly day: Day; readonly words: string } | null => {
  const exact = UNTIL_DAY.exec(line);
  if (exact !== null) {
    const [, number = '', month = '', year = ''] = exact;
    const day = `${year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
    return isDay(day) ? { day, words: `jusqu’au ${dayInWords(day)}` } : null;
  }
  const [, name, number, year] = UNTIL_MONTH.exec(fold(line)) ?? [];
  if (year === undefined) return null;
  const month = name === undefined ? Number(number) : FOLDED_MONTH_NAMES.indexOf(name) + 1;
  const last = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
  return isDay(last)
    ? { day: last, words: `jusqu’en ${MONTH_NAMES[month - 1] ?? ''} ${year}` }
    : null;
};

const namesIn = (line: string): readonly string[] => [
  ...new Set(
    [...line.matchAll(NAMED_ON_A_CV)].map(([name]) =>
      name === 'caces' ? name : name.replace(/s$/u, ''),
    ),
  ),
];

/** How a CV may write what a question names. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  bac: /\bbac(?:calaureat)?\b(?! ?\+)/u,
  sst: /\bsst\b|sauveteur/u,
  voiture: /\bvehicule|\bvoiture|\bpermis/u,
  vehicule: /\bvehicule|\bvoiture/u,
  logiciel: /\blogiciels?\b|\bprogiciels?\b|\bwms\b|\bsap\b|\bexcel\b|\bword\b|pack office/u,
  interet: /interets?\b|loisirs?\b/u,
  loisir: /interets?\b|loisirs?\b/u,
};

const writtenAs = (name: string): RegExp =>
  WRITTEN[name] ?? new RegExp(`\\b${name.replaceAll(/[^a-z0-9 ]/gu, '.')}s?\\b`, 'u');

const plainLine = (line: string): string =>
  line
    .replace(/^[-–•*\s]+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Told whole by a line, with what it allows and until when. */
const OF_LICENCES = /^(?:permi|caces|sst|ssiap|habilitation|fimo|fco|adr|haccp|afgsu|psc)/u;
/** A kind of thing: what is of it may stand under any name. */
const OF_A_KIND = /^(?:logiciel|interet|loisir|benevol|habilitation)/u;

/** What stands in the CV of what is named: the dated lines first, a title last. */
const linesNaming = (name: string, cv: Cv): readonly string[] => {
  const pattern = writtenAs(name);
  const all = placedLines(cv.document.text).map(({ line }) => plainLine(line));
  const found = all.flatMap((line, at) =>
    pattern.test(fold(line))
      ? // A heading stands for what follows it.
        [
          /[:;,]|\d/u.test(line) || line.split(' ').length > 2
            ? line
            : `${line} : ${all[at + 1] ?? ''}`,
        ]
      : [],
  );
  const language = cv.languages.find((each) => pattern.test(fold(each.language.value)));
  const studies = cv.education.flatMap(({ degree, institution, end }) =>
    pattern.test(fold(degree.value))
      ? [
          [degree.value, institution?.value, end?.value.year]
            .filter((each) => each !== undefined)
            .join(', '),
        ]
      : [],
  );
  if (studies.length > 0 && !OF_LICENCES.test(name)) return [...new Set(studies)];
  const dated = found.filter((line) => /\b(?:19|20)\d\d\b/u.test(line));
  const own = dated.length > 0 ? dated : found;
  if (language !== undefined && own.length > 0) {
    const level = language.level?.value ?? language.cefr;
    return level === null ? own : [`${language.language.value}\u00a0: ${level}`];
  }
  return [...new Set(own)];
};

/** How a name is written to a person. */
const shown = (name: string): string =>
  /^(?:caces|sst|psc ?1|afgsu|ssiap|fimo|fco|adr|haccp|bafa|bafd|toeic|toefl|delf|dalf|pix|tosa|bts|but|dut|cap|bep|deust|deug)/u.test(
    name,
  )
    ? name.toUpperCase()
    : name;

/** What a question names of one's own CV: a certificate, a diploma, a language, by its name; none where it asks for advice or of anyone. */
const askedOf = (question: string): readonly string[] => {
  const line = opened(question).replaceAll('-', ' ');
  if (line.split(/\s+/u).length > LONGEST || OF_A_DEED.test(line)) return [];
  return OWN.test(line) && ASKS_IT.test(line) ? namesIn(line) : [];
};

/** Whether a question asks for something by its name that stands in the CV, or that one asks oneself to have. */
export const asksOfCvLine = (question: string): boolean => askedOf(question).length > 0;

const MOST_QUOTED = 3;
const quoted = (lines: readonly string[]): string =>
  lines
    .slice(0, MOST_QUOTED)
    .map((line) => `«\u00a0${line.replace(/\.$/u, '')}\u00a0»`)
    .join(', ');

const validity = (line: string, today: Day): string => {
  const until = untilIn(line);
  if (until === null) return '';
  const name = line.replace(/\s*\((?:valable|jusqu|expir)[^)]*\)\s*/iu, '').replace(/[, ]+$/u, '');
  return until.day < today
    ? `Non, «\u00a0${name}\u00a0» n’est plus valable\u00a0: expiré depuis ${until.words.replace(/^jusqu’(?:en |au )/u, (from) => (from.endsWith('au ') ? 'le ' : ''))}, d’après votre CV. Demandez un recyclage avant de le mettre en avant.`
    : `«\u00a0${name}\u00a0» est valable ${until.words}, ${distanceInWords(until.day, today)}, d’après votre CV.`;
};

/** What the CV says of what a question names, in one sentence: the line that holds it, until when it is valid, or that it is not there; null where it asks for something else. */
export const cvLineReply = (question: string, cv: Cv, today: Day): Reply | null => {
  const names = askedOf(question);
  if (names.length === 0) return null;
  if (names.some((name) => OF_A_KIND.test(name) && linesNaming(name, cv).length === 0)) return null;
  const ofValidity = OF_VALIDITY.test(opened(question));
  const told = names.map((name) => {
    const lines = linesNaming(name, cv);
    if (lines.length === 0)
      return `Je ne lis pas «\u00a0${shown(name)}\u00a0» dans votre CV. Si vous l’avez, ajoutez-le avec sa date.`;
    const valid = ofValidity
      ? lines.map((line) => validity(line, today)).filter((each) => each !== '')
      : [];
    if (valid.length > 0) return valid.join(' ');
    const until = ofValidity ? ' Il ne dit pas jusqu’à quand.' : '';
    const yes = /\b(?:est ce que|ou pas|j ai (?:le|mon|un|une|bien)|dit|dis)\b/u.test(
      opened(question),
    )
      ? 'Oui, votre CV dit'
      : 'Votre CV dit';
    return `${ofValidity ? 'Votre CV dit' : yes}\u00a0: ${quoted(lines)}.${until}`;
  });
  return reply([...new Set(told)].join(' '), {
    links: [to('myCv', 'Ouvrir Mon CV')],
    suggestions: ['Que dit mon CV\u202f?', 'Quels sont mes points forts\u202f?'],
  });
};
