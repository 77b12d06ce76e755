import type { NameToken } from '#/domain/cv/person/nameTokens';

const squash = (tokens: readonly NameToken[]): string =>
  tokens.map((token) => token.key.replace(/[^a-z]/gu, '')).join('');

/**
 * How far the local part of an e-mail (folded, without digits) bears out a given name and a surname: by their
 * words, initials, and by where it is parted; in points.
 */
export const emailFit = (
  first: readonly NameToken[],
  last: readonly NameToken[],
  local: string,
): number => {
  const letters = local.replace(/[^a-z]/gu, '');
  if (letters === '') return 0;
  const given = squash(first);
  const family = squash(last);
  const initials = first.map((token) => token.key.charAt(0)).join('');
  const opening = squash(first.slice(0, 1));
  const surname = squash(last.slice(0, 1));
  let fit = 0;
  // Who writes "MARTIN Julie" often takes martinjulie@ too: the order of the page told again tells nothing.
  const sameOrder =
    (first[0]?.start ?? 0) < (last[0]?.start ?? 0) ? given + family : family + given;
  if (letters === sameOrder) fit += 1.5;
  else if (letters === given + family) fit += 3;
  else if (letters === family + given) fit += 1.5;
  else if (letters === given.charAt(0) + family || letters === initials + family) fit += 3;
  else if (letters === given + family.charAt(0) || letters === family + given.charAt(0)) fit += 2;
  else if (letters === opening + surname) fit += 2.5;
  else if (letters === surname + opening) fit += 1.5;
  else if (letters.startsWith(opening) && opening.length > 3) fit += 2;
  else if (letters.startsWith(given) || letters.endsWith(family)) fit += 1;
  return fit + (partsAtDot(given, family, local) ? AT_DOT : 0);
};

/** "julie.martindurand@": the one mark inside an e-mail stands between given name and surname. */
const AT_DOT = 2.5;
const partsAtDot = (given: string, family: string, local: string): boolean => {
  const parts = local.split(/[^a-z]+/u).filter((part) => part !== '');
  return parts.length === 2 && parts.includes(given) && parts.includes(family);
};
