import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { CvDocument } from '#/domain/cv/document';
import { placedBoxes } from '#/domain/cv/text/places';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { CvPicture } from '#/pages/MyCvPage/MyCvPage.state';
import { DrawnPage } from '#/pages/MyCvPage/parts/page/DrawnPage';
import type { BoxedPlace } from '#/pages/MyCvPage/parts/page/DrawnPage';
import { LaidOutText } from '#/pages/MyCvPage/parts/page/LaidOutText';
import { scrollWithin } from '#/pages/MyCvPage/parts/page/scrollWithin';
import { placesOf, rangesOf } from '#/pages/MyCvPage/parts/page/zones';
import type { Zone } from '#/pages/MyCvPage/parts/page/zones';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/MyCvPage/parts/page/CvPages.css';

type CvPagesProps = {
  readonly document: CvDocument;
  readonly picture: CvPicture;
  /** Every field and chip of the screen. */
  readonly zones: readonly Zone[];
  /** The field pointed at, on the screen or here. */
  readonly lit: string | null;
  /** Where the light comes from: only what is pointed at elsewhere is brought into view here. */
  readonly follow: boolean;
  readonly className?: string;
  readonly onPoint: (key: string | null) => void;
  readonly onPick: (key: string) => void;
  readonly onPageNeeded: (page: number) => void;
};

/** How far each key moves among the places; a page's own ends with Home and End. */
const STEPS: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowDown: (current, last) => Math.min(current + 1, last),
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowUp: (current) => Math.max(current - 1, 0),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_current, last) => last,
};

const focusPlace = (pages: HTMLElement, rank: number): void =>
  pages.querySelector<HTMLElement>(`button[data-place="${rank}"]`)?.focus();

/** The CV itself: its drawn pages, or its text as laid out. Each place that was read lights its field and leads to it; one stop for the Tab key, the arrows go from place to place. */
export const CvPages = ({
  document,
  picture,
  zones,
  lit,
  follow,
  className,
  onPoint,
  onPick,
  onPageNeeded,
}: CvPagesProps) => {
  const pages = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const places = useMemo(() => placesOf(zones), [zones]);
  const boxed = useMemo(
    (): readonly BoxedPlace[] =>
      places.map((place, rank) => ({
        place,
        rank,
        words: document.text.slice(place.range.start, place.range.end).replaceAll('\n', ' '),
        boxes: placedBoxes(document, place.range),
      })),
    [document, places],
  );
  const ranges = useMemo(() => rangesOf(zones, lit), [zones, lit]);
  // A place that went with a correction leaves the Tab key another one.
  const stop = Math.min(current, Math.max(places.length - 1, 0));

  useEffect(() => {
    const light = pages.current?.querySelector<HTMLElement>('[data-lit]');
    if (follow && lit !== null && pages.current && light) scrollWithin(pages.current, light);
  }, [follow, lit]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(stop, places.length - 1);
    if (next === undefined || pages.current === null) return;
    event.preventDefault();
    focusPlace(pages.current, next);
  };
  const actions = { current: stop, onReach: setCurrent, onKeyDown, onPoint, onPick };
  const sheets = () => {
    switch (picture.kind) {
      case 'pages':
        return picture.drawings.map((drawing, index) => (
          <DrawnPage
            key={index}
            document={document}
            page={index + 1}
            drawing={drawing}
            places={boxed}
            lit={ranges.flatMap((range) => placedBoxes(document, range))}
            onNeeded={onPageNeeded}
            {...actions}
          />
        ));
      case 'text':
        return <LaidOutText document={document} places={places} lit={ranges} {...actions} />;
    }
  };
  return (
    <section
      ref={pages}
      className={cx(styles.pages, className)}
      aria-label={copy.page.label}
      // A region that scrolls must be reachable by keyboard, also where nothing in it can be pressed.
      tabIndex={places.length === 0 ? 0 : -1}
    >
      {sheets()}
    </section>
  );
};
