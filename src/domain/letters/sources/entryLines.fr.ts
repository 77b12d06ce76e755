import type { Cv, CvEducation, CvExperience } from '#/domain/cv/cv';
import { isRole } from '#/domain/letters/french/jobTitle.fr';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf } from '#/domain/letters/french/nounPhrase';
import { MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

const MONTHS = MONTH_NAMES.map(fold).join('|');
/** What a line that only tells when is made of. Folded. */
const OF_A_PERIOD = new RegExp(
  `(?<![a-z])(?:${MONTHS}|janv|fevr?|avr|juil|sept|oct|nov|dec|depuis|jusqu|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-?ends?|ete|a|au|en|et|de|du|le|les|un|ce jour|aujourd'?hui|actuel\\S*|cours)(?![a-z])|\\d+|[^a-z]+`,
  'gu',
);

/** Whether a line tells a period and nothing else: "juin à août 2023". */
const isPeriod = (line: string): boolean => {
  const key = fold(line);
  return /(?:19|20)\d\d/u.test(key) && key.replace(OF_A_PERIOD, '') === '';
};

/** A heading of what one can do, among the lines of a post: what follows is of no post. Folded. */
const OF_ONESELF =
  /^[^a-z]*(?:(?:ce que )?je sais faire|savoir[- ]faire|(?:mes )?(?:competences?|atouts|points forts|qualites|plus))[^a-z]*$/u;

/**
 * The lines of an entry that stand under a second period in it: the reading has run two posts into one, and which house
 * they were of is not known.
 */
export const strayLines = (
  cv: Cv,
  { tasks, range, start: began }: CvExperience,
): ReadonlySet<string> => {
  const ends = placedLines(cv.document.text, range)
    .filter(({ line }) => isPeriod(line))
    // The period of the entry itself may stand under the first of its lines.
    .filter(
      ({ start, end }) =>
        began?.source == null || began.source.start < start || began.source.start > end,
    )
    .map(({ end }) => end + 1);
  const first = Math.min(...tasks.flatMap(({ source }) => source?.start ?? []));
  const sections = tasks.flatMap(({ value, source }) =>
    source !== null && OF_ONESELF.test(fold(value)) ? [source.start] : [],
  );
  const from = [...ends.filter((end) => end > first), ...sections].sort(
    (one, other) => one - other,
  )[0];
  return new Set(
    from === undefined
      ? []
      : tasks
          .filter(({ source }) => source !== null && source.start >= from)
          .map(({ value }) => value),
  );
};

/** Work told on the line of the house itself, in the next column: "Lumara \u21e5 Accueil des clients". */
export const besideCompany = (
  cv: Cv,
  { company, range, tasks }: CvExperience,
): readonly string[] => {
  if (company === null) return [];
  return cv.document.text
    .slice(range.start, range.end)
    .split('\n')
    .flatMap((line) => {
      const [house = '', ...others] = line.split('\t');
      const told = others.join(' ').trim();
      const [first = ''] = told.split(/[,;]/u);
      const isWork = nominalOf(first) !== null || isInfinitive(headOf(told));
      return fold(house).trim() === fold(company.value).trim() && isWork ? [told] : [];
    })
    .filter((told) => tasks.every(({ value }) => !value.includes(told)));
};

/** "Vert Périgord : gazon, clôture": work told after the house on its own line, and on those that go on with it. */
export const afterCompany = (
  cv: Cv,
  { company, jobTitle, range }: CvExperience,
): readonly string[] => {
  const text = cv.document.text.slice(range.start, range.end);
  const heads = [company?.value, jobTitle?.value].filter((one) => one != null && one !== '');
  const [whole = ''] = text.split(/\n\s*\n/u);
  const [, head = '', told = ''] = /^([^:]*?)\s:\s+([\s\S]*)$/u.exec(whole) ?? [];
  const isHead = heads.some((one) => fold(head).includes(fold(one ?? '')));
  return isHead && told.includes(',') ? [told.replaceAll('\n', ' ').trim()] : [];
};

/** The line of a text that a place stands in. */
export const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1).split('\n')[0] ?? '';

/** "Valable jusqu'en 2021", "fin de validite : 03/2020": the year after which a paper is worth nothing. Folded. */
const VALID_UNTIL =
  /(?:valables?|valide|validite)[^\n;]{0,24}?(?:jusqu'(?:en|au|a)|au|:|fin)[^\n;]{0,16}?((?:19|20)\d\d)/u;
/** Whether a line says that what it names is no longer valid in a year. */
export const isPastItsDate = (line: string, year: number): boolean => {
  const until = VALID_UNTIL.exec(fold(line))?.[1];
  return until !== undefined && Number(until) < year;
};

const OUT_OF_DATE = /(?<![a-z])(?:expire|perime|a renouveler)/u;
/** Whether a paper is out of date, as its own line says. */
export const isOutOfDate = (
  { document: { text }, readOn }: Pick<Cv, 'document' | 'readOn'>,
  {
    range,
    degree,
  }: Pick<CvEducation, 'range'> & {
    readonly degree: Pick<CvEducation['degree'], 'source'>;
  },
): boolean => {
  const line = lineAt(text, degree.source?.start ?? range.start);
  return OUT_OF_DATE.test(fold(line)) || isPastItsDate(line, Number(readOn.slice(0, 4)));
};

/** What stands for a house and is a trade, a contract or nobody's. Folded. */
const NO_HOUSE =
  /^(?:(?:chef(?:fe)? (?:de |d')|serveu(?:r|se)|vendeu(?:r|se)|commis (?:de|d')|assistante? |agente? (?:de |d'|polyvalent)|employee? |aide[- ](?:soignant|a |de |menager)|responsable (?:de |d'|des |du )|technicien(?:ne)? |conseill(?:er|ere) |secretaire |equipi(?:er|ere)|operat(?:eur|rice) |apprentie? |stagiaire )|(?:cdd|cdi|interim|missions?(?! locale)|stage|benevolat|freelance|auto[- ]?entrepreneu(?:r|se)|independante?|a (?:mon|son) compte|divers(?:es)?|plusieurs|particuliers?|parents? d'eleves?|travail|emploi|experiences?|parcours)(?![a-z])|[a-z]+erie$|ste?-[a-z]+$)/u;
/** "Ardel . Niort", "Ardel – Niort": a house with its town. */
const WITH_TOWN = /\s+(?:[.•·|]|[–—-])\s+\p{Lu}.*$/u;
/** "A l'ADMR de Vauret", "chez Ardel": how a sentence brings a house in. */
const AT = /^(?:[aà] l['’]|(?:[aà] la|au|chez) )(?=\p{Lu})/u;
/** What stands before who works for oneself: "auto entrepreneuse". Folded. */
const OWN = /^(?:auto|micro)$/u;
/** The house of a post, without its town; null where what was read is no house, but a trade or the status of its writer. */
export const houseIn = (company: string, title: string | null = null): string | null => {
  const house = company.replace(WITH_TOWN, '').replace(AT, '').trim();
  const key = fold(house);
  const isOwn = OWN.test(key) && fold(title ?? '').startsWith('entrepreneu');
  const isTrade =
    isRole(house) &&
    /^(?:\p{L}+(?:i[eè]re|euse|trice|ienne)|vendeur|serveur|caissier)$/iu.test(house);
  return house === '' || NO_HOUSE.test(key) || isOwn || isTrade ? null : house;
};
