const PRIVATE_USE = /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10fffd}]/gu;
const VISIBLE = /\S/gu;

/** Share, 0 to 1, of visible characters that stand for nothing: replacement marks and private-use glyphs. */
export const undecodableShare = (text: string): number => {
  const visible = text.match(VISIBLE)?.length ?? 0;
  return visible === 0 ? 0 : (text.match(PRIVATE_USE)?.length ?? 0) / visible;
};
