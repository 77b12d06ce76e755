import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { ChevronDown, ChevronUp, Plus, X } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import { isTold } from '#/domain/tailoredCv/tailoredCv';
import type {
  CvLayout,
  TailoredBlock,
  TailoredContent,
  TailoredEntry,
} from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import { LeftOut } from '#/pages/DossierCvPage/parts/LeftOut';
import { LineForm, SheetLine } from '#/pages/DossierCvPage/parts/SheetLine';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/DossierCvPage/Sheet.css';

type SheetProps = {
  readonly content: TailoredContent;
  readonly layout: CvLayout;
  readonly onChange: (change: TailoredChange) => void;
};

type Editing = {
  /** The line whose words are open; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: SheetProps['onChange'];
};

type EntryProps = Editing & {
  readonly block: TailoredBlock;
  readonly entry: TailoredEntry;
};

const nameOf = (block: TailoredBlock, { head, organisation }: TailoredEntry): string =>
  head || organisation || block.heading;

const Entry = ({ block, entry, open, onOpen, onChange }: EntryProps) => {
  const employer = [entry.organisation, entry.place].filter(Boolean).join(', ');
  const isTop = entry.head !== '' || employer !== '';
  const shown = entry.lines.filter(({ kept }) => kept);
  const adding = `${entry.id}+`;
  const name = nameOf(block, entry);
  return (
    <div className={styles.entry}>
      {isTop && (
        <div className={styles.entryTop}>
          <p className={styles.entryWords}>
            <span className={styles.head}>{entry.head || employer}</span>
            {entry.dates !== '' && <span className={styles.dates}>{entry.dates}</span>}
            {entry.head !== '' && employer !== '' && (
              <span className={styles.employer}>{employer}</span>
            )}
          </p>
          <Button
            size="small"
            variant="quiet"
            icon={X}
            iconOnly
            className={styles.tool}
            onClick={() => onChange({ kind: 'keepEntry', id: entry.id, kept: false })}
          >
            {copy.entryOut(name)}
          </Button>
        </div>
      )}
      <ul className={isTold(block, { ...entry, lines: shown }) ? styles.told : styles.lines}>
        {shown.map((line, at) => (
          <SheetLine
            key={line.id}
            line={line}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            open={open === line.id}
            onOpen={(isOpen) => onOpen(isOpen ? line.id : null)}
            onChange={onChange}
          />
        ))}
      </ul>
      {open === adding ? (
        <LineForm
          value=""
          onSave={(text) => {
            onChange({ kind: 'add', entryId: entry.id, text });
            onOpen(null);
          }}
          onCancel={() => onOpen(null)}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={Plus}
          className={styles.add}
          aria-label={copy.addTo(name)}
          onClick={() => onOpen(adding)}
        >
          {copy.add}
        </Button>
      )}
      <LeftOut
        items={entry.lines.filter(({ kept }) => !kept).map(({ id, text }) => ({ id, words: text }))}
        onPutBack={(id) => onChange({ kind: 'keep', id, kept: true })}
      />
    </div>
  );
};

type BlockProps = Editing & {
  readonly block: TailoredBlock;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

const Block = ({ block, isFirst, isLast, ...editing }: BlockProps) => {
  const { onChange } = editing;
  const entries = block.entries.filter(({ kept }) => kept);
  const moves = [
    { by: -1, label: copy.blockUp, icon: ChevronUp, off: isFirst },
    { by: 1, label: copy.blockDown, icon: ChevronDown, off: isLast },
  ] as const;
  return (
    <section className={styles.block} aria-label={block.heading}>
      <div className={styles.headingLine}>
        <h2 className={styles.heading}>{block.heading}</h2>
        <div className={styles.tools}>
          {moves.map(({ by, label, icon, off }) => (
            <Button
              key={by}
              size="small"
              variant="quiet"
              icon={icon}
              iconOnly
              disabled={off}
              className={styles.tool}
              onClick={() => onChange({ kind: 'moveBlock', id: block.id, by })}
            >
              {label(block.heading)}
            </Button>
          ))}
          <Button
            size="small"
            variant="quiet"
            icon={X}
            iconOnly
            className={styles.tool}
            onClick={() => onChange({ kind: 'keepBlock', id: block.id, kept: false })}
          >
            {copy.blockOut(block.heading)}
          </Button>
        </div>
      </div>
      {entries.map((entry) => (
        <Entry key={entry.id} block={block} entry={entry} {...editing} />
      ))}
    </section>
  );
};

/** Whether a part has something on the page; what found no place has nothing before it is taken. */
const isShown = ({ kind, kept, entries }: TailoredBlock): boolean =>
  kept && (kind !== 'unplaced' || entries.some(({ lines }) => lines.some((line) => line.kept)));

/** Posts, diplomas and parts that this CV leaves out. */
const partsOut = (blocks: readonly TailoredBlock[]) =>
  blocks.flatMap((block) =>
    block.kept
      ? block.entries
          .filter(({ kept }) => !kept)
          .map((entry) => ({ id: entry.id, words: nameOf(block, entry), isBlock: false }))
      : [{ id: block.id, words: block.heading, isBlock: true }],
  );

/** The CV as a sheet of paper whose lines are changed in their place. */
export const CvSheet = ({ content, layout, onChange }: SheetProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const editing: Editing = { open, onOpen: setOpen, onChange };
  const { name, title, contacts, blocks } = content;
  const shown = blocks.filter(isShown);
  const out = partsOut(blocks);
  return (
    <>
      <article className={cx(styles.sheet, styles.layouts[layout])} aria-label={copy.sheet}>
        <header className={styles.top}>
          <p className={styles.name}>{name || copy.name}</p>
          <div className={styles.title}>
            <SheetLine
              as="div"
              line={title}
              empty={copy.noTitle}
              label={copy.titleLine}
              open={open === title.id}
              onOpen={(isOpen) => setOpen(isOpen ? title.id : null)}
              onChange={onChange}
            />
          </div>
          <ul className={styles.contacts}>
            {contacts
              .filter(({ kept }) => kept)
              .map((line) => (
                <SheetLine
                  key={line.id}
                  line={line}
                  open={open === line.id}
                  onOpen={(isOpen) => setOpen(isOpen ? line.id : null)}
                  onChange={onChange}
                  removable
                />
              ))}
          </ul>
          <LeftOut
            items={contacts
              .filter(({ kept }) => !kept)
              .map(({ id, text }) => ({ id, words: text }))}
            onPutBack={(id) => onChange({ kind: 'keep', id, kept: true })}
          />
        </header>
        {shown.map((block, at) => (
          <Block
            key={block.id}
            block={block}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            {...editing}
          />
        ))}
      </article>
      {out.length > 0 && (
        <section className={styles.out} aria-label={copy.out}>
          <Text size="s" tone="muted">
            {copy.out}
          </Text>
          {out.map(({ id, words, isBlock }) => (
            <Button
              key={id}
              size="small"
              variant="quiet"
              icon={Plus}
              aria-label={copy.putBackOf(words)}
              onClick={() =>
                onChange({ kind: isBlock ? 'keepBlock' : 'keepEntry', id, kept: true })
              }
            >
              {words}
            </Button>
          ))}
        </section>
      )}
    </>
  );
};
