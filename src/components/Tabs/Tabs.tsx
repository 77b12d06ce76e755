import * as Ariakit from '@ariakit/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';

import * as styles from '#/components/Tabs/Tabs.css';

type TabsProps<Id extends string> = {
  /** Names the group of tabs. */
  readonly label: string;
  /** In the order shown; words of one or two. */
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly panel: ReactNode;
    readonly icon?: LucideIcon;
    readonly count?: number;
  }[];
  /** The one in view, held by the caller. */
  readonly selected: Id;
  /** Called with the one chosen. */
  readonly onSelect: (id: Id) => void;
};

/** Views of one thing, one at a time. Arrow keys, Home and End move and select. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) => {
  const select = (id: string | null | undefined): void => {
    const tab = tabs.find((each) => each.id === id);
    if (tab) onSelect(tab.id);
  };
  // Where they do not all fit, the chosen one is in view with its neighbours.
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === selected);
  useEffect(() => {
    const { current } = list;
    const tab = current?.children[place];
    if (!current || !(tab instanceof HTMLElement)) return;
    current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return (
    <Ariakit.TabProvider selectedId={selected} setSelectedId={select}>
      <Ariakit.TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Ariakit.Tab key={tab.id} id={tab.id} className={styles.tab}>
            {tab.icon && <Icon icon={tab.icon} size="s" />}
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Ariakit.Tab>
        ))}
      </Ariakit.TabList>
      {tabs.map((tab) => (
        <Ariakit.TabPanel key={tab.id} tabId={tab.id} className={styles.panel}>
          {tab.panel}
        </Ariakit.TabPanel>
      ))}
    </Ariakit.TabProvider>
  );
};
