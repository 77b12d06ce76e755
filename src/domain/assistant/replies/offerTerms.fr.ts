import type { Day } from '#/domain/applications/days';
import { isDay } from '#/domain/applications/days';
import { offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import { FOLDED_MONTH_NAMES } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A line of an advertisement or of notes without its bullet and its full stop. */
export const plainLine = (line: string): string =>
  line
    .replace(/^[-–•*\s]+/u, '')
    .replace(/[.\s]+$/u, '')
    .trim();

const linesOf = (text: string): readonly string[] => text.split('\n').map(plainLine);

const MONTHLY = /(\d{1,2}[ .\u202f\u00a0]?\d{3})(?:[,.]\d+)? ?(?:€|euros?)/u;
const MONTHLY_RANGE =
  /(\d{1,2}[ .\u202f\u00a0]?\d{3}) ?(?:à|-|–) ?(\d{1,2}[ .\u202f\u00a0]?\d{3}) ?(?:€|euros?)/u;
const HOURLY =
  /(\d{1,2}(?:[,.]\d{1,2})?) ?(?:€|euros?)(?: bruts?| nets?)? (?:de l['’]heure|par heure|\/ ?h)/iu;
/** Hours of a full month. */
const MONTH_HOURS = 151.67;

const numberIn = (text: string): number => Number(text.replaceAll(/\D/gu, ''));

/** What a job pays: what a month of full time gives, to compare, and as it is noted or told by the advertisement; null where neither tells. */
export const payOf = (job: Job): { readonly euros: number; readonly words: string } | null => {
  const lines = [
    job.application?.salary ?? '',
    ...linesOf(offerTextOf(job)).filter((line) =>
      /par mois|mensuel|salaire|rémunération|de l['’]heure/iu.test(line),
    ),
  ];
  for (const line of lines) {
    const words = line
      .replace(/^(?:salaire|rémunération)\s*:\s*/iu, '')
      .trim()
      .replace(/\.$/u, '');
    const range = MONTHLY_RANGE.exec(line);
    if (range !== null) return { euros: numberIn(range[2] ?? ''), words };
    const found = MONTHLY.exec(line);
    if (found !== null) return { euros: numberIn(found[1] ?? ''), words };
    const hourly = HOURLY.exec(line);
    if (hourly !== null)
      return { euros: Number((hourly[1] ?? '').replace(',', '.')) * MONTH_HOURS, words };
  }
  return null;
};

/** How far a job is, as the advertisement or the notes tell it; null where they do not. */
export const kmOf = (job: Job): number | null => {
  const text = [offerTextOf(job), job.application?.notes ?? '', job.dossier?.notes ?? ''].join(
    '\n',
  );
  const found = /(?<!\d)(\d{1,3}) ?km\b/iu.exec(text);
  return found === null ? null : Number(found[1]);
};

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
