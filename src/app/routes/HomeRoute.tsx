import type { NewOffers } from '#/app/alerts/newOffers';
import { useNewOffers } from '#/app/alerts/useNewOffers';
import { applicationsHrefs } from '#/app/applications/applicationsHrefs';
import { useCv } from '#/app/cv/CvContext';
import { useCompatibleCount } from '#/app/ranking/useCompatibleCount';
import { homeState } from '#/app/routes/homeState';
import { localDay, localTime } from '#/app/services/localDay';
import { useServices } from '#/app/services/ServicesContext';
import { useRecord } from '#/app/services/useRecord';
import { useUnreadable } from '#/app/services/useUnreadable';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { analysesRecord } from '#/domain/storage/analysesRecord';
import { applicationsRecord } from '#/domain/storage/applicationsRecord';
import { pastedOfferRecord } from '#/domain/storage/pastedOffer';
import { profileRecord } from '#/domain/storage/profileRecord';
import { HomePage } from '#/pages/HomePage/HomePage';
import type { OfferNews } from '#/pages/HomePage/HomePage.state';

/** What is worth telling of the last look: something new, and since when. */
const newsOf = (offers: NewOffers): OfferNews | null =>
  offers.status === 'known' && offers.news.since !== null && offers.news.total > 0
    ? { count: offers.news.total, since: localDay(new Date(offers.news.since)) }
    : null;

/** Tableau de bord over everything that is kept. */
export const HomeRoute = () => {
  const { vault, now: clock } = useServices();
  const { state: cv } = useCv();
  const profile = useRecord(profileRecord);
  const applications = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  const pasted = useRecord(pastedOfferRecord);
  const unreadable = useUnreadable(applicationsRecord);
  const showSamples = useShowSamples();
  const compatible = useCompatibleCount();
  const { newOffers } = useNewOffers();
  const now = clock();
  return (
    <HomePage
      now={now}
      hrefOf={applicationsHrefs.of}
      state={homeState({
        profile: profile.ok ? profile.value : null,
        applications: applications.ok ? applications.value : null,
        analyses: (analyses.ok && analyses.value) || [],
        hasReadableCv: cv.status === 'read',
        compatible,
        news: newsOf(newOffers),
        offerPastedAt: pasted.ok && pasted.value ? vault.writtenAt(pastedOfferRecord) : null,
        showSamples,
        unreadable,
        now: `${localDay(now)}T${localTime(now)}`,
      })}
    />
  );
};
