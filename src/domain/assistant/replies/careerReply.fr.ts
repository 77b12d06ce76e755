import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { postWords, tasksWords } from '#/domain/assistant/replies/cvAspects.fr';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { durationInWords, monthName } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

const YEAR = 12;

/** The first and the last month that a date may mean: a year alone is any of its months. */
const monthsMeant = ({ year, month }: YearMonth): readonly [first: number, last: number] =>
  month === null
    ? [year * YEAR, year * YEAR + YEAR - 1]
    : [year * YEAR + month - 1, year * YEAR + month - 1];

const startsAt = ({ start }: CvExperience): number =>
  start === null ? 0 : monthsMeant(start.value)[0];

/** The posts of a CV, the one begun last first. */
export const postsInOrder = ({ experiences }: Cv): readonly CvExperience[] =>
  experiences.toSorted((a, b) => startsAt(b) - startsAt(a));

const inWords = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${monthName(month)} ${year}`;

const called = ({ jobTitle, company }: CvExperience): string =>
  `«\u00a0${jobTitle?.value ?? 'un poste'}\u00a0»${company === null ? '' : `, ${company.value}`}`;

/** Folded. */
const OF_TASKS =
  /\b(?:fai(?:s|sais|sait)|faire|taches?|missions?|quoi comme travail|consistait)\b/u;
const OF_LEAVING =
  /\b(?:sans (?:emploi|travail|boulot|activite)|au chomage|(?:suis|y suis|travaille) plus|plus (?:chez|a la|au)|quittee?|partie?|fini[a-z]*|arretee?|jusqu a quand|date de (?:fin|sortie|depart))\b/u;

const monthNow = (today: string): number =>
  Number(today.slice(0, 4)) * YEAR + Number(today.slice(5, 7)) - 1;

/** Since when a post is no longer held; empty where it is, or where its end is not read. */
const leftWords = (post: CvExperience, today: string): string => {
  const { end } = post;
  if (end === null) return `${called(post)}\u00a0: la fin de ce poste ne se lit pas dans votre CV.`;
  if (end.value === 'ongoing')
    return `${called(post)}\u00a0: votre CV dit que vous y êtes toujours.`;
  const months = monthNow(today) - monthsMeant(end.value)[1];
  const since =
    end.value.month === null || months <= 0 ? '' : `, il y a environ ${durationInWords(months)}`;
  return `${called(post)}\u00a0: votre CV dit que vous n’y êtes plus depuis ${inWords(end.value)}${since}.`;
};

/** For how long one has had no work: folded. */
const OF_HAVING_NONE =
  /\b(?:depuis (?:combien de temps|quand|combien)|ca fait combien(?: de temps)?)\b.*\b(?:sans (?:emploi|travail|boulot|activite)|au chomage|(?:je|j) (?:ne )?travaille (?:pas|plus)|en recherche)\b/u;

/** Since when the last post of the CV is over, where a question asks for how long one has had none; null elsewhere. */
export const sinceLastPost = (question: string, facts: SearchFacts): Reply | null => {
  if (facts.cv.status !== 'read' || !OF_HAVING_NONE.test(opened(question))) return null;
  const [last] = postsInOrder(facts.cv.cv);
  return last === undefined ? null : postReply(question, [last], facts);
};

/** What the CV says of posts: what was done there, since when they are over, or all of it. */
export const postReply = (
  question: string,
  posts: readonly CvExperience[],
  facts: SearchFacts,
): Reply | null => {
  if (facts.cv.status !== 'read' || posts.length === 0) return null;
  const { cv } = facts.cv;
  const line = opened(question);
  const told = posts.map((post) => {
    if (OF_LEAVING.test(line)) return `${leftWords(post, facts.today)}\n\n${postWords(post, cv)}`;
    return OF_TASKS.test(line) ? tasksWords(post) : postWords(post, cv);
  });
  return reply(told.join('\n\n'), {
    links: [to('myCv', 'Ouvrir Mon CV')],
    suggestions: ['Quels sont mes points forts\u202f?'],
  });
};

/** Folded. */
const OF_A_GAP =
  /\b(?:trous?|blancs?|vides?|creux|coupures?|interruptions?|periodes? (?:sans|vides?|d inactivite))\b/u;
const OF_OWN_CAREER =
  /\b(?:mon|le) (?:cv|parcours)\b|\bmes (?:postes?|dates|experiences|boulots?)\b|\bentre .+ et\b|\bj ai\b/u;
const ASKS_HOW_TO =
  /\b(?:comment|expliquer|explique[rz]?|justifi[a-z]*|cacher?|masquer?|combler|boucher|dire|mettre|grave|genant|recruteur[a-z]*|entretien)\b/u;

/** Whether a question asks what gaps its own CV shows. */
export const asksOfGaps = (question: string): boolean => {
  const line = opened(question);
  return OF_A_GAP.test(line) && OF_OWN_CAREER.test(line) && !ASKS_HOW_TO.test(line);
};

/** Shorter gaps are the time to change posts. */
const SHORTEST_GAP = 2;

const between = (least: number, most: number): string => {
  if (least === most) return durationInWords(most);
  return least <= 0
    ? `${durationInWords(most)} au plus, peut-être rien`
    : `entre ${durationInWords(least)} et ${durationInWords(most)}`;
};

const gapLine = (older: CvExperience, newer: CvExperience): string | null => {
  if (older.end === null || older.end.value === 'ongoing' || newer.start === null) return null;
  const end = monthsMeant(older.end.value);
  const start = monthsMeant(newer.start.value);
  const most = start[1] - end[0] - 1;
  const least = start[0] - end[1] - 1;
  if (most < SHORTEST_GAP || end[0] === start[0]) return null;
  const isSure = least === most;
  return `${called(older)} finit en ${inWords(older.end.value)} et ${called(newer)} commence en ${inWords(newer.start.value)}\u00a0: ${between(least, most)}${isSure ? '' : ', le mois n’étant pas écrit'}.`;
};

/** The last month that a post may have lasted to; no end that is told is none. */
const endsAt = ({ end }: CvExperience): number =>
  end === null || end.value === 'ongoing' ? Number.POSITIVE_INFINITY : monthsMeant(end.value)[1];

/** The gaps between the posts of the CV, each with its dates and its length, and what runs since the last one. */
export const gapsReply = (facts: SearchFacts): Reply | null => {
  if (facts.cv.status !== 'read') return null;
  // Posts may overlap: a gap begins where the one that lasted longest so far ends.
  let furthest: CvExperience | null = null;
  const found: string[] = [];
  for (const post of postsInOrder(facts.cv.cv).toReversed()) {
    const line = furthest === null ? null : gapLine(furthest, post);
    if (line !== null) found.unshift(line);
    if (furthest === null || endsAt(post) >= endsAt(furthest)) furthest = post;
  }
  const ended = furthest?.end?.value ?? 'ongoing';
  const months = ended === 'ongoing' ? 0 : monthNow(facts.today) - monthsMeant(ended)[1];
  const since =
    ended !== 'ongoing' && months >= SHORTEST_GAP
      ? `Depuis ${inWords(ended)}, votre CV n’indique plus de poste\u00a0: environ ${durationInWords(months)}.`
      : '';
  const missing = found.some((line) => line.includes('n’étant pas écrit'));
  return reply(
    [
      found.length === 0
        ? 'Je ne vois pas de blanc entre les postes de votre CV, d’après les dates que j’y lis.'
        : `Oui, d’après les dates de votre CV\u00a0:\n${bullets(found)}`,
      ...(since === '' ? [] : [since]),
      ...(missing
        ? ['Écrivez le mois à côté de l’année\u00a0: le blanc paraîtra sans doute plus court.']
        : []),
    ].join('\n\n'),
    {
      links: [to('myCv', 'Vérifier mes dates')],
      suggestions: ['Comment expliquer un trou dans mon CV\u202f?'],
    },
  );
};

/** A post by its place in the career; folded. */
const OF_A_PLACE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:avant[- ]dernier|precedent) (?:poste|emploi|boulot|travail|job|employeur|patron|taf)\b|\b(?:poste|emploi|boulot|travail|job|employeur|taf) (?:precedent|d avant)\b/u,
    1,
  ],
  [
    /\b(?:dernier|actuel|derniere) (?:poste|emploi|boulot|travail|job|employeur|patron|taf|experience|boite|entreprise)\b|\bj ai fait quoi en dernier\b|\bj etais ou en dernier\b/u,
    0,
  ],
  [
    /\b(?:premier|premiere) (?:poste|emploi|boulot|travail|job|employeur|patron|taf|experience|boite|entreprise)\b/u,
    -1,
  ],
];
const ASKS_WHICH =
  /\b(?:quoi|quel(?:le)?s?|ou|quand|combien|c etait|deja|faisais|nom|appel[a-z]*|depuis|rappelle[a-z]*|dit|date)\b/u;
const OF_ONES_CAREER = /\b(?:mon|ma|j|cv|parcours)\b/u;

/** The post that a question points at by its place in the career: the last one, the one before, the first; null where it points at none. */
export const postByPlace = (line: string, cv: Cv): CvExperience | null => {
  if (!ASKS_WHICH.test(line) || !OF_ONES_CAREER.test(line)) return null;
  const place = OF_A_PLACE.find(([pattern]) => pattern.test(line))?.[1];
  return place === undefined ? null : (postsInOrder(cv).at(place) ?? null);
};
