import type {
  TailoredBlock,
  TailoredContent,
  TailoredEntry,
  TailoredLine,
} from '#/domain/tailoredCv/tailoredCv';

/** What the person does to the CV of a job. */
export type TailoredChange =
  | { readonly kind: 'write'; readonly id: string; readonly text: string }
  | { readonly kind: 'keep'; readonly id: string; readonly kept: boolean }
  | { readonly kind: 'move'; readonly id: string; readonly by: -1 | 1 }
  | { readonly kind: 'add'; readonly entryId: string; readonly text: string }
  | { readonly kind: 'keepEntry'; readonly id: string; readonly kept: boolean }
  | { readonly kind: 'keepBlock'; readonly id: string; readonly kept: boolean }
  | { readonly kind: 'moveBlock'; readonly id: string; readonly by: -1 | 1 };

type Movable = { readonly id: string; readonly kept: boolean };

/** Changes places with the next one that is shown on that side. */
const moved = <T extends Movable>(all: readonly T[], id: string, by: -1 | 1): T[] => {
  const from = all.findIndex((one) => one.id === id);
  const moving = all[from];
  if (moving === undefined) return [...all];
  for (let to = from + by; to >= 0 && to < all.length; to += by) {
    if (all[to]?.kept !== true) continue;
    const others = all.filter((one) => one !== moving);
    return [...others.slice(0, to), moving, ...others.slice(to)];
  }
  return [...all];
};

const lineChanged = (line: TailoredLine, change: TailoredChange): TailoredLine[] => {
  if (!('id' in change) || change.id !== line.id) return [line];
  if (change.kind === 'write') {
    const text = change.text.trim();
    // An emptied line of the person's own is gone; one of the CV is left out, and can come back.
    if (text === '') return line.original === null ? [] : [{ ...line, kept: false }];
    return [{ ...line, text, kept: true }];
  }
  if (change.kind !== 'keep') return [line];
  if (!change.kept && line.original === null) return [];
  return [{ ...line, kept: change.kept }];
};

const linesChanged = (lines: readonly TailoredLine[], change: TailoredChange): TailoredLine[] =>
  change.kind === 'move'
    ? moved(lines, change.id, change.by)
    : lines.flatMap((line) => lineChanged(line, change));

const nextId = (entry: TailoredEntry): string => {
  const numbers = entry.lines.map(({ id }) => Number(/-own-(\d+)$/u.exec(id)?.[1] ?? -1));
  return `${entry.id}-own-${Math.max(-1, ...numbers) + 1}`;
};

const entryChanged = (entry: TailoredEntry, change: TailoredChange): TailoredEntry => {
  if (change.kind === 'keepEntry')
    return change.id === entry.id ? { ...entry, kept: change.kept } : entry;
  if (change.kind === 'add') {
    const text = change.text.trim();
    if (change.entryId !== entry.id || text === '') return entry;
    const own: TailoredLine = {
      id: nextId(entry),
      text,
      original: null,
      at: entry.lines.length,
      kept: true,
      asked: [],
      shown: [],
    };
    return { ...entry, lines: [...entry.lines, own] };
  }
  return { ...entry, lines: linesChanged(entry.lines, change) };
};

const blockChanged = (block: TailoredBlock, change: TailoredChange): TailoredBlock =>
  change.kind === 'keepBlock'
    ? change.id === block.id
      ? { ...block, kept: change.kept }
      : block
    : { ...block, entries: block.entries.map((entry) => entryChanged(entry, change)) };

/** The CV after a change. */
export const changeTailoredCv = (
  content: TailoredContent,
  change: TailoredChange,
): TailoredContent => {
  if (change.kind === 'moveBlock')
    return { ...content, blocks: moved(content.blocks, change.id, change.by) };
  const isTitle = change.kind === 'write' && change.id === content.title.id;
  const title = isTitle ? { ...content.title, text: change.text.trim() } : content.title;
  return {
    name: content.name,
    title,
    contacts: linesChanged(content.contacts, change),
    blocks: content.blocks.map((block) => blockChanged(block, change)),
  };
};
