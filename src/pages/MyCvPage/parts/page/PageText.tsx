import type { CvDocument } from '#/domain/cv/document';

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
export const PageText = ({ document, page, drawn }: PageTextProps) => {
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
