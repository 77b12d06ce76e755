import { useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { Trash2 } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvImport } from '#/pages/MyCvPage/parts/bringIn/CvImport';
import { CvStart } from '#/pages/MyCvPage/parts/bringIn/CvStart';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

/** The way out that always works: the text itself. */
const PasteCv = ({ onPaste }: { readonly onPaste: (text: string) => void }) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onPaste(text);
  };
  return (
    <Card padding="medium">
      <Disclosure summary={bringInCopy.unreadable.paste}>
        <form onSubmit={submit}>
          <Stack gap={3} align="start">
            <TextArea
              label={bringInCopy.unreadable.pasteLabel}
              hint={bringInCopy.unreadable.pasteHint}
              value={text}
              onChange={setText}
              rows={10}
            />
            <Button type="submit" variant="primary" disabled={text.trim() === ''}>
              {bringInCopy.unreadable.pasteSubmit}
            </Button>
          </Stack>
        </form>
      </Disclosure>
    </Card>
  );
};

/** Another file would be read no better where it is the application that is incomplete. */
const isFileAtFault = (problem: ReadingProblem): boolean => problem !== 'notLoaded';

type CvUnreadableProps = {
  readonly fileName: string;
  readonly problem: ReadingProblem;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onPaste: (text: string) => void;
};

/** The file is there, its text is not: why, and three ways out. */
export const CvUnreadable = ({
  fileName,
  problem,
  onFile,
  onDelete,
  onPaste,
}: CvUnreadableProps) => (
  <CvStart
    {...(isFileAtFault(problem)
      ? bringInCopy.unreadable.aside
      : { title: bringInCopy.reading.aside })}
  >
    <Card padding="large">
      <Stack gap={5}>
        <div className={styles.readingHead}>
          <div className={styles.readingDrawing}>
            <UnreadableDrawing />
          </div>
        </div>
        <CvFileBar fileName={fileName}>
          <Button size="small" variant="quiet" icon={Trash2} onClick={onDelete}>
            {copy.file.delete}
          </Button>
        </CvFileBar>
        <Callout tone="caution" title={bringInCopy.problems[problem].title} announced>
          {bringInCopy.problems[problem].text}
        </Callout>
        <Text size="s" tone="muted">
          {bringInCopy.unreadable.kept}
        </Text>
      </Stack>
    </Card>
    <PasteCv onPaste={onPaste} />
    <CvImport onFile={onFile} />
  </CvStart>
);
