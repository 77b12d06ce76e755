import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { degreeAt } from '#/domain/cv/cues/degrees';
import { AT_THE, EMPLOYER_WORDS, OF_HOUSE, OWNS } from '#/domain/cv/cues/organisations.fr';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { commaParts, isNamedAtLength, isNamedEmployer } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';
import { trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

/** The article that closes a linking word, where it is written as a name is. */
const OWN_ARTICLE = /(?<=\s)(?:L[ae]s?\s|L['\u2019])$/u;
const OF_HOUSE_ONLY = new RegExp(`^${OF_HOUSE.source}$`, 'u');

const HOUSE_WORD = new RegExp(
  `(?<!(?:^|\\s)(?:d|l|de|du|des|en|dans|la|le|les|au|aux|a|un|une|et|sur|par|pour)['\u2019\\s])\\s(?=(?:${alternatives(EMPLOYER_WORDS.filter((word) => word.length > 3))})\\s)`,
  'gu',
);

/** "Stage d'observation Hotel du Lac": a post, and a kind of house with its name beside it. */
const besideHouse = (piece: Piece): readonly [Piece, Piece] | null => {
  const key = alignedKey(piece.text);
  for (const { index } of key.matchAll(HOUSE_WORD)) {
    const house = { ...piece, start: piece.start + index + 1, text: piece.text.slice(index + 1) };
    if (/^\p{Lu}/u.test(house.text) && isNamedEmployer(house))
      return [
        trimPiece({ ...piece, end: piece.start + index, text: piece.text.slice(0, index) }),
        trimPiece(house),
      ];
  }
  return null;
};

/** "Infirmier au CHU Nord": the title, and the employer where a capital follows; null where none does. */
export const splitAtThe = (piece: Piece): readonly [Piece, Piece] | null => {
  const key = alignedKey(piece.text);
  for (const match of [...key.matchAll(OWNS), ...key.matchAll(AT_THE), ...key.matchAll(OF_HOUSE)]) {
    // "pour La Table de Marthe": an article with a capital is part of the name.
    const article = OWN_ARTICLE.exec(piece.text.slice(match.index, match.index + match[0].length));
    const at = match.index + (article?.index ?? match[0].length);
    const rest = { ...piece, start: piece.start + at, text: piece.text.slice(at) };
    // "Electricien du batiment, Nordal": in small letters the house ends with its comma.
    const small = !/\p{Lu}/u.test(rest.text.charAt(0));
    if (small && !isNamedEmployer(commaParts(rest)[0] ?? rest)) continue;
    if (OF_HOUSE_ONLY.test(match[0]) && !isNamedEmployer(rest)) continue;
    // "a Pau" is where, "a SOTRA" is for whom; a placement is at a house unless a town follows.
    if (match[0] === ' a ' && !/^\p{Lu}{3}/u.test(rest.text)) {
      const head = commaParts(rest)[0] ?? rest;
      if (isPlace(head)) continue;
      if (!(POST_OPENING.test(key) || isNamedAtLength(head) || isNamedEmployer(head))) continue;
    }
    return [
      trimPiece({
        start: piece.start,
        end: piece.start + match.index,
        text: piece.text.slice(0, match.index),
      }),
      trimPiece({ start: piece.start + at, end: piece.end, text: piece.text.slice(at) }),
    ];
  }
  return POST_OPENING.test(key) ? besideHouse(piece) : null;
};

/** A small word of a title that no name follows: "en Angleterre", "de Rachel". */
const LINK_WORD =
  /^(?:d[eu]|des|[dl]['\u2019].*|en|dans|l[ae]|les|aux?|a|\u00e0|une?|et|ou|sur|par|pour|chez|avec|of|the|for|in|and)$/iu;
const SMALL_WORD = /^\p{Ll}[\p{Ll}\u2019'-]{2,}$/u;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}-]{2,}/u;

/** Where, in a title in small letters, a word is written as a name is; negative where none. */
const nameAt = (piece: Piece): number => {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const found = words.find(({ 0: word, index }, at) => {
    const before = words[at - 1]?.[0] ?? '';
    return index > 0 && NAME_WORD.test(word) && SMALL_WORD.test(before) && !LINK_WORD.test(before);
  });
  return found?.index ?? -1;
};

/**
 * "Auxiliaire de vie Association Brumel", "Conseiller sinistres MAVEN": the title and the house beside it that no sign
 * parts, for a post whose house is told nowhere else; null where none stands there. `isKnown` tells words of a trade.
 */
export const houseAtEnd = (
  title: Piece,
  isKnown: (piece: Piece) => boolean,
): readonly [Piece, Piece] | null => {
  if (isCapitals(title.text)) return null;
  const beside = besideHouse(title);
  if (beside !== null) return beside;
  const at = nameAt(title);
  if (at < 0) return null;
  const house = { ...title, start: title.start + at, text: title.text.slice(at) };
  const post = trimPiece({ ...title, end: title.start + at, text: title.text.slice(0, at) });
  const key = alignedKey(post.text);
  const bare = { ...house, text: house.text.replace(/\s*[(.].*$/u, '') };
  if (isKnown(house) || isPlace(bare) || degreeAt(alignedKey(house.text)) !== null) return null;
  if (!isTitleLike(key) && !POST_OPENING.test(key)) return null;
  return [post, trimPiece(house)];
};
