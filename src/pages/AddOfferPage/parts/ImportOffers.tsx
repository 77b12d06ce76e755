import { Plus } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { ImportPreview } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';
import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

const copy = addOfferCopy.import;

/** Enough to recognise what is in the file. */
const SHOWN = 10;

type ImportOffersProps = {
  readonly preview: ImportPreview;
  readonly onImport: () => void;
  readonly onBack: () => void;
};

/** What a file of exported offers would add. */
export const ImportOffers = ({ preview, onImport, onBack }: ImportOffersProps) => {
  const { fileName, offers, known, skipped, notSaved } = preview;
  return (
    <Card as="section" padding="large" className={shared.stack}>
      <Heading level={2}>{copy.title(offers.length)}</Heading>
      <Text tone="muted">
        {copy.from(fileName)} {known > 0 && copy.known(known)}{' '}
        {skipped > 0 && copy.skipped(skipped)}
      </Text>
      {offers.length > 0 && (
        <ul className={styles.list}>
          {offers.slice(0, SHOWN).map(({ id, title, company, location }) => (
            <li key={id} className={styles.line}>
              <div>
                <Text weight="medium">{title}</Text>
                <Text size="s" tone="muted">
                  {[company, location].filter((words) => words !== '').join(' · ')}
                </Text>
              </div>
            </li>
          ))}
          {offers.length > SHOWN && (
            <li className={styles.line}>
              <Text tone="muted">{copy.more(offers.length - SHOWN)}</Text>
            </li>
          )}
        </ul>
      )}
      {notSaved !== null && (
        <Callout tone="critical" title={copy.notSaved.title(offers.length)} announced>
          {copy.notSaved.text[notSaved]}
        </Callout>
      )}
      <div className={shared.actions}>
        {offers.length > 0 && (
          <Button variant="primary" icon={Plus} onClick={onImport}>
            {copy.add(offers.length)}
          </Button>
        )}
        <Button variant={offers.length > 0 ? 'quiet' : 'secondary'} onClick={onBack}>
          {offers.length > 0 ? copy.abandon : copy.back}
        </Button>
      </div>
    </Card>
  );
};
