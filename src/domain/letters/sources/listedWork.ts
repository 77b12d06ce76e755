import { typeset } from '#/domain/letters/french/frenchWords';
import { machineIn } from '#/domain/letters/french/machines.fr';
import { NO_LISTED_SIGN } from '#/domain/letters/french/namedKinds.fr';
import { SOFT_SKILL } from '#/domain/letters/french/phrases.fr';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import { isIllWritten } from '#/domain/letters/sources/cleanLine.fr';
import { namedWork } from '#/domain/letters/sources/occupied.fr';
import { plainLine } from '#/domain/letters/sources/plainLine.fr';
import { isShortened } from '#/domain/letters/sources/quotedWork.fr';
import { contentStems } from '#/domain/matching/words';
import { literally } from '#/domain/shared/literally';
import { countWords, fold } from '#/domain/shared/text';

/** Work or a machine that a CV names in a list, with its article and its words. */
export type Listed = {
  readonly text: string;
  readonly kind: 'work' | 'machine';
  readonly stems: readonly string[];
  readonly quote: string;
};

const FEWEST_SKILLS = 2;
const LONGEST = 6;

/** The pieces of a line that lists skills. */
const piecesOf = (line: string): readonly string[] =>
  line
    .replace(/^[^:]{3,40}:\s/u, '')
    .split(/\s*[,;•·|\t]\s*|\s[-–—/+]\s|(?<=\p{Ll})\.\s/u)
    .map((piece) => piece.replace(/^[^\p{L}\d]+|[\s.:;,]+$/gu, ''));

const LISTING = 0.4;
/** Whether a line of a paper is a list of what its writer can do: it names several of the skills that were read, and little else. */
const isList = (line: string, skills: readonly string[]): boolean => {
  const named = skills.filter((skill) =>
    new RegExp(`(?<![\\p{L}\\d])${literally(skill)}(?![\\p{L}\\d])`, 'u').test(line),
  ).length;
  return named >= FEWEST_SKILLS && named >= LISTING * piecesOf(line).length;
};

/** What goes on elsewhere, is of one place, or is no skill by itself. Folded. */
const NO_SKILL =
  /(?<![a-z])(?:mon|ma|mes|notre|nos|leurs?|son|sa|ses)(?![a-z])|(?<![a-z])(?:de|du|des|d'|la|le|les|l'|en|et|a|au|aux|pour|avec)$|^(?:remplacement|demenagement|traitement d'urgences)(?![a-z])|^(?:conge|visite|conseil|aide|soutien|renfort|poste|stage|prise de poste|relation|production|communication|organisation|gestion|suivi|support|logistique|administration|vente|formation|conduite|transport|lecture|peche|chasse|musique|danse|voyage|bricolage|jardinage|couture|cuisine|course|marche|photo|sport|randonnee|chant|dessin|peinture|natation|redaction texte|travaux?|etude|analyse|recherche)s?$| et (?!(?:de|du|des) |d')|\+/u;

const listedAs = (piece: string): Omit<Listed, 'stems' | 'quote'> | null => {
  if (piece === '' || NO_LISTED_SIGN.test(piece) || countWords(piece) > LONGEST) return null;
  const plain = plainLine(piece);
  const machine = machineIn(plain);
  if (machine !== null) return { text: machine, kind: 'machine' };
  if (
    SOFT_SKILL.test(fold(plain)) ||
    NO_SKILL.test(fold(plain)) ||
    isIllWritten(plain) ||
    isShortened(plain)
  )
    return null;
  const work = namedWork(plain);
  return work === null ? null : { text: work, kind: 'work' };
};

const read = (candidate: LetterCandidate): readonly Listed[] => {
  // What a post tells is told of it, or not at all.
  const ofPosts = candidate.experiences.flatMap(({ tasks }) =>
    tasks.map(({ source }) => fold(source.quote)),
  );
  const labels = candidate.skills
    .map(({ label }) => label.replaceAll('\n', ' '))
    .filter((label) => !ofPosts.some((line) => line.includes(fold(label))));
  const written = [
    ...candidate.text.split('\n').flatMap((line) => (isList(line, labels) ? piecesOf(line) : [])),
    ...labels,
  ];
  const known: Listed[] = [];
  for (const quote of written) {
    const listed = listedAs(typeset(quote));
    const stems = contentStems(quote);
    const isNew = !known.some((one) => stems.every((stem) => one.stems.includes(stem)));
    if (listed !== null && isNew && stems.length > 0) known.push({ ...listed, stems, quote });
  }
  return known;
};

const remembered = new WeakMap<LetterCandidate, readonly Listed[]>();

/** What a CV lists as work done and machines used, in the order of its lines. */
export const listedWork = (candidate: LetterCandidate): readonly Listed[] => {
  const found = remembered.get(candidate) ?? read(candidate);
  remembered.set(candidate, found);
  return found;
};
