import { describe, expect, test } from 'vitest';

import { CV_SECTIONS } from '#/domain/cv/cv';
import type { Confidence, CvSection, CvSkill } from '#/domain/cv/cv';
import { groupSkills } from '#/domain/cv/skills/skillGroups';

const aSkill = (
  label: string,
  section: CvSection | null,
  confidence: Confidence = 'sure',
): CvSkill => ({
  concept: null,
  label,
  written: label,
  section,
  mentions: section === null ? [] : [{ start: 0, end: label.length }],
  confidence,
});

const many = (section: CvSection, count: number, confidence?: Confidence): CvSkill[] =>
  Array.from({ length: count }, (_, index) => aSkill(`${section} ${index}`, section, confidence));

const countOf = (groups: readonly { readonly skills: readonly CvSkill[] }[]): number =>
  groups.reduce((sum, { skills }) => sum + skills.length, 0);

describe('groupSkills', () => {
  test('groups by section, the list of skills before the posts, what the user typed first', () => {
    const { shown, folded } = groupSkills([
      aSkill('Soudure', 'experience'),
      aSkill('Excel', 'skills'),
      aSkill('Permis C', null, 'corrected'),
    ]);
    expect(shown.map(({ section }) => section)).toEqual([null, 'skills', 'experience']);
    expect(folded).toEqual([]);
  });

  test('keeps the order of the CV inside a section', () => {
    const { shown } = groupSkills([
      aSkill('Word', 'skills', 'likely'),
      aSkill('Excel', 'skills', 'sure'),
    ]);
    expect(shown[0]?.skills.map(({ label }) => label)).toEqual(['Word', 'Excel']);
  });

  test('shows twenty at most and loses none', () => {
    const skills = [...many('skills', 30), ...many('experience', 30), ...many('softSkills', 5)];
    const { shown, folded } = groupSkills(skills);
    expect(countOf(shown)).toBe(20);
    expect(countOf(shown) + countOf(folded)).toBe(skills.length);
  });

  test('a long list leaves room for the other sections', () => {
    const { shown } = groupSkills([...many('skills', 60), ...many('experience', 3)]);
    expect(shown.map(({ section, skills }) => [section, skills.length])).toEqual([
      ['skills', 17],
      ['experience', 3],
    ]);
  });

  test('folds what is doubtful, even where there is room', () => {
    const { shown, folded } = groupSkills([
      aSkill('Découpe', 'experience', 'doubtful'),
      aSkill('Excel', 'skills'),
    ]);
    expect(shown.flatMap(({ skills }) => skills.map(({ label }) => label))).toEqual(['Excel']);
    expect(folded.flatMap(({ skills }) => skills.map(({ label }) => label))).toEqual(['Découpe']);
  });

  test.each(CV_SECTIONS)('has a place for what stands under %s', (section) => {
    expect(groupSkills([aSkill('Excel', section)]).shown).toHaveLength(1);
  });

  test('prefers the surest of a section that has too many', () => {
    const { shown } = groupSkills([...many('skills', 25, 'likely'), aSkill('Excel', 'skills')]);
    expect(shown[0]?.skills.map(({ label }) => label)).toContain('Excel');
  });
});
