import { assignInlineVars } from '@vanilla-extract/dynamic';

import type { CvDocument, DocumentLine } from '#/domain/cv/document';
import type { TextRange } from '#/domain/shared/textRange';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { piecesOf } from '#/pages/MyCvPage/parts/page/textPieces';
import { ZoneButton } from '#/pages/MyCvPage/parts/page/ZoneButton';
import type { PageActions } from '#/pages/MyCvPage/parts/page/ZoneButton';
import type { ZonePlace } from '#/pages/MyCvPage/parts/page/zones';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/MyCvPage/parts/page/CvPages.css';

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
export const LaidOutText = ({ document, places, lit, ...actions }: LaidOutTextProps) => {
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
