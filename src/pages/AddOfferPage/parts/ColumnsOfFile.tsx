import { Disclosure } from '#/components/Disclosure/Disclosure';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { IMPORT_FIELDS } from '#/domain/offers/imports/importFields';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { ColumnShown } from '#/domain/offers/imports/OfferImporter';
import { importCopy } from '#/pages/AddOfferPage/importOffers.copy';

import * as styles from '#/pages/AddOfferPage/parts/ColumnsOfFile.css';

const copy = importCopy.columns;

const NONE = 'none';
const OPTIONS: readonly { readonly value: ImportField | typeof NONE; readonly label: string }[] = [
  { value: NONE, label: copy.none },
  ...IMPORT_FIELDS.map((value) => ({ value, label: importCopy.fields[value] })),
];

type ColumnsOfFileProps = {
  readonly columns: readonly ColumnShown[];
  readonly onRemap: (column: string, field: ImportField | null) => void;
  readonly defaultOpen: boolean;
};

/** Which field each column of a file fills, to be corrected. */
export const ColumnsOfFile = ({ columns, onRemap, defaultOpen }: ColumnsOfFileProps) => {
  const read = columns.filter(({ field }) => field !== null).length;
  return (
    <Disclosure lazy defaultOpen={defaultOpen} summary={copy.title(read, columns.length - read)}>
      <Text size="s" tone="muted">
        {copy.hint}
      </Text>
      <ul className={styles.columns}>
        {columns.map(({ column, field, example }) => (
          <li key={column} className={styles.column}>
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
