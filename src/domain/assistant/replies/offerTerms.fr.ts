import type { Day } from '#/domain/applications/days';
import { isDay } from '#/domain/applications/days';
import { offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { opened } from '#/domain/assistant/terms';
import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A line of an advertisement or of notes without its bullet and its full stop. */
export const plainLine = (line: string): string =>
  line
    .replace(/^[-–•*\s]+/u, '')
    .replace(/[.\s]+$/u, '')
    .trim();

const linesOf = (text: string): readonly string[] => text.split('\n').map(plainLine);

const AMOUNT =
  /(\d{1,3}(?:[ .\u202f\u00a0]?\d{3})+|\d{2,5})(?:[,.](\d{1,2}))? ?(k€|k\b|€|euros?)?/giu;
const HOURLY =
  /(\d{1,2}(?:[,.]\d{1,2})?) ?(?:€|euros?)?(?: bruts?| nets?)? ?(?:de l['’]heure|par heure|\/ ?h\b|l['’]heure)/iu;
const BY_YEAR = /par an(?!\p{L})|annuel|\/ ?an(?!\p{L})|l['’]an(?!\p{L})/iu;
const OF_PAY = /par mois|mensuel|salaire|rémunération|de l['’]heure|par an(?!\p{L})|annuel|€/iu;
/** Months paid in a year, where it is more than twelve: "x 13", "sur 13 mois". */
const MONTHS_PAID = /(?:[x×*] ?|sur )(1[234](?:[,.]5)?)(?: ?mois)?(?!\d)/iu;
const WEEKS = 52;
const MONTHS = 12;
const FULL_WEEK = 35;
const THOUSAND = 1000;
/** Below, a figure is no pay of a month. */
const LEAST_SUM = 400;
/** From so many euros on, a sum is of a year. */
const OF_A_YEAR = 9000;
/** What is left of gross pay before tax, outside the public service and for who is no manager: a rule of thumb. */
export const NET_SHARE = 0.78;

const HOURS_OF_WEEK =
  /(?<![\d,])(\d{2})(?:[,.](\d{1,2}))? ?h(?:eures?)?(?! ?(?:\d|-|–|à \d{1,2} ?h))(?: ?(?:par|\/) ?sem\p{L}*| hebdo\p{L}*)?/iu;

/** Hours of a week, as the title, the notes or the advertisement tell them; null where they do not. */
export const weekHoursOf = (job: Job): number | null => {
  const text = [job.title, job.application?.notes ?? '', ...linesOf(offerTextOf(job))]
    .filter((line) => /temps|semaine|hebdo|CDI|CDD|contrat|\d{2} ?h(?:eures)?$/iu.test(line))
    .join('\n');
  const found = HOURS_OF_WEEK.exec(text);
  if (found === null) return null;
  const hours = Number(`${found[1] ?? ''}.${found[2] ?? 0}`);
  return hours >= 10 && hours <= 48 ? hours : null;
};

/** What a job pays. */
export type Pay = {
  /** Gross, of a month of a year's twelve, for the hours that are told: to compare. */
  readonly monthly: number;
  /** As it is noted or told by the advertisement. */
  readonly words: string;
  /** The unit of those words. */
  readonly by: 'hour' | 'month' | 'year';
};

const A_YEAR = /^(?:19|20)\d\d$/u;

/** The highest sum of a line; a bare figure of an advertisement that may be a year is none. */
const highestIn = (line: string, isNoted: boolean): number | null => {
  const sums = [...line.matchAll(AMOUNT)].flatMap(([, figure = '', , unit]) => {
    if (!isNoted && unit === undefined && A_YEAR.test(figure)) return [];
    const whole = Number(figure.replaceAll(/\D/gu, ''));
    const value = unit !== undefined && /^k/iu.test(unit) ? whole * THOUSAND : whole;
    return value >= LEAST_SUM ? [value] : [];
  });
  return sums.length === 0 ? null : Math.max(...sums);
};

/** What a job pays, as it is noted or told by the advertisement; null where neither tells. */
export const payOf = (job: Job): Pay | null => {
  const noted = job.application?.salary.trim() ?? '';
  const lines = [noted, ...linesOf(offerTextOf(job)).filter((line) => OF_PAY.test(line))];
  for (const line of lines) {
    const words = line
      .replace(/^(?:salaire|rémunération)\s*:\s*/iu, '')
      .trim()
      .replace(/\.$/u, '');
    const isNet = /(?<!\p{L})nets?(?!\p{L})/iu.test(line) && !/brut/iu.test(line);
    const gross = (sum: number): number => (isNet ? sum / NET_SHARE : sum);
    const hourly = HOURLY.exec(line);
    if (hourly !== null) {
      const rate = Number((hourly[1] ?? '').replace(',', '.'));
      const hours = weekHoursOf(job) ?? FULL_WEEK;
      return { monthly: gross((rate * hours * WEEKS) / MONTHS), words, by: 'hour' };
    }
    const sum = highestIn(line, line === noted);
    if (sum === null) continue;
    const paid = Number((MONTHS_PAID.exec(line)?.[1] ?? `${MONTHS}`).replace(',', '.'));
    const isOfYear = BY_YEAR.test(line) || sum >= OF_A_YEAR;
    return {
      monthly: gross(isOfYear ? sum / MONTHS : (sum * paid) / MONTHS),
      words,
      by: isOfYear ? 'year' : 'month',
    };
  }
  return null;
};

/** How far a job is from home, and how it is known. */
export type Far = { readonly km: number; readonly isNoted: boolean };

/** How far a job is: as the advertisement or the notes tell it, else as the crow flies from the town of the CV; null where neither is known. */
export const farOf = (job: Job, { kmFromHome }: SearchFacts): Far | null => {
  const text = [offerTextOf(job), job.application?.notes ?? '', job.dossier?.notes ?? ''].join(
    '\n',
  );
  const found = /(?<!\d)(\d{1,3}) ?km\b/iu.exec(text);
  if (found !== null) return { km: Number(found[1]), isNoted: true };
  const km = job.place === '' ? null : (kmFromHome?.(job.place) ?? null);
  return km === null ? null : { km, isNoted: false };
};

/** "à 12 km", "à 12 km environ à vol d’oiseau". */
export const farInWords = ({ km, isNoted }: Far): string =>
  isNoted
    ? `à ${km} km`
    : km < 1
      ? 'dans votre commune'
      : `à ${Math.round(km)} km environ à vol d’oiseau`;

/** The town of a place as it is noted: "Le Mans (72)". */
const townOf = (place: string): string => place.replace(/\s*[(\d,].*$/u, '').trim();
const keyOf = (town: string): string =>
  fold(town)
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim()
    .replace(/^(?:le|la|les|l) /u, '');
/** What is said beside the name of a town, and can be left out: "Romans" for "Romans-sur-Isère". */
const BESIDE_NAME = / (?:sur|les|lez|en|sous|aux?|de|du|nord|sud|est|ouest|centre)\b.*$/u;
const SHORTEST_TOWN = 4;

/** Whether a job is in a town, or in a part of it. */
export const isAtTown = ({ place }: Job, town: string): boolean => {
  const key = keyOf(townOf(place));
  const asked = keyOf(town);
  return asked !== '' && (key === asked || key.startsWith(`${asked} `));
};

/** A town that a question asks about, and whether it asks for what is elsewhere. */
export type Where = { readonly town: string; readonly isOutside: boolean };

/** The town that a question asks about, where a job is in one; null where it names none. */
export const townAsked = (question: string, jobs: readonly Job[]): Where | null => {
  const line = opened(question).replaceAll('-', ' ');
  const towns = [...new Set(jobs.map(({ place }) => townOf(place)))].filter((each) => each !== '');
  const names = towns.flatMap((town): readonly (readonly [name: string, town: string])[] => {
    const key = keyOf(town);
    const short = key.replace(BESIDE_NAME, '');
    const name = town.split(/[ -]/u)[0] ?? town;
    return short === key || short.length < SHORTEST_TOWN
      ? [[key, town]]
      : [
          [key, town],
          [short, name],
        ];
  });
  const found = names
    .toSorted(([one], [other]) => other.length - one.length)
    .find(([name]) =>
      new RegExp(`\\b(?:a|au|aux|sur|de|du|en|vers|le|la|les|d) ${name}\\b`, 'u').test(line),
    );
  if (found === undefined) return null;
  const [name, town] = found;
  const isOutside = new RegExp(
    `\\b(?:hors|dehors|ailleurs|autre part|pas)\\b.{0,14}\\b${name}\\b`,
    'u',
  ).test(line);
  return { town, isOutside };
};

/** "à Tours", "au Mans". */
export const atTown = (town: string): string =>
  /^le /iu.test(town)
    ? `au ${town.slice(3)}`
    : /^les /iu.test(town)
      ? `aux ${town.slice(4)}`
      : `à ${town}`;

const LAST_DAY =
  /avant le|au plus tard|date limite|jusqu['’]au|clôture|dernier délai|d['’]ici (?:le|au)/iu;
const NUMERIC = /(\d{1,2})[/.](\d{1,2})[/.](\d{4})/u;
const WORDED = new RegExp(`(\\d{1,2})(?:er)? (${FOLDED_MONTH_NAMES.join('|')})(?: (\\d{4}))?`, 'u');

const two = (text: string): string => text.padStart(2, '0');

const dayIn = (text: string, today: Day): Day | null => {
  const numeric = NUMERIC.exec(text);
  const worded = numeric === null ? WORDED.exec(fold(text)) : null;
  if (numeric === null && worded === null) return null;
  const month =
    numeric === null
      ? String(FOLDED_MONTH_NAMES.indexOf(worded?.[2] ?? '') + 1)
      : (numeric[2] ?? '');
  const number = two((numeric ?? worded)?.[1] ?? '');
  const told = numeric?.[3] ?? worded?.[3] ?? '';
  // Without a year the next one to come, but for what is just past.
  const year =
    told !== ''
      ? told
      : Number(two(month)) < Number(today.slice(5, 7)) - 2
        ? String(Number(today.slice(0, 4)) + 1)
        : today.slice(0, 4);
  const day = `${year}-${two(month)}-${number}`;
  return isDay(day) ? day : null;
};

/** A last day that an advertisement or notes set, and the line that sets it. */
export type LastDay = {
  readonly day: Day | null;
  readonly line: string;
  readonly isOfOffer: boolean;
};

/** The last days that are set for a job: in its notes first, then in the advertisement. */
export const lastDaysOf = (job: Job, today: Day): readonly LastDay[] => {
  const notes = [
    job.dossier?.notes ?? '',
    job.application?.notes ?? '',
    ...(job.application?.interviews ?? []).map((each) => each.notes),
  ].join('\n');
  const of = (text: string, isOfOffer: boolean): readonly LastDay[] =>
    text
      .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
      .flatMap((each) => linesOf(each))
      .flatMap((line) => {
        const at = LAST_DAY.exec(line);
        return at === null ? [] : [{ day: dayIn(line.slice(at.index), today), line, isOfOffer }];
      });
  return [...of(notes, false), ...of(offerTextOf(job), true)];
};
