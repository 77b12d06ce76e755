import {
  bare,
  commaParts,
  employerScore,
  hasLegalForm,
  headParts,
  isAtEmployer,
  isNamedEmployer,
} from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { TOWN_SIGN } from '#/domain/places/placeNames.fr';

/** "(50)" after a name: the department it lies in. */
const DEPARTMENT_AFTER = /^\s*\((?:\d{2,3}|2[AB])\)/u;

const SMALL_WORD =
  /^(?:\u00e0 l[\u2019']|\u00e0 la |\u00e0 |aux? |pour (?:l[\u2019']|les? |la )?)/u;

/** "au 4e regiment", of what is known to be the house: the small word before it is not its name. */
const afterSmallWord = (piece: Piece): Piece => {
  // "a mon compte" is whole as it stands.
  const length = isAtEmployer(piece) ? 0 : (SMALL_WORD.exec(piece.text)?.[0].length ?? 0);
  return { ...piece, start: piece.start + length, text: piece.text.slice(length) };
};

/** From so many names on, parted by commas and none of them a place, a line lists houses. */
const MIN_HOUSES = 3;

/** "Camelia, Monovente, LUMA, boulangerie Laval": several houses, in which the same work was done one after the other. */
const areHouses = (parts: readonly Piece[]): boolean =>
  parts.length >= MIN_HOUSES &&
  parts.every((part) => wordCount(part.text) <= 3 && !isPlace(part) && !/\d/u.test(part.text)) &&
  parts.filter(({ text }) => /^\p{Lu}/u.test(text)).length > parts.length / 2 &&
  parts.every((part) => /^\p{Lu}/u.test(part.text) || isNamedEmployer(part));

/** Cuts ", Town" and ", description" off an employer. */
export const cutCompany = (piece: Piece): { company: Piece; rest: Piece[] } => {
  const whole = afterSmallWord(bare(piece));
  const parts = headParts(whole);
  if (areHouses(parts)) return { company: whole, rest: [] };
  const [opening] = parts;
  if (opening === undefined) return { company: bare(piece), rest: [] };
  // "Android, Durand SA": what has a legal form is the employer.
  const first =
    (employerScore(opening) < 0.5 ? parts.find((part) => hasLegalForm(part)) : null) ?? opening;
  const rest = parts.slice(parts.indexOf(first) + 1);
  const named = bare(first);
  // "Vignes du Lac puis plusieurs domaines": the one with a name is the employer.
  const then =
    /\s(?:(?:puis|et) (?:plusieurs|divers|diverses|autres|d[\u2019']autres)|dont|afin de|o\u00f9 j[e\u2019']|aupr\u00e8s (?:de|du|des|d[\u2019']une?)|dans (?:le|la|les|une?)(?=\s\p{Ll})|dans l(?=[\u2019']\p{Ll}))[\s\u2019']/u.exec(
      named.text,
    );
  const company =
    then === null
      ? named
      : { ...named, end: named.start + then.index, text: named.text.slice(0, then.index) };
  // "Durand & Fils a Chambery": a known town after the name is where it is.
  const at = /\s[a\u00e0\u00c0]\s(?=\p{Lu}[^,]*$)/u.exec(company.text);
  const bracket = first.text.slice(named.start - first.start + named.text.length);
  const from = at === null ? 0 : at.index + at[0].length;
  const town = { start: company.start + from, end: company.end, text: company.text.slice(from) };
  const coded = DEPARTMENT_AFTER.test(bracket) || TOWN_SIGN.test(alignedKey(town.text));
  if (at === null || !(isPlace(town) || coded)) return { company, rest };
  const name = { ...company, end: company.start + at.index, text: company.text.slice(0, at.index) };
  return { company: name, rest: [town, ...rest] };
};

/** "Etude de charpente dont le client": what follows tells of the post and names it no more. */
const TOLD = /\s(?:dont (?:le|la|l[\u2019'])|ayant pour (?:objet|sujet|but))/u;

/** "Serveuse en CDD", "Soudeur en interim a Pau": under which contract, and where, is no part of the post. */
const UNDER_CONTRACT =
  /\s(?:en|sous|,) (?:cdd|cdi|interim|contrat (?:pro(?:fessionnel)?|d'apprentissage|de professionnalisation)|cddi|ctt)(?!\p{L}).*$/u;

/** Cuts a town and a contract off a title, and keeps commas that belong to it. */
export const cutTitle = (piece: Piece): { title: Piece; rest: Piece[] } => {
  const under = UNDER_CONTRACT.exec(alignedKey(piece.text));
  if (under !== null && under.index > 0)
    return cutTitle({
      ...piece,
      end: piece.start + under.index,
      text: piece.text.slice(0, under.index),
    });
  const parts = headParts(bare(piece));
  const [first, ...rest] = parts;
  const cut = rest.length > 0 || commaParts(piece).length > 1;
  if (first !== undefined && cut && rest.every((part) => isPlace(part)))
    return { title: bare(first), rest };
  const told = TOLD.exec(piece.text);
  if (told === null) return { title: bare(piece), rest: [] };
  const text = piece.text.slice(0, told.index);
  return { title: bare({ ...piece, end: piece.start + text.length, text }), rest: [] };
};
