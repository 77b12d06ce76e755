const NONE: readonly RegExpExecArray[] = [];

/** All that a global rule matches in a text, as `matchAll` does, without the copy of the rule that it makes: most lines match nothing. */
export const matchesOf = (rule: RegExp, text: string): readonly RegExpExecArray[] => {
  rule.lastIndex = 0;
  let match = rule.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = rule.exec(text)) {
    found.push(match);
    // An empty match would be found for ever; half a pair of units is no place to go on from.
    if (match[0] === '') rule.lastIndex += (text.codePointAt(rule.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
};
