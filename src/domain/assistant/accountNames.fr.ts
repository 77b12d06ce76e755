import type { Application } from '#/domain/applications/application';
import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { accountOf, isJob } from '#/domain/assistant/account';
import type { AccountRecord, Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { speaksOfDistance } from '#/domain/assistant/howFarAsked.fr';
import { soundOf } from '#/domain/assistant/questionSpelling';
import { opened } from '#/domain/assistant/terms';
import { sameRoot } from '#/domain/matching/words';
import { FOLDED_MONTH_NAMES, weekdayOf } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** What a word of a question is to a record: its house, somebody met there, its trade, its town, or the day of an interview. */
type Field = 'house' | 'person' | 'title' | 'place' | 'day';

type Held = { readonly word: string; readonly field: Field; readonly isProper: boolean };

/** The records that a question names, and how plainly. */
export type Naming = {
  readonly records: readonly AccountRecord[];
  /** Named by what is of nobody else, or by two words: not a trade or a kind of house that the question may only speak of. */
  readonly isPlain: boolean;
  /** Named by its house or by somebody there. */
  readonly isOfHouse: boolean;
};

export const NAMES_NOBODY: Naming = { records: [], isPlain: false, isOfHouse: false };

const SHORTEST = 3;
const SHORTEST_BY_EAR = 5;
/** One is a form of the other: "livreur", "livreuse". */
const MOST_APART = 3;

/** Words that name nobody, in names as in questions; folded. */
const SAYS_NOTHING =
  /^(?:les?|la|des?|du|aux?|une?|et|ou|sur|sous|par|pour|chez|dans|avec|sans|mes?|mon|ma|vous|nous|tout|tous|bien|plus|pas|est|ete|sarl|sas|eurl|scop|groupe|services?|emplois?|travail|entreprises?|societes?|agences?|candidatures?|recrutements?|conseil|international|france|non|precise|employeur|monsieur|madame|mme|mlle|saint|sainte|nord|sud|ouest|centre|maison|jour|nuit|temps|poste|offre|annonce|mission|h|f|x|cdi|cdd|interim|interimaire|alternance|apprentissage|stage|contrat|deja|quand|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|premiere?|etages?|bureaux?|rue|avenue|accueil|salle|batiment|visio|lien|mail|recue?)$/u;

const wordsOf = (text: string): readonly string[] =>
  (fold(text).match(/[a-z0-9]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST && !SAYS_NOTHING.test(word) && !/^\d+$/u.test(word),
  );

const withoutPlural = (word: string): string => word.replace(/(?<=[a-z]{3})[sx]$/u, '');

/** Who is met in a house of a kind, or the kind by another word of its family: "la boulangère", "le dentiste". */
const OF_A_KIND = /(?:istes?|iers?|ieres?|eres?|ers?|eurs?|euses?|iens?|iennes?|aires?|eries?)$/u;
const SHORTEST_KIND = 4;

const isOfKind = (said: string, word: string): boolean => {
  if (!OF_A_KIND.test(said) || said.length <= SHORTEST_KIND + 1) return false;
  let shared = 0;
  while (shared < said.length && said[shared] === word[shared]) shared += 1;
  return shared >= SHORTEST_KIND && shared * 2 >= Math.max(said.length, word.length);
};

const isSaid = (said: string, { word, field, isProper }: Held): boolean => {
  if (withoutPlural(said) === withoutPlural(word)) return true;
  if (field === 'house' && !isProper && isOfKind(said, word)) return true;
  if (field === 'title')
    return sameRoot(said, word, 4) && Math.abs(said.length - word.length) <= MOST_APART;
  return (
    (field === 'house' || field === 'person') &&
    said.length >= SHORTEST_BY_EAR &&
    word.length >= SHORTEST_BY_EAR &&
    said[0] === word[0] &&
    soundOf(said) === soundOf(word)
  );
};

/** A kind of house comes first, its own name after it: "Cabinet dentaire Untel". */
const houseWords = (name: string): readonly Held[] => {
  const written = name.match(/[\p{L}\d]+/gu) ?? [];
  return written.flatMap((each, at) =>
    wordsOf(each).map((word) => ({
      word,
      field: 'house' as const,
      isProper: /^\p{Lu}/u.test(each) && (at > 0 || written.length === 1),
    })),
  );
};

const plainWords = (text: string, field: Field): readonly Held[] =>
  wordsOf(text).map((word) => ({ word, field, isProper: field === 'person' }));

/** How a kind of house is called in speech. */
const CALLED: Readonly<Record<string, string>> = {
  fac: 'universite',
  hosto: 'hopital',
  resto: 'restaurant',
  boulange: 'boulangerie',
  bibli: 'bibliotheque',
};

/** Somebody of a title and a name, in what was noted: "avec Mme Untel, DRH". */
const SOMEBODY =
  /(?<!\p{L})(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Dr|Docteur|Maître) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/gu;

const peopleIn = (text: string): readonly Held[] =>
  [...text.matchAll(SOMEBODY)].flatMap(([, name = '']) => plainWords(name, 'person'));

const heldBy = (record: AccountRecord): readonly Held[] => {
  if (!isJob(record)) {
    const { company, jobTitle, place } = record.post;
    return [
      ...houseWords(company?.value ?? ''),
      ...plainWords(jobTitle?.value ?? '', 'title'),
      ...plainWords(place?.value ?? '', 'place'),
    ];
  }
  const people = [...(record.application?.contacts ?? []), ...(record.dossier?.people ?? [])];
  return [
    ...houseWords(record.company),
    ...people.flatMap(({ name }) => plainWords(name, 'person')),
    ...peopleIn(record.application?.notes ?? ''),
    ...(record.application?.interviews ?? []).flatMap((each) =>
      peopleIn(`${each.place}\n${each.notes}`),
    ),
    ...plainWords(record.title, 'title'),
    ...plainWords(record.place, 'place'),
    ...(record.application?.interviews ?? []).flatMap(({ place }) => plainWords(place, 'place')),
  ];
};

/** A trade or a town is meant where it stands as one's own offer does, not where one says what one is. */
const MEANT =
  /\b(?:le|la|l|du|au|de|d|a|celle|celui|poste|offre|annonce|candidature|entretien|lettre|score|contact|job|comme|pour|et|en|mail|autre|deuxieme|second|seconde|demande|postule|candidate|tente|vise|relance[a-z]*|rappele[a-z]*|contacte[a-z]*|recontacte[a-z]*|chez|vers|sur|depuis)$/u;
const ONESELF = /\b(?:suis|etais|comme|en tant que|metier de?|travail de)$/u;

const APPLIED_AS = /\b(?:postule[a-z]*|candidate[a-z]*|demande[a-z]*) (?:comme|en tant que)$/u;

/** Any house of a kind, and none that is known. */
const OF_ANY = /\b(?:une?|des|en|aucune?|plusieurs)$/u;

/** The one that is known. */
const DEFINITE = /\b(?:le|la|l|du|au|chez)$/u;

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const DATE = new RegExp(`\\b(\\d{1,2}|1er)(?: (${FOLDED_MONTH_NAMES.join('|')}))?\\b`, 'u');
const OF_A_MEETING =
  /\b(?:entretiens?|rdv|rendez[- ]vous|entrevue|vois|voir|rencontre|emmen[a-z]*|amen[a-z]*|emport[a-z]*|apport[a-z]*)\b/u;

/** The days that a question may mean: the weekday before and the one after, or a date. */
const daysSaid = (line: string, today: Day): readonly Day[] => {
  if (/\bapres[- ]demain\b/u.test(line)) return [addDays(today, 2)];
  if (/\bdemain\b/u.test(line)) return [addDays(today, 1)];
  if (/\bhier\b/u.test(line)) return [addDays(today, -1)];
  if (/\baujourd/u.test(line)) return [today];
  const weekday = WEEKDAYS.findIndex((each) => new RegExp(`\\b${each}\\b`, 'u').test(line));
  if (weekday >= 0)
    return Array.from({ length: 15 }, (_, at) => addDays(today, at - 7)).filter(
      (day) => weekdayOf(day) === weekday,
    );
  const date = DATE.exec(line);
  if (date === null) return [];
  const number = String(Number.parseInt(date[1] ?? '', 10)).padStart(2, '0');
  const month = FOLDED_MONTH_NAMES.indexOf(date[2] ?? '');
  return Array.from({ length: 90 }, (_, at) => addDays(today, at - 45)).filter(
    (day) => day.slice(8) === number && (month < 0 || Number(day.slice(5, 7)) === month + 1),
  );
};

const meetsOn = (record: AccountRecord, days: readonly Day[]): boolean =>
  isJob(record) &&
  (record.application?.interviews ?? []).some(({ start }) => days.includes(start.slice(0, 10)));

/** Speaks of what was held, rather than applied for; folded. */
export const OF_THE_PAST =
  /\b(?:j (?:y )?etais|etais je|j ai (?:fait|bosse|travaille|passe|tenu|occupe|exerce)|bosse|travaille|(?:suis|etais) (?:je )?(?:reste|chez|a la|au)|restee?|mon (?:ancien |dernier |premier )?(?:poste|boulot|travail|job) (?:chez|a)|quitte|de quand a quand|(?:combien|duree|depuis quand).*\b(?:suis|etais|ai|y etais))\b/u;

/** Speaks of what was applied for; folded. */
const OF_APPLYING = /\b(?:postule[a-z]*|candidat[a-z]*|candidature)\b/u;

type Match = {
  readonly record: AccountRecord;
  readonly said: ReadonlySet<string>;
  readonly fields: ReadonlySet<Field>;
  readonly isProper: boolean;
};

const isWithin = (one: Match, other: Match): boolean =>
  one.said.size < other.said.size && [...one.said].every((word) => other.said.has(word));

const isOfHouse = ({ fields }: Match): boolean => fields.has('house') || fields.has('person');

/** The names that a question writes after a word: "Untel", after "transports". */
const namesAfter = (written: string): ReadonlyMap<string, string> =>
  new Map(
    [...written.matchAll(/(?<!\p{L})([\p{L}\d]+)(?= (\p{Lu}[\p{L}\d’'-]+))/gu)].map(
      ([, word = '', name = '']) => [fold(word), fold(name)],
    ),
  );

const isOfAnother = (
  word: string,
  held: readonly Held[],
  names: ReadonlyMap<string, string>,
): boolean => {
  const name = names.get(word);
  return name !== undefined && !held.some((each) => isSaid(name, each));
};

const isWholeNameSaid = (record: AccountRecord, line: string): boolean => {
  const name = isJob(record) ? opened(record.company).trim() : '';
  return name !== '' && ` ${line.replace(/[^a-z0-9]+/gu, ' ')} `.includes(` ${name} `);
};

/** The records of the account that a question names: by house, person, trade, town or day; of those, the ones that all it says of them fits. */
export const namedIn = (
  question: string,
  facts: SearchFacts,
  written: string = question,
): Naming => {
  const line = opened(question);
  const asked = [...line.matchAll(/[a-z0-9]+/gu)].map(({ 0: word, index }) => ({
    word: CALLED[word] ?? word,
    before: line.slice(Math.max(0, index - 24), index).trim(),
  }));
  const names = namesAfter(written);
  const days = OF_A_MEETING.test(line) ? daysSaid(line, facts.today) : [];
  const matches = accountOf(facts).flatMap((record): readonly Match[] => {
    const held = heldBy(record);
    const found = asked.flatMap(({ word, before }) => {
      if (word.length < SHORTEST || SAYS_NOTHING.test(word)) return [];
      const one = held.find((each) => isSaid(word, each));
      if (one === undefined) return [];
      if (one.field === 'house' && !one.isProper && OF_ANY.test(before)) return [];
      const isByKind = one.field === 'house' && withoutPlural(word) !== withoutPlural(one.word);
      if (isByKind && !one.isProper && !DEFINITE.test(before)) return [];
      // "Transports Untel" is another house than "Transports Telautre".
      if (one.field === 'house' && !one.isProper && isOfAnother(word, held, names)) return [];
      const needsPlace = one.field === 'title' || one.field === 'place';
      // The other words of a trade go with its first one.
      const follows = held.some(
        (each) => each.field === 'title' && isSaid(before.split(' ').at(-1) ?? '', each),
      );
      // "Maçon, j'ai postulé où ?": the trade comes first.
      const isFirst =
        before === '' &&
        (OF_APPLYING.test(line) || (one.field === 'place' && speaksOfDistance(line)));
      const isOneself = ONESELF.test(before) && !APPLIED_AS.test(before);
      if (needsPlace && !follows && ((!MEANT.test(before) && !isFirst) || isOneself)) return [];
      return [{ ...one, word }];
    });
    const meets = days.length > 0 && meetsOn(record, days);
    if (found.length === 0 && !meets) return [];
    return [
      {
        record,
        said: new Set([...found.map(({ word }) => word), ...(meets ? ['(day)'] : [])]),
        fields: new Set([...found.map(({ field }) => field), ...(meets ? ['day' as const] : [])]),
        isProper: meets || found.some((each) => each.isProper),
      },
    ];
  });
  const fitting = matches.filter((one) => !matches.some((other) => isWithin(one, other)));
  // Of houses that share a word ("Dépôt 1", "Dépôt 3"), the one whose whole name is said.
  const whole = fitting.filter(({ record }) => isWholeNameSaid(record, line));
  const best = whole.length > 0 ? whole : fitting;
  // A house that is named is meant before a trade or a town of the same words.
  const houses = best.filter(isOfHouse);
  const strong = houses.length > 0 ? houses : best;
  const ofPast = OF_THE_PAST.test(line);
  const kind =
    ofPast && OF_APPLYING.test(line)
      ? strong
      : strong.filter(({ record }) => isJob(record) !== ofPast);
  const meant = kind.length > 0 ? kind : strong;
  return {
    records: meant.map(({ record }) => record),
    isPlain: meant.length > 0 && meant.every(({ isProper, said }) => isProper || said.size > 1),
    isOfHouse: meant.length > 0 && meant.every(isOfHouse),
  };
};

/** The job that a question names by its house, by somebody there, or plainly by more; null where it names none or several. */
export const jobMeant = (question: string, facts: SearchFacts): Job | null => {
  const { records, isOfHouse: named, isPlain } = namedIn(question, facts);
  const [first] = records.filter(isJob);
  return (named || isPlain) && records.length === 1 ? (first ?? null) : null;
};

/** The application that a request is about, by the house or by somebody there; null where it names none. */
export const applicationMeant = (question: string, facts: SearchFacts): Application | null => {
  const { records, isOfHouse: named } = namedIn(question, facts);
  if (!named) return null;
  const applied = records.filter(isJob).flatMap(({ application }) => application ?? []);
  const [first, ...others] = applied;
  if (first === undefined || others.length === 0)
    return records.length === 1 ? (first ?? null) : null;
  // Of several posts in one house, the one that is still open.
  const open = applied.filter(({ status }) => status !== 'rejected');
  const isOneHouse = applied.every(({ company }) => fold(company) === fold(first.company));
  return isOneHouse && open.length === 1 && applied.length === records.length
    ? (open[0] ?? null)
    : null;
};
