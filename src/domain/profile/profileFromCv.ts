import { quote } from '#/domain/cv/cv';
import type { Cv, Read } from '#/domain/cv/cv';
import { fitProfile } from '#/domain/profile/fitProfile';
import { emptyProfile } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';

const valueOf = (field: Read<string> | null): string => field?.value ?? '';

/** A month input takes no bare year: the user completes what the CV does not say. */
const monthOf = (field: Read<YearMonth | 'ongoing'> | null): string =>
  field && field.value !== 'ongoing' && field.value.month !== null
    ? formatYearMonth(field.value)
    : '';

const bioOf = (cv: Cv): string => {
  const profile = cv.sections.find(({ section }) => section === 'profile');
  if (!profile) return '';
  const start = profile.heading ? profile.heading.end : profile.range.start;
  return quote(cv.document, { start, end: profile.range.end }).replace(/\s+/gu, ' ').trim();
};

/** The profile that a CV tells; what the CV does not say keeps the value of `current`. */
export const profileFromCv = (cv: Cv, current: Profile = emptyProfile): Profile =>
  fitProfile({
    firstName: valueOf(cv.person.firstName) || current.firstName,
    lastName: valueOf(cv.person.lastName) || current.lastName,
    email: valueOf(cv.person.email) || current.email,
    phone: valueOf(cv.person.phone) || current.phone,
    bio: bioOf(cv) || current.bio,
    experiences:
      cv.experiences.length > 0
        ? cv.experiences.map((experience) => ({
            jobTitle: valueOf(experience.jobTitle),
            company: valueOf(experience.company),
            startDate: monthOf(experience.start),
            endDate: monthOf(experience.end),
            jobDescription: experience.tasks.map(({ value }) => value).join('\n'),
          }))
        : current.experiences,
    education:
      cv.education.length > 0
        ? cv.education.map((education) => ({
            institution: valueOf(education.institution),
            degree: education.degree.value,
            eduStartDate: monthOf(education.start),
            eduEndDate: monthOf(education.end),
          }))
        : current.education,
    skills: cv.skills.length > 0 ? cv.skills.map(({ label }) => label).join(', ') : current.skills,
  });
