import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { htmlTokens } from '#/adapters/documents/html/htmlTokens';
import { decodeEntities } from '#/adapters/documents/xml/entities';
import { ASIDE_LINE, JOB_PATH } from '#/adapters/offers/imports/pageList.fr';
import { mainPart } from '#/adapters/offers/posting/htmlText';
import { addressOfPage } from '#/adapters/offers/posting/structuredData';
import { isPlace } from '#/domain/offers/imports/columnsByContent';
import { contractOfCells, dayOfCell } from '#/domain/offers/imports/values';

const INLINE = /^(?:a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|u)$/u;
/** Parts of a page that list other things than its subject. */
const APART = /^(?:nav|footer|select|dialog|button)$/u;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;
/** Fewer cards are what a page shows beside its one advertisement. */
const FEWEST = 5;
const MOST = 1_000;
/** A longer line outside of the cards is prose: where there is more of it than in them, the page is about something else. */
const LONGEST_MARK = 40;
const MOST_LINES = 40;
const LONGEST_PART = 60;
const NO_BASE = 'https://page.invalid/';

type Line = { readonly text: string; readonly href: string | null };

/** A card that says its title twice, once for those who do not see it. */
const once = (text: string): string => /^(.{8,})\s?\1/u.exec(text)?.[1] ?? text;

/** The lines of a page, each with the link that it begins in. */
const linesOf = (html: string): readonly Line[] => {
  const lines: Line[] = [];
  let text = '';
  let href: string | null = null;
  let started: string | null = null;
  let apart = 0;
  const end = (): void => {
    const line = once(decodeEntities(text, HTML_ENTITIES).replace(/\s+/gu, ' ').trim());
    if (line !== '') lines.push({ text: line, href: started });
    text = '';
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (apart > 0) continue;
      if (text.trim() === '') started = href;
      text += token.text;
      continue;
    }
    const { name } = token;
    if (APART.test(name)) apart = Math.max(0, apart + (token.kind === 'open' ? 1 : -1));
    if (!INLINE.test(name)) end();
    if (name !== 'a') continue;
    end();
    const found = token.kind === 'open' ? HREF.exec(token.attributes) : null;
    href = found === null ? null : decodeEntities(found[1] ?? found[2] ?? '', HTML_ENTITIES);
  }
  end();
  return lines;
};

/** What the addresses of one kind of page have in common; null where they lead to no advertisement. */
const kindOf = (address: URL): string | null => {
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const kind = parts
    .map((part, at) =>
      /\d/u.test(part) || (at === parts.length - 1 && part.includes('-')) ? '*' : part,
    )
    .join('/');
  return JOB_PATH.test(kind) && (kind.includes('*') || address.search !== '')
    ? `${address.host}/${kind}`
    : null;
};

const addressIn = (href: string | null, base: string): URL | null =>
  href !== null && URL.canParse(href, base) ? new URL(href, base) : null;

/** What tells one advertisement from another: the rest of an address says who looked at it. */
const keyOf = (address: URL): string =>
  /\d|-/u.test(address.pathname) ? address.pathname : address.pathname + address.search;

type Card = { readonly address: URL; readonly title: string; readonly lines: readonly string[] };

/** The cards of the links of one kind: each has the lines up to the next one's. */
const cardsOf = (lines: readonly Line[], kind: string, base: string): readonly Card[] => {
  const cards = new Map<string, { address: URL; title: string; lines: string[] }>();
  let open: { lines: string[] } | null = null;
  for (const { text, href } of lines) {
    const address = addressIn(href, base);
    if (address !== null && kindOf(address) === kind) {
      const key = keyOf(address);
      const known = cards.get(key);
      if (known === undefined && cards.size === MOST) break;
      const card = known ?? { address, title: text, lines: [] };
      cards.set(key, card);
      if (known !== undefined && text !== known.title) card.lines.push(text);
      open = card;
    } else if (open !== null && open.lines.length < MOST_LINES) open.lines.push(text);
  }
  // What follows the last one is the rest of the page.
  const all = [...cards.values()];
  const longest = Math.max(0, ...all.slice(0, -1).map((card) => card.lines.length));
  all.at(-1)?.lines.splice(longest);
  return all;
};

/** The fields of a card, as far as its lines show them. */
const fieldsOf = ({ address, title, lines }: Card): Readonly<Record<string, string>> => {
  const rest = [...new Set(lines)].filter((line) => line !== title);
  const take = (fits: (line: string) => boolean): string => {
    const at = rest.findIndex((line) => line.length <= LONGEST_PART && fits(line));
    return at < 0 ? '' : (rest.splice(at, 1)[0] ?? '');
  };
  const salary = take((line) => /\d.*(?:\u20ac|euro)/iu.test(line));
  const contract = take((line) => contractOfCells([{ column: '', text: line }]) !== null);
  const date = take((line) => dayOfCell(line) !== null);
  const location = take(isPlace);
  const company = take((line) => !ASIDE_LINE.test(line));
  const description = rest.filter((line) => !ASIDE_LINE.test(line)).join('\n');
  const url = address.href.startsWith(NO_BASE) ? '' : address.href;
  return { title, company, location, contract, salary, date, description, url };
};

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);

/** The offers of a page that lists some without data for search engines, one a card with a link; none where the page is about something else, or about one of them. */
export const cardsOfPage = (html: string): readonly Readonly<Record<string, string>>[] => {
  const lines = linesOf(mainPart(html));
  const told = addressOfPage(html);
  const base = told !== null && URL.canParse(told) ? told : NO_BASE;
  const kinds = new Map<string, Set<string>>();
  for (const { href } of lines) {
    const address = addressIn(href, base);
    const kind = address === null ? null : kindOf(address);
    if (address === null || kind === null) continue;
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(keyOf(address)));
  }
  const [most] = [...kinds].toSorted((one, other) => other[1].size - one[1].size);
  if (most === undefined || most[1].size < FEWEST) return [];
  const cards = cardsOf(lines, most[0], base);
  const titles = new Set(cards.map(({ title }) => title));
  if (titles.size < cards.length / 2) return [];
  const inCards = new Set(cards.flatMap(({ title, lines: own }) => [title, ...own]));
  const prose = lines
    .map(({ text }) => text)
    .filter((text) => text.length > LONGEST_MARK && !inCards.has(text));
  return lengthOf(prose) > lengthOf([...inCards]) ? [] : cards.map(fieldsOf);
};
