import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { SendHorizontal } from '#/components/Icon/iconPaths';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { MAX_QUESTION } from '#/domain/assistant/message';
import { assistantCopy } from '#/pages/AssistantPage/AssistantPage.copy';
import { cx } from '#/styles/cx';

import { control } from '#/components/Field/Field.css';
import * as styles from '#/pages/AssistantPage/parts/Composer.css';

const copy = assistantCopy.question;

type ComposerProps = {
  readonly draft: string;
  /** A reply is on its way: nothing can be typed, as the specification says (section 5). */
  readonly thinking: boolean;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: () => void;
};

/** Where a question is written. A disabled field loses the focus: it is given back with the reply. */
export const Composer = ({ draft, thinking, onDraftChange, onSend }: ComposerProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wasThinking = useRef(thinking);
  useEffect(() => {
    const replied = wasThinking.current && !thinking;
    wasThinking.current = thinking;
    const { activeElement } = document;
    if (replied && (activeElement === null || activeElement === document.body))
      field.current?.focus({ preventScroll: true });
  }, [thinking]);

  const blank = draft.trim() === '';
  const send = (): void => {
    if (!blank && !thinking) onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{copy.label}</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={draft}
        maxLength={MAX_QUESTION}
        placeholder={copy.placeholder}
        disabled={thinking}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(control, styles.field)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={SendHorizontal}
        iconOnly
        disabled={blank || thinking}
        className={styles.send}
      >
        {copy.send}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        <span className={styles.keys}>{copy.hint}</span> {copy.privacy}
      </p>
    </form>
  );
};
