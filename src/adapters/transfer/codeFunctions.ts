import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';

import type { Call } from '#/adapters/worker/protocol';
import type { CodePicture } from '#/domain/backup/TransferCodes';

/** Light squares around a code, which readers ask for (ISO/IEC 18004, 5.3.8). */
const MARGIN = 4;
/** Milliseconds that a reader may look again at a picture it did not read at once. */
const PICTURE_LIMIT = 2_000;
const FRAME_LIMIT = 60;

/** Runs of dark squares of a row, as parts of a path. */
const pathOfRow = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
  }
  return path;
};

/** Pixels of a picture, four bytes each: what crosses to the worker. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Draws codes and reads them; in a worker, since a picture of a hostile hand is looked into. */
export const codeFunctions = {
  draw: (_: Call, text: string): CodePicture => {
    const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: MARGIN });
    return { size: rows.length, path: rows.map(pathOfRow).join('') };
  },
  /** The text of a code, null where none is seen; `patient` looks again and again. */
  read: (_: Call, pixels: Pixels, patient: boolean): string | null => {
    try {
      return decodeQR(pixels, {
        format: 'RGBA',
        timeLimit: patient ? PICTURE_LIMIT : FRAME_LIMIT,
        ...(patient ? { effort: 4 } : {}),
      });
    } catch {
      // No code, or one that cannot be made out.
      return null;
    }
  },
};
export type CodeFunctions = typeof codeFunctions;
