import { Button } from '#/components/Button/Button';
import { ArrowLeft, Download, Printer } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Switch } from '#/components/Switch/Switch';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { dossierSheetCopy as copy } from '#/pages/DossierSheetPage/DossierSheetPage.copy';
import type { SheetOrigin } from '#/pages/DossierSheetPage/DossierSheetPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/DossierSheetPage/DossierSheetPage.css';
import { flat, paper, stacked, uncut } from '#/styles/printed.css';

type DossierSheetPageProps = {
  readonly of: SheetOrigin;
  readonly sheet: Sheet;
  /** The names are left out. */
  readonly nameless: boolean;
  /** The dossier, or the analysis. */
  readonly href: string;
  readonly onNameless: (nameless: boolean) => void;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
};

/** What one job has come to, or what a comparison says, on a page that is printed as it is shown. */
export const DossierSheetPage = ({
  of,
  sheet,
  nameless,
  href,
  onNameless,
  onPrint,
  onDownload,
}: DossierSheetPageProps) => (
  <div className={styles.page}>
    <PageHeader
      title={copy.title}
      subtitle={copy.subtitle}
      back={
        <TextLink href={href} standalone icon={ArrowLeft}>
          {copy.back[of]}
        </TextLink>
      }
      actions={
        <>
          <Button variant="primary" icon={Printer} onClick={onPrint}>
            {copy.print}
          </Button>
          <Button icon={Download} onClick={onDownload}>
            {copy.pdf}
          </Button>
          <div className={styles.names}>
            <Switch
              label={copy.names}
              hint={copy.namesHint}
              checked={nameless}
              onChange={onNameless}
            />
          </div>
        </>
      }
    />
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
  </div>
);
