import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';

import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ZonePlace } from '#/pages/MyCvPage/parts/page/zones';

/** What pointing at the page does; the same in both ways of showing it. */
export type PageActions = {
  /** The place the keyboard is at; the others are reached with the arrows. */
  readonly current: number;
  /** The focus came to a place. */
  readonly onReach: (rank: number) => void;
  /** A key that may lead to another place. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The place under the pointer or the focus, or none. */
  readonly onPoint: (key: string | null) => void;
  /** The field of the place is asked for. */
  readonly onPick: (key: string) => void;
};

type ZoneButtonProps = PageActions & {
  readonly place: ZonePlace;
  /** Its rank among the places of the document. */
  readonly rank: number;
  readonly words: string;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
};

/** Words of the CV that lead to the field they were read into. */
export const ZoneButton = ({
  place,
  rank,
  words,
  current,
  onReach,
  onKeyDown,
  onPoint,
  onPick,
  children,
  ...look
}: ZoneButtonProps) => (
  <button
    type="button"
    {...look}
    data-place={rank}
    tabIndex={rank === current ? 0 : -1}
    aria-label={copy.page.zone(place.label, words)}
    onPointerEnter={() => onPoint(place.key)}
    onPointerLeave={() => onPoint(null)}
    onFocus={() => {
      onReach(rank);
      onPoint(place.key);
    }}
    onBlur={() => onPoint(null)}
    onKeyDown={onKeyDown}
    onClick={() => onPick(place.key)}
  >
    {children}
  </button>
);
