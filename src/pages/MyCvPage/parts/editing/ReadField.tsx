import { FieldRow } from '#/components/FieldRow/FieldRow';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import type { Read } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { ReadMark } from '#/pages/MyCvPage/parts/editing/ReadMark';

type ReadFieldProps = Pick<ReadCvActions, 'onShow' | 'lit'> & {
  readonly label: string;
  /** Key of the field among the places of the document. */
  readonly zone: string;
  readonly field: Read<string> | null;
  readonly onSave: (value: string) => void;
  /** Takes out more than the value, and even where there is none; by default an empty value says that it is not so. */
  readonly onRefuse?: () => void;
  readonly defaultEditing?: boolean;
  /** Stands where there is no value. */
  readonly emptyLabel?: string;
};

/** One field: its value, correctable in place, how sure we are, where it was read, and the way to refuse it. */
export const ReadField = ({
  label,
  zone,
  field,
  lit,
  onSave,
  onShow,
  onRefuse,
  defaultEditing = false,
  emptyLabel = copy.read.missing,
}: ReadFieldProps) => (
  <FieldRow
    label={label}
    zone={zone}
    lit={lit === zone}
    doubtful={field?.confidence === 'doubtful'}
    mark={
      (field !== null || onRefuse !== undefined) && (
        <ReadMark
          label={label}
          confidence={field?.confidence ?? null}
          onShow={field?.source ? () => onShow(zone) : undefined}
          onConfirm={() => onSave(field?.value ?? '')}
          onRefuse={onRefuse ?? (() => onSave(''))}
        />
      )
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
