import type { Day } from '#/domain/applications/days';
import { isJob } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { AccountQuery } from '#/domain/assistant/accountQuery.fr';
import { queriesIn } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import {
  agendaAnswer,
  followUpsAnswer,
  interviewsAnswer,
} from '#/domain/assistant/replies/queriedAgenda.fr';
import {
  applicationsAnswer,
  versusAnswer,
} from '#/domain/assistant/replies/queriedApplications.fr';
import {
  comparisonsAnswer,
  dossiersAnswer,
  lettersAnswer,
} from '#/domain/assistant/replies/queriedPapers.fr';
import type { Answer } from '#/domain/assistant/replies/queryParts.fr';
import { goesOn, pointsBack } from '#/domain/assistant/replies/smallTalk.fr';
import type { Talk } from '#/domain/assistant/talk';

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
