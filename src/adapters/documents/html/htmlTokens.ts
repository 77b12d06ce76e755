/** A tag or a run of text; names are lower case. */
export type HtmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Bounded (a quoted value counts once), so that tags that never close are not read to the end from each of them. */
const TAG = /<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">]){0,500})>/iuy;
const RAW = new Set(['script', 'style', 'title', 'noscript', 'template', 'xml', 'svg', 'textarea']);

/** Splits HTML into tags and text; the content of scripts and styles is left out. */
export const htmlTokens = function* (source: string): Generator<HtmlToken> {
  const lower = source.toLowerCase();
  const after = (mark: string, from: number): number => {
    const at = lower.indexOf(mark, from);
    return at === -1 ? source.length : at + mark.length;
  };
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open !== at) {
      const end = open === -1 ? source.length : open;
      yield { kind: 'text', text: source.slice(at, end) };
      at = end;
      continue;
    }
    if (source.startsWith('<!--', at)) {
      at = after('-->', at + 4);
      continue;
    }
    if (source[at + 1] === '!' || source[at + 1] === '?') {
      at = after('>', at + 2);
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(source);
    if (tag === null) {
      yield { kind: 'text', text: '<' };
      at += 1;
      continue;
    }
    const name = (tag[2] ?? '').toLowerCase();
    at += tag[0].length;
    if (tag[1] === '/') yield { kind: 'close', name };
    else if (RAW.has(name))
      at = (tag[3] ?? '').endsWith('/') ? at : after('>', after(`</${name}`, at) - 1);
    else yield { kind: 'open', name, attributes: tag[3] ?? '' };
  }
};
