import { useServices } from '#/app/hooks/ServicesContext';
import { useAwaitedCv, useFillProfile } from '#/app/hooks/useAwaitedCv';
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
import type { Known } from '#/app/routes/home/homeState';
import { useSaveReminder } from '#/app/routes/home/useSaveReminder';
import { useToldDays } from '#/app/routes/home/useToldDays';
import { ADDRESSES } from '#/copy/addresses';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
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

/** Tableau de bord over everything that is kept. */
export const HomeRoute = () => {
  const services = useServices();
  const { vault, now: clock } = services;
  const { state: cv } = useCv();
  const awaited = useAwaitedCv();
  const fillProfile = useFillProfile();
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
  const known: Known = {
    profile: profile.ok ? profile.value : null,
    applications: applications.ok ? applications.value : null,
    analyses: (analyses.ok && analyses.value) || [],
    interviews: (interviews.ok && interviews.value) || [],
    cv: cv.status === 'read' ? cv.cv : null,
    awaited,
    compatible,
    news: newsOf(newOffers),
    offerPastedAt: pasted.ok && pasted.value ? vault.writtenAt(pastedOfferRecord) : null,
    restsOn: restDay.ok ? restDay.value : null,
    showSamples,
    unreadable,
    now: `${localDay(now)}T${localTime(now)}`,
  };
  useToldDays(known);
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
      onFillProfile={fillProfile}
      state={homeState(known)}
    />
  );
};
