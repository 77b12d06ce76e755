import type { Day } from '#/domain/applications/days';
import { offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Bound, JobsAsked } from '#/domain/assistant/jobsAsked.fr';
import {
  atTown,
  farOf,
  isAtTown,
  payOf,
  plainLine,
  weekHoursOf,
} from '#/domain/assistant/replies/offerTerms.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';

/** Whether a job fits what is asked, null where nothing tells, and the words of the advertisement that do. */
export type Verdict = {
  readonly job: Job;
  readonly fits: boolean | null;
  readonly quotes: readonly string[];
};

type Fit = { readonly fits: boolean | null; readonly quote: string };
type Condition = {
  /** As the sentence says it of several, and of one: "en CDI". */
  readonly words: string;
  readonly fits: (job: Job) => Fit;
};

/** How advertisements write the contract that is asked for. */
export const CONTRACT_IN: Readonly<Record<string, RegExp>> = {
  cdi: /\bCDI\b|durée indéterminée/u,
  cdd: /\bCDD\b|durée déterminée/u,
  interim: /int[ée]rim/iu,
  alternance: /alternance|apprentissage/iu,
  'mi temps': /mi-temps|temps partiel/iu,
  'temps partiel': /temps (?:partiel|non complet)|\b(?:1\d|2\d|3[0-4]) ?h\b/iu,
  'temps plein': /temps (?:plein|complet)|\b35 ?h\b/iu,
};
const HOURS_IN = {
  night: /\bnuits?\b/iu,
  shift: /\b[235] ?[x×] ?8\b|en équipes?\b/iu,
  day: /journée|du lundi au vendredi/iu,
  weekend: /week-?ends?|samedi|dimanche/iu,
} as const;
const HOURS_WORDS = {
  night: 'de nuit',
  shift: 'en équipes',
  day: 'en journée',
  weekend: 'le week-end',
} as const;
const WITHOUT_HOURS = {
  night: 'sans mention de la nuit',
  shift: 'sans mention d’équipes',
  day: 'sans mention de la journée',
  weekend: 'sans mention du week-end',
} as const;
const REMOTE = /télétravail|à distance|distanciel/iu;

/** A line that names something to say that there is none of it. */
const DENIES =
  /(?<!\p{L})(?:non|pas de|pas d['’]|pas le|pas les|aucune?|sans|ni)(?!\p{L})|(?<!\p{L})n(?:on|['’]est pas) (?:demandé|exigé|requis|nécessaire|obligatoire)/iu;

const LONGEST_QUOTE = 160;

const linesOf = (job: Job): readonly string[] =>
  offerTextOf(job)
    .split(/\n|(?<=[.!?;])\s+/u)
    .map(plainLine)
    .filter((line) => line !== '' && line.length <= LONGEST_QUOTE);

/** Whether the advertisement speaks of something, and denies it of none. */
const speaksOf = (job: Job, says: (line: string) => boolean, isWithout = false): Fit => {
  if (offerTextOf(job) === '') return { fits: null, quote: '' };
  const found = linesOf(job).filter(says);
  const holds = found.find((line) => !DENIES.test(line));
  const quote = holds ?? found[0] ?? '';
  return { fits: (holds !== undefined) !== isWithout, quote };
};

const withBound = (bound: Bound, value: number | null): Fit => ({
  fits: value === null ? null : bound.isLeast ? value > bound.value : value < bound.value,
  quote: '',
});

const boundWords = ({ isLeast, value }: Bound, unit: string): string =>
  `à ${isLeast ? 'plus' : 'moins'} de ${String(value).replace(/(\d)(\d{3})$/u, '$1\u202f$2')} ${unit}`;

const contractWords = (contract: string): string =>
  `en ${contract.length === 3 ? contract.toUpperCase() : contract.replace('interim', 'intérim').replace('mi temps', 'mi-temps').replace('temps plein', 'temps plein')}`;

/** Whether a line holds all that is looked for. */
const holds = (stems: readonly string[], line: string): boolean => {
  const held = contentStems(line);
  return stems.every((stem) => held.some((each) => each === stem || sameRoot(each, stem)));
};

/** What is asked of jobs, each as a condition that one fits or not. */
export const conditionsOf = (
  asked: JobsAsked,
  town: string,
  facts: SearchFacts,
  closingOf: (job: Job) => Day | null,
): readonly Condition[] => {
  const { contract, pay, distance, weekHours, hours, about } = asked;
  const pattern = CONTRACT_IN[contract];
  const stems = contentStems(about);
  const found: readonly (Condition | null)[] = [
    pattern === undefined
      ? null
      : {
          words: contractWords(contract),
          fits: (job) => speaksOf(job, (line) => pattern.test(line)),
        },
    pay === null
      ? null
      : {
          words: boundWords(pay, '€'),
          fits: (job) => {
            const sum = payOf(job);
            // So much by the year is asked of the year.
            const value = pay.value > 9000 ? (sum?.monthly ?? 0) * 12 : (sum?.monthly ?? 0);
            return withBound(pay, sum === null ? null : value);
          },
        },
    distance === null
      ? null
      : {
          words: boundWords(distance, 'km'),
          fits: (job) => withBound(distance, farOf(job, facts)?.km ?? null),
        },
    weekHours === null
      ? null
      : {
          words: `${boundWords(weekHours, 'heures')} par semaine`,
          fits: (job) => {
            const week = weekHoursOf(job);
            return {
              ...withBound(weekHours, week),
              quote: week === null ? '' : `${String(week).replace('.', ',')} h par semaine`,
            };
          },
        },
    hours === null
      ? null
      : {
          words: (asked.isWithout ? WITHOUT_HOURS : HOURS_WORDS)[hours],
          fits: (job) => speaksOf(job, (line) => HOURS_IN[hours].test(line), asked.isWithout),
        },
    asked.isRemote
      ? {
          words: 'avec du télétravail',
          fits: (job) => speaksOf(job, (line) => REMOTE.test(line)),
        }
      : null,
    stems.length === 0
      ? null
      : {
          words: `${asked.isWithout ? 'sans les mots' : 'avec'} «\u00a0${about}\u00a0»`,
          fits: (job) => speaksOf(job, (line) => holds(stems, line), asked.isWithout),
        },
    town === ''
      ? null
      : { words: atTown(town), fits: (job) => ({ fits: isAtTown(job, town), quote: '' }) },
    asked.notApplied
      ? {
          words: 'sans candidature envoyée',
          fits: (job) => ({ fits: job.application === null, quote: '' }),
        }
      : null,
    asked.closing
      ? {
          words: 'avec une date limite à venir',
          fits: (job) => {
            const day = closingOf(job);
            return { fits: day === null ? null : day >= facts.today, quote: '' };
          },
        }
      : null,
  ];
  return found.filter((each) => each !== null);
};
