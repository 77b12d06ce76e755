import type { InterviewTopic } from '#/domain/interview/interview';
import { notAskedNames, saysNotAsked } from '#/domain/matching/notAskedNames';
import { fold } from '#/domain/shared/text';

/** The topics of an offer, less what the person says that it does not ask for. */
export const askedTopics = (
  topics: readonly InterviewTopic[],
  notAsked: readonly string[],
): readonly InterviewTopic[] => {
  if (notAsked.length === 0) return topics;
  const skills = notAskedNames(notAsked, 'skills');
  const degrees = notAskedNames(notAsked, 'degree');
  const isRefused = saysNotAsked(notAskedNames(notAsked, 'missions'));
  const languages = [...notAskedNames(notAsked, 'languages')];
  const years = notAskedNames(notAsked, 'experience').size > 0;
  return topics.filter(({ kind, label }) => {
    const name = fold(label.trim());
    switch (kind) {
      case 'tool':
      case 'skill':
      case 'licence':
      case 'softSkill':
        return !skills.has(name) && !degrees.has(name);
      case 'degree':
        return !degrees.has(name);
      case 'mission':
        return !isRefused(label);
      case 'language':
        // The level stands behind the name.
        return !languages.some((one) => one === name || one.startsWith(`${name} (`));
      case 'years':
        return !years;
      case 'schedule':
      case 'pay':
        return true;
    }
  });
};
