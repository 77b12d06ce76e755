import { useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Stack } from '#/components/Stack/Stack';
import { TextArea } from '#/components/TextArea/TextArea';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

/** The way out that always works: the text itself. */
export const PasteCv = ({ onPaste }: { readonly onPaste: (text: string) => void }) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onPaste(text);
  };
  return (
    <Card padding="medium">
      <Disclosure summary={copy.unreadable.paste}>
        <form onSubmit={submit}>
          <Stack gap={3} align="start">
            <TextArea
              label={copy.unreadable.pasteLabel}
              hint={copy.unreadable.pasteHint}
              value={text}
              onChange={setText}
              rows={10}
            />
            <Button type="submit" variant="primary" disabled={text.trim() === ''}>
              {copy.unreadable.pasteSubmit}
            </Button>
          </Stack>
        </form>
      </Disclosure>
    </Card>
  );
};
