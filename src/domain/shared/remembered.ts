/**
 * A function of a text that remembers what it made of each, until it holds `most` of them and begins anew, so that a
 * long session does not grow without end. What it makes must depend on the text alone, and never be undefined.
 */
export const remembered = <T>(most: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
};
