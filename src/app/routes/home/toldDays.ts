import { homeState } from '#/app/routes/home/homeState';
import type { Known } from '#/app/routes/home/homeState';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { addDays, dayOf } from '#/domain/applications/days';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { restDayRecord } from '#/domain/home/restDayRecord';
import { signOf } from '#/domain/home/toldDaysRecord';
import type { ToldDays } from '#/domain/home/toldDaysRecord';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { tellDay } from '#/pages/HomePage/tellDay';

/** A visit within a week finds its day told. */
const DAYS = 7;

const SOURCES: readonly string[] = [
  profileRecord,
  applicationsRecord,
  analysesRecord,
  interviewsRecord,
  pastedOfferRecord,
  restDayRecord,
  savedCorrectionsRecord,
  showSamplesRecord,
].map(({ key }) => key);

/** The next days as the dashboard will tell them if nothing is changed meanwhile; null where there is nothing to tell. */
export const toldDays = (known: Known, texts: ReadonlyMap<string, string>): ToldDays | null => {
  const today = dayOf(known.now);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).flatMap(
    (day) =>
      tellDay(day, homeState({ ...known, now: day === today ? known.now : `${day}T00:00` })) ?? [],
  );
  if (days.length === 0) return null;
  const madeFrom = Object.fromEntries(SOURCES.map((key) => [key, signOf(texts.get(key) ?? null)]));
  return { madeFrom, days };
};
