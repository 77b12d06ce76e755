import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { takeFiles } from '#/components/DropZone/takeFiles';
import { Icon } from '#/components/Icon/Icon';
import { FolderOpen } from '#/components/Icon/iconPaths';
import { Spinner } from '#/components/Spinner/Spinner';
import { cx } from '#/styles/cx';

import { button } from '#/components/Button/Button.css';
import * as styles from '#/components/DropZone/DropZone.css';

type DropZoneProps = {
  /** What to do, in one line. */
  readonly title: string;
  /** Instead of the title while a file is held over the zone. */
  readonly draggingTitle: string;
  /** Name of the file choice. */
  readonly chooseLabel: string;
  /** Accepted formats and size. */
  readonly hint: string;
  /** As the `accept` attribute: `.pdf,.doc,.docx`. A dropped file is handed over whatever it is. */
  readonly accept: string;
  /** Called with the first file; the others are left out. */
  readonly onFile: (file: File) => void;
  /** What is being done with the file already given; another may still be given. */
  readonly busyLabel?: string | undefined;
  /** Takes nothing, dropped or chosen. */
  readonly disabled?: boolean;
  /** Overrides what the zone sees itself, for pictures. */
  readonly dragging?: boolean | undefined;
  /** One of `components/drawings`, above the words. */
  readonly drawing?: ReactNode;
};

/** Takes one file, dropped or chosen. */
export const DropZone = ({
  title,
  draggingTitle,
  chooseLabel,
  hint,
  accept,
  onFile,
  busyLabel,
  disabled = false,
  dragging,
  drawing,
}: DropZoneProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const shownOver = !disabled && (dragging ?? isOver);
  const state = disabled ? 'disabled' : shownOver ? 'dragging' : busyLabel ? 'busy' : 'idle';

  const give = (file: File | undefined): void => {
    if (file && !disabled) onFile(file);
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    give(event.dataTransfer.files[0]);
  };
  const handleDragOver = (event: DragEvent): void => {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setIsOver(true);
  };
  return (
    <div
      className={styles.zone({ state })}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      {busyLabel ? (
        <Spinner label={busyLabel} />
      ) : (
        <p className={styles.title}>{shownOver ? draggingTitle : title}</p>
      )}
      <span
        id={`${id}-choose`}
        className={cx(button({ variant: 'secondary', size: 'medium' }), styles.choose)}
        aria-hidden
        {...(disabled ? { 'aria-disabled': true } : {})}
      >
        <Icon icon={FolderOpen} size="s" />
        {chooseLabel}
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => give(takeFiles(event)[0])}
        aria-labelledby={`${id}-choose`}
        aria-describedby={`${id}-hint`}
        className={styles.input}
      />
    </div>
  );
};
