import { Switch } from '#/components/Switch/Switch';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvStart } from '#/pages/MyCvPage/parts/bringIn/CvStart';

type CvEmptyProps = {
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
};

/** No CV yet: what to do, and what will happen to the file. */
export const CvEmpty = ({ kept, onKeptChange, onFile, dragging }: CvEmptyProps) => (
  <CvStart title={copy.empty.title} text={copy.empty.text}>
    <CvImport onFile={onFile} dragging={dragging} drawn />
    <Switch label={copy.keep.label} hint={copy.keep.hint} checked={kept} onChange={onKeptChange} />
  </CvStart>
);
