import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { isGivenUp } from '#/components/InlineEdit/isGivenUp';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import type { CvExperience } from '#/domain/cv/cv';
import { postsOf, proposedLine } from '#/domain/matching/claimedLine.fr';
import type { ShownIn, ShownLine } from '#/domain/matching/claims';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

const { shown: copy } = analysisReportCopy;

const LINE_ROWS = 3;
const OTHER_PLACES = ['education', 'elsewhere'] as const;

/** What a choice of the list stands for; null for none yet. */
const shownInOf = (choice: string): ShownIn | null => {
  if (choice === '') return null;
  const other = OTHER_PLACES.find((place) => place === choice);
  return other === undefined ? { place: 'experience', id: choice } : { place: other };
};

type ShownFormProps = {
  /** The skill that the person has. */
  readonly label: string;
  readonly posts: readonly CvExperience[];
  /** The list of posts has the focus once it is there. */
  readonly takesFocus: boolean;
  readonly onSave: (line: ShownLine) => void;
  readonly onCancel: () => void;
};

/** Where a skill was shown, then the line that the CV gains there. Escape gives up. */
export const ShownForm = ({ label, posts, takesFocus, onSave, onCancel }: ShownFormProps) => {
  const [choice, setChoice] = useState('');
  /** Null as long as the proposed line was not touched. */
  const [written, setWritten] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('select')?.focus();
  }, [takesFocus]);
  const shownIn = shownInOf(choice);
  const text = written ?? (shownIn === null ? '' : proposedLine(label, shownIn));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (shownIn !== null) onSave({ shownIn, text });
  };
  const giveUpOnEscape = (event: KeyboardEvent): void => {
    if (isGivenUp(event)) onCancel();
  };
  return (
    <form
      ref={form}
      className={styles.shownForm}
      aria-label={copy.formLabel(label)}
      onSubmit={handleSubmit}
    >
      <NativeSelect
        label={copy.where(label)}
        value={choice}
        options={[
          { value: '', label: copy.choose },
          ...postsOf(posts).map(({ id, name }) => ({ value: id, label: name })),
          ...OTHER_PLACES.map((place) => ({ value: place, label: copy[place] })),
        ]}
        onChange={setChoice}
        onKeyDown={giveUpOnEscape}
      />
      {shownIn !== null && (
        <>
          <TextArea
            label={copy.line}
            hint={copy.lineHint}
            rows={LINE_ROWS}
            value={text}
            onChange={setWritten}
            onKeyDown={giveUpOnEscape}
          />
          <Text size="s" tone="muted">
            {copy.undo}
          </Text>
        </>
      )}
      <div className={styles.postButtons}>
        {shownIn !== null && (
          <Button type="submit" variant="primary" onKeyDown={giveUpOnEscape}>
            {copy.add}
          </Button>
        )}
        <Button variant="quiet" onKeyDown={giveUpOnEscape} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
};
