import { MAX_DEPTH } from '#/adapters/documents/documentLimits';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type { FlowBlock, FlowCell, FlowLine } from '#/adapters/documents/flow/flowBlocks';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import type { RtfToken } from '#/adapters/documents/rtf/rtfTokens';
import { windows1252Character } from '#/adapters/documents/text/windows1252';
import { wordTable } from '#/domain/shared/wordTable';

/** Groups that hold no text of the document. */
const DESTINATIONS = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'colorschememapping',
  'datastore',
  'latentstyles',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'fldinst',
  'xmlnstbl',
  'filetbl',
  'revtbl',
  'footnote',
  'annotation',
  'atnid',
  'atnauthor',
  'bkmkstart',
  'bkmkend',
  'pntext',
  'pntxta',
  'pntxtb',
  'listtext',
  'nonshppict',
  'operator',
  'author',
  'title',
  'mmathPr',
  'sp',
  'sn',
  'sv',
  'shpinst',
  'panose',
  'falt',
  'nextfile',
  'template',
  'userprops',
]);

/** Groups marked as ignorable whose text counts all the same. */
const READ_THOUGH_IGNORABLE = new Set(['shptxt', 'shpinst']);

/** Words that stand for a character. */
const CHARACTERS: Readonly<Record<string, string>> = wordTable({
  '~': '\u00a0',
  _: '-',
  '-': '',
  tab: '\t',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '\\': '\\',
  '{': '{',
  '}': '}',
});

type Group = { skip: boolean; bold: boolean; size: number; unicodeSkip: number; deleted: boolean };

const DEFAULT_HALF_POINTS = 24;

/** Follows the groups and words of an RTF file and builds its lines and tables. */
export class RtfReader {
  images = 0;
  pages = 1;
  boxes = false;
  private readonly blocks: FlowBlock[] = [];
  private readonly groups: Group[] = [];
  private group: Group = {
    skip: false,
    bold: false,
    size: DEFAULT_HALF_POINTS,
    unicodeSkip: 1,
    deleted: false,
  };
  private text = '';
  private letters = 0;
  private boldLetters = 0;
  private size = 0;
  private outline = false;
  private list = false;
  private inTable = false;
  private cell: FlowLine[] = [];
  private row: FlowCell[] = [];
  private rows: FlowCell[][] = [];
  private toSkip = 0;
  private ignorable = false;

  read(tokens: Iterable<RtfToken>): readonly FlowBlock[] {
    for (const token of tokens) this.take(token);
    this.endParagraph();
    this.endTable();
    return this.blocks;
  }

  private take(token: RtfToken): void {
    if (token.kind === 'open') {
      this.groups.push(this.group);
      if (this.groups.length > MAX_DEPTH) throw new ReadingFailure('damaged', 'RTF nesting');
      this.group = { ...this.group };
      this.ignorable = false;
    } else if (token.kind === 'close') {
      this.group = this.groups.pop() ?? this.group;
      this.ignorable = false;
    } else if (token.kind === 'word') this.word(token.word, token.value);
    else if (token.kind === 'byte') this.fallback(windows1252Character(token.value));
    else {
      for (const char of token.text) this.fallback(windows1252Character(char.charCodeAt(0)));
    }
  }

  /** Text of a single byte; after `\uN` it repeats the character for old readers and is dropped. */
  private fallback(char: string): void {
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.write(char);
  }

  private write(text: string): void {
    if (this.group.skip || this.group.deleted) return;
    this.text += text;
    if (text.trim() === '') return;
    this.letters += 1;
    if (this.group.bold) this.boldLetters += 1;
    this.size = Math.max(this.size, this.group.size / 2);
  }

  private word(word: string, value: number | null): void {
    const { group } = this;
    if (word === '*') {
      this.ignorable = true;
      return;
    }
    if (word === 'pict' && !group.skip) this.images += 1;
    if (DESTINATIONS.has(word) || (this.ignorable && !READ_THOUGH_IGNORABLE.has(word)))
      group.skip = true;
    if (READ_THOUGH_IGNORABLE.has(word)) {
      group.skip = word !== 'shptxt';
      this.boxes ||= word === 'shptxt';
    }
    if (word === 'pntext' || word === 'listtext') this.list = true;
    this.ignorable = false;
    const on = value !== 0;
    if (word === 'u' && value !== null) {
      this.toSkip = 0;
      this.write(String.fromCharCode(value < 0 ? value + 65_536 : value));
      this.toSkip = group.unicodeSkip;
      return;
    }
    if (word === 'uc') group.unicodeSkip = Math.max(0, value ?? 1);
    else if (word === 'b') group.bold = on;
    else if (word === 'fs') group.size = value ?? DEFAULT_HALF_POINTS;
    else if (word === 'deleted' || word === 'v') group.deleted = on;
    else if (word === 'plain') {
      group.bold = false;
      group.deleted = false;
      group.size = DEFAULT_HALF_POINTS;
    } else this.structure(word, value);
  }

  private structure(word: string, value: number | null): void {
    if (this.group.skip) return;
    const char = CHARACTERS[word];
    if (char !== undefined) this.write(char);
    else if (word === 'par' || word === 'sect') this.endParagraph();
    else if (word === 'line') this.endLine();
    else if (word === 'page') this.pages += 1;
    else if (word === 'cell' || word === 'nestcell') {
      this.inTable = true;
      this.endParagraph();
      this.row.push({ blocks: this.cell, width: 0 });
      this.cell = [];
    } else if (word === 'row' || word === 'nestrow') {
      this.rows.push(this.row);
      this.row = [];
    } else if (word === 'intbl') this.inTable = true;
    else if (word === 'pard') {
      this.inTable = false;
      this.outline = false;
      this.list = false;
    } else if (word === 'outlinelevel') this.outline = (value ?? 9) < 9;
    else if (word === 'ls') this.list = (value ?? 0) > 0;
  }

  private endLine(): void {
    if (this.text.trim() !== '') {
      const line = flowLine(this.text, {
        bold: this.boldLetters * 2 > this.letters,
        fontSize: this.size,
        heading: this.outline,
        bullet: this.list && !this.outline,
        page: this.pages,
      });
      if (this.inTable) this.cell.push(line);
      else {
        this.endTable();
        this.blocks.push(line);
      }
    }
    this.text = '';
    this.letters = 0;
    this.boldLetters = 0;
    this.size = 0;
  }

  private endParagraph(): void {
    this.endLine();
  }

  private endTable(): void {
    if (this.row.length > 0) this.rows.push(this.row);
    if (this.rows.length > 0) this.blocks.push({ kind: 'table', rows: this.rows });
    this.rows = [];
    this.row = [];
    this.blocks.push(...this.cell);
    this.cell = [];
  }
}
