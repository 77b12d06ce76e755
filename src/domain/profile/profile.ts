import * as v from 'valibot';

/** Longest text kept of one field, in characters: a profile is small, whatever it was filled from. */
export const MAX_TEXT = 5000;
/** Most experiences, and most educations, of one profile. */
export const MAX_ENTRIES = 60;

/** A month input's value: `YYYY-MM`, or empty. */
export const MONTH = /^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/u;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const month = v.pipe(v.string(), v.regex(MONTH));

/** The profile as the specification names its fields (section 3), with several experiences and educations. */
export const profileSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  bio: text,
  experiences: v.pipe(
    v.array(
      v.object({
        jobTitle: text,
        company: text,
        startDate: month,
        endDate: month,
        jobDescription: text,
      }),
    ),
    v.maxLength(MAX_ENTRIES),
  ),
  education: v.pipe(
    v.array(v.object({ institution: text, degree: text, eduStartDate: month, eduEndDate: month })),
    v.maxLength(MAX_ENTRIES),
  ),
  /** Separated by commas, as the user types them. */
  skills: text,
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type ProfileExperience = Profile['experiences'][number];
export type ProfileEducation = Profile['education'][number];

/** The profile of someone who has said nothing yet. */
export const emptyProfile: Profile = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  bio: '',
  experiences: [],
  education: [],
  skills: '',
};

export const emptyExperience: ProfileExperience = {
  jobTitle: '',
  company: '',
  startDate: '',
  endDate: '',
  jobDescription: '',
};

export const emptyEducation: ProfileEducation = {
  institution: '',
  degree: '',
  eduStartDate: '',
  eduEndDate: '',
};
