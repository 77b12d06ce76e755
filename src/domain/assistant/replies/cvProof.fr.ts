import type { SearchFacts } from '#/domain/assistant/facts';
import type { EmailDraft } from '#/domain/assistant/message';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { atOrganisation } from '#/domain/letters/french/nounPhrase';
import { contentStems, sameRoot } from '#/domain/matching/words';

const MOST_TASKS = 2;
const LONGEST_TASK = 90;

const countShared = (text: string, stems: readonly string[]): number =>
  contentStems(text).filter((word) => stems.some((stem) => sameRoot(stem, word))).length;

/** How near a post is to what is sought: its name counts for more than its tasks. */
const nearnessOf = ({ jobTitle, tasks }: CvExperience, stems: readonly string[]): number => {
  const title = jobTitle?.value ?? '';
  const whole = [title, ...tasks.map(({ value }) => value)].join(' ');
  return countShared(title, stems) * 2 + countShared(whole, stems);
};

/** The post of the CV that is nearest to one that is sought, by its name and then by its tasks; null where none is of it. */
export const nearestPost = (cv: Cv, sought: string): CvExperience | null => {
  const told = cv.experiences.filter(
    ({ jobTitle, tasks }) => jobTitle !== null && tasks.length > 0,
  );
  const stems = contentStems(sought);
  if (stems.length === 0) return told[0] ?? null;
  const rated = told
    .map((post) => ({ post, worth: nearnessOf(post, stems) }))
    .toSorted((a, b) => b.worth - a.worth);
  return (rated[0]?.worth ?? 0) > 0 ? (rated[0]?.post ?? null) : null;
};

const asPart = (task: string): string => {
  const words = task.trim().replace(/[.\s]+$/u, '');
  return /^\p{Lu}\p{Ll}/u.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
};

/** What the CV says was done in the post nearest to one that is sought, as a sentence of a message; empty where it says nothing of it. */
const proofOf = (cv: Cv, sought: string): string => {
  const post = nearestPost(cv, sought);
  if (post === null || post.jobTitle === null) return '';
  const tasks = post.tasks
    .map(({ value }) => value)
    .filter((value) => value.length <= LONGEST_TASK && !/^(?:j['’]|je |nous )/iu.test(value))
    .slice(0, MOST_TASKS)
    .map(asPart);
  if (tasks.length === 0) return '';
  const where = post.company === null ? '' : ` ${atOrganisation(post.company.value)}`;
  return `J’ai été ${offeredTitle(post.jobTitle.value.replace(/\s*\(.*$/u, ''), 'neutral')}${where}\u00a0: ${tasks.join(', ')}.`;
};

const BLANK =
  /(?:(?:J’ai été|Mon dernier poste\s:) [^.\n]*\. )?\[(?:Une preuve en une phrase|Ce que vous savez faire)[^\]]*\]/u;

/** A message with what the CV proves for the post that is sought, where nothing else stands in the place of the proof. */
export const withProof = (email: EmailDraft, sought: string, { cv }: SearchFacts): EmailDraft => {
  if (cv.status !== 'read' || !BLANK.test(email.body)) return email;
  const proof = proofOf(cv.cv, sought);
  return proof === '' ? email : { ...email, body: email.body.replace(BLANK, () => proof) };
};
