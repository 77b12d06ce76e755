import { Spinner } from '#/components/Spinner/Spinner';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import { sheet } from '#/pages/CoverLetterPage/CoverLetterPage.css';
import * as styles from '#/pages/CoverLetterPage/parts/BeingWritten.css';

/** Widths of lines as on a page, in percent, block by block: writer, reader, then the parts of the plan. */
const SENDER = [34, 22, 28];
const RECIPIENT = [64, 48];
const PARTS = [
  [96, 100, 72],
  [100, 93, 98, 100, 56],
  [98, 100, 64],
];
const BETWEEN_LINES_MS = 90;

type LinesProps = {
  readonly widths: readonly number[];
  /** Lines drawn before these. */
  readonly before: number;
};

const Lines = ({ widths, before }: LinesProps) =>
  widths.map((width, index) => (
    <span
      key={`${before + index}`}
      className={styles.line}
      style={{
        inlineSize: `${width}%`,
        animationDelay: `${(before + index) * BETWEEN_LINES_MS}ms`,
      }}
    />
  ));

const before = (block: number): number =>
  [SENDER, RECIPIENT, ...PARTS].slice(0, block).reduce((sum, { length }) => sum + length, 0);

/** The letter on its way: its plan, and the place of each line. */
export const LetterBeingWritten = () => (
  <section className={sheet} aria-busy>
    <Spinner label={letterCopy.form.generating} />
    <div aria-hidden className={styles.block}>
      <Lines widths={SENDER} before={before(0)} />
    </div>
    <div aria-hidden className={styles.right}>
      <Lines widths={RECIPIENT} before={before(1)} />
    </div>
    {letterCopy.plan.map(({ name, about }, index) => (
      <div key={name} className={styles.part}>
        <p className={styles.words}>
          <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
        </p>
        <div aria-hidden className={styles.block}>
          <Lines widths={PARTS[index] ?? []} before={before(index + 2)} />
        </div>
      </div>
    ))}
  </section>
);
