/** Brings together two texts that grew from one, line by line: what the other writer left or added stays, what this one added follows it. Nothing either wrote is lost. */
export const joinTexts = (before: string, theirs: string, mine: string): string => {
  if (theirs === before || theirs === mine) return mine;
  if (mine === before) return theirs;
  const known = new Set([...before.split('\n'), ...theirs.split('\n')]);
  const added = mine.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  return [...(theirs === '' ? [] : [theirs]), ...added].join('\n');
};
