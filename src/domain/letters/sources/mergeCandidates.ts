import type { LetterCandidate } from '#/domain/letters/sources/candidate';

const taskCount = ({ experiences }: LetterCandidate): number =>
  experiences.reduce((sum, { tasks }) => sum + tasks.length, 0);

/** One candidate from both: the profile tells who, and whichever tells more tells what was done. */
export const mergeCandidates = (
  profile: LetterCandidate | null,
  cv: LetterCandidate | null,
): LetterCandidate | null => {
  if (profile === null || cv === null) return profile ?? cv;
  const told = taskCount(profile) >= taskCount(cv) && taskCount(profile) > 0 ? profile : cv;
  const other = told === profile ? cv : profile;
  return {
    firstName: profile.firstName || cv.firstName,
    lastName: profile.lastName || cv.lastName,
    email: profile.email || cv.email,
    phone: profile.phone || cv.phone,
    city: cv.city,
    headline: profile.headline ?? cv.headline,
    months: told.months ?? other.months,
    languages: cv.languages,
    abilities: cv.abilities,
    ownWords: cv.ownWords,
    engagements: cv.engagements,
    text: cv.text,
    agreement: cv.agreement,
    experiences: told.experiences,
    degrees: told.degrees.length > 0 ? told.degrees : other.degrees,
    studies: cv.studies,
    skills: told.skills.length > 0 ? told.skills : other.skills,
  };
};
