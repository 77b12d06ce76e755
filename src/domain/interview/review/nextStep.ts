import type { InterviewQuestion } from '#/domain/interview/interview';
import { bestTask } from '#/domain/interview/outlineTasks';
import type { OutlineSources } from '#/domain/interview/outlineTasks';
import type { AnswerReview, NextStep, Point } from '#/domain/interview/review/answerReview';
import { openAnswer, exactly } from '#/domain/interview/review/answerText';
import type { AnswerText } from '#/domain/interview/review/answerText';
import { byPriority } from '#/domain/interview/review/coach.fr';
import {
  atName,
  inPost,
  PART_OPENINGS,
  plainly,
  STEP_OPENINGS,
} from '#/domain/interview/review/nextStep.fr';
import { tellsAgeAlone, withoutAge } from '#/domain/interview/review/ownAge';
import { isMissing } from '#/domain/interview/review/parts';
import type { PartFound } from '#/domain/interview/review/parts';
import type { Part } from '#/domain/interview/review/shapes';
import { capitalise, lowerFirst } from '#/domain/letters/french/frenchWords';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { WORKPLACE } from '#/domain/letters/french/nouns.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Names of employers that say what the house is, and so take an article. Folded. */
const HOUSE_NAMED =
  /^(?:(?:centre|chu|association|fondation|hopita\w+|(?:auto-)?ecole|lycee|college|mairie|ville|maison|mutuelle|ministere|conseil|communaute|institut|groupe|transports|ambulances|filatures|ateliers)\b|(?:les? |la |l'))/u;

/** Where one worked, as it opens a sentence: the word of a kind of house takes its article, a name does not. */
const workedAt = (company: string): string =>
  WORKPLACE.test(fold(company)) || HOUSE_NAMED.test(fold(company))
    ? capitalise(atOrganisation(company))
    : atName(company);

type Seen = Pick<
  AnswerReview,
  | 'parts'
  | 'complaints'
  | 'disclosures'
  | 'persons'
  | 'unlawful'
  | 'relevance'
  | 'ownLife'
  | 'isNoAnswer'
>;

const LONGEST = 230;
const WHOLE_ANSWER = 700;

/** A quote brought to a length that is read at a glance, cut between two words. */
const short = (text: string, most = LONGEST): string => {
  const one = text.replaceAll(/\s+/gu, ' ').trim();
  return one.length <= most ? one : `${one.slice(0, most).replace(/\s\S*$/u, '')} \u2026`;
};

const ended = (text: string): string => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);

/** Words that a line of the CV shares with an answer, so that it may be said to be told of the same post. */
const SAME_POST = 2;

/** Whether an answer tells of the post of a line: it names the house, or the very matter of the line. */
const tellsOf = (answer: AnswerText, task: NonNullable<ReturnType<typeof bestTask>>): boolean => {
  const said = contentStems(answer.original);
  const shared = (text: string): number =>
    [...new Set(contentStems(text))].filter((stem) => said.some((other) => sameRoot(stem, other)))
      .length;
  const { company } = task.experience;
  return (company !== null && shared(company.value) > 0) || shared(task.text) >= SAME_POST;
};

/** The line of the CV that has most words in common with the question and the answer; null where none has any. */
const cvLine = (
  question: InterviewQuestion,
  answer: AnswerText,
  { cv, topics }: OutlineSources,
): ReturnType<typeof bestTask> => {
  if (cv === null) return null;
  const stems = contentStems(
    [
      answer.original,
      question.echoes ?? '',
      ...topics.filter(({ id }) => question.topicIds.includes(id)).map(({ label }) => label),
    ].join(' '),
  );
  const task = bestTask(cv, stems, new Set());
  return task &&
    contentStems(task.text).some((stem) => stems.some((other) => sameRoot(stem, other)))
    ? task
    : null;
};

const said = (parts: readonly PartFound[], wanted: readonly Part[]): string | null => {
  const found = parts.find(({ part, quotes }) => wanted.includes(part) && quotes.length > 0);
  return found?.quotes[0] ?? null;
};

/** A part that is lacking, between the person's own sentences before and after it. */
const withPart = (part: Part, opening: string, parts: readonly PartFound[]): string => {
  const at = parts.findIndex((each) => each.part === part);
  const before = said(
    parts.slice(0, at).toReversed(),
    parts.map((each) => each.part),
  );
  const after = said(
    parts.slice(at + 1),
    parts.map((each) => each.part),
  );
  // One sentence may hold what comes before and after: the part is told ahead of it.
  if (before !== null && before !== after) return `${ended(short(before))} ${opening}`;
  return after === null ? opening : `${opening} ${ended(short(after))}`;
};

const sentencesOf = (answer: AnswerText): readonly string[] =>
  answer.sentences.map((span) => exactly(answer, span)).filter((text) => text !== '');

/** The answer without the sentences that hold these quotes; of one that tells an age, the rest is kept. */
const without = (answer: AnswerText, quotes: readonly string[]): string =>
  sentencesOf(answer)
    .map((text) =>
      !quotes.some((quote) => quote.includes(text) || text.includes(quote))
        ? text
        : tellsAgeAlone(text)
          ? withoutAge(text)
          : '',
    )
    .filter((text) => text !== '')
    .join(' ');

const isPart = (about: Point['about']): about is Part => about in PART_OPENINGS;

/** What is said before the person's own words, and what after: a part that comes ahead of one that they told goes ahead of it. */
const lengthened = (
  answer: AnswerText,
  parts: readonly PartFound[],
  opening: string | null,
): string => {
  const own = ended(short(sentencesOf(answer).join(' '), WHOLE_ANSWER));
  const missing = parts.filter(isMissing).map(({ part }) => part);
  const isStory = parts.some(({ part }) => part === 'situation');
  if (!isStory) return `${own} ${PART_OPENINGS[byPriority(missing).find(isPart) ?? 'proof']}`;
  if (missing.every((part) => part === 'task')) return `${own} ${STEP_OPENINGS.further}`;
  const lacks = (part: Part): boolean => missing.includes(part);
  const action = lacks('action') ? [PART_OPENINGS.action] : [];
  const isEndTold = !lacks('result');
  const [first = '', ...then] = [
    ...(isEndTold ? action : []),
    own,
    ...(isEndTold ? [] : [...action, PART_OPENINGS.result]),
  ];
  const scene =
    opening === null ? `${PART_OPENINGS.situation} ${first}` : `${opening} ${lowerFirst(first)}`;
  return [lacks('situation') ? scene : first, ...then].join(' ');
};

/** How an answer may begin that nothing was said of yet. */
const begun = (parts: readonly PartFound[]): string =>
  parts
    .filter(({ part }) => part !== 'task')
    .map(({ part }) => PART_OPENINGS[part])
    .join(' ');

/** An answer that lacks nothing can still be brought back to the post asked for; null where it ends on no result of its own. */
export const furtherStepOf = ({ parts }: Pick<Seen, 'parts'>): NextStep | null => {
  // The last of its sentences ends the story.
  const result = parts.find(({ part }) => part === 'result')?.quotes.at(-1) ?? null;
  return result === null
    ? null
    : { rewritten: `${ended(short(result))} ${STEP_OPENINGS.further}`, fromCv: null };
};

/** Shows the first thing to improve, of words that are all the person's, the CV's, or left blank. */
export const nextStepOf = (
  about: Point['about'],
  text: string,
  seen: Seen,
  question: InterviewQuestion,
  sources: OutlineSources,
): NextStep | null => {
  const answer = openAnswer(text);
  const task = cvLine(question, answer, sources);
  const post = task?.experience.jobTitle?.value ?? null;
  const company = task?.experience.company?.value ?? null;
  const opening =
    task === null || (seen.relevance !== 'aside' && !tellsOf(answer, task))
      ? null
      : inPost(
          company === null ? null : workedAt(company),
          post === null ? null : lowerFirst(post),
          task.experience.end?.value === 'ongoing',
        );
  const fromCv = task === null ? null : { quote: task.text, post };
  const { parts } = seen;
  const mine = said(parts, ['action']) ?? sentencesOf(answer)[0] ?? '';
  const step = (rewritten: string, cv = fromCv): NextStep => ({ rewritten, fromCv: cv });
  if (about === 'situation' && opening !== null)
    return step(`${opening} ${lowerFirst(ended(short(mine)))}`);
  if (isPart(about)) return step(withPart(about, PART_OPENINGS[about], parts));
  switch (about) {
    case 'privacy':
    case 'respect': {
      const kept = without(answer, about === 'privacy' ? seen.disclosures : seen.complaints);
      const factOnly = parts.some(({ part }) => part === 'action')
        ? `${STEP_OPENINGS.factOnly} ${PART_OPENINGS.action}`
        : PART_OPENINGS[parts[0]?.part ?? 'fact'];
      // What is left of a complaint may be its tail: it is kept where it tells something asked for.
      const rest = parts.some(({ quotes }) => quotes.some((quote) => kept.includes(quote)))
        ? kept
        : '';
      return step(
        rest === ''
          ? about === 'privacy'
            ? PART_OPENINGS.backToJob
            : factOnly
          : short(rest, WHOLE_ANSWER),
        null,
      );
    }
    case 'lawful':
      return step(STEP_OPENINGS.lawful, null);
    case 'relevance':
      if (seen.relevance === 'unclear' && seen.ownLife) {
        const told = said(parts, ['result', 'action']) ?? sentencesOf(answer).at(-1) ?? '';
        return step(`${ended(short(told))} ${STEP_OPENINGS.ownLife}`, null);
      }
      if (seen.relevance === 'unclear')
        return step(`${STEP_OPENINGS.linked} ${ended(short(sentencesOf(answer)[0] ?? ''))}`, null);
      return step(
        question.shape === 'star' || question.shape === 'method'
          ? `${opening ?? PART_OPENINGS.situation} ${
              opening === null ? PART_OPENINGS.action : lowerFirst(PART_OPENINGS.action)
            }`
          : (PART_OPENINGS[parts[0]?.part ?? 'fact'] ?? ''),
      );
    case 'person':
      // "Nous" is never turned into "je": only the person knows which part of it was theirs.
      return step(`${ended(short(seen.persons.quotes[0] ?? mine))} ${STEP_OPENINGS.myPart}`, null);
    case 'figures':
      return step(`${short(mine).replace(/[.!?]$/u, '')}, ${STEP_OPENINGS.figures}`);
    case 'fillers':
    case 'assurance': {
      const plain = sentencesOf(answer)
        .map((sentence) => ({ sentence, plain: plainly(sentence) }))
        .find(({ sentence, plain: rest }) => rest !== sentence && rest.split(' ').length > 3);
      return plain === undefined ? null : step(short(plain.plain), null);
    }
    case 'length':
      return step(seen.isNoAnswer ? begun(parts) : lengthened(answer, parts, opening));
    case 'offer':
      return null;
  }
};
