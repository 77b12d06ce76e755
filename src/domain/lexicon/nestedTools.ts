import type { Lexicon, Mention } from './lexicon.ts';

/** Tools named inside a trade: "Developpeur full-stack JavaScript" tells a language too. In the order of the text, after the trade that holds them. */
export const withNestedTools = (lexicon: Lexicon, text: string): readonly Mention[] =>
  lexicon.findMentions(text).flatMap((mention) => {
    if (mention.concept.kind !== 'occupation') return [mention];
    const words = text.slice(mention.start, mention.end);
    const first = /\s/u.exec(words)?.index;
    if (first === undefined) return [mention];
    const from = mention.start + first;
    const inside = lexicon
      .findMentions(text.slice(from, mention.end))
      .filter(({ concept }) => concept.kind === 'tool')
      .map((tool) => ({ ...tool, start: tool.start + from, end: tool.end + from }));
    return [mention, ...inside];
  });
