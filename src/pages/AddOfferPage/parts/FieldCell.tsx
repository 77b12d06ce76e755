import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { ConfidenceMark } from '#/components/FieldRow/FieldRow';
import { Text } from '#/components/Text/Text';
import type { DraftField } from '#/domain/offers/intake/draft';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';

import * as styles from '#/pages/AddOfferPage/AddOfferPage.css';

type FieldCellProps = {
  /** Name of the field, for its button. */
  readonly label: string;
  readonly field: DraftField<unknown>;
  readonly wide?: boolean;
  /** Says that a doubtful value is right as it stands. */
  readonly onConfirm: () => void;
  readonly children: ReactNode;
};

/** One field, how sure we are of it, and the words it was read from. */
export const FieldCell = ({ label, field, wide = false, onConfirm, children }: FieldCellProps) => {
  const { confidence, quote } = field;
  return (
    <div className={styles.cell({ confidence, wide })}>
      {children}
      <div className={styles.mark}>
        {confidence === 'absent' ? (
          <Text size="s" tone="muted">
            {copy.review.confidences.absent}
          </Text>
        ) : (
          <ConfidenceMark confidence={confidence} label={copy.review.confidences[confidence]} />
        )}
        {quote !== null && <span className={styles.quote}>{copy.review.quote(quote)}</span>}
        {confidence === 'doubtful' && (
          <Button size="small" variant="quiet" icon={Check} iconOnly onClick={onConfirm}>
            {copy.review.confirm(label)}
          </Button>
        )}
      </div>
    </div>
  );
};
