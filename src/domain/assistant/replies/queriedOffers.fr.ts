import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { accountOf, isJob, offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { offerQueryIn } from '#/domain/assistant/offerQuery.fr';
import type { OfferQuery } from '#/domain/assistant/offerQuery.fr';
import { jobNamed, termOf } from '#/domain/assistant/replies/jobFacts.fr';
import { kmOf, lastDaysOf, payOf } from '#/domain/assistant/replies/offerTerms.fr';
import { bullets, counted, distanceInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { dayInWords } from '#/domain/shared/months.fr';

const CONTRACT_IN: Readonly<Record<string, RegExp>> = {
  cdi: /\bCDI\b/u,
  cdd: /\bCDD\b/u,
  interim: /int[ée]rim/iu,
  alternance: /alternance|apprentissage/iu,
  'mi temps': /mi-temps|temps partiel/iu,
  'temps partiel': /temps partiel|\b(?:1\d|2\d|3[0-4]) ?h\b/iu,
  'temps plein': /temps (?:plein|complet)|\b35 ?h\b/iu,
};
const HOURS_IN = {
  night: /\bnuits?\b/iu,
  shift: /\b[235] ?[x×] ?8\b/iu,
  day: /journée/iu,
  weekend: /week-?ends?|samedi|dimanche/iu,
} as const;
/** Shifts that turn round the clock hold nights too. */
const ROUND_THE_CLOCK = /\b[35] ?[x×] ?8\b/iu;

const closingOf = (job: Job, today: Day): Day | null =>
  lastDaysOf(job, today).find(({ day, isOfOffer }) => isOfOffer && day !== null)?.day ?? null;

const scoreOf = ({ analysis }: Job): string =>
  analysis === null ? '' : `${analysis.score} sur 100`;

const townOf = (job: Job): string => {
  const km = kmOf(job);
  return `${job.place}${km === null ? '' : `${job.place === '' ? '' : ', '}à ${km} km`}`;
};

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

type Condition = {
  /** As the sentence says it of several, and of one: "sont en CDI". */
  readonly words: string;
  /** Null where nothing tells. */
  readonly fits: (job: Job) => boolean | null;
};

const conditionsOf = (query: OfferQuery, today: Day): readonly Condition[] => {
  const { contract, pay, distance, hours, notApplied, closing } = query;
  const told = (job: Job, pattern: RegExp): boolean | null => {
    const text = offerTextOf(job);
    return text === '' ? null : pattern.test(text);
  };
  const pattern = CONTRACT_IN[contract];
  return [
    ...(pattern === undefined
      ? []
      : [
          {
            words: `en ${contract.length === 3 ? contract.toUpperCase() : contract.replace('interim', 'intérim')}`,
            fits: (job: Job) => told(job, pattern),
          },
        ]),
    ...(pay === null
      ? []
      : [
          {
            words: `${pay.least ? 'à plus de' : 'à moins de'} ${String(pay.euros).replace(/(\d)(\d{3})$/u, '$1\u202f$2')} €`,
            fits: (job: Job) => {
              const found = payOf(job);
              return found === null ? null : pay.least === found.euros > pay.euros;
            },
          },
        ]),
    ...(distance === null
      ? []
      : [
          {
            words: `à ${distance.most ? 'moins' : 'plus'} de ${distance.km} km`,
            fits: (job: Job) => {
              const km = kmOf(job);
              return km === null ? null : distance.most ? km <= distance.km : km > distance.km;
            },
          },
        ]),
    ...(hours === null
      ? []
      : [
          {
            words: {
              night: 'de nuit',
              shift: 'en équipes',
              day: 'en journée',
              weekend: 'le week-end',
            }[hours],
            fits: (job: Job) => told(job, HOURS_IN[hours]),
          },
        ]),
    ...(notApplied
      ? [{ words: 'sans candidature envoyée', fits: (job: Job) => job.application === null }]
      : []),
    ...(closing
      ? [
          {
            words: 'avec une date limite à venir',
            fits: (job: Job) => {
              const day = closingOf(job, today);
              return day === null ? null : day >= today;
            },
          },
        ]
      : []),
  ];
};

const rankOf = (job: Job, query: OfferQuery, today: Day): number | null => {
  switch (query.order) {
    case 'nearest':
    case 'farthest': {
      const km = kmOf(job);
      return km === null ? null : query.order === 'nearest' ? km : -km;
    }
    case 'bestPaid':
    case 'leastPaid': {
      const pay = payOf(job);
      return pay === null ? null : query.order === 'bestPaid' ? -pay.euros : pay.euros;
    }
    case 'highest':
    case 'lowest':
      return job.analysis === null
        ? null
        : query.order === 'highest'
          ? -job.analysis.score
          : job.analysis.score;
    case null: {
      const day = query.closing || query.notApplied ? closingOf(job, today) : null;
      return day === null ? -(job.analysis?.score ?? 0) + 1000 : daysBetween(today, day) - 1000;
    }
  }
};

/** The facts of an offer that a question is about first, then what places it. */
const detailsOf = (job: Job, query: OfferQuery, today: Day): string => {
  const ofPay = query.pay !== null || query.order === 'bestPaid' || query.order === 'leastPaid';
  const ofPlace =
    query.distance !== null || query.order === 'nearest' || query.order === 'farthest';
  const parts = [
    ofPay ? (payOf(job)?.words ?? '') : '',
    query.contract === '' ? '' : termOf(job, 'contract'),
    query.hours === null ? '' : termOf(job, 'schedule'),
    townOf(job),
    !ofPay && (ofPlace || query.contract !== '') ? (payOf(job)?.words ?? '') : '',
    scoreOf(job),
    query.closing || query.notApplied ? closingWords(job, today) : '',
    query.closing || query.notApplied ? appliedWords(job) : '',
  ];
  return parts.filter((each) => each !== '').join(', ');
};

const FIRST: Readonly<Record<NonNullable<OfferQuery['order']>, string>> = {
  nearest: 'est la plus proche',
  farthest: 'est la plus loin',
  bestPaid: 'est la mieux payée',
  leastPaid: 'est la moins bien payée',
  highest: 'est celle dont votre CV est le plus proche',
  lowest: 'est celle dont votre CV est le plus loin',
};

/** What the offers that were kept answer: those of a contract, a pay, a distance, or hours, those not applied for or about to close, and the first of an order; null where something else is asked. */
export const offersQueryReply = (question: string, facts: SearchFacts): Reply | null => {
  const named = namedIn(question, facts);
  const several = named.isOfHouse ? named.records.filter(isJob) : [];
  if (several.length === 1) return null;
  const query = offerQueryIn(question, several.length > 1);
  if (query === null || (several.length > 1 && query.order === null)) return null;
  const { today } = facts;
  const kept = (several.length > 1 ? several : accountOf(facts).filter(isJob)).filter(
    (job) => job.analysis !== null || job.dossier !== null || offerTextOf(job) !== '',
  );
  if (kept.length === 0) return null;
  const conditions = conditionsOf(query, today);
  const verdicts = kept.map((job) => ({ job, all: conditions.map(({ fits }) => fits(job)) }));
  const fitting = verdicts
    .filter(({ all }) => all.every((each) => each === true))
    .map(({ job }) => job);
  const untold = verdicts
    .filter(({ all }) => all.includes(null) && !all.includes(false))
    .map(({ job }) => job);
  // Where nothing tells of it, this is no answer.
  if (fitting.length === 0 && untold.length === kept.length && !query.closing) return null;
  const ranked = fitting
    .map((job) => ({ job, rank: rankOf(job, query, today) }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const lines = ranked.map(({ job }) => `${jobNamed(job)}\u00a0: ${detailsOf(job, query, today)}.`);
  const what = conditions.map(({ words }) => words).join(', ');
  const [first] = ranked;
  const others = ranked.slice(1);
  const clock =
    query.hours === 'night'
      ? kept.filter((job) => !fitting.includes(job) && ROUND_THE_CLOCK.test(offerTextOf(job)))
      : [];
  const ofOrder = query.order !== null && first !== undefined && first.rank !== null;
  const text =
    first === undefined
      ? `${kept.length === 1 ? 'La seule offre gardée n’est pas notée' : `Aucune de vos ${kept.length} offres gardées n’est notée`} ${what}.`
      : ofOrder && query.order !== null
        ? `${jobNamed(first.job)} ${FIRST[query.order]}${what === '' ? '' : ` de vos offres ${what}`}\u00a0: ${detailsOf(first.job, query, today)}.${
            others.length === 0 ? '' : `\n\nEnsuite\u00a0:\n${bullets(lines.slice(1))}`
          }`
        : `${counted(fitting.length, `de vos ${kept.length} offres gardées est notée`, `de vos ${kept.length} offres gardées sont notées`)} ${what}\u00a0:\n${bullets(lines)}`;
  return reply(
    [
      text,
      ...(clock.length === 0
        ? []
        : [
            `Les postes en 3x8 ou 5x8 comptent aussi des nuits\u00a0: ${clock.map((job) => `${jobNamed(job)} (${termOf(job, 'schedule')})`).join(', ')}.`,
          ]),
      ...(untold.length === 0 || conditions.length === 0
        ? []
        : [`Ce n’est pas noté pour ${untold.map(jobNamed).join(', ')}.`]),
    ].join('\n\n'),
    {
      links: [
        ...(first?.job.analysis == null
          ? []
          : [to('analysis', 'Ouvrir cette analyse', first.job.analysis.id)]),
        to('analyses', 'Voir mes analyses'),
      ],
      suggestions: ['Qu’est-ce qui me manque\u202f?', 'Mes candidatures'],
    },
  );
};
