/** Characters that stand before an item of a list and mean nothing else when alone. */
const BULLET_CHARACTERS =
  '\u2022\u2023\u2043\u204c\u204d\u2219\u25cf\u25cb\u25e6\u25aa\u25ab\u25a0\u25a1\u25fc\u25fb\u25fe\u25fd\u25b6\u25b8\u25b9\u25ba\u25bb\u25c6\u25c7\u25c8\u2794\u2799\u279a\u279c\u279e\u27a2\u27a4\u2192\u21d2\u2713\u2714\u2605\u2606\u274f\u2751\u2752\u2756\u00b7\u00a7\u00d8\u00a4\u2b25\u2b24\u29bf';

/** Drawn levels repeat their sign: the first of them opens no item. */
const GAUGE =
  '\u2022\u25cf\u25cb\u25e6\u25c9\u25aa\u25ab\u25a0\u25a1\u25c6\u25c7\u2605\u2606\u2b24';

const LEADING = new RegExp(
  `^(?:[${BULLET_CHARACTERS}\\ue000-\\uf8ff](?! ?[${GAUGE}])|[-\\u2013\\u2014*+>o_](?=[ \\t])|[-\\u2013\\u2014_*](?=\\p{Lu}\\p{Ll})|(?![<=>|~\\u00b1\\u00d7\\u00f7\\u00ac\\u00a9\\u00ae\\u00b0])[\\p{So}\\p{Sm}](?=[ \\t]+\\p{L}))[ \\t]*`,
  'u',
);
const ALONE = new RegExp(
  `^[${BULLET_CHARACTERS}\\ue000-\\uf8ff\\ufffd*\\-\\u2013\\u2014+>o]$`,
  'u',
);

/** Letters of symbol fonts that look like bullets: `l`, `n`, `q`, `v` of Wingdings, and others. */
const SYMBOL_FONT = /wingding|symbol|dingbat|webding/iu;

/** Fonts that hold nothing but icons, which some files number as letters. */
const ICON_FONT = /awesome|icons?(?![a-z])|socicon|marvosym|fontello/iu;

/** Any sign set apart before a text, but those that say something alone. */
const SIGN = /^(?![<=>|~\u00b1\u00d7\u00f7\u00ac\u00a9\u00ae\u00b0])[\p{So}\p{Sm}]$/u;

/** True for a word that is only the mark of a list item; `font` is the name of its font where known. */
export const isBulletMark = (word: string, font = ''): boolean =>
  ALONE.test(word) || SIGN.test(word) || (word.length === 1 && SYMBOL_FONT.test(font));

/** True for a word that is drawn as an icon, whatever letter it passes for; `font` is the name of its font. */
export const isIcon = (word: string, font: string): boolean =>
  word.length === 1 && ICON_FONT.test(font);

/** Takes the mark off a list item, however it is written; `bullet` says whether there was one. */
export const splitBullet = (text: string): { readonly text: string; readonly bullet: boolean } => {
  const rest = text.replace(LEADING, '');
  return rest !== text && rest.length > 0 ? { text: rest, bullet: true } : { text, bullet: false };
};
