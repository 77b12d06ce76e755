const IMAGE = [0x2f, 0x49, 0x6d, 0x61, 0x67, 0x65] as const;
const WINDOW = 600;

const latin1 = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (let i = Math.max(0, from); i < Math.min(to, bytes.length); i += 1)
    text += String.fromCharCode(bytes[i] ?? 0);
  return text;
};

const SOFT_MASK = /\/SMask\s+\d+\s+\d+\s+R/u;
const MAX_COUNT = 500;

/**
 * Counts the pictures of a PDF by their dictionaries, which are never compressed; decoding them only
 * to count them would cost seconds on a scan. Transparency masks are left out.
 */
export const countImages = (bytes: Uint8Array): number => {
  let images = 0;
  let masks = 0;
  for (
    let at = bytes.indexOf(0x2f);
    at !== -1 && images < MAX_COUNT;
    at = bytes.indexOf(0x2f, at + 1)
  ) {
    if (!IMAGE.every((byte, index) => bytes[at + index] === byte)) continue;
    if (!/\/Subtype\s*$/u.test(latin1(bytes, at - 12, at))) continue;
    const before = latin1(bytes, at - WINDOW, at);
    const start = before.lastIndexOf('obj');
    const after = latin1(bytes, at, at + WINDOW);
    const end = after.indexOf('stream');
    const dictionary =
      before.slice(start === -1 ? before.length : start) + after.slice(0, end === -1 ? 0 : end);
    images += 1;
    if (SOFT_MASK.test(dictionary)) masks += 1;
  }
  return Math.max(0, images - masks);
};
