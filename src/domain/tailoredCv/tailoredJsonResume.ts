import { splitSkills } from '#/domain/profile/skillList';
import { shownContent } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredBlock, TailoredContent, TailoredEntry } from '#/domain/tailoredCv/tailoredCv';

/** Where the schema lives; a file that names it validates in editors. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const EMAIL = /\S+@\S+\.\S+/u;
const PHONE = /^[+(\d][\d\s().+/-]{6,}$/u;

/** The fields that have a value: the schema refuses empty addresses and dates. */
const said = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

const linesIn = (blocks: readonly TailoredBlock[]): readonly string[] =>
  blocks.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ text }) => text)));

const postOf = (entry: TailoredEntry, field: 'name' | 'organization') =>
  said({
    [field]: entry.organisation,
    position: entry.head,
    location: entry.place,
    startDate: entry.start,
    endDate: entry.end,
    highlights: entry.lines.map(({ text }) => text),
  });

/** A line of skills as the schema has them: a named group where it has a label, else single ones. */
const skillsOf = (line: string): readonly object[] => {
  const label = /^([^:,]{2,40})\s*:\s+(.+)$/u.exec(line);
  return label?.[1] !== undefined && label[2] !== undefined
    ? [{ name: label[1].trim(), keywords: [...splitSkills(label[2].replace(/\.$/u, ''))] }]
    : splitSkills(line.replace(/\.$/u, '')).map((name) => ({ name }));
};

const languageOf = (line: string): object => {
  const [language = '', ...level] = line.split(/\s*[:(–-]\s+|\s*\(/u);
  return said({
    language: language.trim(),
    fluency: level
      .join(' ')
      .replace(/[).]+$/u, '')
      .trim(),
  });
};

/** The CV of a job as a JSON Resume, version 1.0; what the schema has no field for goes to `other`, under its heading. */
export const tailoredJsonResume = (content: TailoredContent): object => {
  const { name, title, contacts, blocks } = shownContent(content);
  const of = (kind: TailoredBlock['kind']): readonly TailoredBlock[] =>
    blocks.filter((block) => block.kind === kind);
  const entriesOf = (kind: TailoredBlock['kind']): readonly TailoredEntry[] =>
    of(kind).flatMap(({ entries }) => entries);
  const ways = contacts.map(({ text }) => text);
  const email = ways.find((way) => EMAIL.test(way)) ?? '';
  const phone = ways.find((way) => PHONE.test(way)) ?? '';
  return {
    $schema: SCHEMA,
    basics: said({
      name,
      label: title.text,
      email,
      phone,
      summary: linesIn(of('profile')).join('\n'),
      // Ours, beside the schema: an address, a licence, a link, as the CV writes them.
      contacts: ways.filter((way) => way !== email && way !== phone),
    }),
    work: entriesOf('experience').map((entry) => postOf(entry, 'name')),
    volunteer: entriesOf('volunteering').map((entry) => postOf(entry, 'organization')),
    education: entriesOf('education').map((entry) =>
      said({
        institution: entry.organisation,
        studyType: entry.head,
        startDate: entry.start,
        endDate: entry.end,
        courses: entry.lines.map(({ text }) => text),
      }),
    ),
    skills: linesIn(of('skills')).flatMap(skillsOf),
    languages: linesIn(of('languages')).map(languageOf),
    other: [...of('other'), ...of('unplaced')].map((block) => ({
      name: block.heading,
      lines: linesIn([block]),
    })),
  };
};
