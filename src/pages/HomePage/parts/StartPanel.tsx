import { ClipboardList, FileText, GitCompareArrows } from 'lucide-react';

import { ADDRESSES } from '#/copy/addresses';
import { homeCopy } from '#/pages/HomePage/HomePage.copy';
import { TodoLine } from '#/pages/HomePage/parts/TodoLine';
import { TodoPanel } from '#/pages/HomePage/parts/TodoPanel';

import * as styles from '#/pages/HomePage/Hero.css';

const copy = homeCopy.today;

const STARTS = [
  { id: 'cv', icon: FileText, way: { href: ADDRESSES.myCv } },
  { id: 'match', icon: GitCompareArrows, way: { href: ADDRESSES.match } },
  { id: 'application', icon: ClipboardList, way: { href: ADDRESSES.applications } },
] as const;

/** Where a newcomer may start. */
export const StartPanel = () => (
  <TodoPanel title={copy.start}>
    <ol className={styles.todos}>
      {STARTS.map(({ id, icon, way }) => (
        <TodoLine key={id} icon={icon} look={styles.calm} way={way} {...copy.starts[id]} />
      ))}
    </ol>
  </TodoPanel>
);
