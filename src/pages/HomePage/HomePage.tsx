import { FileSearch, Search } from 'lucide-react';

import { Heading } from '#/components/Heading/Heading';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';
import { ActionCard } from '#/pages/HomePage/parts/ActionCard';
import { ActivityPanel } from '#/pages/HomePage/parts/ActivityPanel';
import { StatCard } from '#/pages/HomePage/parts/StatCard';
import { StrengthPanel } from '#/pages/HomePage/parts/StrengthPanel';

import * as styles from '#/pages/HomePage/HomePage.css';

/** Tableau de bord: where the candidate stands, and the next step. */
export const HomePage = ({ state }: { readonly state: HomeState }) => (
  <div className={styles.page}>
    <PageHeader title={copy.greeting(state.firstName)} subtitle={copy.subtitle} />
    <section>
      <VisuallyHidden>
        <Heading level={2}>{copy.figures}</Heading>
      </VisuallyHidden>
      <div className={styles.grid}>
        <StatCard
          label={copy.compatible}
          figure={state.compatible}
          none={copy.compatibleNone}
          href={ADDRESSES.compatibleOffers}
        />
        <StatCard
          label={copy.applications}
          figure={state.applications}
          none={copy.compatibleNone}
          href={ADDRESSES.applications}
        />
      </div>
    </section>
    <section>
      <VisuallyHidden>
        <Heading level={2}>{copy.actions}</Heading>
      </VisuallyHidden>
      <div className={styles.grid}>
        <ActionCard icon={Search} words={copy.search} href={ADDRESSES.search} />
        <ActionCard icon={FileSearch} words={copy.analyse} href={ADDRESSES.cvAnalysis} />
      </div>
    </section>
    <div className={styles.lower}>
      <StrengthPanel strength={state.strength} />
      <ActivityPanel activities={state.activities} />
    </div>
  </div>
);
