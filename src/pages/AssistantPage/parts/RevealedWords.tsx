import { assignInlineVars } from '@vanilla-extract/dynamic';

import * as styles from '#/pages/AssistantPage/parts/ReplyText.css';

/** Between one word and the next, in milliseconds. */
const WORD_MS = 16;

type RevealedWordsProps = {
  readonly text: string;
  /** Words that come before these. */
  readonly from: number;
};

/** Words, each a moment later than the one before; all at once where less motion is asked for. */
export const RevealedWords = ({ text, from }: RevealedWordsProps) =>
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
