import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { accountOf, isJob, offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { jobsAskedIn } from '#/domain/assistant/jobsAsked.fr';
import type { JobsAsked } from '#/domain/assistant/jobsAsked.fr';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { conditionsOf } from '#/domain/assistant/replies/jobConditions.fr';
import type { Verdict } from '#/domain/assistant/replies/jobConditions.fr';
import { jobNamed, termOf } from '#/domain/assistant/replies/jobFacts.fr';
import {
  farInWords,
  farOf,
  isAtTown,
  lastDaysOf,
  payOf,
  plainLine,
  townAsked,
  weekHoursOf,
} from '#/domain/assistant/replies/offerTerms.fr';
import {
  bullets,
  distanceInWords,
  offerNamed,
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { goesOn, pointsBack } from '#/domain/assistant/replies/smallTalk.fr';
import type { Talk } from '#/domain/assistant/talk';
import { dayInWords } from '#/domain/shared/months.fr';
import { FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';

/** Shifts that turn round the clock hold nights too. */
const ROUND_THE_CLOCK = /\b[35] ?[x×] ?8\b/iu;

const closingOf = (job: Job, today: Day): Day | null =>
  lastDaysOf(job, today).find(({ day, isOfOffer }) => isOfOffer && day !== null)?.day ?? null;

const appliedWords = ({ application, dossier }: Job): string => {
  const draft = (dossier?.notes ?? '')
    .split('\n')
    .find((line) => /brouillon/iu.test(line))
    ?.trim();
  return application === null
    ? `pas de candidature envoyée${draft === undefined ? '' : ` (noté\u00a0: «\u00a0${draft}\u00a0»)`}`
    : `candidature envoyée le ${dayInWords(application.date)}`;
};

const closingWords = (job: Job, today: Day): string => {
  const day = closingOf(job, today);
  return day === null
    ? ''
    : `${day < today ? 'fermée depuis le' : 'jusqu’au'} ${dayInWords(day)}, ${distanceInWords(day, today)}`;
};

const rankOf = (job: Job, asked: JobsAsked, facts: SearchFacts): number | null => {
  switch (asked.order) {
    case 'nearest':
    case 'farthest': {
      const km = farOf(job, facts)?.km ?? (isAtTown(job, homeOf(facts)) ? 0 : null);
      return km === null ? null : asked.order === 'nearest' ? km : -km;
    }
    case 'bestPaid':
    case 'leastPaid': {
      const pay = payOf(job);
      return pay === null ? null : asked.order === 'bestPaid' ? -pay.monthly : pay.monthly;
    }
    case 'leastYears':
    case 'mostYears': {
      const years = yearsAskedBy(job);
      return years === null ? null : asked.order === 'leastYears' ? years : -years;
    }
    case 'fewestHours':
    case 'mostHours': {
      const hours = weekHoursOf(job);
      return hours === null ? null : asked.order === 'fewestHours' ? hours : -hours;
    }
    case 'highest':
    case 'lowest':
      return job.analysis === null
        ? null
        : asked.order === 'highest'
          ? -job.analysis.score
          : job.analysis.score;
    case null: {
      const day = asked.closing || asked.notApplied ? closingOf(job, facts.today) : null;
      return day === null
        ? -(job.analysis?.score ?? 0) + 1000
        : daysBetween(facts.today, day) - 1000;
    }
  }
};

const homeOf = ({ cv }: SearchFacts): string =>
  cv.status === 'read' ? (cv.cv.person.city?.value ?? '') : '';

/** The facts of an offer that a question is about first, then what places it. */
const detailsOf = (
  job: Job,
  asked: JobsAsked,
  quotes: readonly string[],
  facts: SearchFacts,
): string => {
  const ofPay = asked.pay !== null || asked.order === 'bestPaid' || asked.order === 'leastPaid';
  const ofPlace =
    asked.distance !== null || asked.order === 'nearest' || asked.order === 'farthest';
  const far = farOf(job, facts);
  const place = [job.place, far === null ? '' : farInWords(far)]
    .filter((each) => each !== '')
    .join(', ');
  const score = job.analysis === null ? '' : `${job.analysis.score} sur 100`;
  const ofScore = asked.order === 'highest' || asked.order === 'lowest';
  const parts = [
    ofScore ? score : '',
    asked.order === 'leastYears' || asked.order === 'mostYears' ? yearsTold(job) : '',
    asked.order === 'fewestHours' || asked.order === 'mostHours' ? termOf(job, 'schedule') : '',
    ofPay ? (payOf(job)?.words ?? '') : '',
    ...quotes,
    place,
    !ofPay && (ofPlace || asked.contract !== '') ? (payOf(job)?.words ?? '') : '',
    ofScore ? '' : score,
    asked.closing || asked.notApplied ? closingWords(job, facts.today) : '',
    asked.closing || asked.notApplied ? appliedWords(job) : '',
  ];
  return [...new Set(parts.filter((each) => each !== ''))].join(', ');
};

const FIRST: Readonly<Record<NonNullable<JobsAsked['order']>, string>> = {
  nearest: 'est la plus proche',
  farthest: 'est la plus loin',
  bestPaid: 'est la mieux payée',
  leastPaid: 'est la moins bien payée',
  highest: 'est celle dont votre CV est le plus proche',
  lowest: 'est celle dont votre CV est le plus loin',
  leastYears: 'est celle qui demande le moins d’expérience',
  mostYears: 'est celle qui demande le plus d’expérience',
  fewestHours: 'est celle qui a le moins d’heures',
  mostHours: 'est celle qui a le plus d’heures',
};

/** What is not known of those that an order leaves out. */
const UNRANKED: Readonly<Record<NonNullable<JobsAsked['order']>, string>> = {
  nearest: 'La distance n’est pas connue pour',
  farthest: 'La distance n’est pas connue pour',
  bestPaid: 'Le salaire n’est pas noté pour',
  leastPaid: 'Le salaire n’est pas noté pour',
  highest: 'Pas encore comparée avec votre CV\u00a0:',
  lowest: 'Pas encore comparée avec votre CV\u00a0:',
  leastYears: 'Les années demandées ne sont pas notées pour',
  mostYears: 'Les années demandées ne sont pas notées pour',
  fewestHours: 'Les heures ne sont pas notées pour',
  mostHours: 'Les heures ne sont pas notées pour',
};

const NO_YEARS = /débutante?s? accepté|sans expérience|expérience non (?:exigée|demandée)/iu;
const YEARS = new RegExp(
  `(\\d{1,2}|${Object.keys(FRENCH_NUMBERS).join('|')}) (?:ans?|années?)(?! (?:minimum )?(?:d['’]âge))`,
  'iu',
);

/** The line by which an advertisement asks for experience; empty where it does not. */
const yearsTold = (job: Job): string =>
  offerTextOf(job)
    .split('\n')
    .map(plainLine)
    .find((line) => NO_YEARS.test(line) || (/expérience/iu.test(line) && YEARS.test(line))) ?? '';

/** The years of experience that an advertisement asks for; null where it does not say. */
const yearsAskedBy = (job: Job): number | null => {
  const line = yearsTold(job);
  if (line === '') return null;
  if (NO_YEARS.test(line)) return 0;
  const said = (YEARS.exec(line)?.[1] ?? '').toLowerCase();
  return FRENCH_NUMBERS[said] ?? Number(said);
};

const MOST_LACKING = 4;

/** What the CV does not show of what an offer asks; empty where nothing lacks. */
const lackOf = ({ analysis }: Job): string => {
  const skills = skillsNamed(analysis?.missing ?? []).slice(0, MOST_LACKING);
  return skills.length === 0 ? '' : ` Il y manque\u00a0: ${skills.join(', ')}.`;
};

/** An offer by the title of its advertisement. */
const offerCalled = (job: Job): string =>
  job.analysis === null || job.analysis.offerTitle === null
    ? jobNamed(job)
    : offerNamed(job.analysis);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

const FARTHEST = 3;

/** What was asked of the offers last, as far as the questions since go on from it. */
const askedBefore = (talk: Talk | null, facts: SearchFacts, left = FARTHEST): JobsAsked | null => {
  if (talk === null || left === 0) return null;
  const isFollowing = goesOn(talk.question) || pointsBack(talk.question);
  const before = isFollowing ? askedBefore(talk.before(), facts, left - 1) : null;
  return askedOf(talk.question, facts, before)?.asked ?? null;
};

type Scope = { readonly asked: JobsAsked; readonly several: readonly Job[]; readonly town: string };

const keptIn = (facts: SearchFacts): readonly Job[] =>
  accountOf(facts)
    .filter(isJob)
    .filter((job) => job.analysis !== null || job.dossier !== null || offerTextOf(job) !== '');

const askedOf = (question: string, facts: SearchFacts, before: JobsAsked | null): Scope | null => {
  const named = namedIn(question, facts);
  const several = named.isOfHouse ? named.records.filter(isJob) : [];
  if (several.length === 1 && before === null) return null;
  const town = several.length > 0 ? '' : (townAsked(question, keptIn(facts))?.town ?? '');
  const asked = jobsAskedIn(question, { several: several.length > 1, town: town !== '' }, before);
  return asked === null ? null : { asked, several, town };
};

/** Those that fit, one sentence that names them, and what each advertisement says of it. */
const fittingWords = (
  fitting: readonly Verdict[],
  all: number,
  what: string,
  detail: (verdict: Verdict) => string,
): string => {
  const [first, ...others] = fitting;
  if (first === undefined) return '';
  const head = `${fitting.length === 1 ? 'Une seule' : `${fitting.length}`} de vos ${all} offres gardées ${fitting.length === 1 ? 'est notée' : 'sont notées'} ${what}\u00a0: `;
  return others.length === 0
    ? `${head}${offerCalled(first.job)}, ${detail(first)}`.replace(/, $/u, '.')
    : `${head}${listed(fitting.map(({ job }) => offerCalled(job)))}.\n${bullets(
        fitting.map((each) => `${offerCalled(each.job)}\u00a0: ${detail(each)}`),
      )}`;
};

/** What the offers that were kept answer: those of a contract, a pay, a town, a distance, or hours, those that ask for something, those not applied for or about to close, and the first of an order; null where something else is asked. */
export const jobsAnswer = (
  question: string,
  facts: SearchFacts,
  talk: Talk | null,
): Reply | null => {
  const isFollowing = talk !== null && (goesOn(question) || pointsBack(question));
  const scope = askedOf(question, facts, isFollowing ? askedBefore(talk, facts) : null);
  if (scope === null) return null;
  const { asked, several, town } = scope;
  if (several.length > 1 && asked.order === null) return null;
  const kept =
    several.length > 1 ? several.filter((job) => keptIn(facts).includes(job)) : keptIn(facts);
  if (kept.length === 0) return null;
  const conditions = conditionsOf(asked, town, facts, (job) => closingOf(job, facts.today));
  const verdicts = kept.map((job): Verdict => {
    const all = conditions.map(({ fits }) => fits(job));
    return {
      job,
      fits: all.some(({ fits }) => fits === false)
        ? false
        : all.some(({ fits }) => fits === null)
          ? null
          : true,
      quotes: all.flatMap(({ quote }) => (quote === '' ? [] : [quote])),
    };
  });
  const untold = verdicts.filter(({ fits }) => fits === null);
  const fitting = verdicts.filter(({ fits }) => fits === true);
  // Where nothing tells of it, this is no answer.
  if (fitting.length === 0 && untold.length === kept.length && !asked.closing) return null;
  const ranked = fitting
    .map((each) => ({ ...each, rank: rankOf(each.job, asked, facts) }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const [first, ...others] = ranked;
  const detail = ({ job, quotes }: Verdict): string =>
    `${detailsOf(job, asked, quotes, facts)}.`.replace(/^\.$/u, '');
  const what = conditions.map(({ words }) => words).join(', ');
  const { order } = asked;
  const denied = verdicts.filter(({ fits, quotes }) => fits === false && quotes.length > 0);
  const unranked = order === null ? [] : others.filter(({ rank }) => rank === null);
  const text = ((): string => {
    if (first === undefined)
      return `${kept.length === 1 ? 'La seule offre gardée n’est pas notée' : `Aucune de vos ${kept.length} offres gardées n’est notée`} ${what}.${
        denied.length === 0
          ? ''
          : ` ${denied.map(({ job, quotes }) => `${offerCalled(job)} dit\u00a0: «\u00a0${quotes[0]}\u00a0»`).join('\u202f; ')}.`
      }`;
    if (order !== null && first.rank !== null) {
      const after = others.filter(({ rank }) => rank !== null);
      return [
        `${offerCalled(first.job)} ${FIRST[order]}${what === '' ? '' : ` de vos offres ${what}`}\u00a0: ${detail(first)}${order === 'lowest' ? lackOf(first.job) : ''}`,
        ...(after.length === 0
          ? []
          : [
              `Ensuite\u00a0:\n${bullets(after.map((each) => `${offerCalled(each.job)}\u00a0: ${detail(each)}`))}`,
            ]),
        ...(unranked.length === 0
          ? []
          : [`${UNRANKED[order]} ${listed(unranked.map(({ job }) => offerCalled(job)))}.`]),
      ].join('\n\n');
    }
    if (order !== null)
      return `Rien de noté ne permet de le dire. ${UNRANKED[order]} vos ${kept.length} offres gardées\u00a0:\n${bullets(ranked.map((each) => `${offerCalled(each.job)}\u00a0: ${detail(each)}`))}`;
    return fittingWords(ranked, kept.length, what, detail);
  })();
  const clock =
    asked.hours === 'night'
      ? kept.filter(
          (job) =>
            !fitting.some((each) => each.job === job) && ROUND_THE_CLOCK.test(offerTextOf(job)),
        )
      : [];
  const linked = first?.job.analysis ?? null;
  return reply(
    [
      text,
      ...(clock.length === 0
        ? []
        : [
            `Les postes en 3x8 ou 5x8 comptent aussi des nuits\u00a0: ${clock.map((job) => `${offerCalled(job)} (${termOf(job, 'schedule')})`).join(', ')}.`,
          ]),
      ...(untold.length === 0 || conditions.length === 0
        ? []
        : [`Ce n’est pas noté pour ${listed(untold.map(({ job }) => offerCalled(job)))}.`]),
    ].join('\n\n'),
    {
      links: [
        ...(linked === null ? [] : [to('analysis', 'Ouvrir cette analyse', linked.id)]),
        to('analyses', 'Voir mes analyses'),
      ],
      suggestions: ['Qu’est-ce qui me manque\u202f?', 'Mes candidatures'],
    },
  );
};
