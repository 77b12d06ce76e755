import { Button } from '#/components/Button/Button';
import { ConfidenceMark } from '#/components/FieldRow/FieldRow';
import { Check, MapPin, X } from '#/components/Icon/iconPaths';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { Confidence } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadMarkProps = {
  /** Name of the field, for its buttons. */
  readonly label: string;
  /** Null where there is no value to be sure of. */
  readonly confidence: Confidence | null;
  /** Shows where the value was read; absent for one that stands nowhere in the document. */
  readonly onShow?: (() => void) | undefined;
  /** Says that a doubtful value is right as it stands. */
  readonly onConfirm: () => void;
  /** Says that the value is not so: it goes out of everything. */
  readonly onRefuse: () => void;
};

/** How sure we are of a field, where it was read, and the way to say that it is wrong. What was read clearly keeps its words for screen readers: the eye goes to the doubts. */
export const ReadMark = ({ label, confidence, onShow, onConfirm, onRefuse }: ReadMarkProps) => (
  <span className={styles.mark}>
    {confidence === 'sure' && <VisuallyHidden>{copy.read.confidences[confidence]}</VisuallyHidden>}
    {confidence !== null && confidence !== 'sure' && (
      <ConfidenceMark confidence={confidence} label={copy.read.confidences[confidence]} />
    )}
    {confidence === 'doubtful' && (
      <Button size="small" variant="quiet" icon={Check} iconOnly onClick={onConfirm}>
        {copy.read.confirm(label)}
      </Button>
    )}
    {onShow && (
      <Button
        size="small"
        variant="quiet"
        icon={MapPin}
        iconOnly
        className={styles.whereButton}
        onClick={onShow}
      >
        {copy.read.where(label)}
      </Button>
    )}
    <Button size="small" variant="quiet" icon={X} iconOnly onClick={onRefuse}>
      {copy.refusal.refuse(label)}
    </Button>
  </span>
);
