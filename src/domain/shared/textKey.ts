const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short key of a text: two FNV-1a hashes, enough to tell the texts of one device apart. */
export const textKey = (text: string): string => {
  let forward = FNV_OFFSET;
  let backward = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    forward = Math.imul(forward ^ text.charCodeAt(index), FNV_PRIME);
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - index), FNV_PRIME);
  }
  return `${(forward >>> 0).toString(36)}${(backward >>> 0).toString(36)}`;
};
