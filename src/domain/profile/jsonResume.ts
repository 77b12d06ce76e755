import * as v from 'valibot';

import { emptyEducation, emptyExperience } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { splitFullName } from '#/domain/profile/signUp';
import { splitSkills, writeSkills } from '#/domain/profile/skillList';
import type { ProfileReader } from '#/domain/profile/transfer';
import { fail, ok } from '#/domain/shared/result';

/** Where the schema lives; a file that names it validates in editors. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

// A field of the wrong type counts as absent, so that one oddity does not cost the rest of the file.
const text = v.optional(v.fallback(v.string(), ''), '');
const list = <Schema extends v.GenericSchema>(item: Schema) =>
  v.optional(v.fallback(v.array(item), []), []);

const basicsSchema = v.object({
  name: text,
  // Ours, beside the schema: a name that was in two fields comes back in two fields.
  givenName: text,
  familyName: text,
  email: text,
  phone: text,
  summary: text,
});

const resumeSchema = v.object({
  basics: v.optional(v.fallback(basicsSchema, v.parse(basicsSchema, {})), {}),
  work: list(
    v.object({
      name: text,
      // The name of the field before version 1.0 of the schema.
      company: text,
      position: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: list(v.string()),
    }),
  ),
  education: list(
    v.object({
      institution: text,
      area: text,
      studyType: text,
      startDate: text,
      endDate: text,
    }),
  ),
  skills: list(v.object({ name: text, keywords: list(v.string()) })),
});

const SECTIONS = ['basics', 'work', 'education', 'skills'] as const;

/** Dates of the schema are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a bare year has no month to give. */
const monthOf = (date: string): string => /^\d{4}-\d{2}/u.exec(date)?.[0] ?? '';

const lines = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');

/** Reads a JSON Resume. A group of skills gives its keywords, or its name where it has none. */
export const profileFromJsonResume: ProfileReader = (value, current) => {
  if (typeof value !== 'object' || value === null || !SECTIONS.some((name) => name in value))
    return fail('notAProfile');
  const parsed = v.safeParse(resumeSchema, value);
  if (!parsed.success) return fail('notAProfile');
  const { basics, work, education, skills } = parsed.output;
  const given = basics.givenName?.trim() ?? '';
  const family = basics.familyName?.trim() ?? '';
  const name =
    given || family ? { firstName: given, lastName: family } : splitFullName(basics.name ?? '');
  return ok({
    firstName: name.firstName || current.firstName,
    lastName: name.lastName || current.lastName,
    email: basics.email || current.email,
    phone: basics.phone || current.phone,
    bio: basics.summary || current.bio,
    experiences:
      work.length > 0
        ? work.map((job) => ({
            ...emptyExperience,
            jobTitle: job.position,
            company: job.name || job.company,
            startDate: monthOf(job.startDate),
            endDate: monthOf(job.endDate),
            jobDescription: lines(job.summary, ...job.highlights),
          }))
        : current.experiences,
    education:
      education.length > 0
        ? education.map((study) => ({
            ...emptyEducation,
            institution: study.institution,
            degree: [study.studyType, study.area].filter(Boolean).join(', '),
            eduStartDate: monthOf(study.startDate),
            eduEndDate: monthOf(study.endDate),
          }))
        : current.education,
    skills:
      skills.length > 0
        ? writeSkills(
            splitSkills(
              skills
                .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
                .join('\n'),
            ),
          )
        : current.skills,
  });
};

/** The fields that have a value: the schema refuses empty addresses and dates. */
const said = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** A JSON Resume, version 1.0, of what the profile says. */
export const jsonResumeOf = (profile: Profile, photo: string | null): object => ({
  $schema: SCHEMA,
  basics: said({
    name: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
    givenName: profile.firstName,
    familyName: profile.lastName,
    email: profile.email,
    phone: profile.phone,
    summary: profile.bio,
    image: photo ?? '',
  }),
  work: profile.experiences.map((entry) =>
    said({
      name: entry.company,
      position: entry.jobTitle,
      startDate: entry.startDate,
      endDate: entry.endDate,
      summary: entry.jobDescription,
    }),
  ),
  education: profile.education.map((entry) =>
    said({
      institution: entry.institution,
      studyType: entry.degree,
      startDate: entry.eduStartDate,
      endDate: entry.eduEndDate,
    }),
  ),
  skills: splitSkills(profile.skills).map((name) => ({ name })),
});
