import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { FileDown } from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { contractLabels, modeLabels } from '#/copy/offers.copy';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { IMPORT_FIELDS } from '#/domain/offers/imports/importFields';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { ColumnShown } from '#/domain/offers/imports/OfferImporter';
import { importOffersCopy } from '#/pages/AddOfferPage/importOffers.copy';
import type { AddOfferState } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as columnsOfFileStyles from '#/pages/AddOfferPage/parts/ColumnsOfFile.css';
import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

const { columns: copy, doubtful: doubtCopy } = importOffersCopy;

const NONE = 'none';
const OPTIONS: readonly { readonly value: ImportField | typeof NONE; readonly label: string }[] = [
  { value: NONE, label: copy.none },
  ...IMPORT_FIELDS.map((value) => ({ value, label: importOffersCopy.fields[value] })),
];

type ColumnsOfFileProps = {
  readonly columns: readonly ColumnShown[];
  readonly onRemap: (column: string, field: ImportField | null) => void;
  readonly defaultOpen: boolean;
};

/** Which field each column of a file fills, to be corrected. */
const ColumnsOfFile = ({ columns, onRemap, defaultOpen }: ColumnsOfFileProps) => {
  const read = columns.filter(({ field }) => field !== null).length;
  return (
    <Disclosure lazy defaultOpen={defaultOpen} summary={copy.title(read, columns.length - read)}>
      <Text size="s" tone="muted">
        {copy.hint}
      </Text>
      <ul className={columnsOfFileStyles.columns}>
        {columns.map(({ column, field, example }) => (
          <li key={column} className={columnsOfFileStyles.column}>
            <div>
              <Text weight="medium">{column}</Text>
              {example !== '' && (
                <Text size="s" tone="muted">
                  {copy.example(example)}
                </Text>
              )}
            </div>
            <NativeSelect
              label={copy.field(column)}
              options={OPTIONS}
              value={field ?? NONE}
              onChange={(chosen) => onRemap(column, chosen === NONE ? null : chosen)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** What can be done with a file of many offers. */
export type ImportActions = {
  readonly onRemap: (column: string, field: ImportField | null) => void;
  readonly onImport: () => void;
  /** Gives the file up, or stops its import. */
  readonly onLeave: () => void;
};

const FirstOffer = ({ offer }: { readonly offer: ImportedOffer }) => (
  <li className={styles.line}>
    <div>
      <Text weight="medium">{offer.title}</Text>
      <Text size="s" tone="muted">
        {[offer.company, offer.location].filter((words) => words !== '').join(' · ')}
      </Text>
    </div>
    <div className={styles.tools}>
      {offer.type !== null && <Badge size="small">{contractLabels[offer.type]}</Badge>}
      {offer.mode !== null && <Badge size="small">{modeLabels[offer.mode]}</Badge>}
    </div>
  </li>
);

type ImportOffersProps = Pick<
  Extract<AddOfferState, { status: 'import' }>,
  'fileName' | 'preview' | 'notSaved'
> &
  ImportActions & {
    /** The columns are open at first, for pictures. */
    readonly columnsOpen?: boolean;
  };

/** What a file of many offers is seen to be, before anything of it is kept. */
export const ImportOffers = ({
  fileName,
  preview,
  notSaved,
  onRemap,
  onImport,
  onLeave,
  columnsOpen = false,
}: ImportOffersProps) => {
  const { source, format, count, columns, first, unread, doubtful } = preview;
  const titled = columns.some(({ field }) => field === 'title');
  return (
    <Card as="section" padding="large" className={shared.stack}>
      <Heading level={2}>
        {titled && !doubtful
          ? importOffersCopy.title(count, source)
          : importOffersCopy.entries(count)}
      </Heading>
      <Text tone="muted">
        {importOffersCopy.from(fileName, format)} {importOffersCopy.nothingKept}{' '}
        {unread > 0 && importOffersCopy.unread(unread)}
      </Text>
      {doubtful && (
        <Callout tone="caution" title={doubtCopy.title} announced>
          {doubtCopy.text}
        </Callout>
      )}
      {!titled && (
        <Callout tone="caution" title={importOffersCopy.noTitleColumn.title} announced>
          {importOffersCopy.noTitleColumn.text}
        </Callout>
      )}
      <ColumnsOfFile columns={columns} onRemap={onRemap} defaultOpen={columnsOpen || !titled} />
      <div>
        <Heading level={3} size="s">
          {importOffersCopy.first(Math.max(1, first.length))}
        </Heading>
        {first.length === 0 ? (
          <Text tone="muted">{importOffersCopy.noPreview}</Text>
        ) : (
          <ul className={styles.list}>
            {first.map((offer) => (
              <FirstOffer key={offer.provenance.id} offer={offer} />
            ))}
          </ul>
        )}
      </div>
      {notSaved !== null && (
        <Callout tone="critical" title={importOffersCopy.notSaved.title} announced>
          {importOffersCopy.notSaved.text[notSaved]}
        </Callout>
      )}
      <div className={shared.actions}>
        {doubtful ? (
          <>
            <Button variant="primary" onClick={onLeave}>
              {doubtCopy.other}
            </Button>
            <Button variant="quiet" onClick={onImport}>
              {doubtCopy.addAnyway(count)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" icon={FileDown} disabled={!titled} onClick={onImport}>
              {importOffersCopy.add(count)}
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              {importOffersCopy.abandon}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
};
