import { Button } from '#/components/Button/Button';
import { Plus, X } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import { isTold } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredBlock, TailoredEntry } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import { LeftOut } from '#/pages/DossierCvPage/parts/LeftOut';
import { LineForm, SheetLine } from '#/pages/DossierCvPage/parts/SheetLine';

import * as styles from '#/pages/DossierCvPage/Sheet.css';

/** What the lines of the sheet share. */
export type Editing = {
  /** Lines that came before others for this job. */
  readonly raised: ReadonlySet<string>;
  /** The line whose words are open; null for none. */
  readonly open: string | null;
  /** What answers the offer is strong. */
  readonly emphasis: boolean;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: (change: TailoredChange) => void;
};

type EntryProps = Editing & {
  readonly block: TailoredBlock;
  readonly entry: TailoredEntry;
};

/** What a post or a diploma is called where it has to be named. */
export const nameOf = (block: TailoredBlock, { head, organisation }: TailoredEntry): string =>
  head || organisation || block.heading;

/** What is open while a line is added to an entry. */
export const addingTo = ({ id }: TailoredEntry): string => `${id}+`;

const employerOf = ({ organisation, place }: TailoredEntry): string =>
  [organisation, place].filter(Boolean).join(', ');

/** An entry with a head of its own; its lines are told under the heading of the part otherwise. */
export const hasHead = (entry: TailoredEntry): boolean =>
  entry.head !== '' || employerOf(entry) !== '';

type ToolProps = {
  readonly icon: IconPath;
  readonly label: string;
  readonly off?: boolean;
  readonly onPress: () => void;
};

/** A small deed beside what it changes. */
export const Tool = ({ icon, label, off = false, onPress }: ToolProps) => (
  <Button
    size="small"
    variant="quiet"
    icon={icon}
    iconOnly
    disabled={off}
    className={styles.tool}
    onClick={onPress}
  >
    {label}
  </Button>
);

/** One post or diploma of the sheet, or the lines of a part without either. */
export const Entry = ({ block, entry, open, raised, emphasis, onOpen, onChange }: EntryProps) => {
  const employer = employerOf(entry);
  const shown = entry.lines.filter(({ kept }) => kept);
  const adding = addingTo(entry);
  const name = nameOf(block, entry);
  return (
    <div className={styles.entry}>
      {hasHead(entry) && (
        <div className={styles.entryTop}>
          <p className={styles.entryWords}>
            <span className={styles.head}>{entry.head || employer}</span>
            {entry.dates !== '' && <span className={styles.dates}>{entry.dates}</span>}
            {entry.head !== '' && employer !== '' && (
              <span className={styles.employer}>{employer}</span>
            )}
          </p>
          <div className={styles.entryTools}>
            <Tool icon={Plus} label={copy.addTo(name)} onPress={() => onOpen(adding)} />
            <Tool
              icon={X}
              label={copy.entryOut(name)}
              onPress={() => onChange({ kind: 'keepEntry', id: entry.id, kept: false })}
            />
          </div>
        </div>
      )}
      <ul className={isTold(block, { ...entry, lines: shown }) ? styles.told : styles.lines}>
        {shown.map((line, at) => (
          <SheetLine
            key={line.id}
            line={line}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            isRaised={raised.has(line.id)}
            emphasis={emphasis}
            open={open === line.id}
            onOpen={(isOpen) => onOpen(isOpen ? line.id : null)}
            onChange={onChange}
          />
        ))}
      </ul>
      {open === adding && (
        <LineForm
          value=""
          onSave={(text) => {
            onChange({ kind: 'add', entryId: entry.id, text });
            onOpen(null);
          }}
          onCancel={() => onOpen(null)}
        />
      )}
      <LeftOut
        items={entry.lines.filter(({ kept }) => !kept).map(({ id, text }) => ({ id, words: text }))}
        onPutBack={(id) => onChange({ kind: 'keep', id, kept: true })}
      />
    </div>
  );
};
