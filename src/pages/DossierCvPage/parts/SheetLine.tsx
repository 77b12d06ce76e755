import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { ArrowDown, ArrowUp, Trash2, Undo2 } from '#/components/Icon/iconPaths';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import { partsOf } from '#/domain/tailoredCv/emphasis';
import type { TailoredLine } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import { cx } from '#/styles/cx';

import { area, control } from '#/components/Field/Field.css';
import * as styles from '#/pages/DossierCvPage/Sheet.css';

const copy = dossierCvCopy.line;
const ROWS = { least: 2, most: 8, characters: 70 } as const;

type LineFormProps = {
  readonly value: string;
  readonly label?: string | undefined;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** The words of one line, open. Ctrl or Cmd with Enter saves, Escape gives up. */
export const LineForm = ({ value, label = copy.field, onSave, onCancel }: LineFormProps) => {
  const [draft, setDraft] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const rows = Math.min(
    ROWS.most,
    Math.max(ROWS.least, Math.ceil(draft.length / ROWS.characters) + 1),
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave(draft);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(draft);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <textarea
        ref={field}
        aria-label={label}
        rows={rows}
        value={draft}
        className={cx(control, area)}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.formActions}>
        <Button type="submit" size="small" variant="primary">
          {copy.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
};

type SheetLineProps = {
  readonly line: TailoredLine;
  readonly as?: 'li' | 'div';
  /** Stands where the line says nothing. */
  readonly empty?: string;
  /** Names the field. */
  readonly label?: string;
  /** Ends of its list; absent where the line does not move. */
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  /** It came before others for this job. */
  readonly isRaised?: boolean;
  /** It does not move, and can be left out. */
  readonly removable?: boolean;
  /** What answers the offer is strong. */
  readonly emphasis?: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (change: TailoredChange) => void;
};

/** The words of a line, those strong that answer the offer. */
const Words = ({ line }: { readonly line: TailoredLine }) =>
  partsOf(line).map(({ text, strong }, at) =>
    // Runs of one text: they have no other name than their place.
    strong ? (
      <strong key={at} className={styles.strong}>
        {text}
      </strong>
    ) : (
      <span key={at}>{text}</span>
    ),
  );

/** One line of the sheet: its words, and once pressed what can be done with them. */
export const SheetLine = ({
  line,
  as: Element = 'li',
  empty = '',
  label,
  isFirst,
  isLast,
  isRaised = false,
  removable = false,
  emphasis = false,
  open,
  onOpen,
  onChange,
}: SheetLineProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focus comes back to the words that were pressed, never on the first picture.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const { id, text, original, asked } = line;
  const moves = isFirst !== undefined && isLast !== undefined;
  if (!open)
    return (
      <Element className={styles.line}>
        <button ref={button} type="button" className={styles.words} onClick={() => onOpen(true)}>
          {emphasis ? <Words line={line} /> : text || empty}
          {isRaised && <span className={styles.raisedMark} aria-hidden />}
          <VisuallyHidden>
            {isRaised ? ` (${copy.raised})` : ''} – {copy.edit}
          </VisuallyHidden>
        </button>
      </Element>
    );
  return (
    <Element className={styles.line}>
      <div className={styles.panel}>
        {asked.length > 0 && <p className={styles.asked}>{copy.asked(asked)}</p>}
        <LineForm
          value={text}
          label={label}
          onSave={(words) => {
            if (words.trim() !== text) onChange({ kind: 'write', id, text: words });
            onOpen(false);
          }}
          onCancel={() => onOpen(false)}
        />
        <div className={styles.formActions}>
          {moves && (
            <>
              <Button
                size="small"
                variant="quiet"
                icon={ArrowUp}
                disabled={isFirst}
                onClick={() => onChange({ kind: 'move', id, by: -1 })}
              >
                {copy.up}
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={ArrowDown}
                disabled={isLast}
                onClick={() => onChange({ kind: 'move', id, by: 1 })}
              >
                {copy.down}
              </Button>
            </>
          )}
          {original !== null && original !== text && (
            <Button
              size="small"
              variant="quiet"
              icon={Undo2}
              onClick={() => {
                onChange({ kind: 'write', id, text: original });
                onOpen(false);
              }}
            >
              {copy.original}
            </Button>
          )}
          {(moves || removable) && (
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              onClick={() => {
                onChange({ kind: 'keep', id, kept: false });
                onOpen(false);
              }}
            >
              {copy.leaveOut}
            </Button>
          )}
        </div>
      </div>
    </Element>
  );
};
