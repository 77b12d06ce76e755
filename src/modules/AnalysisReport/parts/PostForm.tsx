import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { isGivenUp } from '#/components/InlineEdit/isGivenUp';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { headWritten, POST_FIELDS } from '#/domain/matching/postRead';
import type { PostField, PostRead } from '#/domain/matching/postRead';
import type { HeadCorrection } from '#/domain/postings/offer';
import { postCopy as copy } from '#/modules/AnalysisReport/PostLine.copy';
import { IN_PLACE } from '#/styles/thumb';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

type PostFormProps = {
  readonly post: PostRead;
  /** The first field has the focus once it is there. */
  readonly takesFocus: boolean;
  readonly onSave: (head: HeadCorrection) => void;
  readonly onCancel: () => void;
};

/** Title, employer and place, put right in their place, within the form of a screen too. Enter saves, Escape gives up. */
export const PostForm = ({ post, takesFocus, onSave, onCancel }: PostFormProps) => {
  const [written, setWritten] = useState<Readonly<Record<PostField, string>>>({
    title: post.title.value ?? '',
    company: post.company.value ?? '',
    location: post.location.value ?? '',
  });
  const form = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.select();
  }, [takesFocus]);
  const isCorrected = POST_FIELDS.some((field) => post[field].standing === 'corrected');
  const save = (): void => {
    const isChanged = POST_FIELDS.some(
      (field) => written[field].trim() !== (post[field].value ?? ''),
    );
    if (isChanged) onSave(headWritten(post, written));
    else onCancel();
  };
  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (isGivenUp(event)) onCancel();
  };
  const handleKey = (event: KeyboardEvent): void => {
    giveUpOnEscape(event);
    if (event.key !== 'Enter') return;
    // The form of the screen that it may stand in is not sent.
    event.preventDefault();
    save();
  };
  return (
    <fieldset {...IN_PLACE} ref={form} className={styles.postForm} aria-label={copy.formLabel}>
      <div className={styles.postFields}>
        {POST_FIELDS.map((field) => (
          <TextField
            key={field}
            label={copy.fields[field]}
            value={written[field]}
            autoComplete="off"
            onKeyDown={handleKey}
            onChange={(text) => setWritten((before) => ({ ...before, [field]: text }))}
          />
        ))}
      </div>
      <Text size="s" tone="muted">
        {copy.hint}
      </Text>
      <div className={styles.postButtons}>
        <Button variant="primary" onKeyDown={giveUpOnEscape} onClick={save}>
          {copy.save}
        </Button>
        <Button variant="quiet" onKeyDown={giveUpOnEscape} onClick={onCancel}>
          {copy.cancel}
        </Button>
        {isCorrected && (
          <Button variant="quiet" onKeyDown={giveUpOnEscape} onClick={() => onSave({})}>
            {copy.reset}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
