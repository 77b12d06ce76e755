import {
  isTrainee,
  sourceMaker,
  whereOf,
  type LetterCandidate,
} from '#/domain/letters/sources/candidate';
import { tasksOf } from '#/domain/letters/sources/candidateTasks';
import { postStatusOf } from '#/domain/letters/sources/postStatus.fr';
import { studyStatusOf } from '#/domain/letters/sources/studyStatus.fr';
import { ofStatus, titled, type Training } from '#/domain/letters/sources/trainings';
import type { Profile } from '#/domain/profile/profile';
import { splitSkills } from '#/domain/profile/skillList';

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Months covered by at least one experience; an empty end is today. */
const monthsOf = (profile: Profile, today: string): number | null => {
  const covered = new Set<number>();
  for (const { startDate, endDate } of profile.experiences) {
    if (startDate === '') continue;
    const end = monthNumber(endDate === '' ? today : endDate);
    for (let month = monthNumber(startDate); month <= end; month += 1) covered.add(month);
  }
  return covered.size === 0 ? null : covered.size;
};

/** What a saved profile says; `today` is an ISO day, the meaning of an empty end. */
export const candidateFromProfile = (profile: Profile, today: string): LetterCandidate => {
  const make = sourceMaker('profile');
  const trainings = profile.education
    .filter(({ degree }) => degree.trim() !== '')
    .map(({ degree, institution, eduStartDate, eduEndDate }): Training => ({
      text: titled(degree.trim(), institution.trim()),
      status: studyStatusOf(
        { line: degree, entry: degree },
        {
          inProgress: eduEndDate.slice(0, 7) > today.slice(0, 7),
          start: eduStartDate === '' ? null : Number(eduStartDate.slice(0, 4)),
          now: Number(today.slice(0, 4)),
        },
      ),
      level: -1,
      source: make('education', degree.trim(), institution.trim() || null),
    }));
  return {
    firstName: profile.firstName.trim(),
    lastName: profile.lastName.trim(),
    email: profile.email.trim(),
    phone: profile.phone.trim(),
    city: '',
    headline: null,
    months: monthsOf(profile, today),
    languages: [],
    abilities: [],
    ownWords: [],
    engagements: [],
    text: '',
    agreement: 'neutral',
    experiences: profile.experiences.map((entry, index) => {
      const jobTitle = entry.jobTitle.trim() || null;
      const company = entry.company.trim() || null;
      const where = whereOf(jobTitle, company);
      const ongoing = entry.startDate !== '' && entry.endDate === '';
      const id = `profile-${index}`;
      return {
        jobTitle,
        company,
        since: entry.startDate === '' ? null : Number(entry.startDate.slice(0, 4)),
        ongoing,
        status: postStatusOf('job', [jobTitle ?? '', company ?? ''].join('\n')),
        isPlacement: isTrainee(jobTitle ?? ''),
        lasted:
          entry.startDate === '' || entry.endDate === ''
            ? null
            : monthNumber(entry.endDate) - monthNumber(entry.startDate),
        source: make('experience', where ?? '', where),
        lines: entry.jobDescription.split('\n'),
        tasks: tasksOf(entry.jobDescription.split('\n'), { id, ongoing }, (line) =>
          make('experience', line, where),
        ),
      };
    }),
    trainings,
    degrees: ofStatus(trainings, 'held').map(({ text, level, source }) => ({
      text,
      level,
      source,
    })),
    studies: ofStatus(trainings, 'underWay').map(({ text, source }) => ({ text, source })),
    skills: splitSkills(profile.skills).map((label) => ({ label, source: make('skills', label) })),
  };
};

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
    trainings: told.trainings.length > 0 ? told.trainings : other.trainings,
    skills: told.skills.length > 0 ? told.skills : other.skills,
  };
};
