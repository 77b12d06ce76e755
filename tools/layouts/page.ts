import type { Forms, Random } from './dimensions';
import type { Block, Paper, Row, Section } from './paperParts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replace(/<(?!\/?b>)/gu, '&lt;');

/** What follows a tab goes to the right end of the line in half of the papers. */
const cells = (text: string, ends: boolean): string => {
  const [main = '', ...others] = escaped(text).split('\t');
  if (others.length === 0) return main;
  const right = others.join(' ');
  return ends
    ? `<span class="ends"><span>${main}</span><span>${right}</span></span>`
    : `${main}<span class="gap"></span>${right}`;
};

const rowHtml = ({ text, look }: Row, ends: boolean): string => {
  if (look === 'name') return `<h1>${escaped(text)}</h1>`;
  if (look === 'spaced') return `<h1 class="spaced">${escaped(text)}</h1>`;
  if (look === 'headline') return `<div class="headline">${escaped(text)}</div>`;
  return look === 'bullet'
    ? `<ul><li>${escaped(text)}</li></ul>`
    : `<div class="row">${cells(text, ends)}</div>`;
};

const blockHtml = ({ left, rows }: Block, ends: boolean): string => {
  const inner = rows.map((row) => rowHtml(row, ends)).join('');
  return left === null
    ? `<div class="entry">${inner}</div>`
    : `<div class="entry dated"><div>${left}</div><div>${inner}</div></div>`;
};

/** How wide the column of dates is: narrow ones break long periods. */
const DATES_WIDTH: Readonly<Record<string, string>> = {
  pdfLeftDates: '26mm 1fr',
  pdfRightDates: '26mm 1fr',
  pdfMargin: '25mm 1fr',
};

type Pick = <T>(list: readonly T[]) => T;

const inMargin = ({ container }: Forms, pick: Pick): string =>
  container === 'pdfMargin'
    ? `\nh2 { padding-left: 29mm }\n.dated { gap: ${pick([3, 4])}mm }\n.dated > div:first-child { text-align: right }`
    : '';

const style = (forms: Forms, pick: Pick): string => {
  const { container, gaps } = forms;
  return `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { margin: 0; font: ${pick([9.5, 10.5, 11.5])}pt/1.32 ${pick(['Arial', 'Times New Roman', 'DejaVu Sans'])} }
h1 { font-size: 24pt; margin: 0 }
.spaced { letter-spacing: 0.3em }
.headline { font-size: 14pt }
h2 { font-size: ${pick([12, 14, 17])}pt; margin: 12px 0 5px }
ul { margin: 0; padding-left: 18px }
.entry { margin-bottom: ${gaps === 'wide' ? pick([8, 13]) : 2}px }
.row { white-space: pre-wrap; display: flow-root }
.gap { display: inline-block; width: ${pick([24, 60, 120])}px }
.ends { display: flex; justify-content: space-between; gap: 8mm }
.dated { display: grid; grid-template-columns: ${DATES_WIDTH[container] ?? '42mm 1fr'}; gap: ${pick([4, 10])}mm }
.page { display: grid; grid-template-columns: ${container.startsWith('pdfRight') ? '1fr 55mm' : '55mm 1fr'}; gap: ${pick([5, 9])}mm }
.cards, .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm }${inMargin(forms, pick)}`;
};

/** A CV as a page of HTML: one column, dates in a margin, a column at a side (drawn first or last), cards, or a line of time with two sides. */
export const pageOf = (
  { head, contact, sections, foot }: Paper,
  forms: Forms,
  random: Random,
): string => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const css = style(forms, pick);
  const ends = random() < 0.5;
  const inSides = random() < 0.3;
  const { container } = forms;
  const grid = container.endsWith('Cards') ? 'cards' : container === 'pdfSides' ? 'sides' : '';
  const sectionHtml = ({ at: place, heading, blocks }: Section): string => {
    const body = blocks.map((block) => blockHtml(block, ends)).join('');
    return `${heading === null ? '' : `<h2>${escaped(heading)}</h2>`}<div class="${blocks.length > 1 && (place === 'main' || container === 'pdfCards') ? grid : ''}">${body}</div>`;
  };
  const top = head.map((row) => rowHtml(row, ends)).join('');
  const lines = contact.map((row) => rowHtml(row, ends)).join('');
  const at = (side: Section['at']): string =>
    sections
      .filter((section) => section.at === side)
      .map(sectionHtml)
      .join('');
  const end = foot.map((text) => `<div>${text}</div>`).join('');
  const side = `<aside>${inSides ? '<h2>Contact</h2>' : ''}${lines}${at('side')}</aside>`;
  const sideLeft = (): string => `${top}<div class="page">${side}<main>${at('main')}</main></div>`;
  const sideRight = (): string => `${top}<div class="page"><main>${at('main')}</main>${side}</div>`;
  const pages: Readonly<Record<string, () => string>> = {
    pdfRight: sideRight,
    pdfRightDates: sideRight,
    pdfLeft: sideLeft,
    pdfLeftDates: sideLeft,
    pdfLeftCards: sideLeft,
    pdfNameRight: () => `<div class="page">${side}<main>${top}${at('main')}</main></div>`,
    pdfLeftLast: () =>
      `${top}<div class="page"><main style="order: 2">${at('main')}</main>${side.replace('<aside>', '<aside style="order: 1">')}</div>`,
  };
  const body = pages[container]?.() ?? top + lines + sections.map(sectionHtml).join('');
  return `<!doctype html><meta charset="utf-8"><style>${css}</style>${body}${end}`;
};
