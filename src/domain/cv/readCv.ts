import { readEmail, readPhone } from '#/domain/cv/cues/contacts';
import { isWorkLicence } from '#/domain/cv/cues/degrees';
import { STUDY_MODE } from '#/domain/cv/cues/degrees.fr';
import type { Cv, CvEducation, CvExperience, CvPerson, CvSection, Read } from '#/domain/cv/cv';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import type { CvDocument } from '#/domain/cv/document';
import { readEducation } from '#/domain/cv/entries/education';
import { withoutOrnaments } from '#/domain/cv/lines/ornaments';
import { readCity } from '#/domain/cv/person/city';
import { readHeadline } from '#/domain/cv/person/headline';
import { handleWitnesses, nameWitnesses } from '#/domain/cv/person/nameWitnesses';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import { readName } from '#/domain/cv/person/person';
import {
  addressLines,
  contactLines,
  displayLines,
  middleSize,
  proseLines,
  titleLines,
} from '#/domain/cv/person/topOfPage';
import { readPosts } from '#/domain/cv/posts/judgedPosts';
import { sectionSpans, segmentsOf } from '#/domain/cv/sections/sections';
import { withTrainingsApart } from '#/domain/cv/sections/trainingsAmongPosts';
import { readInterests } from '#/domain/cv/skills/interests';
import { readLanguages } from '#/domain/cv/skills/languages';
import { readSkills } from '#/domain/cv/skills/skills';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { linesOf } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { without } from '#/domain/cv/text/ranges';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { TextRange } from '#/domain/shared/textRange';

type ReadCvOptions = {
  readonly lexicon: Lexicon;
  /** ISO day on which the CV is read: what "ongoing" means. */
  readonly today: string;
};

const sources = (...reads: readonly (Read<unknown> | null)[]): TextRange[] =>
  reads.flatMap((read) => (read === null || read.source === null ? [] : [read.source]));

const readPerson = (
  runs: readonly SectionRun[],
  whole: readonly CvLine[],
  witnesses: readonly NameWitness[],
): { person: CvPerson; nameLines: readonly CvLine[] } => {
  const sectioned = runs.flatMap(({ section, lines }) => lines.map((line) => ({ line, section })));
  const guess = readEmail(sectioned, []);
  const groups = [contactLines(runs), displayLines(runs)];
  const name = readName({ groups, prose: proseLines(runs), whole }, guess, witnesses);
  const tokens = [name.firstName, name.lastName].flatMap((part) =>
    part === null ? [] : alignedKey(part.value).split(/[^a-z]+/u),
  );
  const email = readEmail(sectioned, tokens);
  return {
    person: {
      firstName: name.firstName,
      lastName: name.lastName,
      email,
      phone: readPhone(sectioned),
      city: readCity(addressLines(runs), sources(name.firstName, name.lastName, email)),
    },
    nameLines: name.lines,
  };
};

/** The header lines of an entry beside its title: the employer, what it does, the kind of contract. */
const headerRanges = ({ range, jobTitle, tasks }: CvExperience): TextRange[] => {
  const end = tasks[0]?.source?.start ?? range.end;
  const title = jobTitle?.source ?? null;
  if (title === null) return [{ start: range.start, end }];
  return [
    { start: range.start, end: title.start },
    { start: title.end, end: Math.max(end, title.end) },
  ];
};

const OF_POSTS: ReadonlySet<CvSection> = new Set(['experience', 'volunteering']);

/** Lines that a post seems to go on across, where a column stands beside it; and how one studied. */
const outsidePosts = (runs: readonly SectionRun[]): TextRange[] =>
  runs.filter(({ section }) => !OF_POSTS.has(section)).flatMap(({ lines }) => [...lines]);

const modesOfStudy = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => section === 'education')
    .flatMap(({ lines }) => lines.filter(({ key }) => STUDY_MODE.test(key.trim())));

const skillBounds = (
  runs: readonly SectionRun[],
  person: CvPerson,
  headline: Read<string> | null,
  experiences: readonly CvExperience[],
  education: readonly CvEducation[],
  furniture: readonly CvLine[],
): { silent: TextRange[]; titles: TextRange[] } => ({
  silent: [
    ...furniture.map(({ start, end }) => ({ start, end })),
    ...sources(person.firstName, person.lastName, person.email, person.city),
    ...without(experiences.flatMap(headerRanges), outsidePosts(runs)),
    ...modesOfStudy(runs).map(({ start, end }) => ({ start, end })),
    ...experiences.flatMap(({ company, place }) => sources(company, place)),
    // A licence is a study and a skill.
    ...education.flatMap(({ degree, institution }) =>
      isWorkLicence(alignedKey(degree.value)) ? sources(institution) : sources(degree, institution),
    ),
  ],
  titles: [...sources(headline), ...experiences.flatMap(({ jobTitle }) => sources(jobTitle))],
});

/** Reads a CV: who, what, where, since when. Never throws; what is not there stays null or empty. */
export const readCv = (document: CvDocument, { lexicon, today }: ReadCvOptions): Cv => {
  const lines = withoutOrnaments(linesOf(document));
  const { runs: told, furniture } = segmentsOf(lines);
  const { experiences, runs } = readPosts(withTrainingsApart(told), lexicon, today);
  const { person, nameLines } = readPerson(runs, lines, [
    ...nameWitnesses(document.fileName, document.properties),
    ...handleWitnesses(lines),
  ]);
  const taken = sources(person.firstName, person.lastName, person.email, person.phone, person.city);
  const headline = readHeadline(titleLines(runs), nameLines, middleSize(runs), taken, lexicon);
  const education = readEducation(runs, today);
  return {
    document,
    sections: sectionSpans(runs),
    person,
    headline,
    experiences,
    education,
    languages: readLanguages(runs, lexicon),
    ...readSkills(
      document,
      runs,
      skillBounds(runs, person, headline, experiences, education, furniture),
      lexicon,
    ),
    interests: readInterests(runs),
    monthsOfExperience: monthsOfExperience(experiences, today),
    readOn: today,
  };
};
