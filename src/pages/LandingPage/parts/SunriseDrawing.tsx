import * as styles from '#/pages/LandingPage/parts/landingDrawings.css';

/** The sun that comes up behind the first picture, with its rays. Its base is the horizon. Decorative. */
export const SunriseDrawing = () => (
  <svg viewBox="0 0 1200 600" className={styles.sunrise} aria-hidden focusable="false">
    <path d="M0 600a600 600 0 0 1 1200 0Z" className={styles.farHalo} />
    <path d="M180 600a420 420 0 0 1 840 0Z" className={styles.halo} />
    <path d="M310 600a290 290 0 0 1 580 0Z" className={styles.halo} />
    <path d="M410 600a190 190 0 0 1 380 0Z" className={styles.sun} />
    <path d="M600 372v-40M485.9 402.6l-20-34.6M714.1 402.6l20-34.6" className={styles.ray} />
  </svg>
);

const DROPS = [
  'M40 0 0 92M148 36l-30 70M236 4l-52 120M330 60l-24 56M402 10l-38 88M70 150l-34 78M186 176l-24 56',
  'M286 150l-40 92M380 170l-22 50M120 262l-24 56M232 290l-18 42M330 262l-26 60M60 336l-16 38',
].join('');

/** The shower, leaving: sparse strokes that thin out. Decorative. */
export const RainDrawing = () => (
  <svg viewBox="0 0 420 380" className={styles.rain} aria-hidden focusable="false">
    <path d={DROPS} className={styles.drop} />
  </svg>
);

/** How far the sun is up at each step: half width of what shows, and the arc above the line. */
const SUNS = [
  'M86.6 96a40 40 0 0 1 66.8 0Z',
  'M80 96a40 40 0 0 1 80 0Z',
  'M120 8a40 40 0 1 1 0 80a40 40 0 0 1 0-80Z',
] as const;

const RAYS = [
  '',
  'M120 44V34M85 58.5l-7-7M155 58.5l7-7',
  'M120-4v-10M62 48H52M178 48h10M79 7l-7-7M161 7l7-7',
] as const;

/** One of three mornings: under the line, on it, above it. Decorative. */
export const MorningDrawing = ({ hour }: { readonly hour: 0 | 1 | 2 }) => (
  <svg viewBox="0 -20 240 140" className={styles.morning} aria-hidden focusable="false">
    <path d="M24 96a96 96 0 0 1 192 0Z" className={styles.halos[hour]} />
    <path d={SUNS[hour]} className={styles.sun} />
    <path d={RAYS[hour]} className={styles.shortRay} />
    <path d="M62 108h34M112 108h16M146 108h40" className={styles.reflection} />
  </svg>
);
