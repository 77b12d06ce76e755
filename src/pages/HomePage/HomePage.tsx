import type { ReactNode } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import {
  ChevronRight,
  ClipboardList,
  FileSearch,
  FileText,
  GitCompareArrows,
  Search,
} from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { localDay } from '#/domain/shared/localDay';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { Figure, HomeState } from '#/pages/HomePage/HomePage.state';
import type { PlacedTodo } from '#/pages/HomePage/HomePage.state';
import { ActivityPanel } from '#/pages/HomePage/parts/ActivityPanel';
import { FunnelPanel } from '#/pages/HomePage/parts/FunnelPanel';
import { StrengthPanel } from '#/pages/HomePage/parts/StrengthPanel';
import { TodayPanel } from '#/pages/HomePage/parts/TodayPanel';
import { TodoLine } from '#/pages/HomePage/parts/TodoLine';
import { TodoPanel } from '#/pages/HomePage/parts/TodoPanel';
import { summaryOf } from '#/pages/HomePage/tellDay';

import * as startPanelStyles from '#/pages/HomePage/HomeHero.css';
import * as homeHeroStyles from '#/pages/HomePage/HomeHero.css';
import * as styles from '#/pages/HomePage/HomePage.css';

type HomeHeroProps = {
  readonly firstName: string | null;
  readonly summary: string;
  /** Things done today, 0 to 3. */
  readonly done: number;
  readonly now: Date;
  /** What waits. */
  readonly children: ReactNode;
};

/** How far the sun comes up for each thing that is done. */
const STEP = 38;

type SunriseProps = Pick<HomeHeroProps, 'done'>;

/** The sun on the horizon, half up, higher with each thing done that day. Decorative: the words say it too. */
const Sunrise = ({ done }: SunriseProps) => (
  <svg viewBox="0 0 600 300" className={homeHeroStyles.sunrise} aria-hidden focusable="false">
    <path d="M10 300a290 290 0 0 1 580 0Z" className={homeHeroStyles.halo} />
    <path d="M90 300a210 210 0 0 1 420 0Z" className={homeHeroStyles.halo} />
    <path d="M160 300a140 140 0 0 1 280 0Z" className={homeHeroStyles.halo} />
    <circle cx="300" cy={300 - done * STEP} r="70" className={homeHeroStyles.sun} />
  </svg>
);

/** The greeting, under the sky of the day. */
const HomeHero = ({ firstName, summary, done, now, children }: HomeHeroProps) => (
  <header className={homeHeroStyles.hero} data-done={done}>
    <Sunrise done={done} />
    <div className={homeHeroStyles.words}>
      <p className={homeHeroStyles.day}>
        <time dateTime={localDay(now)}>{copy.day(now)}</time>
      </p>
      <Heading level={1} size="xxl">
        {copy.greeting(firstName)}
      </Heading>
      <Text size="l" tone="muted">
        {summary}
      </Text>
    </div>
    {children}
  </header>
);

const startPanelCopy = copy.today;

const STARTS = [
  { id: 'cv', icon: FileText, way: { href: ADDRESSES.myCv } },
  { id: 'match', icon: GitCompareArrows, way: { href: ADDRESSES.match } },
  { id: 'application', icon: ClipboardList, way: { href: ADDRESSES.applications } },
] as const;

/** Where a newcomer may start. */
const StartPanel = () => (
  <TodoPanel title={startPanelCopy.start}>
    <ol className={startPanelStyles.todos}>
      {STARTS.map(({ id, icon, way }, index) => (
        <TodoLine
          key={id}
          icon={icon}
          look={startPanelStyles.calm}
          way={way}
          first={index === 0 ? startPanelCopy.first : undefined}
          {...startPanelCopy.starts[id]}
        />
      ))}
    </ol>
  </TodoPanel>
);

type StatCardProps = {
  readonly label: string;
  readonly figure: Figure;
  /** Stands where the figure cannot be known yet. */
  readonly none: string;
  /** Stands under the figure. */
  readonly note?: string | null;
  readonly href: string;
};

/** One figure that leads to its screen. */
const StatCard = ({ label, figure, none, note = null, href }: StatCardProps) => (
  <Card padding="medium" interactive className={styles.stat}>
    <Text as="span" weight="medium" className={styles.statLabel}>
      <TextLink href={href} tone="plain" stretched>
        {label}
      </TextLink>
    </Text>
    {figure.sample && (
      <span className={styles.statMark}>
        <SampleMark word={copy.sample} />
      </span>
    )}
    <div className={styles.figureLine}>
      {figure.value === null ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <span className={styles.figure}>{figure.value}</span>
      )}
      <Icon icon={ChevronRight} size="s" className={styles.go} />
    </div>
    {note !== null && (
      <Text size="s" tone="muted" className={styles.statNote}>
        {note}
      </Text>
    )}
  </Card>
);

type ActionCardProps = {
  readonly icon: IconPath;
  readonly words: { readonly title: string; readonly text: string };
  readonly href: string;
};

/** Something to do now. */
const ActionCard = ({ icon, words, href }: ActionCardProps) => (
  <Card padding="medium" interactive className={styles.action}>
    <span className={styles.actionIcon}>
      <Icon icon={icon} />
    </span>
    <div>
      <Text weight="medium">
        <TextLink href={href} tone="plain" stretched>
          {words.title}
        </TextLink>
      </Text>
      <Text size="s" tone="muted">
        {words.text}
      </Text>
    </div>
    <Icon icon={ChevronRight} size="s" className={styles.go} />
  </Card>
);

export type HomePageProps = {
  readonly state: HomeState;
  readonly now: Date;
  /** Where one thing is done. */
  readonly hrefOf: (todo: PlacedTodo) => string;
  /** Takes over into the profile what the CV tells. */
  readonly onFillProfile: () => void;
  /** It is enough for today, or no longer. */
  readonly onRest: (rests: boolean) => void;
};

/** Tableau de bord: where the candidate stands, and the next step. */
export const HomePage = ({ state, now, hrefOf, onFillProfile, onRest }: HomePageProps) => (
  <div className={styles.page}>
    <HomeHero firstName={state.firstName} summary={summaryOf(state)} done={state.done} now={now}>
      {state.todos === null ? (
        <StartPanel />
      ) : (
        <TodayPanel
          todos={state.todos}
          rests={state.rests}
          hrefOf={hrefOf}
          onFillProfile={onFillProfile}
          onRest={onRest}
        />
      )}
    </HomeHero>
    <UnreadableEntries list="applications" unreadable={state.unreadable} />
    <div className={styles.grid}>
      <section className={styles.part}>
        <VisuallyHidden>
          <Heading level={2}>{copy.figures}</Heading>
        </VisuallyHidden>
        <StatCard
          label={copy.compatible}
          figure={state.compatible}
          none={state.hasReadableCv ? copy.compatibleUnranked : copy.compatibleNone}
          note={state.news && copy.news(state.news, now)}
          href={ADDRESSES.compatibleOffers}
        />
        <StatCard
          label={copy.applications}
          figure={state.applications}
          none={copy.applicationsUnreadable}
          href={ADDRESSES.applications}
        />
      </section>
      <section className={styles.part}>
        <VisuallyHidden>
          <Heading level={2}>{copy.actions}</Heading>
        </VisuallyHidden>
        <ActionCard icon={Search} words={copy.search} href={ADDRESSES.search} />
        <ActionCard icon={FileSearch} words={copy.analyse} href={ADDRESSES.cvAnalysis} />
      </section>
      <div className={styles.strengthCell}>
        <StrengthPanel strength={state.strength} />
      </div>
    </div>
    <div className={state.funnel ? styles.lower : undefined}>
      {state.funnel && <FunnelPanel funnel={state.funnel} />}
      <ActivityPanel activities={state.activities} now={now} />
    </div>
  </div>
);
