import { Icon } from '#/components/Icon/Icon';
import { BookOpenText, Columns3, List } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ApplicationsHrefs } from '#/pages/ApplicationsPage/ApplicationsPage.state';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const VIEWS = [
  { id: 'board', icon: Columns3 },
  { id: 'table', icon: List },
  { id: 'journal', icon: BookOpenText },
] as const;

type ViewLinksProps = {
  readonly current: (typeof VIEWS)[number]['id'];
  readonly hrefs: ApplicationsHrefs;
};

/** The three ways to look at the applications. */
export const ViewLinks = ({ current, hrefs }: ViewLinksProps) => (
  <nav aria-label={copy.views.label} className={styles.views}>
    {VIEWS.map(({ id, icon }) => (
      <Anchor
        key={id}
        href={hrefs[id]}
        className={styles.view}
        {...(id === current ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon icon={icon} size="s" />
        {copy.views[id]}
      </Anchor>
    ))}
  </nav>
);
