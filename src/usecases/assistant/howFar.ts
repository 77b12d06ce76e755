import type { SearchFacts } from '#/domain/assistant/facts';
import { speaksOfDistance } from '#/domain/assistant/howFarAsked.fr';

/** The facts with the distances from home, where a question may ask for one: the register of communes is large, and loads then alone. */
export const withDistances = async (
  questions: readonly string[],
  facts: SearchFacts,
): Promise<SearchFacts> => {
  const home = facts.cv.status === 'read' ? (facts.cv.cv.person.city?.value ?? '') : '';
  if (home === '' || !questions.some(speaksOfDistance)) return facts;
  const { kmFrom } = await import('#/domain/places/kmFrom');
  return { ...facts, kmFromHome: kmFrom(home) };
};
