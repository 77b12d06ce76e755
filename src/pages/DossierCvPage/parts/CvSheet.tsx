import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { ChevronDown, ChevronUp, Plus, X } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import { tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import type { TailoredBlock, TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import { LeftOut } from '#/pages/DossierCvPage/parts/LeftOut';
import { addingTo, Entry, hasHead, nameOf, Tool } from '#/pages/DossierCvPage/parts/SheetEntry';
import type { Editing } from '#/pages/DossierCvPage/parts/SheetEntry';
import { SheetLine } from '#/pages/DossierCvPage/parts/SheetLine';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/DossierCvPage/Sheet.css';
import { paper } from '#/styles/printed.css';

type SheetProps = {
  readonly cv: Pick<TailoredCv, 'content' | 'layout' | 'emphasis'>;
  readonly onChange: (change: TailoredChange) => void;
};

type BlockProps = Editing & {
  readonly block: TailoredBlock;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

const Block = ({ block, isFirst, isLast, ...editing }: BlockProps) => {
  const { onChange, onOpen } = editing;
  const entries = block.entries.filter(({ kept }) => kept);
  const told = entries.find((entry) => !hasHead(entry));
  const moves = [
    { by: -1, label: copy.blockUp, icon: ChevronUp, off: isFirst },
    { by: 1, label: copy.blockDown, icon: ChevronDown, off: isLast },
  ] as const;
  return (
    <section className={styles.block} aria-label={block.heading}>
      <div className={styles.headingLine}>
        <h2 className={styles.heading}>{block.heading}</h2>
        <div className={styles.tools}>
          {told && (
            <Tool
              icon={Plus}
              label={copy.addTo(block.heading)}
              onPress={() => onOpen(addingTo(told))}
            />
          )}
          {moves.map(({ by, label, icon, off }) => (
            <Tool
              key={by}
              icon={icon}
              label={label(block.heading)}
              off={off}
              onPress={() => onChange({ kind: 'moveBlock', id: block.id, by })}
            />
          ))}
          <Tool
            icon={X}
            label={copy.blockOut(block.heading)}
            onPress={() => onChange({ kind: 'keepBlock', id: block.id, kept: false })}
          />
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
export const CvSheet = ({ cv: { content, layout, emphasis }, onChange }: SheetProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const raised = new Set(
    tailoredDifferences(content)
      .filter(({ difference }) => difference === 'raised')
      .map(({ id }) => id),
  );
  const editing: Editing = { raised, emphasis, open, onOpen: setOpen, onChange };
  const { name, title, contacts, blocks } = content;
  const shown = blocks.filter(isShown);
  const out = partsOut(blocks);
  return (
    <>
      <article className={cx(styles.sheet, styles.layouts[layout], paper)} aria-label={copy.sheet}>
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
