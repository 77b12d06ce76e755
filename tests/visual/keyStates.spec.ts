import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { storiesInBuild, storyName } from './modes.ts';
import type { IndexedStory } from './modes.ts';
import { openPreview, otherThan, setWidth, showStory } from './preview.ts';

/** What a reviewer reads in a change without running anything: the window's content at its full size. */
const KEY_STATES = {
  desktop: [
    'pages/LandingPage/Desktop',
    'pages/SignupPage/Empty',
    'pages/HomePage/Newcomer',
    'pages/HomePage/BusyDay',
    'pages/MyCvPage/Empty',
    'pages/MyCvPage/ReadWithDoubts',
    'pages/MyCvPage/PageDrawn',
    'pages/MyCvPage/UnreadableScanned',
    'pages/CvAnalysisPage/ResultRich',
    'pages/CvAnalysisPage/BeforeAndAfter',
    'pages/MatchPage/Ready',
    'pages/MatchPage/BandExcellent',
    'pages/MatchPage/LedgerOpen',
    'pages/MatchPage/BlockingItemMissing',
    'pages/SearchPage/Results',
    'pages/SearchPage/OpenOfferCompared',
    'pages/SearchPage/NoMatchButNear',
    'pages/CompatibleOffersPage/Ranked',
    'pages/CvSearchPage/Results',
    'pages/SpecializedSearchPage/Many',
    'pages/AddOfferPage/ReadFromTextWithDoubts',
    'pages/ApplicationsPage/BoardWithOverdueFollowUp',
    'pages/ApplicationsPage/Detail',
    'pages/AnalysesPage/TenAnalyses',
    'pages/CoverLetterPage/Sample',
    'pages/CoverLetterPage/FindingsShown',
    'pages/InterviewPage/FirstQuestion',
    'pages/InterviewPage/Finished',
    'pages/AssistantPage/Conversation',
    'pages/ProfilePage/PersonalFilled',
    'pages/JobAlertsPage/NewResults',
    'pages/SettingsPage/Everything',
    'pages/NotFoundPage/UnknownAddress',
    'foundations/Typography/Ramp',
    'foundations/Colours/Light',
  ],
  phone: [
    'pages/LandingPage/Phone',
    'pages/HomePage/NewcomerOnAPhone',
    'pages/MyCvPage/ReadWithDoubts',
    'pages/MatchPage/BandExcellent',
    'pages/SearchPage/Results',
    'pages/SearchPage/DetailSheetOpen',
    'pages/ApplicationsPage/BoardWithOverdueFollowUp',
    'pages/CoverLetterPage/Sample',
    'pages/InterviewPage/FirstQuestion',
    'pages/AssistantPage/Conversation',
    'pages/ProfilePage/ExperienceOpen',
    'pages/SettingsPage/OnAPhone',
    'pages/Shell/DrawerOpen',
  ],
  'desktop-dark': [
    'pages/LandingPage/Desktop',
    'pages/HomePage/BusyDay',
    'pages/MyCvPage/ReadWithDoubts',
    'pages/MatchPage/BandExcellent',
    'pages/SearchPage/Results',
    'pages/ApplicationsPage/BoardWithOverdueFollowUp',
    'pages/CoverLetterPage/Sample',
    'foundations/Colours/Dark',
  ],
  'phone-dark': [
    'pages/HomePage/FullyRealOnAPhone',
    'pages/MatchPage/BandExcellent',
    'pages/InterviewPage/FeedbackGood',
    'pages/Shell/DrawerOpen',
  ],
} as const;

const WIDTHS: Readonly<Record<keyof typeof KEY_STATES, number>> = {
  desktop: 1280,
  phone: 390,
  'desktop-dark': 1280,
  'phone-dark': 390,
};

const folder = fileURLToPath(new URL('key-states', import.meta.url));
const byName = new Map(storiesInBuild.map((story) => [storyName(story), story]));

const fileOf = (name: string, mode: string): string => `${name.replaceAll('/', '-')}-${mode}.png`;

const shown = (Object.keys(WIDTHS) as readonly (keyof typeof KEY_STATES)[]).flatMap((mode) =>
  KEY_STATES[mode].map((name) => ({ name, mode, file: fileOf(name, mode) })),
);

const storyNamed = (name: string): IndexedStory => {
  const story = byName.get(name);
  if (!story) throw new Error(`no story is named ${name}`);
  return story;
};

/** States of one test: few enough for the workers to end together. */
const PART = 10;
for (let from = 0; from < shown.length; from += PART) {
  const group = shown.slice(from, from + PART);
  test(`key states ${from + 1} to ${from + group.length} look as they did`, async ({ page }) => {
    await openPreview(page, otherThan(storyNamed(group[0]?.name ?? '')));
    for (const { name, mode, file } of group) {
      const story = storyNamed(name);
      await setWidth(page, WIDTHS[mode]);
      await showStory(page, story.id);
      await page.evaluate((dark) => {
        document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
      }, mode.endsWith('dark'));
      await expect.soft(page).toHaveScreenshot(file);
      // The same story in two modes one after the other: showing it anew would finish nothing.
      await showStory(page, otherThan(story).id);
    }
  });
}

test('every picture in the folder is that of a key state', () => {
  const files = shown.map(({ file }) => file);
  expect(shown.length).toBeGreaterThanOrEqual(60);
  expect(readdirSync(folder).filter((file) => !files.includes(file))).toEqual([]);
});
