import { utf16Of } from '#/adapters/documents/text/utf16';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';

/** Decodes a text file: as UTF-16 where it is, else UTF-8 where valid, else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
};
