import { Check, MapPin } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { ConfidenceMark } from '#/components/FieldRow/FieldRow';
import type { Confidence, TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadMarkProps = {
  /** Name of the field, for its buttons. */
  readonly label: string;
  readonly confidence: Confidence;
  readonly source: TextRange | null;
  readonly onShow: (range: TextRange) => void;
  /** Says that a doubtful value is right as it stands. */
  readonly onConfirm: () => void;
};

/** How sure we are of a field and where it was read. What was read clearly keeps its words for screen readers: the eye goes to the doubts. */
export const ReadMark = ({ label, confidence, source, onShow, onConfirm }: ReadMarkProps) => (
  <span className={styles.mark}>
    <ConfidenceMark
      confidence={confidence}
      label={copy.read.confidences[confidence]}
      iconOnly={confidence === 'sure'}
    />
    {confidence === 'doubtful' && (
      <Button size="small" variant="quiet" icon={Check} iconOnly onClick={onConfirm}>
        {copy.read.confirm(label)}
      </Button>
    )}
    {source && (
      <Button size="small" variant="quiet" icon={MapPin} iconOnly onClick={() => onShow(source)}>
        {copy.read.where(label)}
      </Button>
    )}
  </span>
);
