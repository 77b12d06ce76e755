import { createHash } from 'node:crypto';

/** Replaces a part that has to be there: a build that lost it must not pass in silence. */
export const replaceOnce = (html: string, part: RegExp | string, by: string): string => {
  const found = typeof part === 'string' ? html.includes(part) : part.test(html);
  if (!found) throw new Error(`prerender: the built page holds no ${String(part)}`);
  return html.replace(part, () => by);
};

/**
 * Style attributes as rules: the policy of the page lets no attribute style it. The rules find their elements by
 * number, an attribute that hydration leaves alone.
 */
export const withoutStyleAttributes = (
  html: string,
): { readonly html: string; readonly rules: string } => {
  const numbers = new Map<string, number>();
  const numberOf = (declarations: string): number => {
    const known = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, known);
    return known;
  };
  const plain = html.replaceAll(
    /(<[a-z][^<>]*?) style="([^"<>]*)"/giu,
    (_match, before: string, declarations: string) =>
      `${before} data-drawn="${numberOf(declarations)}"`,
  );
  const rules = [...numbers].map(
    ([declarations, number]) =>
      `[data-drawn="${number}"]{${declarations.replaceAll('&quot;', '"')}}`,
  );
  return { html: plain, rules: rules.join('') };
};

/** A frame's place for the screen of a device on which nothing was kept. */
const EMPTY_SCREEN = /<div data-empty-screen="true"><\/div>/u;

/**
 * A frame with the screen that a device shows before anything was kept on it, out of the application drawn whole; null
 * leaves it out. It takes neither words nor files, which would go with it. The build knows neither the day nor the hour: they stay blank until the living screen tells them.
 */
export const withEmptyScreen = (frame: string, application: string | null): string => {
  if (application === null) return replaceOnce(frame, EMPTY_SCREEN, '');
  const [, screen] = /<main [^>]*><div [^>]*>([^]*)<\/div><\/main>/u.exec(application) ?? [];
  if (screen === undefined) throw new Error('prerender: the application shows no screen');
  const plain = screen
    .replaceAll(/<!--[^]*?-->/gu, '')
    .replaceAll(/<input\b[^>]*? type="file"[^>]*>/giu, '')
    .replaceAll(/<(?:input|textarea)\b(?![^>]* readOnly)/giu, '$& readonly')
    .replaceAll(/(<time\b[^>]*?) dateTime="[^"]*"([^>]*>)[^<]*/giu, '$1$2\u00A0');
  return replaceOnce(frame, EMPTY_SCREEN, `<div data-empty-screen>${plain}</div>`);
};

/** Stands in a text of a frame for what `public/first-paint.js` tells under that name, or for other words where it tells nothing. */
export const placeOf = (name: string, otherwise = ''): string => `{{${name}|${otherwise}}}`;

const PLACE = /\{\{([\w-]+)\|([^{}]*)\}\}/gu;

/** A frame with its places for what is told of what is kept, and the rules that fill them. */
export const withPlaces = (html: string): { readonly html: string; readonly rules: string } => {
  const rules = [...html.matchAll(PLACE)].map(
    ([, name, otherwise]) => `[data-told="${name}"]::before{content:var(--${name},"${otherwise}")}`,
  );
  return { html: html.replaceAll(PLACE, '<span data-told="$1"></span>'), rules: rules.join('') };
};

/**
 * Style rules that hide what is not so, by what `public/first-paint.js` found: the screen beside a frame, which shows on
 * an empty device, on every device whose address asks for nothing, or on those that do not keep the one record that it
 * shows; and in a frame what is there unless a record is kept (`data-unless-kept`, its key) or where it is told of
 * (`data-where-told`), or the shape after either. Where storage is blocked nothing is known.
 */
export const hiddenAsFound = (
  shown: 'onEmptyDevice' | 'everywhere' | { readonly unlessKept: string },
  html: string,
): string => {
  const kept = typeof shown === 'object' ? `[data-kept~="${shown.unlessKept}"]` : null;
  const shows =
    shown === 'onEmptyDevice'
      ? '[data-empty-device]'
      : `[data-kept]:not([data-asked])${kept === null ? '' : `:not(${kept})`}`;
  const not =
    shown === 'onEmptyDevice'
      ? 'html:not([data-empty-device])'
      : `html:not([data-kept]),html[data-asked]${kept === null ? '' : `,html${kept}`}`;
  const keys = new Set([...html.matchAll(/ data-unless-kept="([^"]+)"/gu)].map(([, key]) => key));
  const toldOf = new Set([...html.matchAll(/ data-where-told="([^"]+)"/gu)].map(([, of]) => of));
  const hidden = [
    `:is(${not}) [data-empty-screen]`,
    `html${shows} [data-empty-screen]+[data-awaited]`,
    'html:not([data-kept]) [data-unless-kept]',
    ...[...toldOf].flatMap((what) => [
      `html:not([data-tells~="${what}"]) [data-where-told="${what}"]`,
      `html[data-tells~="${what}"] [data-where-told="${what}"]+*`,
    ]),
    ...[...keys].flatMap((key) => [
      `html[data-kept~="${key}"] [data-unless-kept="${key}"]`,
      `html[data-kept]:not([data-kept~="${key}"]) [data-unless-kept="${key}"]+*`,
    ]),
  ];
  return `${hidden.join(',')}{display:none}`;
};

/** Allows what is written in a page, known by its contents, in the policy of that page. */
const allow = (html: string, directive: 'style-src' | 'script-src', contents: string): string => {
  const hash = createHash('sha256').update(contents).digest('base64');
  // The build writes the policy into an attribute, its quotation marks escaped.
  return replaceOnce(
    html,
    `${directive} &#39;self&#39;`,
    `${directive} &#39;self&#39; &#39;sha256-${hash}&#39;`,
  );
};

/** Allows one inline style in the policy of a page. */
export const allowStyle = (html: string, style: string): string => allow(html, 'style-src', style);

/**
 * The script of the first paint in the page itself, allowed by its hash, and again as a deferred file: it does nothing
 * the second time, and everything where a host's own policy blocks the first.
 */
export const withFirstPaint = (html: string, source: string): string => {
  const script = source.replaceAll(/^\s*\/\/.*\n/gmu, '');
  if (/<\/script/iu.test(script)) throw new Error('prerender: the first script ends its own tag');
  const linked = /<script src="([^"]*\/first-paint\.js)"><\/script>/u;
  const both = `<script>${script}</script><script defer src="${linked.exec(html)?.[1]}"></script>`;
  return allow(replaceOnce(html, linked, both), 'script-src', script);
};

/** A page with the head of its own in place of the shared title and description. */
export const withHead = (html: string, head: string): string =>
  replaceOnce(
    replaceOnce(html, /\s*<meta\s+name="description"[^>]*>/u, ''),
    /<title>[^<]*<\/title>/u,
    head,
  );
