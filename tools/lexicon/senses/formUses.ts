import type { LexiconData } from '../../../src/domain/lexicon/lexiconData.ts';
import { readForms } from '../../../src/domain/lexicon/lexiconData.ts';
import { GAPS, tokenize } from '../../../src/domain/lexicon/wordTokens.ts';

/** A surface form, whatever the concepts that claim it. */
export type Form = {
  /** Its word keys, joined by spaces. */
  readonly key: string;
  readonly words: number;
  /** Places of the concepts that claim it. */
  readonly concepts: ReadonlySet<number>;
};

type Node = { readonly next: Map<string, Node>; form: string | null };

const aNode = (): Node => ({ next: new Map(), form: null });

/** The forms of a compiled lexicon, and a finder of the longest of them in a text that asks for no context. */
export const formFinder = (
  data: LexiconData,
): { readonly forms: ReadonlyMap<string, Form>; readonly find: (text: string) => Set<string> } => {
  const vocabulary = data.words.split(' ');
  const tables = readForms(data.forms);
  const forms = new Map<string, Form & { readonly concepts: Set<number> }>();
  const root = aNode();
  for (let index = 0; index < tables.count; index += 1) {
    const from = tables.starts[index] ?? 0;
    const words = Array.from(
      tables.words.slice(from, tables.starts[index + 1] ?? from),
      (word) => vocabulary[word] ?? '',
    );
    const key = words.join(' ');
    const form = forms.get(key) ?? { key, words: words.length, concepts: new Set<number>() };
    form.concepts.add(tables.concepts[index] ?? -1);
    forms.set(key, form);
    let node = root;
    for (const word of words) {
      const next = node.next.get(word) ?? aNode();
      node.next.set(word, next);
      node = next;
    }
    node.form = key;
  }
  const find = (text: string): Set<string> => {
    const tokens = tokenize(text);
    const found = new Set<string>();
    for (let at = 0; at < tokens.length;) {
      let node = root;
      let end = at + 1;
      let longest: string | null = null;
      for (let next = at; next < tokens.length; next += 1) {
        const token = tokens[next];
        if (token === undefined || (next > at && token.gapBefore > GAPS.space)) break;
        if (next > at && token.link) continue;
        const child = node.next.get(token.key);
        if (child === undefined) break;
        node = child;
        if (node.form !== null) {
          longest = node.form;
          end = next + 1;
        }
      }
      if (longest !== null) found.add(longest);
      at = end;
    }
    return found;
  };
  return { forms, find };
};
