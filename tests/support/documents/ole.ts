const SECTOR = 512;
const MINI_SECTOR = 64;
const CUTOFF = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_SECTOR = 0xfffffffd;

const padded = (bytes: Uint8Array, unit: number): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / unit) * unit);
  whole.set(bytes);
  return whole;
};

const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const table = (entries: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(Math.ceil((entries.length * 4) / SECTOR) * SECTOR).fill(0xff);
  const view = new DataView(bytes.buffer);
  entries.forEach((entry, index) => view.setUint32(index * 4, entry, true));
  return bytes;
};

const directoryEntry = (
  name: string,
  type: number,
  start: number,
  size: number,
  child = FREE,
  sibling = FREE,
): Uint8Array => {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  [...name].forEach((char, index) => view.setUint16(index * 2, char.charCodeAt(0), true));
  view.setUint16(64, (name.length + 1) * 2, true);
  bytes[66] = type;
  bytes[67] = 1;
  view.setUint32(68, FREE, true);
  view.setUint32(72, sibling, true);
  view.setUint32(76, child, true);
  view.setUint32(116, start, true);
  view.setUint32(120, size, true);
  return bytes;
};

/** Writes a compound file ([MS-CFB] version 3); streams under 4096 bytes go to the mini stream. */
export const makeOle = (streams: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const fat: number[] = [];
  const sectors: Uint8Array[] = [];
  const add = (bytes: Uint8Array): number => {
    if (bytes.length === 0) return END_OF_CHAIN;
    const whole = padded(bytes, SECTOR);
    const start = fat.length;
    const count = whole.length / SECTOR;
    for (let i = 0; i < count; i += 1) fat.push(i === count - 1 ? END_OF_CHAIN : start + i + 1);
    sectors.push(whole);
    return start;
  };

  const miniFat: number[] = [];
  const miniParts: Uint8Array[] = [];
  const placed = Object.entries(streams).map(([name, bytes]) => {
    if (bytes.length >= CUTOFF) return { name, size: bytes.length, start: add(bytes) };
    const whole = padded(bytes, MINI_SECTOR);
    const start = miniFat.length;
    const count = whole.length / MINI_SECTOR;
    for (let i = 0; i < count; i += 1) miniFat.push(i === count - 1 ? END_OF_CHAIN : start + i + 1);
    miniParts.push(whole);
    return { name, size: bytes.length, start: count === 0 ? END_OF_CHAIN : start };
  });
  const mini = concat(miniParts);
  const miniStart = add(mini);
  const miniFatStart = miniFat.length === 0 ? END_OF_CHAIN : add(table(miniFat));
  const directoryStart = add(
    concat([
      directoryEntry('Root Entry', 5, miniStart, mini.length, placed.length > 0 ? 1 : FREE),
      ...placed.map(({ name, size, start }, index) =>
        directoryEntry(name, 2, start, size, FREE, index + 2 <= placed.length ? index + 2 : FREE),
      ),
    ]),
  );
  const fatStart = fat.length;
  let fatCount = 1;
  while ((fatStart + fatCount) * 4 > fatCount * SECTOR) fatCount += 1;
  for (let i = 0; i < fatCount; i += 1) fat.push(FAT_SECTOR);
  sectors.push(table(fat));

  const header = new Uint8Array(SECTOR);
  const view = new DataView(header.buffer);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, fatCount, true);
  view.setUint32(48, directoryStart, true);
  view.setUint32(56, CUTOFF, true);
  view.setUint32(60, miniFatStart, true);
  view.setUint32(64, miniFatStart === END_OF_CHAIN ? 0 : 1, true);
  view.setUint32(68, END_OF_CHAIN, true);
  for (let i = 0; i < 109; i += 1)
    view.setUint32(76 + i * 4, i < fatCount ? fatStart + i : FREE, true);
  return concat([header, ...sectors]);
};
