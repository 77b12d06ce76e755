import { useServices } from '#/app/hooks/ServicesContext';
import { useCompatibleCount } from '#/app/hooks/useCompatibleCount';
import { useCv } from '#/app/hooks/useCv';
import { useNewOffers } from '#/app/hooks/useNewOffers';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { homeState } from '#/app/routes/home/homeState';
import { useSaveReminder } from '#/app/routes/home/useSaveReminder';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { restDayRecord } from '#/domain/home/restDayRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay, localTime } from '#/domain/shared/localDay';
import { HomePage } from '#/pages/HomePage/HomePage';
import type { OfferNews } from '#/pages/HomePage/HomePage.state';
import type { NewOffers } from '#/usecases/alerts/newOffersState';

/** What is worth telling of the last look: something new, and since when. */
const newsOf = (offers: NewOffers): OfferNews | null =>
  offers.status === 'known' && offers.news.since !== null && offers.news.total > 0
    ? { count: offers.news.total, since: localDay(new Date(offers.news.since)) }
    : null;

/** Tableau de bord over everything that is kept. */
export const HomeRoute = () => {
  const services = useServices();
  const { vault, now: clock } = services;
  const { state: cv } = useCv();
  const profile = useRecord(profileRecord);
  const applications = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
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
      hrefOf={applicationsHrefs.of}
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
        if (cv.status === 'read')
          void import('#/usecases/cv/fillProfile').then(({ fillProfile }) =>
            fillProfile(services, cv.cv),
          );
      }}
      state={homeState({
        profile: profile.ok ? profile.value : null,
        applications: applications.ok ? applications.value : null,
        analyses: (analyses.ok && analyses.value) || [],
        cv: cv.status === 'read' ? cv.cv : null,
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
