/** A piece of a reply as it is laid out. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] };

const BULLET = /^- (.+)$/u;
const STEP = /^\d{1,2}\. (.+)$/u;

const listLine = (line: string): { kind: 'bullets' | 'steps'; text: string } | null => {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'bullets', text: bullet };
  const step = STEP.exec(line)?.[1];
  return step === undefined ? null : { kind: 'steps', text: step };
};

/** A number to call and an amount stand on one line. */
const withWholeNumbers = (line: string): string => line.replace(/(?<=\d) (?=\d)/gu, '\u00a0');

/** The paragraphs and lists of a reply, in order. */
export const blocksOf = (text: string): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let joined = false;
  for (const line of text.split('\n').map((each) => withWholeNumbers(each.trim()))) {
    const last = blocks.at(-1);
    const item = listLine(line);
    if (line === '') joined = false;
    else if (item === null) {
      if (joined && last?.kind === 'paragraph')
        blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text}\n${line}` };
      else blocks.push({ kind: 'paragraph', text: line });
      joined = true;
    } else {
      if (joined && last !== undefined && last.kind !== 'paragraph' && last.kind === item.kind)
        blocks[blocks.length - 1] = { kind: item.kind, items: [...last.items, item.text] };
      else blocks.push({ kind: item.kind, items: [item.text] });
      joined = true;
    }
  }
  return blocks;
};
