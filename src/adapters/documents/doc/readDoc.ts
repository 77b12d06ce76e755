import { blankFieldCodes } from '#/adapters/documents/doc/fields';
import { readFormatting } from '#/adapters/documents/doc/formatting';
import { openOle } from '#/adapters/documents/doc/oleFile';
import { readStory } from '#/adapters/documents/doc/story';
import { openWordBinary } from '#/adapters/documents/doc/wordBinary';
import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import type { FlowBlock } from '#/adapters/documents/flow/flowBlocks';
import { throwIfAborted, type Parse } from '#/adapters/documents/parsed';

const PICTURE = '\u0001';

const count = (text: string, char: string): number => text.split(char).length - 1;

/** Reads a binary Word file (97 to 2003). */
export const readDoc: Parse = async (bytes, control) => {
  const word = openWordBinary(openOle(bytes));
  control.report(0.4);
  throwIfAborted(control.signal);
  const text = blankFieldCodes(word.text);
  const formatting = readFormatting(word);
  const story = (name: keyof typeof word.stories): readonly FlowBlock[] =>
    readStory(text, word.stories[name], formatting);
  const body = story('body');
  const boxes: FlowBlock = { kind: 'box', region: 'textBox', blocks: story('textBoxes') };
  const headers: FlowBlock = { kind: 'box', region: 'header', blocks: story('headers') };
  const flattened = flatten([headers, ...body, boxes, ...story('footnotes'), ...story('endnotes')]);
  control.report(1);
  const [from, to] = word.stories.body;
  const shown = text.slice(from, to);
  return {
    pages: 1 + count(shown, '\f'),
    lines: flattened.lines,
    layout: {
      columns: flattened.columns,
      tables: flattened.tables,
      textBoxes: flattened.textBoxes,
      images: count(shown, PICTURE),
    },
  };
};
