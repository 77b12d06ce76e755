import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { appliedFor, isJob, offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { AccountQuery, State } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { CONTRACT_IN } from '#/domain/assistant/replies/jobConditions.fr';
import { atTown, isAtTown, payOf, townAsked } from '#/domain/assistant/replies/offerTerms.fr';
import {
  detailOf,
  lastDone,
  MOST_LISTED,
  openAll,
  openOne,
  sinceOf,
  within,
} from '#/domain/assistant/replies/queryParts.fr';
import type { Answer } from '#/domain/assistant/replies/queryParts.fr';
import { bullets, counted, distanceInWords, named } from '#/domain/assistant/replies/replyParts.fr';
import { reachedInterview } from '#/domain/assistant/searchFunnel';
import { dayInWords } from '#/domain/shared/months.fr';

const LONGEST_NOTE = 160;

const hasLetter = ({ id, letter }: Application, { letters }: SearchFacts): boolean =>
  letter.trim() !== '' || letters.some(({ applicationId }) => applicationId === id);

const IS: Readonly<Record<State, (application: Application, facts: SearchFacts) => boolean>> = {
  withLetter: hasLetter,
  withoutLetter: (each, facts) => !hasLetter(each, facts),
  withContact: ({ contacts }) => contacts.length > 0,
  withoutContact: ({ contacts }) => contacts.length === 0,
  silent: ({ status }) => status === 'sent',
  rejected: ({ status }) => status === 'rejected',
  answered: (each) => each.status !== 'sent' || reachedInterview(each),
  positive: reachedInterview,
  inReview: ({ status }) => status === 'inReview',
  open: ({ status }) => status !== 'rejected',
  followedUp: (each) => lastDone(each) !== null,
  notFollowedUp: (each) => lastDone(each) === null && each.status !== 'rejected',
};

type Words = readonly [one: string, several: string, none: string];

/** How a sentence counts what became of them. */
const COUNTED: Readonly<Record<State | 'any', Words>> = {
  any: [
    'candidature est notée',
    'candidatures sont notées',
    'Aucune candidature n’est notée dans votre suivi',
  ],
  silent: [
    'candidature attend une réponse',
    'candidatures attendent une réponse',
    'Aucune candidature n’attend de réponse',
  ],
  rejected: [
    'candidature a été refusée',
    'candidatures ont été refusées',
    'Aucun refus n’est noté dans votre suivi',
  ],
  answered: [
    'candidature a eu une réponse',
    'candidatures ont eu une réponse',
    'Aucune réponse n’est notée dans votre suivi',
  ],
  positive: [
    'candidature a mené à un entretien',
    'candidatures ont mené à un entretien',
    'Aucune candidature n’a encore mené à un entretien',
  ],
  inReview: [
    'candidature est en cours d’examen',
    'candidatures sont en cours d’examen',
    'Aucune candidature n’est notée en cours d’examen',
  ],
  open: [
    'candidature est encore en cours',
    'candidatures sont encore en cours',
    'Aucune candidature n’est encore en cours',
  ],
  followedUp: [
    'candidature a déjà été relancée',
    'candidatures ont déjà été relancées',
    'Aucune relance faite n’est notée dans votre suivi',
  ],
  withLetter: [
    'candidature a une lettre gardée',
    'candidatures ont une lettre gardée',
    'Aucune candidature n’a de lettre gardée',
  ],
  withoutLetter: [
    'candidature n’a pas de lettre gardée',
    'candidatures n’ont pas de lettre gardée',
    'Toutes vos candidatures ont une lettre gardée',
  ],
  withContact: [
    'candidature a un contact noté',
    'candidatures ont un contact noté',
    'Aucune candidature n’a de contact noté',
  ],
  withoutContact: [
    'candidature n’a pas de contact noté',
    'candidatures n’ont pas de contact noté',
    'Toutes vos candidatures ont un contact noté',
  ],
  notFollowedUp: [
    'candidature n’a jamais été relancée',
    'candidatures n’ont jamais été relancées',
    'Toutes vos candidatures en cours ont déjà été relancées',
  ],
};

const SENT_WITHIN: Words = [
  'candidature est partie',
  'candidatures sont parties',
  'Aucune candidature notée n’est partie',
];

const noteOf = ({ notes }: Application): string =>
  notes.trim() === '' || notes.length > LONGEST_NOTE
    ? ''
    : ` Vous avez noté\u00a0: «\u00a0${notes.trim()}\u00a0»`;

const lineOf = (each: Application, query: AccountQuery, facts: SearchFacts): string =>
  `${named(each)}, ${detailOf(each, query.state, facts)}.${
    query.state === 'rejected'
      ? noteOf(each) || (query.why ? ' Aucune raison n’est notée.' : '')
      : ''
  }`;

const outOfTown = (town: string): string =>
  atTown(town).replace(/^au /u, 'hors du ').replace(/^à /u, 'hors de ');

/** The days by which a state is told: of a refusal or an answer the day it came, else the day of sending. */
const dayFor = (each: Application, state: State | null): Day =>
  state === 'rejected' || state === 'answered' || state === 'inReview'
    ? sinceOf(each)
    : state === 'followedUp'
      ? (lastDone(each) ?? each.date)
      : each.date;

const payAnswer = (jobs: readonly Job[]): Answer | null => {
  const known = jobs
    .flatMap((job) => {
      const pay = payOf(job);
      return pay === null || job.application === null ? [] : [{ each: job.application, pay }];
    })
    .toSorted((a, b) => b.pay.monthly - a.pay.monthly);
  const [best, ...others] = known;
  if (best === undefined) return null;
  const unknown = jobs.length - known.length;
  return {
    text: [
      `${named(best.each)} est la mieux payée de celles dont le salaire est noté\u00a0: ${best.pay.words}.`,
      ...(others.length > 0
        ? [
            `Ensuite\u00a0:\n${bullets(others.map(({ each, pay }) => `${named(each)}, ${pay.words}.`))}`,
          ]
        : []),
      ...(unknown > 0
        ? [`${counted(unknown, 'autre n’a', 'autres n’ont')} pas de salaire noté.`]
        : []),
    ].join('\n\n'),
    links: [openOne(best.each), openAll],
  };
};

/** More are counted by what became of them, and not listed. */
const FEW = 4;

const wholeAnswer = (facts: SearchFacts): Answer => {
  const all = facts.applications;
  const of = (status: Application['status'], one: string, several: string): readonly string[] => {
    const count = all.filter((each) => each.status === status).length;
    return count === 0 ? [] : [counted(count, one, several)];
  };
  const last = all.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  return {
    text: `Vous avez noté ${counted(all.length, 'candidature', 'candidatures')}\u00a0: ${[
      ...of('sent', 'sans réponse', 'sans réponse'),
      ...of('inReview', 'en cours d’examen', 'en cours d’examen'),
      ...of('interview', 'avec un entretien', 'avec un entretien'),
      ...of('rejected', 'refusée', 'refusées'),
    ].join(
      ', ',
    )}.${last === undefined ? '' : ` La dernière, ${named(last)}, est partie ${distanceInWords(last.date, facts.today)}.`}`,
    links: [openAll],
  };
};

const SUPERLATIVE: Readonly<Partial<Record<string, string>>> = {
  'oldest silent': 'est celle qui attend depuis le plus longtemps',
  oldest: 'est votre plus ancienne candidature',
  latest: 'est votre dernière candidature',
  'latest rejected': 'est votre dernier refus',
  'latest answered': 'est votre dernière réponse',
  'latest positive': 'est votre dernière réponse positive',
  'oldest rejected': 'est votre premier refus',
  first: 'est votre première candidature',
};

/** The applications of a state, a time, a place or a contract: how many, which ones, or the first of them. */
export const applicationsAnswer = (
  question: string,
  query: AccountQuery,
  facts: SearchFacts,
): Answer | null => {
  const { state, period, leastDays, contract, order } = query;
  const all = appliedFor(facts);
  const where = townAsked(question, all);
  const pattern = CONTRACT_IN[contract];
  const jobs = all.filter((job) => {
    const { application } = job;
    if (application === null) return false;
    return (
      (state === null || IS[state](application, facts)) &&
      within(dayFor(application, state), leastDays === null ? period : null) &&
      (leastDays === null || daysBetween(application.date, facts.today) >= leastDays) &&
      (where === null || (job.place !== '' && isAtTown(job, where.town) !== where.isOutside)) &&
      (pattern === undefined || pattern.test(offerTextOf(job)))
    );
  });
  const applications = jobs.flatMap(({ application }) => application ?? []);
  if (order === 'pay') {
    const meant = namedIn(question, facts).records.filter(isJob);
    return payAnswer(meant.length > 1 ? meant : jobs);
  }
  const sorted =
    state === 'silent' || order === 'oldest'
      ? applications.toReversed()
      : applications.toSorted((a, b) => (dayFor(a, state) < dayFor(b, state) ? 1 : -1));
  if (query.asks === 'one') {
    const one = order === 'first' ? applications.at(-1 - query.skip) : sorted[query.skip];
    const words = SUPERLATIVE[`${order} ${state}`] ?? SUPERLATIVE[order ?? ''];
    return one === undefined || words === undefined
      ? null
      : {
          text: `${named(one)} ${words}\u00a0: ${state === 'answered' || state === 'positive' ? `notée le ${dayInWords(sinceOf(one))}, ` : ''}${detailOf(one, state === 'silent' ? state : null, facts)}.${state === 'rejected' ? noteOf(one) : ''}`,
          links: [openOne(one)],
        };
  }
  const isWhole =
    state === null && period === null && leastDays === null && where === null && contract === '';
  if (query.asks === 'count' && isWhole && applications.length > FEW) return wholeAnswer(facts);
  const [one, several, none] =
    state === null && period !== null ? SENT_WITHIN : COUNTED[state ?? 'any'];
  const beside = [
    ...(leastDays === null ? [] : [` depuis au moins ${counted(leastDays, 'jour', 'jours')}`]),
    ...(where === null
      ? []
      : [where.isOutside ? ` ${outOfTown(where.town)}` : ` ${atTown(where.town)}`]),
    ...(pattern === undefined
      ? []
      : [
          `, avec «\u00a0${contract.length === 3 ? contract.toUpperCase() : contract.replace('interim', 'intérim')}\u00a0» dans l’annonce gardée`,
        ]),
    ...(period === null || leastDays !== null
      ? []
      : [state === 'silent' ? `, envoyées ${period.words}` : ` ${period.words}`]),
  ].join('');
  const unread = pattern === undefined ? 0 : all.filter((job) => offerTextOf(job) === '').length;
  const text =
    sorted.length === 0
      ? `${none}${beside.replace('envoyées', 'envoyée')}.`
      : `${sorted.length > 1 ? `${sorted.length} ${several}` : `Une ${one}`}${sorted.length > 1 ? beside : beside.replace('envoyées', 'envoyée')}${state === 'silent' && sorted.length > 1 ? ', la plus ancienne d’abord' : ''}\u00a0:\n${bullets(
          sorted.slice(0, MOST_LISTED).map((each) => lineOf(each, query, facts)),
        )}`;
  return {
    text:
      unread === 0
        ? text
        : `${text}\n\nPour ${counted(unread, 'autre', 'autres')}, le texte de l’annonce n’est pas gardé.`,
    links: [sorted.length === 1 && sorted[0] !== undefined ? openOne(sorted[0]) : openAll],
  };
};

/** Whether there are more answers or more silences. */
export const versusAnswer = (facts: SearchFacts): Answer => {
  const all = facts.applications;
  const answered = all.filter((each) => IS.answered(each, facts)).length;
  const silent = all.filter((each) => IS.silent(each, facts)).length;
  const refused = all.filter((each) => IS.rejected(each, facts)).length;
  const met = all.filter((each) => IS.positive(each, facts)).length;
  return {
    text: `Vous avez ${answered === silent ? 'autant de réponses que de silences' : answered > silent ? 'plus de réponses que de silences' : 'plus de silences que de réponses'}\u00a0: ${counted(answered, 'candidature a eu une réponse', 'candidatures ont eu une réponse')} (${counted(met, 'entretien', 'entretiens')}, ${counted(refused, 'refus', 'refus')}), ${counted(silent, 'n’en a pas', 'n’en ont pas')}.`,
    links: [openAll],
  };
};
