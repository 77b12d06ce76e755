import * as v from 'valibot';

import type { Profile } from '#/domain/profile/profile';
import { splitSkills, writeSkills } from '#/domain/profile/skillList';
import type { ProfileReader } from '#/domain/profile/transfer';
import { fail, ok } from '#/domain/shared/result';

// Names and order are those of the Europass XML schema 3.3 (Cedefop), and of the JSON of its web services.

const text = v.optional(v.fallback(v.string(), ''), '');
const label = v.optional(v.fallback(v.object({ Label: text }), { Label: '' }), {});
const contact = v.object({ Contact: text });
const monthSchema = v.optional(
  v.fallback(v.object({ Year: v.number(), Month: v.optional(v.number()) }), { Year: 0 }),
  { Year: 0 },
);
const periodSchema = v.optional(
  v.fallback(v.object({ From: monthSchema, To: monthSchema }), {
    From: { Year: 0 },
    To: { Year: 0 },
  }),
  {},
);
const named = v.optional(v.fallback(v.object({ Name: text }), { Name: '' }), {});
const described = v.optional(v.fallback(v.object({ Description: text }), { Description: '' }), {});
const list = <Schema extends v.GenericSchema>(item: Schema) =>
  v.optional(v.fallback(v.array(item), []), []);

const learnerSchema = v.object({
  Identification: v.optional(
    v.object({
      PersonName: v.optional(v.object({ FirstName: text, Surname: text }), {}),
      ContactInfo: v.optional(
        v.object({ Email: v.optional(contact, {}), Telephone: list(contact) }),
        {},
      ),
    }),
    {},
  ),
  Headline: v.optional(v.object({ Description: label }), {}),
  WorkExperience: list(
    v.object({ Period: periodSchema, Position: label, Activities: text, Employer: named }),
  ),
  Education: list(v.object({ Period: periodSchema, Title: text, Organisation: named })),
  Skills: v.optional(v.object({ Other: described }), {}),
});

const passportSchema = v.object({
  SkillsPassport: v.object({ LearnerInfo: learnerSchema }),
});

type EuropassMonth = { readonly Year: number; readonly Month?: number | undefined };
type Period = {
  readonly From?: EuropassMonth;
  readonly To?: EuropassMonth;
  readonly Current?: boolean;
};

const monthOf = ({ Year, Month }: EuropassMonth): string =>
  Year >= 1000 && Month !== undefined && Month >= 1 && Month <= 12
    ? `${Year}-${String(Month).padStart(2, '0')}`
    : '';

const europassMonth = (month: string): EuropassMonth => ({
  Year: Number(month.slice(0, 4)),
  Month: Number(month.slice(5, 7)),
});

const periodOf = (start: string, end: string): Period => ({
  ...(start ? { From: europassMonth(start) } : {}),
  ...(end ? { To: europassMonth(end) } : { Current: true }),
});

/** Reads a Europass CV, version 3, in JSON. */
export const profileFromEuropass: ProfileReader = (value, current) => {
  const parsed = v.safeParse(passportSchema, value);
  if (!parsed.success) return fail('notAProfile');
  const learner = parsed.output.SkillsPassport.LearnerInfo;
  const { PersonName, ContactInfo } = learner.Identification;
  const headline = learner.Headline.Description?.Label ?? '';
  const skills = learner.Skills.Other?.Description ?? '';
  return ok({
    firstName: PersonName?.FirstName || current.firstName,
    lastName: PersonName?.Surname || current.lastName,
    email: ContactInfo?.Email?.Contact || current.email,
    phone: ContactInfo?.Telephone?.[0]?.Contact || current.phone,
    bio: headline || current.bio,
    experiences:
      learner.WorkExperience.length > 0
        ? learner.WorkExperience.map((work) => ({
            jobTitle: work.Position.Label ?? '',
            company: work.Employer.Name ?? '',
            startDate: monthOf(work.Period.From ?? { Year: 0 }),
            endDate: monthOf(work.Period.To ?? { Year: 0 }),
            jobDescription: work.Activities,
          }))
        : current.experiences,
    education:
      learner.Education.length > 0
        ? learner.Education.map((study) => ({
            institution: study.Organisation.Name ?? '',
            degree: study.Title,
            eduStartDate: monthOf(study.Period.From ?? { Year: 0 }),
            eduEndDate: monthOf(study.Period.To ?? { Year: 0 }),
          }))
        : current.education,
    skills: skills ? writeSkills(splitSkills(skills)) : current.skills,
  });
};

/** A Europass CV, version 3, of what the profile says; `now` is the ISO instant of the export. */
export const europassOf = (profile: Profile, now: string) => ({
  SkillsPassport: {
    Locale: 'fr',
    DocumentInfo: {
      DocumentType: 'ECV',
      CreationDate: now,
      LastUpdateDate: now,
      XSDVersion: 'V3.3',
      Generator: 'Embellie',
    },
    LearnerInfo: {
      Identification: {
        PersonName: { FirstName: profile.firstName, Surname: profile.lastName },
        ContactInfo: {
          ...(profile.email ? { Email: { Contact: profile.email } } : {}),
          ...(profile.phone ? { Telephone: [{ Contact: profile.phone }] } : {}),
        },
      },
      ...(profile.bio
        ? {
            Headline: {
              Type: { Code: 'personal_statement' },
              Description: { Label: profile.bio },
            },
          }
        : {}),
      WorkExperience: profile.experiences.map((entry) => ({
        Period: periodOf(entry.startDate, entry.endDate),
        Position: { Label: entry.jobTitle },
        Activities: entry.jobDescription,
        Employer: { Name: entry.company },
      })),
      Education: profile.education.map((entry) => ({
        Period: periodOf(entry.eduStartDate, entry.eduEndDate),
        Title: entry.degree,
        Organisation: { Name: entry.institution },
      })),
      ...(profile.skills ? { Skills: { Other: { Description: profile.skills } } } : {}),
    },
  },
});
