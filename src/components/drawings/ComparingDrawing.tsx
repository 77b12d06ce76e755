import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/ComparingDrawing.css';
import * as pens from '#/components/drawings/drawings.css';
import { words } from '#/components/drawings/ReadingDrawing.css';

type ComparingDrawingProps = {
  /** Steps done: the CV is read, then the offer, then they are linked, then weighed. */
  readonly done: number;
};

const CV_LINES = 'M42 66h34M42 78h30M42 90h34M42 102h20';
const OFFER_LINES = 'M140 54h20M140 66h34M140 78h28M140 90h34M140 102h24';
const LINKS = [
  'M82 66C104 66 112 54 134 54',
  'M82 78C104 78 112 90 134 90',
  'M82 90C104 90 112 78 134 78',
];

/** Two sheets brought together: each is read in turn, then the lines that answer each other are linked. */
export const ComparingDrawing = ({ done }: ComparingDrawingProps) => (
  <Scene sunAt={108} sunRadius={22}>
    <path d="M32 120V38a6 6 0 0 1 6-6h42a6 6 0 0 1 6 6v82Z" className={pens.paper} />
    <circle cx="48" cy="48" r="6" className={pens.dawn} />
    <path d={CV_LINES} className={words({ legible: done > 0 })} />
    <path d="M130 120V38a6 6 0 0 1 6-6h42a6 6 0 0 1 6 6v82Z" className={pens.paper} />
    <path d="M140 42h12" className={pens.skyLine} />
    <path d={OFFER_LINES} className={words({ legible: done > 1 })} />
    {LINKS.map((link) => (
      <path key={link} d={link} pathLength="100" className={styles.link({ drawn: done > 2 })} />
    ))}
  </Scene>
);
