import type { ReactNode } from 'react';

import { FieldRow } from '#/components/FieldRow/FieldRow';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import type { Read, TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { ReadMark } from '#/pages/MyCvPage/parts/editing/ReadMark';

type ReadFieldProps = {
  readonly label: string;
  readonly field: Read<string> | null;
  readonly onSave: (value: string) => void;
  readonly onShow: (range: TextRange) => void;
  readonly defaultEditing?: boolean;
  /** Stands where there is no value. */
  readonly emptyLabel?: string;
  /** One more thing that can be done with the field. */
  readonly action?: ReactNode;
};

/** One field: its value, correctable in place, how sure we are and where it was read. */
export const ReadField = ({
  label,
  field,
  onSave,
  onShow,
  defaultEditing = false,
  emptyLabel = copy.read.missing,
  action,
}: ReadFieldProps) => (
  <FieldRow
    label={label}
    doubtful={field?.confidence === 'doubtful'}
    mark={
      <>
        {field && (
          <ReadMark
            label={label}
            confidence={field.confidence}
            source={field.source}
            onShow={onShow}
            onConfirm={() => onSave(field.value)}
          />
        )}
        {action}
      </>
    }
  >
    <InlineEdit
      value={field?.value ?? ''}
      label={label}
      editLabel={copy.read.edit(label)}
      saveLabel={copy.read.save}
      cancelLabel={copy.read.cancel}
      emptyLabel={emptyLabel}
      defaultEditing={defaultEditing}
      onSave={onSave}
    />
  </FieldRow>
);
