import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { CvDocument, DocumentLine } from '#/domain/cv/document';
import { placedBoxes } from '#/domain/cv/text/places';
import type { TextRange } from '#/domain/shared/textRange';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { CvPicture } from '#/pages/MyCvPage/MyCvPage.state';
import { DrawnPage } from '#/pages/MyCvPage/parts/page/DrawnPage';
import type { BoxedPlace } from '#/pages/MyCvPage/parts/page/DrawnPage';
import { piecesOf } from '#/pages/MyCvPage/parts/page/textPieces';
import { ZoneButton } from '#/pages/MyCvPage/parts/page/ZoneButton';
import type { PageActions } from '#/pages/MyCvPage/parts/page/ZoneButton';
import { placesOf, rangesOf } from '#/pages/MyCvPage/parts/page/zones';
import type { Zone, ZonePlace } from '#/pages/MyCvPage/parts/page/zones';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/MyCvPage/parts/page/CvPages.css';

/** Room left above and below what is brought into view, in pixels. */
const ROOM = 48;

/** Brings an element into view inside what scrolls around it, and moves nothing else: pointing at a field must not move the field away. */
const scrollWithin = (scroller: HTMLElement, element: HTMLElement): void => {
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = inner.top - outer.top - ROOM;
  const below = inner.bottom - outer.bottom + ROOM;
  if (above < 0) scroller.scrollBy({ top: above });
  else if (below > 0) scroller.scrollBy({ top: Math.min(below, above) });
};

type LaidOutTextProps = PageActions & {
  readonly document: CvDocument;
  readonly places: readonly ZonePlace[];
  readonly lit: readonly TextRange[];
};

/** Sizes of a CV as shown: the title stays a title without filling the panel. */
const LARGEST = 1.9;
const SMALLEST = 0.85;

type PlacedLine = { readonly line: DocumentLine; readonly range: TextRange };

const placeLines = ({ lines }: CvDocument): readonly PlacedLine[] => {
  let start = 0;
  return lines.map((line) => {
    const range = { start, end: start + line.text.length };
    start = range.end + 1;
    return { line, range };
  });
};

/** The size that most letters have; 0 where the format tells none. */
const usualSize = (lines: readonly DocumentLine[]): number => {
  const letters = new Map<number, number>();
  for (const { fontSize, text } of lines)
    letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
};

/** The cells of a row that tabs part, each with its characters. */
const cellsOf = (text: string, { start }: TextRange): readonly TextRange[] => {
  let from = start;
  return text.split('\t').map((cell) => {
    const range = { start: from, end: from + cell.length };
    from = range.end + 1;
    return range;
  });
};

/** The CV of a format that draws no pages: its lines with their sizes, their weight, their columns and the air between them. */
const LaidOutText = ({ document, places, lit, ...actions }: LaidOutTextProps) => {
  const usual = usualSize(document.lines);
  const scale = (size: number): number =>
    usual === 0 || size === 0 ? 1 : Math.min(LARGEST, Math.max(SMALLEST, size / usual));
  const piece = (range: TextRange) =>
    piecesOf(
      document.text,
      range,
      places.filter((place) => place.range.start < range.end && place.range.end > range.start),
      lit.filter((each) => each.start < range.end && each.end > range.start),
    ).map(({ text, place, lit: isLit }, index) => {
      const light = isLit && styles.lightWords;
      if (place === null) {
        return light ? (
          <mark key={index} className={light} data-lit>
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        );
      }
      return (
        <ZoneButton
          key={index}
          place={place}
          rank={places.indexOf(place)}
          words={text}
          className={cx(styles.zoneWords, light)}
          {...actions}
        >
          {isLit ? <mark data-lit>{text}</mark> : text}
        </ZoneButton>
      );
    });
  return (
    <div className={styles.paper}>
      {placeLines(document).map(({ line, range }, index) => {
        const before = document.lines[index - 1];
        return (
          <div key={range.start}>
            {before !== undefined && before.page !== line.page && (
              <p className={styles.pageBreak}>{copy.page.pageOf(line.page, document.pages)}</p>
            )}
            <p
              className={styles.line({
                bold: line.bold || line.heading,
                bullet: line.bullet,
                apart: line.heading || line.gapBefore > 1.2 || before?.block !== line.block,
                aside: line.region !== 'body',
              })}
              style={assignInlineVars({ [styles.size]: `${scale(line.fontSize)}em` })}
            >
              {cellsOf(line.text, range).map((cell) => (
                <span key={cell.start} className={styles.cell}>
                  {piece(cell)}
                </span>
              ))}
            </p>
          </div>
        );
      })}
    </div>
  );
};

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
