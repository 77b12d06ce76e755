import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';

import { blocksOf } from '#/domain/assistant/blocks';
import type { TextBlock } from '#/domain/assistant/blocks';

import * as styles from '#/pages/AssistantPage/parts/ReplyText.css';

/** Between one word and the next, in milliseconds. */
const WORD_MS = 16;

type RevealedWordsProps = {
  readonly text: string;
  /** Words that come before these. */
  readonly from: number;
};

/** Words, each a moment later than the one before; all at once where less motion is asked for. */
const RevealedWords = ({ text, from }: RevealedWordsProps) =>
  text.split(/(?<=\s)(?=\S)/u).map((word, index) => {
    const place = from + index;
    return (
      <span
        key={place}
        className={styles.word}
        style={assignInlineVars({ [styles.delay]: `${place * WORD_MS}ms` })}
      >
        {word}
      </span>
    );
  });

type ReplyTextProps = {
  readonly text: string;
  /** Words appear one after the other; the whole text is there for assistive technology at once. */
  readonly revealed?: boolean;
};

/** A part of a text and how many words come before it. */
type Part = { readonly text: string; readonly from: number };

const partsOf = (block: TextBlock): readonly string[] =>
  block.kind === 'paragraph' ? [block.text] : block.items;

const countWords = (text: string): number => text.split(/\s+/u).length;

/** Each block with its parts placed in the whole. */
const placed = (blocks: readonly TextBlock[]) => {
  let from = 0;
  return blocks.map(
    (block): { readonly kind: TextBlock['kind']; readonly parts: readonly Part[] } => ({
      kind: block.kind,
      parts: partsOf(block).map((text) => {
        const part = { text, from };
        from += countWords(text);
        return part;
      }),
    }),
  );
};

/** The paragraphs and lists of a reply. */
export const ReplyText = ({ text, revealed = false }: ReplyTextProps) => {
  const blocks = useMemo(() => placed(blocksOf(text)), [text]);
  const shown = (part: Part) =>
    revealed ? <RevealedWords text={part.text} from={part.from} /> : part.text;
  return (
    <div className={styles.text}>
      {blocks.map(({ kind, parts }) => {
        if (kind === 'paragraph')
          return parts.map((part) => (
            <p key={part.from} className={styles.paragraph}>
              {shown(part)}
            </p>
          ));
        const List = kind === 'bullets' ? 'ul' : 'ol';
        return (
          <List key={parts[0]?.from} className={kind === 'bullets' ? styles.bullets : styles.steps}>
            {parts.map((part) => (
              <li key={part.from}>{shown(part)}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
};
