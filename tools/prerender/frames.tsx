import type { ReactNode } from 'react';

import { SCREEN_PATHS, isInDashboard } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { documentTitle, titles } from '#/app/navigation/screens.copy';
import { Heading } from '#/components/Heading/Heading';
import { ArrowLeft } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Stack } from '#/components/Stack/Stack';
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
import { correctionsCopy } from '#/pages/SettingsPage/corrections.copy';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import { Shell } from '#/pages/Shell/Shell';
import { specializedCopy } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.copy';

import * as homeStyles from '#/pages/HomePage/HomeHero.css';
import * as searchStyles from '#/pages/SearchPage/SearchPage.css';
import * as settingsStyles from '#/pages/SettingsPage/SettingsPage.css';

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

/** The head of a screen; that of the dashboard tells the day and what waits, which the build knows nothing of. */
const Head = ({ id }: { readonly id: ScreenId }) => {
  if (id === 'home')
    return (
      <div className={homeStyles.hero}>
        <div className={homeStyles.words}>
          <p className={homeStyles.day}>{'\u00a0'}</p>
          <Greeting />
          <Skeleton kind="line" count={2} />
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

/** Settings that every device has, and about how high their controls are, in a unit of `Skeleton`. */
const SETTINGS = [
  { words: settingsCopy.theme, control: <Skeleton kind="block" /> },
  { words: settingsCopy.samples, control: <Skeleton count={3} /> },
  { words: correctionsCopy, control: <Skeleton count={3} /> },
  { words: settingsCopy.model, control: <Skeleton count={3} /> },
  { words: settingsCopy.data, control: <Skeleton kind="block" count={2} /> },
] as const;

const SettingsBody = () => (
  <div className={settingsStyles.page}>
    <Head id="settings" />
    <div className={settingsStyles.sections}>
      {SETTINGS.map(({ words, control }) => (
        <SettingsSection key={words.title} words={words}>
          {control}
        </SettingsSection>
      ))}
    </div>
  </div>
);

const Body = ({ id }: { readonly id: ScreenId }): ReactNode => {
  if (id === 'settings') return <SettingsBody />;
  const parts = (
    <>
      <Head id={id} />
      <Skeleton kind="block" count={2} />
    </>
  );
  // The search alone takes a wide window whole.
  return id === 'search' ? (
    <div className={searchStyles.page}>{parts}</div>
  ) : (
    <Stack gap={6}>{parts}</Stack>
  );
};

const nothing = (): void => undefined;

/**
 * The frame of a screen as it stands until the screen itself has come: nothing in it can be pressed yet. Beside the shape
 * of what is coming there is a place for the screen that somebody finds who has kept nothing yet.
 */
export const ScreenFrame = ({ id }: { readonly id: ScreenId }) => (
  <Shell
    pathname={SCREEN_PATHS[id]}
    drawerOpen={false}
    onDrawerOpenChange={nothing}
    theme="system"
    onThemeChange={nothing}
  >
    <div data-empty-screen />
    <div data-awaited>
      <Body id={id} />
    </div>
  </Shell>
);

/** What the build knows of a screen: `whole` all of it, `empty` what an empty device shows, `frame` what stands around it. */
type Known = 'whole' | 'empty' | 'frame';

/** A screen that gets a page of its own, beside those that search engines may list. */
export type DrawnScreen = {
  readonly id: ScreenId;
  readonly path: string;
  /** File in `dist` that static hosts serve at the path. */
  readonly file: string;
  readonly title: string;
  readonly known: Known;
};

/** A dossier is named by its address, the bookmarklet names that of the site. */
const ASKS_THE_DEVICE: readonly ScreenId[] = ['bookmarklet', 'dossier'];

const drawn = (id: ScreenId, known: Known): DrawnScreen => ({
  id,
  path: SCREEN_PATHS[id],
  file: `${SCREEN_PATHS[id].slice(1)}.html`,
  title: documentTitle(titles[id]),
  known,
});

/** The declaration, and every screen of the dashboard at the address that it has without a number or a question. */
export const drawnScreens: readonly DrawnScreen[] = [
  drawn('accessibility', 'whole'),
  ...(Object.keys(SCREEN_PATHS) as ScreenId[])
    .filter((id) => isInDashboard(SCREEN_PATHS[id]))
    .map((id) => drawn(id, ASKS_THE_DEVICE.includes(id) ? 'frame' : 'empty')),
];
