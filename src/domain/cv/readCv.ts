import type { Cv, CvEducation, CvExperience, CvPerson, Read, TextRange } from '#/domain/cv/cv';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import type { CvDocument } from '#/domain/cv/document';
import { readEducation } from '#/domain/cv/entries/education';
import { readExperiences } from '#/domain/cv/entries/experiences';
import { readCity } from '#/domain/cv/person/city';
import { readEmail, readPhone } from '#/domain/cv/person/contacts';
import { readHeadline } from '#/domain/cv/person/headline';
import { WANTED_POST } from '#/domain/cv/person/headline.fr';
import { readName } from '#/domain/cv/person/person';
import { STREET } from '#/domain/cv/person/places.fr';
import { sectionSpans, segmentsOf } from '#/domain/cv/sections/sections';
import { readInterests } from '#/domain/cv/skills/interests';
import { readLanguages } from '#/domain/cv/skills/languages';
import { readSkills } from '#/domain/cv/skills/skills';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { linesOf } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

type ReadCvOptions = {
  readonly lexicon: Lexicon;
  /** ISO day on which the CV is read: what "ongoing" means. */
  readonly today: string;
};

const sources = (...reads: readonly (Read<unknown> | null)[]): TextRange[] =>
  reads.flatMap((read) => (read === null || read.source === null ? [] : [read.source]));

/** More contact lines than any CV has: what comes after them is not looked at. */
const MAX_TOP_LINES = 120;

const contactLines = (runs: readonly SectionRun[]): CvLine[] =>
  runs
    .flatMap(({ section, heading, lines }) => {
      if (section === 'contact') return lines;
      // A long address at the top may pass for a sentence of the profile.
      return section === 'profile' && heading === null
        ? lines.filter(({ key }) => STREET.test(key))
        : [];
    })
    .slice(0, MAX_TOP_LINES);

/** Lines among which the headline may stand: the top, and what a "wanted post" heading announces. */
const titleLines = (runs: readonly SectionRun[]): CvLine[] =>
  runs
    .filter(
      ({ section, heading }) =>
        section === 'contact' ||
        (section === 'profile' && (heading === null || WANTED_POST.test(heading.key))),
    )
    .flatMap(({ lines }) => lines)
    .slice(0, MAX_TOP_LINES);

/** The lines in the largest type of the first page: a name may head a column that is read later. */
const largestLines = (lines: readonly { readonly line: CvLine }[]): CvLine[] => {
  const first = lines.map(({ line }) => line).filter(({ source }) => source.page === 1);
  const largest = Math.max(0, ...first.map(({ source }) => source.fontSize));
  return largest === 0 ? [] : first.filter(({ source }) => source.fontSize === largest).slice(0, 3);
};

const readPerson = (
  runs: readonly SectionRun[],
): { person: CvPerson; nameLines: readonly CvLine[] } => {
  const sectioned = runs.flatMap(({ section, lines }) => lines.map((line) => ({ line, section })));
  const contact = contactLines(runs);
  const guess = readEmail(sectioned, []);
  const own = readName(contact, guess?.value ?? null);
  const name =
    own.lastName === null ? readName(largestLines(sectioned), guess?.value ?? null) : own;
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
      city: readCity(contact, sources(name.firstName, name.lastName, email)),
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

const skillBounds = (
  person: CvPerson,
  headline: Read<string> | null,
  experiences: readonly CvExperience[],
  education: readonly CvEducation[],
  furniture: readonly CvLine[],
): { silent: TextRange[]; titles: TextRange[] } => ({
  silent: [
    ...furniture.map(({ start, end }) => ({ start, end })),
    ...sources(person.firstName, person.lastName, person.email, person.city),
    ...experiences.flatMap(headerRanges),
    ...experiences.flatMap(({ company, place }) => sources(company, place)),
    ...education.flatMap(({ degree, institution }) => sources(degree, institution)),
  ],
  titles: [...sources(headline), ...experiences.flatMap(({ jobTitle }) => sources(jobTitle))],
});

/** Reads a CV: who, what, where, since when. Never throws; what is not there stays null or empty. */
export const readCv = (document: CvDocument, { lexicon, today }: ReadCvOptions): Cv => {
  const { runs, furniture } = segmentsOf(linesOf(document));
  const { person, nameLines } = readPerson(runs);
  const taken = sources(person.firstName, person.lastName, person.email, person.phone, person.city);
  const headline = readHeadline(titleLines(runs), nameLines, taken, lexicon);
  const experiences = readExperiences(runs, lexicon, today);
  const education = readEducation(runs, today);
  return {
    document,
    sections: sectionSpans(runs),
    person,
    headline,
    experiences,
    education,
    languages: readLanguages(runs, lexicon),
    skills: readSkills(
      document,
      runs,
      skillBounds(person, headline, experiences, education, furniture),
      lexicon,
    ),
    interests: readInterests(runs),
    monthsOfExperience: monthsOfExperience(experiences, today),
    readOn: today,
  };
};
