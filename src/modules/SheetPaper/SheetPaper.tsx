import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { sheetPaperCopy as copy } from '#/modules/SheetPaper/SheetPaper.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/modules/SheetPaper/SheetPaper.css';
import { flat, paper, stacked, uncut } from '#/styles/printed.css';

type SheetPaperProps = { readonly sheet: Sheet };

/** A sheet on the screen as it is on paper, where it stands alone. */
export const SheetPaper = ({ sheet }: SheetPaperProps) => (
  <article className={cx(styles.sheet, paper, flat, stacked)} aria-label={copy.sheet}>
    <header>
      <h2 className={styles.title}>{sheet.title}</h2>
      {sheet.subtitle !== '' && <p className={styles.subtitle}>{sheet.subtitle}</p>}
    </header>
    {sheet.sections.map(({ heading, lines }) => (
      <section key={heading} className={styles.section}>
        <h3 className={styles.heading}>{heading}</h3>
        {lines.map(({ label, text }) => (
          <p
            key={`${label} ${text}`}
            className={label === '' ? styles.text : cx(styles.line, uncut)}
          >
            {label !== '' && <span className={styles.label}>{label} </span>}
            <span className={styles.text}>{text}</span>
          </p>
        ))}
      </section>
    ))}
    <p className={styles.foot}>{sheet.foot}</p>
  </article>
);
