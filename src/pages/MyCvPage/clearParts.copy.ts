import type { Clarity, DoubtfulPart } from '#/domain/cv/countDoubts';

const clearParts: Record<DoubtfulPart, string> = {
  identity: 'identité',
  experience: 'expériences',
  education: 'formation',
  languages: 'langues',
};

/** What read clearly, by name, and the posts that no employer stands beside; empty where neither can be said. */
export const noDoubt = ({ parts, postsWithoutEmployer: posts }: Clarity): string => {
  const names = parts.map((part) => clearParts[part]);
  const [first = ''] = names;
  const list = names.length < 2 ? first : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
  return [
    list === ''
      ? ''
      : `${list.charAt(0).toUpperCase()}${list.slice(1)}\u00a0: tout se lisait clairement.`,
    posts === 0
      ? ''
      : posts === 1
        ? 'Une expérience reste sans employeur.'
        : `${posts} expériences restent sans employeur.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
