import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import type { AccountQuery } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { lastDaysWithin } from '#/domain/assistant/replies/overdue.fr';
import { MOST_LISTED, openAll, openOne, within } from '#/domain/assistant/replies/queryParts.fr';
import type { Answer } from '#/domain/assistant/replies/queryParts.fr';
import {
  bullets,
  counted,
  distanceInWords,
  named,
  silenceOf,
  timeInWords,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { plannedFollowUp, toFollowUp } from '#/domain/assistant/toFollowUp';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

const dated = (day: Day): string => `${weekdayOn(day)} ${dayInWords(day)}`;

type Meeting = {
  readonly application: Application;
  readonly start: string;
  readonly place: string;
  readonly notes: string;
};

const meetingsIn = ({ applications }: SearchFacts): readonly Meeting[] =>
  applications
    .flatMap((application) =>
      application.interviews.map(({ start, place, notes }) => ({
        application,
        start,
        place,
        notes,
      })),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));

const meetingLine = ({ application, start, place }: Meeting, { today }: SearchFacts): string =>
  `${named(application)}, le ${weekdayOn(start)} ${timeInWords(start)}, ${distanceInWords(start.slice(0, 10), today)}${place.trim() === '' ? '' : ` (${place.trim().replace(/\.$/u, '')})`}`;

const peopleAt = ({ application }: Meeting): string =>
  [
    ...new Set(
      application.contacts.map(({ name, role }) => (role === '' ? name : `${name} (${role})`)),
    ),
  ]
    .filter((each) => each !== '')
    .join(', ');

/** A line of a meeting, with who is noted there, and what was noted of one that was held. */
const meetingTold = (each: Meeting, facts: SearchFacts): string => {
  const people = peopleAt(each);
  const notes = each.start < facts.now ? each.notes.trim() : '';
  return `${meetingLine(each, facts)}.${people === '' ? '' : ` Contact noté\u00a0: ${people}.`}${notes === '' ? '' : ` Vos notes\u00a0: «\u00a0${notes}\u00a0»`}`;
};

/** The interviews of a time: how many, which ones, or the next. */
export const interviewsAnswer = (query: AccountQuery, facts: SearchFacts): Answer | null => {
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
    query.ahead === true
      ? coming
      : query.ahead === false && query.asks === 'list' && held.length > 0
        ? held
        : all;
  const when = period === null ? '' : ` ${period.words}`;
  if (meant.length === 0)
    return {
      text: `Aucun entretien${query.ahead === true ? ' à venir' : ''} n’est noté${when} dans votre suivi.`,
      links: [openAll],
    };
  return {
    text: `Vous avez ${counted(meant.length, 'entretien noté', 'entretiens notés')}${when}${
      meant === all && held.length > 0 && coming.length > 0
        ? `, ${counted(held.length, 'passé', 'passés')} et ${counted(coming.length, 'à venir', 'à venir')}`
        : meant === coming || held.length === 0
          ? ', à venir'
          : ', déjà passé'.concat(held.length > 1 ? 's' : '')
    }\u00a0:\n${bullets(meant.map((each) => meetingTold(each, facts)))}`,
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

/** Who is to be written to again, the most pressing first. */
export const followUpsAnswer = (query: AccountQuery, facts: SearchFacts): Answer | null => {
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

/** What is noted for the days to come. */
export const agendaAnswer = (query: AccountQuery, facts: SearchFacts): Answer => {
  const { today } = facts;
  const period = query.period ?? { from: today, to: '2149-12-31', words: '' };
  const from = period.from < today ? today : period.from;
  const isNow = period.from <= today;
  const lines = [
    ...meetingsIn(facts)
      .filter(({ start }) => start >= facts.now && within(start.slice(0, 10), { ...period, from }))
      .map((each) => ({ day: each.start, words: `Entretien\u00a0: ${meetingLine(each, facts)}.` })),
    ...facts.applications.flatMap((application) => {
      const next = plannedFollowUp(application);
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
    ...lastDaysWithin(facts, from, period.to),
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
