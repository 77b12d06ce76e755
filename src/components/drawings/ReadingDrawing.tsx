import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Scene } from '#/components/drawings/Scene';

import * as pens from '#/components/drawings/drawings.css';
import * as styles from '#/components/drawings/ReadingDrawing.css';

type ReadingDrawingProps = {
  /** 0 to 1: how much of the sheet is legible. */
  readonly inked: number;
  /** 0 to 1: how much of it has a meaning. */
  readonly understood: number;
};

/** Lines of the sheet: height, start, end, and the pen that gives them a meaning. */
const LINES = [
  [38, 80, 112, 'sky'],
  [49, 80, 126, 'sky'],
  [63, 80, 100, 'gold'],
  [73, 80, 134, 'gold'],
  [83, 80, 124, 'gold'],
  [97, 80, 98, 'green'],
  [97, 106, 132, 'green'],
  [108, 80, 118, 'green'],
] as const;

const TOP = 32;
const BOTTOM = 114;

/** Where the beam stands, in units of the drawing. */
const heightOf = (share: number): number => TOP + share * (BOTTOM - TOP);

const reached = (share: number, at: number): boolean => share > 0 && at <= heightOf(share);

/** A sheet being read: its lines turn to ink under the beam, then each takes the colour of what it says. */
export const ReadingDrawing = ({ inked, understood }: ReadingDrawingProps) => {
  const beam = understood > 0 ? understood : inked;
  return (
    <Scene sunAt={158} sunRadius={24}>
      <path d="M66 120V26a6 6 0 0 1 6-6h52l24 24v76Z" className={pens.paper} />
      {LINES.map(([y, from, to, pen], index) => (
        <g key={`${y} ${from}`}>
          <path
            d={`M${from} ${y}H${to}`}
            pathLength="1"
            className={styles.meaning({ pen, shown: reached(understood, y) })}
            style={assignInlineVars({ [styles.place]: String(index) })}
          />
          <path
            d={`M${from} ${y}H${to}`}
            className={styles.words({ legible: reached(inked, y) })}
          />
        </g>
      ))}
      <path d="M124 20v18a6 6 0 0 0 6 6h18" className={pens.line} />
      {beam > 0 && beam < 1 && (
        <g
          className={styles.beam}
          style={assignInlineVars({ [styles.height]: `${heightOf(beam)}px` })}
        >
          <path d="M58 0h98" className={styles.glow} />
          <path d="M58 0h98" className={pens.skyLine} />
        </g>
      )}
    </Scene>
  );
};
