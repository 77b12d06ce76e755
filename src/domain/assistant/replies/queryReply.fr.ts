import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { accountOf, appliedFor, isJob, offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { AccountQuery, State } from '#/domain/assistant/accountQuery.fr';
import { queriesIn } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import type { Period } from '#/domain/assistant/periodAsked.fr';
import { offerNamed } from '#/domain/assistant/replies/comparing.fr';
import {
  bullets,
  counted,
  distanceInWords,
  named,
  silenceOf,
  skillsNamed,
  timeInWords,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { goesOn, pointsBack } from '#/domain/assistant/replies/smallTalk.fr';
import { reachedInterview } from '#/domain/assistant/searchFunnel';
import type { Talk } from '#/domain/assistant/talk';
import { opened } from '#/domain/assistant/terms';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

const MOST_LISTED = 12;
const LONGEST_NOTE = 160;
const MOST_LACKING = 4;

type Answer = { readonly text: string; readonly links: readonly ReplyLink[] };

const dated = (day: Day): string => `${weekdayOn(day)} ${dayInWords(day)}`;

const within = (day: Day, period: Period | null): boolean =>
  period === null || (day >= period.from && day <= period.to);

const since = (application: Application): Day =>
  application.history.findLast(({ status }) => status === application.status)?.on ??
  application.date;

const lastDone = ({ followUps }: Application): Day | null =>
  followUps
    .flatMap(({ doneOn }) => doneOn ?? [])
    .toSorted()
    .at(-1) ?? null;

const IS: Readonly<Record<State, (application: Application) => boolean>> = {
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

/** What a list tells of one of them, by what was asked. */
const detailOf = (each: Application, state: State | null, { today, now }: SearchFacts): string => {
  const sent = `envoyée le ${dayInWords(each.date)}, ${distanceInWords(each.date, today)}`;
  if (state === 'followedUp') return `relancée le ${dayInWords(lastDone(each) ?? each.date)}`;
  if (state === 'silent' || state === 'notFollowedUp') return sent;
  switch (each.status) {
    case 'sent':
      return `${sent}, sans réponse`;
    case 'inReview':
      return `en cours d’examen depuis le ${dayInWords(since(each))}`;
    case 'rejected':
      return `refusée le ${dayInWords(since(each))}`;
    case 'interview': {
      const next = each.interviews.find(({ start }) => start >= now) ?? each.interviews.at(-1);
      return next === undefined
        ? `entretien proposé le ${dayInWords(since(each))}`
        : `entretien ${next.start >= now ? '' : 'passé '}le ${timeInWords(next.start)}`;
    }
  }
};

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

const openAll = to('applications', 'Ouvrir mes candidatures');
const openOne = ({ id }: Application): ReplyLink =>
  to('application', 'Ouvrir cette candidature', id);

/** The town of a place as it is noted: "Le Mans (72)". */
const townOf = (place: string): string => place.replace(/\s*\(.*$/u, '').trim();
const afterArticle = (town: string): string =>
  fold(town)
    .replace(/^(?:le|la|les|l['’]) ?/u, '')
    .replaceAll(/[^a-z0-9]+/gu, ' ');

type Where = { readonly town: string; readonly isOutside: boolean };

/** The town that a question asks about, where an application is noted in one; null where it names none. */
const whereAsked = (question: string, jobs: readonly Job[]): Where | null => {
  const line = opened(question).replaceAll('-', ' ');
  const town = [...new Set(jobs.map(({ place }) => townOf(place)))].find(
    (each) =>
      each !== '' &&
      new RegExp(
        `\\b(?:a|au|aux|sur|de|du|en|vers|le|la|les|d) ${afterArticle(each)}\\b`,
        'u',
      ).test(line),
  );
  if (town === undefined) return null;
  const isOutside = new RegExp(
    `\\b(?:hors|dehors|ailleurs|autre part|pas)\\b.{0,14}\\b${afterArticle(town)}\\b`,
    'u',
  ).test(line);
  return { town, isOutside };
};

const atTown = (town: string): string =>
  /^le /iu.test(town)
    ? `au ${town.slice(3)}`
    : /^les /iu.test(town)
      ? `aux ${town.slice(4)}`
      : `à ${town}`;

const outOfTown = (town: string): string =>
  atTown(town).replace(/^au /u, 'hors du ').replace(/^à /u, 'hors de ');

const CONTRACT_IN: Readonly<Record<string, RegExp>> = {
  cdi: /\bCDI\b/iu,
  cdd: /\bCDD\b/iu,
  interim: /int[ée]rim/iu,
  alternance: /alternance|apprentissage/iu,
  'temps partiel': /temps partiel|\b(?:1\d|2\d|30|31|32) ?h(?:eures)? par semaine/iu,
  'temps plein': /temps (?:plein|complet)/iu,
};

/** The days by which a state is told: of a refusal or an answer the day it came, else the day of sending. */
const dayFor = (each: Application, state: State | null): Day =>
  state === 'rejected' || state === 'answered' || state === 'inReview'
    ? since(each)
    : state === 'followedUp'
      ? (lastDone(each) ?? each.date)
      : each.date;

const MONTHLY = /(\d{1,2}[ .\u202f\u00a0]?\d{3})(?:[,.]\d+)? ?(?:€|euros?)/u;

/** Euros a month that are noted or told by the advertisement; null where none is. */
const payOf = (job: Job): { readonly euros: number; readonly words: string } | null => {
  const lines = [
    job.application?.salary ?? '',
    ...offerTextOf(job)
      .split('\n')
      .filter((line) => /par mois|mensuel/iu.test(line)),
  ];
  for (const line of lines) {
    const found = MONTHLY.exec(line);
    if (found !== null)
      return {
        euros: Number((found[1] ?? '').replace(/\D/gu, '')),
        words: line.trim().replace(/\.$/u, ''),
      };
  }
  return null;
};

const payAnswer = (jobs: readonly Job[]): Answer | null => {
  const known = jobs
    .flatMap((job) => {
      const pay = payOf(job);
      return pay === null || job.application === null ? [] : [{ each: job.application, pay }];
    })
    .toSorted((a, b) => b.pay.euros - a.pay.euros);
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
  'oldest rejected': 'est votre premier refus',
  first: 'est votre première candidature',
};

const applicationsAnswer = (
  question: string,
  query: AccountQuery,
  facts: SearchFacts,
): Answer | null => {
  const { state, period, leastDays, contract, order } = query;
  const all = appliedFor(facts);
  const where = whereAsked(question, all);
  const pattern = CONTRACT_IN[contract];
  const jobs = all.filter((job) => {
    const { application } = job;
    if (application === null) return false;
    return (
      (state === null || IS[state](application)) &&
      within(dayFor(application, state), leastDays === null ? period : null) &&
      (leastDays === null || daysBetween(application.date, facts.today) >= leastDays) &&
      (where === null || (townOf(job.place) === where.town) !== where.isOutside) &&
      (where === null || job.place !== '') &&
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
          text: `${named(one)} ${words}\u00a0: ${detailOf(one, state === 'silent' ? state : null, facts)}.${state === 'rejected' ? noteOf(one) : ''}`,
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

const versusAnswer = (facts: SearchFacts): Answer => {
  const all = facts.applications;
  const answered = all.filter(IS.answered).length;
  const silent = all.filter(IS.silent).length;
  const refused = all.filter(IS.rejected).length;
  const met = all.filter(IS.positive).length;
  return {
    text: `Vous avez ${answered === silent ? 'autant de réponses que de silences' : answered > silent ? 'plus de réponses que de silences' : 'plus de silences que de réponses'}\u00a0: ${counted(answered, 'candidature a eu une réponse', 'candidatures ont eu une réponse')} (${counted(met, 'entretien', 'entretiens')}, ${counted(refused, 'refus', 'refus')}), ${counted(silent, 'n’en a pas', 'n’en ont pas')}.`,
    links: [openAll],
  };
};

type Meeting = {
  readonly application: Application;
  readonly start: string;
  readonly place: string;
};

const meetingsIn = ({ applications }: SearchFacts): readonly Meeting[] =>
  applications
    .flatMap((application) =>
      application.interviews.map(({ start, place }) => ({ application, start, place })),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));

const meetingLine = ({ application, start, place }: Meeting, { today }: SearchFacts): string =>
  `${named(application)}, le ${weekdayOn(start)} ${timeInWords(start)}, ${distanceInWords(start.slice(0, 10), today)}${place.trim() === '' ? '' : ` (${place.trim().replace(/\.$/u, '')})`}`;

const interviewsAnswer = (query: AccountQuery, facts: SearchFacts): Answer | null => {
  const { period, order } = query;
  const all = meetingsIn(facts).filter(({ start }) => within(start.slice(0, 10), period));
  const coming = all.filter(({ start }) => start >= facts.now);
  const held = all.filter(({ start }) => start < facts.now);
  if (query.asks === 'one') {
    const one = order === 'latest' ? held.at(-1 - query.skip) : coming[query.skip];
    if (one === undefined)
      return { text: 'Aucun entretien à venir n’est noté dans votre suivi.', links: [openAll] };
    return {
      text: `${meetingLine(one, facts).replace('), le ', `) ${order === 'latest' ? 'est votre dernier entretien passé' : query.skip === 0 ? 'vient en premier' : 'vient ensuite'}\u00a0: le `)}.${
        order !== 'latest' && coming[query.skip + 1] !== undefined
          ? ` Ensuite\u00a0: ${meetingLine(coming[query.skip + 1] ?? one, facts)}.`
          : ''
      }`,
      links: [
        ...(order === 'latest'
          ? []
          : [to('interview', 'Préparer cet entretien', one.application.id)]),
        openOne(one.application),
      ],
    };
  }
  const meant =
    query.ahead === true ? coming : query.ahead === false && query.period === null ? all : all;
  const when = period === null ? '' : ` ${period.words}`;
  if (meant.length === 0)
    return {
      text: `Aucun entretien${query.ahead === true ? ' à venir' : ''} n’est noté${when} dans votre suivi.`,
      links: [openAll],
    };
  return {
    text: `Vous avez ${counted(meant.length, 'entretien noté', 'entretiens notés')}${when}${
      query.ahead !== true && held.length > 0 && coming.length > 0
        ? `, ${counted(held.length, 'passé', 'passés')} et ${counted(coming.length, 'à venir', 'à venir')}`
        : query.ahead === true || held.length === 0
          ? ', à venir'
          : ', déjà passé'.concat(held.length > 1 ? 's' : '')
    }\u00a0:\n${bullets(meant.map((each) => `${meetingLine(each, facts)}.`))}`,
    links: [
      ...(coming[0] === undefined
        ? []
        : [to('interview', 'Préparer cet entretien', coming[0].application.id)]),
      openAll,
    ],
  };
};

const dueLine = (application: Application, due: Day | null, { today }: SearchFacts): string =>
  due === null
    ? `${named(application)}, ${silenceOf(application, today)}`
    : `${named(application)}, relance prévue le ${dayInWords(due)}, ${distanceInWords(due, today)}`;

const followUpsAnswer = (query: AccountQuery, facts: SearchFacts): Answer | null => {
  const waiting = toFollowUp(facts);
  const planned = facts.applications
    .flatMap((application) => {
      const next = nextFollowUp(application);
      return next !== null && next.due > facts.today ? [{ application, due: next.due }] : [];
    })
    .toSorted((a, b) => (a.due < b.due ? -1 : 1));
  const list = [...waiting, ...planned];
  const first = list[query.skip];
  if (first === undefined)
    return { text: 'Aucune relance n’est à faire ni prévue dans votre suivi.', links: [openAll] };
  if (query.asks === 'one') {
    const second = list[query.skip + 1];
    return {
      text: `${dueLine(first.application, first.due, facts).replace('), ', `) est à relancer ${query.skip === 0 ? 'en premier' : 'ensuite'}\u00a0: `)}.${second === undefined ? '' : ` Ensuite\u00a0: ${dueLine(second.application, second.due, facts)}.`}`,
      links: [openOne(first.application), openAll],
    };
  }
  const meant = [
    ...waiting,
    ...planned.filter(({ due }) => query.period !== null && due <= query.period.to),
  ];
  return meant.length === 0
    ? {
        text: `Aucune relance n’est à faire${query.period === null ? ' aujourd’hui' : ` ${query.period.words}`}. La prochaine\u00a0: ${dueLine(first.application, first.due, facts)}.`,
        links: [openOne(first.application)],
      }
    : {
        text: `${counted(meant.length, 'candidature est à relancer', 'candidatures sont à relancer')}${query.period === null ? '' : ` ${query.period.words}`}, la plus pressée d’abord\u00a0:\n${bullets(
          meant
            .slice(0, MOST_LISTED)
            .map(({ application, due }) => `${dueLine(application, due, facts)}.`),
        )}`,
        links: [openAll],
      };
};

const agendaAnswer = (query: AccountQuery, facts: SearchFacts): Answer => {
  const { today } = facts;
  const period = query.period ?? { from: today, to: '2149-12-31', words: '' };
  const from = period.from < today ? today : period.from;
  const isNow = period.from <= today;
  const lines = [
    ...meetingsIn(facts)
      .filter(({ start }) => start >= facts.now && within(start.slice(0, 10), { ...period, from }))
      .map((each) => ({ day: each.start, words: `Entretien\u00a0: ${meetingLine(each, facts)}.` })),
    ...facts.applications.flatMap((application) => {
      const next = nextFollowUp(application);
      return next !== null &&
        (within(next.due, { ...period, from }) || (isNow && next.due <= today))
        ? [
            {
              day: next.due,
              words: `Relance\u00a0: ${named(application)}, ${next.due < today ? 'en retard, prévue ' : ''}${dated(next.due).replace(/^/u, 'le ')}.`,
            },
          ]
        : [];
    }),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const when = period.words === '' ? '' : ` ${period.words}`;
  return {
    text:
      lines.length === 0
        ? `Rien n’est noté${when} dans votre suivi\u00a0: ni entretien, ni relance.`
        : `${counted(lines.length, 'chose est notée', 'choses sont notées')}${when} dans votre suivi\u00a0:\n${bullets(lines.map(({ words }) => words))}`,
    links: [openAll],
  };
};

const lackOf = ({ missing }: SavedAnalysis): string => {
  const skills = skillsNamed(missing).slice(0, MOST_LACKING);
  return skills.length === 0 ? '' : ` Il y manque\u00a0: ${skills.join(', ')}.`;
};

/** What became of the application to an offer that was compared; empty where there is none. */
const becameOf = (analysis: SavedAnalysis, facts: SearchFacts): string => {
  const one = appliedFor(facts).find((job) => job.analysis?.id === analysis.id)?.application;
  return one === undefined || one === null
    ? ''
    : ` Votre candidature\u00a0: ${detailOf(one, null, facts)}.`;
};

const comparisonsAnswer = (
  question: string,
  query: AccountQuery,
  facts: SearchFacts,
): Answer | null => {
  const jobs = namedIn(question, facts)
    .records.filter(isJob)
    .filter(({ analysis }) => analysis !== null);
  const [a, b] = jobs
    .flatMap(({ analysis }) => analysis ?? [])
    .toSorted((x, y) => y.score - x.score);
  if (a !== undefined && b !== undefined)
    return {
      text: `${offerNamed(a)} a ${a.score} sur 100 et ${offerNamed(b)} ${b.score}\u00a0: ${counted(a.score - b.score, 'point', 'points')} d’écart.`,
      links: [to('analyses', 'Voir mes analyses')],
    };
  if (a !== undefined) return null;
  const sorted = facts.analyses.toSorted((x, y) => y.score - x.score);
  if (sorted.length === 0)
    return {
      text: 'Vous n’avez encore comparé aucune offre avec votre CV.',
      links: [to('match', 'Comparer mon CV avec une offre')],
    };
  if (query.order === 'highest' || query.order === 'lowest' || query.asks === 'one') {
    const one =
      query.order === 'lowest'
        ? sorted.at(-1)
        : query.order === 'latest'
          ? facts.analyses[0]
          : sorted[0];
    return one === undefined
      ? null
      : {
          text: `${offerNamed(one)} est votre ${query.order === 'lowest' ? 'comparaison la plus basse' : query.order === 'latest' ? 'dernière comparaison' : 'meilleure comparaison'}\u00a0: ${one.score} sur 100, le ${dayInWords(one.date.slice(0, 10))}.${lackOf(one)}${becameOf(one, facts)}`,
          links: [to('analysis', 'Ouvrir cette analyse', one.id)],
        };
  }
  return {
    text: `Vous gardez ${counted(sorted.length, 'comparaison', 'comparaisons')}${sorted.length > 1 ? ', la plus haute d’abord' : ''}\u00a0:\n${bullets(
      sorted
        .slice(0, MOST_LISTED)
        .map(
          (each) =>
            `${offerNamed(each)}, ${each.score} sur 100, le ${dayInWords(each.date.slice(0, 10))}.`,
        ),
    )}`,
    links: [to('analyses', 'Voir mes analyses')],
  };
};

const dossiersAnswer = (facts: SearchFacts): Answer => {
  const { dossiers = [] } = facts;
  const applied = new Set(
    accountOf(facts).flatMap((each) =>
      isJob(each) && each.application !== null && each.dossier !== null ? [each.dossier.id] : [],
    ),
  );
  return {
    text:
      dossiers.length === 0
        ? 'Aucun dossier n’est ouvert.'
        : `Vous avez ${counted(dossiers.length, 'dossier ouvert', 'dossiers ouverts')}\u00a0:\n${bullets(
            dossiers
              .slice(0, MOST_LISTED)
              .map(
                ({ id, title, company }) =>
                  `«\u00a0${title}\u00a0»${company === '' ? '' : ` (${company})`}, ${applied.has(id) ? 'candidature notée' : 'pas encore de candidature notée'}.`,
              ),
          )}`,
    links: [openAll],
  };
};

const lettersAnswer = ({ letters }: SearchFacts): Answer => ({
  text:
    letters.length === 0
      ? 'Aucune lettre n’est encore gardée.'
      : `Vous gardez ${counted(letters.length, 'lettre', 'lettres')}\u00a0:\n${bullets(
          letters
            .slice(0, MOST_LISTED)
            .map(
              ({ name, changedAt }) =>
                `«\u00a0${name}\u00a0», modifiée le ${dayInWords(changedAt.slice(0, 10))}.`,
            ),
        )}`,
  links: [to('coverLetter', 'Ouvrir mes lettres')],
});

const answerOf = (question: string, query: AccountQuery, facts: SearchFacts): Answer | null => {
  if (query.asks === 'versus') return versusAnswer(facts);
  switch (query.thing) {
    case 'applications':
      return applicationsAnswer(question, query, facts);
    case 'followUps':
      return query.state === 'followedUp' || query.state === 'notFollowedUp'
        ? applicationsAnswer(question, query, facts)
        : followUpsAnswer(query, facts);
    case 'interviews':
      return interviewsAnswer(query, facts);
    case 'comparisons':
      return comparisonsAnswer(question, query, facts);
    case 'agenda':
      return agendaAnswer(query, facts);
    case 'dossiers':
      return dossiersAnswer(facts);
    case 'letters':
      return lettersAnswer(facts);
  }
};

const FARTHEST = 3;

/** What was asked of several records last, as far as the questions since go on from it. */
const queryBefore = (talk: Talk | null, today: Day, left = FARTHEST): AccountQuery | null => {
  if (talk === null || left === 0) return null;
  const before = goesOn(talk.question) ? queryBefore(talk.before(), today, left - 1) : null;
  return queriesIn(talk.question, today, before).at(-1) ?? null;
};

const LONGEST_FOLLOWING = 9;

/** What the account says of several of its records: how many, which ones, the first of them; null where something else is asked. */
export const queryReply = (
  question: string,
  facts: SearchFacts,
  talk: Talk | null,
): Reply | null => {
  const isFollowing =
    talk !== null &&
    question.split(/\s+/u).length <= LONGEST_FOLLOWING &&
    (goesOn(question) || pointsBack(question));
  const before = isFollowing ? queryBefore(talk, facts.today) : null;
  const jobs = namedIn(question, facts).records.filter(isJob);
  const queries = queriesIn(question, facts.today, before, jobs.length > 1);
  const isOfApplications = queries.some(({ thing }) =>
    ['applications', 'interviews', 'followUps', 'agenda'].includes(thing),
  );
  if (queries.length === 0 || (isOfApplications && facts.applications.length === 0)) return null;
  const answers = queries.map((query) => answerOf(question, query, facts));
  const told = answers.flatMap((each) => each ?? []);
  if (told.length < answers.length) return null;
  return reply(told.map(({ text }) => text).join('\n\n'), {
    links: told
      .flatMap(({ links }) => links)
      .filter(
        ({ target, id }, at, all) =>
          all.findIndex((each) => each.target === target && each.id === id) === at,
      )
      .slice(0, 3),
    suggestions: queries.some(({ state, thing }) => state === 'silent' || thing === 'followUps')
      ? ['Écrire un e-mail de relance', 'Mes candidatures']
      : ['Mes candidatures'],
  });
};
