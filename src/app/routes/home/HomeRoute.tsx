import { useServices } from '#/app/hooks/ServicesContext';
import { useCompatibleCount } from '#/app/hooks/useCompatibleCount';
import { useCv } from '#/app/hooks/useCv';
import { useNewOffers } from '#/app/hooks/useNewOffers';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { hrefOfFollowUp } from '#/app/navigation/dossierHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { homeState } from '#/app/routes/home/homeState';
import { useSaveReminder } from '#/app/routes/home/useSaveReminder';
import { ADDRESSES } from '#/copy/addresses';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { restDayRecord } from '#/domain/home/restDayRecord';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay, localTime } from '#/domain/shared/localDay';
import { HomePage } from '#/pages/HomePage/HomePage';
import type { HomePageProps } from '#/pages/HomePage/HomePage';
import type { OfferNews } from '#/pages/HomePage/HomePage.state';
import type { NewOffers } from '#/usecases/alerts/newOffersState';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';

/** What is worth telling of the last look: something new, and since when. */
const newsOf = (offers: NewOffers): OfferNews | null =>
  offers.status === 'known' && offers.news.since !== null && offers.news.total > 0
    ? { count: offers.news.total, since: localDay(new Date(offers.news.since)) }
    : null;

/** Where a thing is done, as ready as it can be: the message of a follow-up stands there, the interview has its offer. */
const hrefOf: HomePageProps['hrefOf'] = (todo) => {
  switch (todo.kind) {
    case 'followUp':
      return hrefOfFollowUp(todo.applicationId);
    case 'interviewToday':
    case 'interviewTomorrow':
      return applicationsHrefs.of(todo.applicationId);
    case 'practice':
      return subjectAddress(ADDRESSES.interview, todo.subject);
  }
};

/** A CV that is kept comes back: until it was looked for and read, nothing is known to be missing. */
const isComing = ({ status }: CvState): boolean => status === 'none' || status === 'reading';

/** Tableau de bord over everything that is kept. */
export const HomeRoute = () => {
  const services = useServices();
  const { vault, now: clock } = services;
  const { state: cv, storageProblem } = useCv();
  const keptCv = useRecord(savedCorrectionsRecord);
  const profile = useRecord(profileRecord);
  const applications = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  const interviews = useRecord(interviewsRecord);
  const pasted = useRecord(pastedOfferRecord);
  const restDay = useRecord(restDayRecord);
  const unreadable = useUnreadable(applicationsRecord);
  const showSamples = useShowSamples();
  const compatible = useCompatibleCount();
  const { newOffers } = useNewOffers();
  const now = clock();
  useSaveReminder();
  return (
    <HomePage
      now={now}
      hrefOf={hrefOf}
      onRest={(rests) => {
        const kept = rests
          ? vault.write(restDayRecord, localDay(now))
          : vault.remove(restDayRecord);
        if (!kept.ok)
          void import('#/usecases/settings/settings.copy').then(({ settingsToasts }) =>
            services.notify({ tone: 'destructive', ...settingsToasts.notSaved }),
          );
      }}
      onFillProfile={() => {
        void Promise.all([
          import('#/usecases/cv/fillProfile'),
          import('#/usecases/cv/settledCv').then(({ settledCv }) =>
            settledCv(cvSessionOf(services)),
          ),
        ]).then(([{ fillProfile }, read]) => {
          if (read !== null) fillProfile(services, read);
        });
      }}
      state={homeState({
        profile: profile.ok ? profile.value : null,
        applications: applications.ok ? applications.value : null,
        analyses: (analyses.ok && analyses.value) || [],
        interviews: (interviews.ok && interviews.value) || [],
        cv: cv.status === 'read' ? cv.cv : null,
        awaited:
          isComing(cv) && storageProblem === null && keptCv.ok && keptCv.value !== null
            ? { firstName: keptCv.value.firstName ?? null }
            : null,
        compatible,
        news: newsOf(newOffers),
        offerPastedAt: pasted.ok && pasted.value ? vault.writtenAt(pastedOfferRecord) : null,
        restsOn: restDay.ok ? restDay.value : null,
        showSamples,
        unreadable,
        now: `${localDay(now)}T${localTime(now)}`,
      })}
    />
  );
};
