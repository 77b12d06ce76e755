import type { CvFile } from '#/domain/cv/TextExtractor';

/** A file as a page hands it to the extractor. */
export const cvFile = (name: string, bytes: Uint8Array): CvFile => {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return { name, bytes: copy };
};

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
