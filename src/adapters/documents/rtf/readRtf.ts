import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import type { Parse } from '#/adapters/documents/parsed';
import { RtfReader } from '#/adapters/documents/rtf/RtfReader';
import { rtfTokens } from '#/adapters/documents/rtf/rtfTokens';

const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
};

/** Reads an RTF file, whatever its name. */
export const readRtf: Parse = async (bytes, control) => {
  const reader = new RtfReader();
  const flattened = flatten(reader.read(rtfTokens(latin1(bytes))));
  control.report(1);
  return {
    pages: reader.pages,
    lines: flattened.lines,
    layout: {
      columns: flattened.columns,
      tables: flattened.tables,
      textBoxes: reader.boxes,
      images: reader.images,
    },
  };
};
