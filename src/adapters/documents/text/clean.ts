import { joinAccents } from '#/adapters/documents/text/joinAccents';

const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Where some fonts keep their ligatures of fi and fl, in the private area; icon fonts put icons there. */
const PRIVATE_LIGATURE = /(?<=\p{L})[\uf001\uf002]|(?<![\p{L}\p{N}])[\uf001\uf002](?=\p{Ll})/gu;

/** What word processors name the one glyph of "ti", of "tt": inside a French word it is no letter. */
const NAMED_AS_LETTERS = /(?<=\p{Ll})[\u019f\u01a9]|[\u019f\u01a9](?=\p{Ll})/gu;

/** Letters of other alphabets' shapes that design sites sell as fonts ("\u{1d401}\u{1d428}\u{1d427}"), and wide forms. */
const DRESSED_LETTERS = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffb]/gu;
const CONTROL = /(?!\t)\p{Cc}/gu;
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;

/**
 * Signs of a font's own that have no letter, as web pages print them for dashes and brackets between
 * capitals and figures: where they stand tells which. Between small letters they stay unread.
 */
const UNREAD_DASH = /(?<=[\p{Lu}\d\p{P}] )\ufffd(?= [\p{Lu}\d])|(?<=\d ?)\ufffd(?= ?\d)/gu;
const UNREAD_BRACKETS = /(?<=^|\s)\ufffd((?=[\p{Lu}\d])[^\ufffd]{2,40})\ufffd(?=$|[\s,.;])/gu;

/** The dash of a TeX font whose table of letters names another one: no French word is this letter alone. */
const MISNAMED_DASH = /(?<=^|\s)\u015b(?=$|\s)/gu;

/**
 * A run of text as software expects it: NFC, ligatures opened, one space between words, nothing invisible.
 * Tabs survive; a soft hyphen survives only at the end, where it says that the word goes on.
 */
export const cleanText = (raw: string): string =>
  joinAccents(raw)
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(DRESSED_LETTERS, (letter) => letter.normalize('NFKC'))
    .replace(UNREAD_BRACKETS, '($1)')
    .replace(UNREAD_DASH, '\u2013')
    .replace(MISNAMED_DASH, '\u2013')
    .replace(/[\ufb00-\ufb06]/gu, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(PRIVATE_LIGATURE, (ligature) => (ligature === '\uf001' ? 'fi' : 'fl'))
    .replace(NAMED_AS_LETTERS, (glyph) => (glyph === '\u019f' ? 'ti' : 'tt'))
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(/ *\t[ \t]*/gu, '\t')
    .replace(/^[ \t]+|[ \t]+$/gu, '')
    .replace(/\u00ad(?!$)/gu, '');
