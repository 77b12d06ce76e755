import { FileSearch, Search } from 'lucide-react';

import { Heading } from '#/components/Heading/Heading';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';
import { ActionCard } from '#/pages/HomePage/parts/ActionCard';
import { ActivityPanel } from '#/pages/HomePage/parts/ActivityPanel';
import { FunnelPanel } from '#/pages/HomePage/parts/FunnelPanel';
import { HomeHero } from '#/pages/HomePage/parts/HomeHero';
import { StartPanel } from '#/pages/HomePage/parts/StartPanel';
import { StatCard } from '#/pages/HomePage/parts/StatCard';
import { StrengthPanel } from '#/pages/HomePage/parts/StrengthPanel';
import { TodayPanel } from '#/pages/HomePage/parts/TodayPanel';

import * as styles from '#/pages/HomePage/HomePage.css';

type HomePageProps = {
  readonly state: HomeState;
  readonly now: Date;
  /** Address of one application. */
  readonly hrefOf: (applicationId: number) => string;
  /** Takes over into the profile what the CV tells. */
  readonly onFillProfile: () => void;
};

/** What is done is enough, unless somebody is waited for today. */
const summaryOf = ({ todos, done }: HomeState): string => {
  if (todos === null) return copy.subtitle;
  const isAwaited = todos.some(({ kind }) => kind === 'interviewToday');
  return done > 0 && !isAwaited ? copy.today.done(done) : copy.today.summary(todos.length);
};

/** Tableau de bord: where the candidate stands, and the next step. */
export const HomePage = ({ state, now, hrefOf, onFillProfile }: HomePageProps) => (
  <div className={styles.page}>
    <HomeHero firstName={state.firstName} summary={summaryOf(state)} done={state.done} now={now}>
      {state.todos === null ? (
        <StartPanel />
      ) : (
        <TodayPanel todos={state.todos} hrefOf={hrefOf} onFillProfile={onFillProfile} />
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
