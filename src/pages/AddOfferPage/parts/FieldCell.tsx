import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { ConfidenceMark } from '#/components/FieldRow/FieldRow';
import { Check } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { DraftField } from '#/domain/offers/intake/offerDraft';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';

import * as styles from '#/pages/AddOfferPage/parts/DraftFields.css';

type FieldCellProps = {
  /** Name of the field, for its button. */
  readonly label: string;
  readonly field: DraftField<unknown>;
  readonly wide?: boolean;
  /** Says that a doubtful value is right as it stands. */
  readonly onConfirm: () => void;
  readonly children: ReactNode;
};

type MarkProps = Pick<FieldCellProps, 'label' | 'field' | 'onConfirm'>;

/** What was read clearly shows where; the eye goes to the doubts, which can be settled. */
const FieldMark = ({ label, field, onConfirm }: MarkProps) => {
  const { confidence } = field;
  // Words that only say the value again are in view already.
  const repeats = field.quote === null || field.quote === field.value;
  const quote = repeats ? null : copy.review.quote(field.quote);
  const words = copy.review.confidences[confidence];
  if (confidence === 'absent')
    return (
      <Text size="s" tone="muted" className={styles.mark}>
        {words}
      </Text>
    );
  if (confidence !== 'doubtful')
    return (
      <div className={styles.mark}>
        <ConfidenceMark confidence={confidence} label={words} iconOnly={quote !== null} />
        {quote !== null && <span className={styles.quote}>{quote}</span>}
      </div>
    );
  return (
    <>
      <div className={styles.doubt}>
        <ConfidenceMark confidence="doubtful" label={words} />
        <Button
          size="small"
          variant="quiet"
          icon={Check}
          onClick={onConfirm}
          aria-label={copy.review.confirmField(label)}
        >
          {copy.review.confirm}
        </Button>
      </div>
      {quote !== null && <span className={styles.quote}>{quote}</span>}
    </>
  );
};

/** One field, how sure we are of it, and the words it was read from. */
export const FieldCell = ({ label, field, wide = false, onConfirm, children }: FieldCellProps) => (
  <div className={styles.cell({ confidence: field.confidence, wide })}>
    {children}
    <FieldMark label={label} field={field} onConfirm={onConfirm} />
  </div>
);
