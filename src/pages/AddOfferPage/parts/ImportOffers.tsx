import { FileDown } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { contractLabels, modeLabels } from '#/copy/offers.copy';
import type { ImportedOffer } from '#/domain/offers/imports/convertRecords';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { importCopy as copy } from '#/pages/AddOfferPage/importOffers.copy';
import { ColumnsOfFile } from '#/pages/AddOfferPage/parts/ColumnsOfFile';
import type { AddOfferState } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

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
  const { source, format, count, columns, first, unread } = preview;
  const titled = columns.some(({ field }) => field === 'title');
  return (
    <Card as="section" padding="large" className={shared.stack}>
      <Heading level={2}>{copy.title(count, source)}</Heading>
      <Text tone="muted">
        {copy.from(fileName, format)} {copy.nothingKept} {unread > 0 && copy.unread(unread)}
      </Text>
      {!titled && (
        <Callout tone="caution" title={copy.noTitleColumn.title} announced>
          {copy.noTitleColumn.text}
        </Callout>
      )}
      <ColumnsOfFile columns={columns} onRemap={onRemap} defaultOpen={columnsOpen || !titled} />
      <div>
        <Heading level={3} size="s">
          {copy.first(Math.max(1, first.length))}
        </Heading>
        {first.length === 0 ? (
          <Text tone="muted">{copy.noPreview}</Text>
        ) : (
          <ul className={styles.list}>
            {first.map((offer) => (
              <FirstOffer key={offer.provenance.id} offer={offer} />
            ))}
          </ul>
        )}
      </div>
      {notSaved !== null && (
        <Callout tone="critical" title={copy.notSaved.title} announced>
          {copy.notSaved.text[notSaved]}
        </Callout>
      )}
      <div className={shared.actions}>
        <Button variant="primary" icon={FileDown} disabled={!titled} onClick={onImport}>
          {copy.add(count)}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {copy.abandon}
        </Button>
      </div>
    </Card>
  );
};
