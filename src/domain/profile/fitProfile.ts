import { MAX_ENTRIES, MAX_TEXT, MONTH } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';

const text = (value: string): string => value.trim().slice(0, MAX_TEXT);
const month = (value: string): string => (MONTH.test(value) ? value : '');

/** Cuts at a comma, so that the last skill kept is whole. */
const skillText = (value: string): string => {
  const whole = value.trim();
  if (whole.length <= MAX_TEXT) return whole;
  const cut = whole.slice(0, MAX_TEXT);
  return cut.slice(0, Math.max(0, cut.lastIndexOf(',')));
};

/** A profile that can be kept: texts trimmed and cut to their limits, dates that are no months emptied, the first entries only. */
export const fitProfile = (profile: Profile): Profile => ({
  firstName: text(profile.firstName),
  lastName: text(profile.lastName),
  email: text(profile.email),
  phone: text(profile.phone),
  bio: text(profile.bio),
  experiences: profile.experiences.slice(0, MAX_ENTRIES).map((entry) => ({
    jobTitle: text(entry.jobTitle),
    company: text(entry.company),
    startDate: month(entry.startDate),
    endDate: month(entry.endDate),
    jobDescription: text(entry.jobDescription),
  })),
  education: profile.education.slice(0, MAX_ENTRIES).map((entry) => ({
    institution: text(entry.institution),
    degree: text(entry.degree),
    eduStartDate: month(entry.eduStartDate),
    eduEndDate: month(entry.eduEndDate),
  })),
  skills: skillText(profile.skills),
});
