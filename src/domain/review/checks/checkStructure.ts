import { SPOKEN_HEADINGS } from '#/domain/cv/cues/headings.fr';
import type { CvExperience, CvSection } from '#/domain/cv/cv';
import { wordCount } from '#/domain/cv/text/lines';
import {
  findingOf,
  itemNowhere,
  itemOn,
  itemOnLine,
  monthNumber,
  nameOf,
} from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';

const COSTS = {
  section: { experience: 2, education: 1 },
  skills: 1,
  heading: 1,
  headings: 1,
  sectionOrder: 1,
  experienceOrder: 2,
} as const;

/** From this many months of work on, one expects the jobs before the studies. */
const EXPERIENCED = 36;

const has = ({ cv }: Scene, section: CvSection): boolean =>
  cv.sections.some((span) => span.section === section);

/** Enough known skills under a heading to say that it announces them. */
const FEW_SKILLS = 3;

/** A heading that says little ("Divers", "Boite a outils") above what is a list of skills. */
const hiddenSkills = ({ cv, lines }: Scene): ReviewLine | undefined =>
  lines.find((line) => {
    const span = cv.sections.find(({ heading }) => heading?.start === line.start);
    if (!line.heading || span?.section !== 'other') return false;
    const { start, end } = span.range;
    const inside = cv.skills.filter(
      ({ concept, mentions }) =>
        concept !== null &&
        mentions.some((mention) => start <= mention.start && mention.start < end),
    );
    return inside.length >= FEW_SKILLS;
  });

/** Whose lines of work name so much need no list of it. */
const NAMED_IN_WORK = 6;

const namedInWork = ({ cv }: Scene): number =>
  cv.skills.filter(({ concept, section }) => concept !== null && section === 'experience').length;

const skillsSection = (scene: Scene): readonly Finding[] => {
  if (has(scene, 'skills') || has(scene, 'certifications')) return [];
  if (namedInWork(scene) >= NAMED_IN_WORK) return [];
  const hidden = hiddenSkills(scene);
  return hidden === undefined
    ? findingOf(
        'sections',
        [itemNowhere('sections', 'skills', BETTER.section.skills)],
        COSTS.skills,
      )
    : findingOf(
        'headings',
        [itemOnLine(scene, 'headings', hidden, BETTER.heading(BETTER.usualHeadings.skills))],
        COSTS.heading,
      );
};

const sections = (scene: Scene): readonly Finding[] => {
  const { experiences, education } = scene.cv;
  const present = {
    experience: experiences.length > 0 || has(scene, 'experience'),
    education: education.length > 0 || has(scene, 'education'),
  };
  return [
    ...(['experience', 'education'] as const)
      .filter((part) => !present[part])
      .flatMap((part) =>
        findingOf(
          'sections',
          [itemNowhere('sections', part, BETTER.section[part])],
          COSTS.section[part],
        ),
      ),
    ...skillsSection(scene),
  ];
};

const isSpoken = ({ key }: ReviewLine): boolean =>
  SPOKEN_HEADINGS.some(([pattern]) => pattern.test(key.replace(/^[^\p{L}]+/u, '')));

const headings = (scene: Scene): readonly Finding[] => {
  const spoken = scene.lines
    .filter((line) => line.heading && line.section !== 'other' && isSpoken(line))
    .map((line) =>
      itemOnLine(scene, 'headings', line, BETTER.heading(BETTER.usualHeadings[line.section])),
    );
  return [...findingOf('headings', spoken, COSTS.heading, 2), ...unannounced(scene)];
};

const LONGEST_HEADING = 4;

/** A short line of words alone, which may be a heading in its owner's own words. */
const ownHeading = ({ lines, cv }: Scene, before: number): ReviewLine | undefined => {
  const line = lines.findLast(({ end, text }) => end < before && text.trim() !== '');
  const own = cv.headline?.source?.start;
  return line !== undefined &&
    line.body.start !== own &&
    wordCount(line.body.text) <= LONGEST_HEADING &&
    /^\p{Lu}[\p{L} '\u2019-]+:?$/u.test(line.body.text)
    ? line
    : undefined;
};

/** Posts that no usual heading announces. */
const unannounced = (scene: Scene): readonly Finding[] => {
  const [first] = scene.cv.experiences;
  const announced = scene.cv.sections.some(
    ({ section, heading }) => section === 'experience' && heading !== null,
  );
  if (first === undefined || announced) return [];
  const own = ownHeading(scene, first.range.start);
  const item =
    own === undefined
      ? itemOn(scene, 'headings', nameOf(scene, first), BETTER.headingAbsent)
      : itemOnLine(scene, 'headings', own, BETTER.heading(BETTER.usualHeadings.experience));
  return findingOf('headings', [item], COSTS.headings);
};

const headingOf = ({ lines }: Scene, section: CvSection): ReviewLine | undefined =>
  lines.find((line) => line.heading && line.section === section);

const sectionOrder = (scene: Scene): readonly Finding[] => {
  const { cv } = scene;
  // In two columns the order of reading is not the order that the eye takes.
  if (cv.document.layout.columns === 2 || cv.document.layout.textBoxes) return [];
  if ((cv.monthsOfExperience ?? 0) < EXPERIENCED) return [];
  const education = headingOf(scene, 'education');
  const experience = headingOf(scene, 'experience');
  if (education === undefined || experience === undefined || education.start > experience.start)
    return [];
  const item = itemOnLine(scene, 'sectionOrder', education, BETTER.sectionOrder);
  return findingOf('sectionOrder', [item], COSTS.sectionOrder);
};

const startOf = ({ start }: CvExperience): number | null =>
  start === null ? null : monthNumber(start.value);

const experienceOrder = (scene: Scene): readonly Finding[] => {
  const jobs = scene.cv.experiences.filter(({ kind }) => kind !== 'volunteering');
  const starts = jobs.map(startOf).filter((start) => start !== null);
  const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  const rising = steps.filter((step) => step > 0).length;
  const [first] = jobs;
  const last = jobs.at(-1);
  // Grouped by theme, a career goes up and down: only a plain oldest-first order is told.
  if (first === undefined || last === undefined || steps.length === 0 || rising < steps.length)
    return [];
  const better = BETTER.experienceOrder(nameOf(scene, last).text);
  return findingOf(
    'experienceOrder',
    [itemOn(scene, 'experienceOrder', nameOf(scene, first), better)],
    COSTS.experienceOrder,
  );
};

/** Expected parts, their names and their order. */
export const checkStructure = (scene: Scene): readonly Finding[] => [
  ...sections(scene),
  ...headings(scene),
  ...sectionOrder(scene),
  ...experienceOrder(scene),
];
