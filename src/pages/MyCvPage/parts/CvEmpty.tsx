import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/CvImport';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvEmptyProps = {
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly dragging?: boolean | undefined;
};

/** No CV yet: what to do, and what will happen to the file. */
export const CvEmpty = ({ kept, onKeptChange, onFile, dragging }: CvEmptyProps) => (
  <div className={styles.importArea}>
    <CvImport onFile={onFile} dragging={dragging} drawn />
    <Switch label={copy.keep.label} hint={copy.keep.hint} checked={kept} onChange={onKeptChange} />
    <Stack gap={1}>
      <Heading level={2} size="s">
        {copy.empty.title}
      </Heading>
      <Text tone="muted">{copy.empty.text}</Text>
    </Stack>
  </div>
);
