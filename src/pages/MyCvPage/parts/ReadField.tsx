import { MapPin } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { FieldRow, ConfidenceMark } from '#/components/FieldRow/FieldRow';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import type { Read, TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadFieldProps = {
  readonly label: string;
  readonly field: Read<string> | null;
  readonly onSave: (value: string) => void;
  readonly onShow: (range: TextRange) => void;
  readonly defaultEditing?: boolean;
};

/** One field: its value, correctable in place, how sure we are and where it was read. */
export const ReadField = ({
  label,
  field,
  onSave,
  onShow,
  defaultEditing = false,
}: ReadFieldProps) => {
  const source = field?.source ?? null;
  return (
    <FieldRow
      label={label}
      mark={
        field && (
          <span className={styles.mark}>
            <ConfidenceMark
              confidence={field.confidence}
              label={copy.read.confidences[field.confidence]}
            />
            {source && (
              <Button
                size="small"
                variant="quiet"
                icon={MapPin}
                iconOnly
                onClick={() => onShow(source)}
              >
                {copy.read.where(label)}
              </Button>
            )}
          </span>
        )
      }
    >
      <InlineEdit
        value={field?.value ?? ''}
        label={label}
        editLabel={copy.read.edit(label)}
        saveLabel={copy.read.save}
        cancelLabel={copy.read.cancel}
        emptyLabel={copy.read.missing}
        defaultEditing={defaultEditing}
        onSave={onSave}
      />
    </FieldRow>
  );
};
