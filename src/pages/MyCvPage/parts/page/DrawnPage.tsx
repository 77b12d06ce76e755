import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef } from 'react';

import type { CvDocument, PageBox } from '#/domain/cv/document';
import type { PlacedBox } from '#/domain/cv/text/places';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { ZoneButton } from '#/pages/MyCvPage/parts/page/ZoneButton';
import type { PageActions } from '#/pages/MyCvPage/parts/page/ZoneButton';
import type { ZonePlace } from '#/pages/MyCvPage/parts/page/zones';
import type { PageDrawing } from '#/usecases/cv/pageDrawings';

import * as styles from '#/pages/MyCvPage/parts/page/CvPages.css';

type PageTextProps = {
  readonly document: CvDocument;
  readonly page: number;
  /** `words` writes them where they stand; `lines` only tells that they will. */
  readonly drawn: 'words' | 'lines';
};

/** Height of letters above their baseline, in heights of a word's box. */
const ASCENT = 0.78;

/** A page without its picture: what was read of it, in its place. */
const PageText = ({ document, page, drawn }: PageTextProps) => {
  const { width, height } = document.pageSizes[page - 1] ?? { width: 0, height: 0 };
  const lines = document.lines.filter((line) => line.page === page);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.written} aria-hidden>
      {lines.flatMap(({ text, bold, places }) =>
        places.map((place) =>
          drawn === 'lines' ? (
            <rect
              key={`${place.x} ${place.y}`}
              x={place.x}
              y={place.y + place.height * 0.25}
              width={place.width}
              height={place.height * 0.55}
              rx={place.height * 0.2}
              className={styles.lineToCome}
            />
          ) : (
            <text
              key={`${place.x} ${place.y}`}
              x={place.x}
              y={place.y + place.height * ASCENT}
              fontSize={place.height}
              fontWeight={bold ? 650 : 420}
              textLength={place.width}
              lengthAdjust="spacingAndGlyphs"
            >
              {text.slice(place.start, place.end)}
            </text>
          ),
        ),
      )}
    </svg>
  );
};

/** A place with the boxes it takes on the pages. */
export type BoxedPlace = {
  readonly place: ZonePlace;
  readonly rank: number;
  readonly words: string;
  readonly boxes: readonly PlacedBox[];
};

type DrawnPageProps = PageActions & {
  readonly document: CvDocument;
  /** Counted from 1. */
  readonly page: number;
  readonly drawing: PageDrawing;
  readonly places: readonly BoxedPlace[];
  readonly lit: readonly PlacedBox[];
  /** The page comes into view, or nearly: time to draw it. */
  readonly onNeeded: (page: number) => void;
};

/** Room around the words, so that a mark does not cut their edges; in points. */
const MARGIN = 1.5;
/** How far from view a page is drawn. */
const AHEAD = '400px';

const picture = ({ status, ...rest }: PageDrawing, document: CvDocument, page: number) => {
  const alt = copy.page.pageOf(page, document.pages);
  switch (status) {
    case 'waiting':
      return <PageText document={document} page={page} drawn="lines" />;
    case 'drawn':
      return 'url' in rest && <img src={rest.url} alt={alt} className={styles.picture} />;
    case 'failed':
      return <PageText document={document} page={page} drawn="words" />;
  }
};

/** One page of a PDF as it is printed, with the places that were read laid over it. Until it is drawn, the lines stand where the words will; where it cannot be, the words themselves do. */
export const DrawnPage = ({
  document,
  page,
  drawing,
  places,
  lit,
  onNeeded,
  ...actions
}: DrawnPageProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const waiting = drawing.status === 'waiting';
  useEffect(() => {
    if (!waiting || sheet.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNeeded(page);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [waiting, page, onNeeded]);

  const size = document.pageSizes[page - 1];
  if (size === undefined) return null;
  const placed = ({ x, y, width, height }: PageBox) =>
    assignInlineVars({
      [styles.left]: `${((x - MARGIN) / size.width) * 100}%`,
      [styles.top]: `${((y - MARGIN) / size.height) * 100}%`,
      [styles.across]: `${((width + 2 * MARGIN) / size.width) * 100}%`,
      [styles.down]: `${((height + 2 * MARGIN) / size.height) * 100}%`,
    });
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      style={assignInlineVars({ [styles.ratio]: `${size.width} / ${size.height}` })}
    >
      {picture(drawing, document, page)}
      {drawing.status === 'failed' && <p className={styles.note}>{copy.page.failed}</p>}
      {lit
        .filter((each) => each.page === page)
        .map(({ box }) => (
          <mark key={`${box.x} ${box.y}`} className={styles.light} style={placed(box)} data-lit />
        ))}
      {places.flatMap(({ place, rank, words, boxes }) =>
        boxes
          .filter((each) => each.page === page)
          .map(({ box }, index) =>
            index === 0 ? (
              <ZoneButton
                key={rank}
                place={place}
                rank={rank}
                words={words}
                className={styles.zone}
                style={placed(box)}
                {...actions}
              />
            ) : (
              // The rest of words that go over several lines: pressed like them, named once.
              <span
                key={`${rank} ${box.x} ${box.y}`}
                aria-hidden
                className={styles.zone}
                style={placed(box)}
                onPointerEnter={() => actions.onPoint(place.key)}
                onPointerLeave={() => actions.onPoint(null)}
                onClick={() => actions.onPick(place.key)}
              />
            ),
          ),
      )}
    </div>
  );
};
