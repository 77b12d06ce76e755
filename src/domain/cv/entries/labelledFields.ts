import { ENTRY_LABELS, HOUSE_LABEL, WITHIN_HOUSE } from '#/domain/cv/cues/organisations.fr';
import type { Anchor } from '#/domain/cv/entries/anchors';
import { cutCompany } from '#/domain/cv/entries/cutParts';
import { isDepartment, isNamedEmployer } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';
import type { Piece } from '#/domain/cv/text/pieces';

/** "Poste : Vendeuse", "Dates <tab> 2019 - 2021": a field of a form. */
const FIELD = new RegExp(`^[^\\p{L}]*(?:${alternatives(ENTRY_LABELS)})\\s*[:\\t]`, 'u');

/** A folded line is a field of a form. */
export const isField = (key: string): boolean => FIELD.test(key);

/** Fields that each post of a form has at least, its date among them. */
const MIN_FIELDS = 2;

/** The first field of each post is its date: the fields above a date are of the post before. */
export const datesOpenForms = (lines: readonly CvLine[], anchors: readonly Anchor[]): boolean => {
  const fields = lines.flatMap(({ key }, at) => (FIELD.test(key) ? [at] : []));
  const dated = new Set(anchors.map(({ at }) => at));
  return (
    anchors.length > 0 &&
    fields.length >= anchors.length * MIN_FIELDS &&
    fields[0] === anchors[0]?.at &&
    [...dated].every((at) => fields.includes(at))
  );
};

/** Lines under a header that may label who employed. */
const LABELLED_WITHIN = 3;
const LONGEST_HOUSE = 8;

/** "Societe : Laval" in a line under the header, or in a row of a form: who employed, said by its label. */
export const labelledHouse = (lines: readonly CvLine[]): Piece | null => {
  for (const [at, { body }] of lines.entries()) {
    const label = HOUSE_LABEL.exec(alignedKey(body.text))?.[0] ?? '';
    if (at >= LABELLED_WITHIN && !label.endsWith('\t')) continue;
    const text = body.text.slice(label.length).trimEnd();
    if (label !== '' && /^[\p{Lu}\d]/u.test(text) && wordCount(text) <= LONGEST_HOUSE) {
      const start = body.start + label.length;
      return cutCompany({ start, end: start + text.length, text }).company;
    }
  }
  return null;
};

/** Lines under a header in which a sentence may name who employed. */
const TOLD_WITHIN = 2;
const NAME =
  /^(?:[\p{Lu}\d][\p{L}\d&'\u2019.-]*)(?:\s(?:(?:de|du|des|la|le|et|&)\s)?[\p{Lu}\d][\p{L}\d&'\u2019.-]*){0,4}/u;

/** "A la mairie de Laval", "Chez Nordal" on the line under a post. */
const AT_HOUSE_LINE = /^(?:\u00e0 l['\u2019]|\u00e0 la |\u00e0 |aux? |chez )/iu;

/** Who employed, where the line under a header holds nothing but a small word and a kind of house with its name. */
export const houseUnderHeader = ([line]: readonly CvLine[]): Piece | null => {
  if (line === undefined || /[.;:!?]\s*$/u.test(line.body.text)) return null;
  const { body } = line;
  const length = AT_HOUSE_LINE.exec(body.text)?.[0].length ?? 0;
  const house = { ...body, start: body.start + length, text: body.text.slice(length) };
  if (length === 0 || wordCount(house.text) > LONGEST_HOUSE) return null;
  const chez = /^chez/iu.test(body.text) && /^\p{Lu}/u.test(house.text);
  return (chez || isNamedEmployer(house)) && !isPlace(house) ? cutCompany(house).company : null;
};

/** "Alternance d'un an au sein de Nordal, ...": who employed, named in the first words of what was done. */
export const houseInTasks = (lines: readonly CvLine[]): Piece | null => {
  for (const { body } of lines.slice(0, TOLD_WITHIN)) {
    const within = WITHIN_HOUSE.exec(alignedKey(body.text));
    if (within === null) continue;
    const at = within.index + within[0].length;
    const [text] = NAME.exec(body.text.slice(at)) ?? [''];
    const start = body.start + at;
    const house = { start, end: start + text.length, text };
    if (text.length > 1 && !isPlace(house) && !isDepartment(house))
      return cutCompany(house).company;
  }
  return null;
};
