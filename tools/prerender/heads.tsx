import type { ReactNode } from 'react';

import type { ScreenId } from '#/app/navigation/screens';
import { titles } from '#/app/navigation/screens.copy';
import { Heading } from '#/components/Heading/Heading';
import { ArrowLeft } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { analysesCopy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import { bookmarkletCopy } from '#/pages/BookmarkletPage/BookmarkletPage.copy';
import { compatibleCopy } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.copy';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { cvSearchCopy } from '#/pages/CvSearchPage/CvSearchPage.copy';
import { homeCopy } from '#/pages/HomePage/HomePage.copy';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import { jobAlertsCopy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';
import { matchCopy } from '#/pages/MatchPage/MatchPage.copy';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import { specializedCopy } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.copy';

import { placeOf } from './page.ts';
import { WhereTold } from './WhereTold.tsx';

import * as homeStyles from '#/pages/HomePage/HomeHero.css';

type Words = { readonly title: string; readonly subtitle?: string };

/**
 * What a screen says of itself whatever the device holds, with the words of its own page. Mon CV says under its title
 * what was read: nothing stands there until that is known.
 */
const WORDS: Partial<Record<ScreenId, Words>> = {
  addOffer: addOfferCopy,
  analyses: analysesCopy,
  applications: applicationsCopy,
  assistant: assistantCopy,
  bookmarklet: bookmarkletCopy,
  compatibleOffers: compatibleCopy,
  coverLetter: letterCopy,
  cvAnalysis: cvAnalysisCopy,
  cvSearch: cvSearchCopy,
  interview: interviewCopy,
  jobAlerts: jobAlertsCopy,
  match: matchCopy,
  profile: profileCopy,
  search: searchCopy,
  settings: settingsCopy,
  specializedSearch: specializedCopy,
};

/** The ways back that stand above a title, which would push it down if they came later. */
const BACK: Partial<Record<ScreenId, { readonly href: string; readonly label: string }>> = {
  addOffer: { href: ADDRESSES.search, label: addOfferCopy.back },
  bookmarklet: { href: ADDRESSES.addOffer, label: bookmarkletCopy.back },
};

const NAME = '{name}';
const [beforeName, afterName] = homeCopy.greeting(NAME).split(NAME);

/** Greets by the first name of the profile, where `public/first-paint.js` found one. */
const Greeting = () => (
  <Heading level={1} size="xxl">
    <span data-unnamed>{homeCopy.greeting(null)}</span>
    <span data-named>
      {beforeName}
      <span data-name />
      {afterName}
    </span>
  </Heading>
);

type HeadProps = {
  readonly id: ScreenId;
  /** What can be done on the screen whatever the device holds. */
  readonly actions?: ReactNode;
};

/** The head of a screen; that of the dashboard tells the day and what waits, where the last visit kept it. */
export const Head = ({ id, actions }: HeadProps) => {
  if (id === 'home')
    return (
      <div className={homeStyles.hero}>
        <div className={homeStyles.words}>
          <p className={homeStyles.day}>{placeOf('day-date', '\u00a0')}</p>
          <Greeting />
          <WhereTold of="day" awaited={<Skeleton kind="line" count={2} />}>
            <Text size="l" tone="muted">
              {placeOf('day-words')}
            </Text>
          </WhereTold>
        </div>
        <Skeleton kind="block" count={2} />
      </div>
    );
  const { title, subtitle } = WORDS[id] ?? { title: titles[id] };
  const back = BACK[id];
  return (
    <div data-words>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={actions}
        back={
          back && (
            <TextLink href={back.href} icon={ArrowLeft} standalone>
              {back.label}
            </TextLink>
          )
        }
      />
    </div>
  );
};
