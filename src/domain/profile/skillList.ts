import { fold } from '#/domain/shared/text';

/** The skills of a text in which commas, semicolons or lines separate them; each once, as first written. */
export const splitSkills = (text: string): readonly string[] => {
  const seen = new Set<string>();
  return text
    .split(/[,;\n]/u)
    .map((skill) => skill.replace(/\s+/gu, ' ').trim())
    .filter((skill) => {
      const key = fold(skill);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
};

/** The text that keeps a list of skills. */
export const writeSkills = (skills: readonly string[]): string => skills.join(', ');

/** The text with more skills at its end; those it has already are left out. */
export const addSkills = (text: string, added: string): string =>
  writeSkills(splitSkills(`${text}, ${added}`));

/** The text without a skill, whatever its case and accents. */
export const removeSkill = (text: string, removed: string): string => {
  const key = fold(removed);
  return writeSkills(splitSkills(text).filter((skill) => fold(skill) !== key));
};

/**
 * Known skills that complete what is being typed and are not held yet, those that start with it first.
 * Nothing typed proposes the first of them.
 */
export const suggestSkills = (
  known: readonly string[],
  held: string,
  typed: string,
  count: number,
): readonly string[] => {
  const taken = new Set(splitSkills(held).map((skill) => fold(skill)));
  const start = fold(typed.split(/[,;\n]/u).at(-1) ?? '').trim();
  const starting: string[] = [];
  const holding: string[] = [];
  for (const skill of known) {
    const key = fold(skill);
    if (taken.has(key)) continue;
    if (key.startsWith(start)) {
      taken.add(key);
      starting.push(skill);
      if (starting.length === count) return starting;
    } else if (holding.length < count && key.includes(` ${start}`)) {
      taken.add(key);
      holding.push(skill);
    }
  }
  return [...starting, ...holding].slice(0, count);
};
