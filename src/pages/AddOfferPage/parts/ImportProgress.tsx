import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Text } from '#/components/Text/Text';
import { importCopy } from '#/pages/AddOfferPage/importOffers.copy';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';

const { progress: copy, title } = importCopy;

type ImportProgressProps = {
  readonly source: string | null;
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
};

/** How far an import has come. */
export const ImportProgress = ({ source, done, total, onStop }: ImportProgressProps) => (
  <Card as="section" padding="large" className={shared.stack}>
    <Heading level={2}>{title(total, source)}</Heading>
    <ProgressBar
      label={copy.label}
      percent={total === 0 ? 100 : (done / total) * 100}
      valueText={copy.value(done, total)}
    />
    <Text size="s" tone="muted">
      {copy.keep}
    </Text>
    <div className={shared.actions}>
      <Button onClick={onStop}>{copy.stop}</Button>
    </div>
  </Card>
);
