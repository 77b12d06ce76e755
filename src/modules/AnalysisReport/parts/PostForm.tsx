import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { isGivenUp } from '#/components/InlineEdit/isGivenUp';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { headWritten, POST_FIELDS } from '#/domain/matching/postRead';
import type { PostField, PostRead } from '#/domain/matching/postRead';
import type { HeadCorrection } from '#/domain/postings/offer';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

const { post: copy } = analysisReportCopy;

type PostFormProps = {
  readonly post: PostRead;
  /** The first field has the focus once it is there. */
  readonly takesFocus: boolean;
  readonly onSave: (head: HeadCorrection) => void;
  readonly onCancel: () => void;
};

/** Title, employer and place, put right in their place. Enter saves, Escape gives up. */
export const PostForm = ({ post, takesFocus, onSave, onCancel }: PostFormProps) => {
  const [written, setWritten] = useState<Readonly<Record<PostField, string>>>({
    title: post.title.value ?? '',
    company: post.company.value ?? '',
    location: post.location.value ?? '',
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.select();
  }, [takesFocus]);
  const isCorrected = POST_FIELDS.some((field) => post[field].standing === 'corrected');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isChanged = POST_FIELDS.some(
      (field) => written[field].trim() !== (post[field].value ?? ''),
    );
    if (isChanged) onSave(headWritten(post, written));
    else onCancel();
  };
  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (isGivenUp(event)) onCancel();
  };
  return (
    <form
      ref={form}
      className={styles.postForm}
      aria-label={copy.formLabel}
      onSubmit={handleSubmit}
    >
      <div className={styles.postFields}>
        {POST_FIELDS.map((field) => (
          <TextField
            key={field}
            label={copy.fields[field]}
            value={written[field]}
            autoComplete="off"
            onKeyDown={giveUpOnEscape}
            onChange={(text) => setWritten((before) => ({ ...before, [field]: text }))}
          />
        ))}
      </div>
      <Text size="s" tone="muted">
        {copy.hint}
      </Text>
      <div className={styles.postButtons}>
        <Button type="submit" variant="primary" onKeyDown={giveUpOnEscape}>
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
    </form>
  );
};
