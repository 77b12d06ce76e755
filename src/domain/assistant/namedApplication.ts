import type { Application } from '#/domain/applications/application';
import { fold } from '#/domain/shared/text';

/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()} `;

const holds = (question: string, name: string): boolean => {
  const words = wordsOf(name);
  return words.trim().length >= SHORTEST_NAME && question.includes(words);
};

/** The application whose employer, or else whose title, a question names; the latest where several fit. */
export const namedApplication = (
  question: string,
  applications: readonly Application[],
): Application | null => {
  const asked = wordsOf(question);
  const latestFirst = applications.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return (
    latestFirst.find(({ company }) => holds(asked, company)) ??
    latestFirst.find(({ title }) => holds(asked, title)) ??
    null
  );
};
