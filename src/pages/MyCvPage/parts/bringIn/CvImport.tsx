import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { DropZone } from '#/components/DropZone/DropZone';
import { bringInCopy as copy } from '#/pages/MyCvPage/bringIn.copy';

/** The formats of the specification, section 5, then those we read besides; the content decides in the end. */
const ACCEPTED = '.pdf,.doc,.docx,.odt,.rtf';

type CvImportProps = {
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
  readonly busyLabel?: string;
  readonly drawn?: boolean;
};

/** Where a CV is dropped or chosen; a new one replaces the one before. */
export const CvImport = ({ onFile, dragging, busyLabel, drawn = false }: CvImportProps) => (
  <DropZone
    title={copy.drop.title}
    draggingTitle={copy.drop.dragging}
    chooseLabel={copy.drop.label}
    hint={copy.drop.formats}
    accept={ACCEPTED}
    onFile={onFile}
    dragging={dragging}
    busyLabel={busyLabel}
    drawing={drawn && <EmptyCvDrawing />}
  />
);
