import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import type { IconPath } from '#/components/Icon/iconPaths';

import * as styles from '#/components/Tabs/Tabs.css';

type TabsProps<Id extends string> = {
  /** Names the group of tabs. */
  readonly label: string;
  /** In the order shown; words of one or two. */
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly panel: ReactNode;
    readonly icon?: IconPath;
    readonly count?: number;
  }[];
  /** The one in view, held by the caller. */
  readonly selected: Id;
  /** Called with the one chosen. */
  readonly onSelect: (id: Id) => void;
};

/** The place that a key leads to from another, round and round; null where it leads nowhere. */
const placeAfter = (key: string, place: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** Views of one thing, one at a time. Arrow keys, Home and End move and select. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) => {
  const id = useId();
  // Where they do not all fit, the chosen one is in view with its neighbours.
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.id === selected);
  useEffect(() => {
    const { current } = list;
    const tab = current?.children[place];
    if (!current || !(tab instanceof HTMLElement)) return;
    current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [place]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = placeAfter(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    const button = next === null ? undefined : list.current?.children[next];
    if (!tab || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus({ preventScroll: true });
    onSelect(tab.id);
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.icon && <Icon icon={tab.icon} size="s" />}
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          tabIndex={0}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
};
