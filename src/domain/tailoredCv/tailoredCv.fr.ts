import { asFileName } from '#/domain/shared/fileName';
import { MONTH_NAMES } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';
import type { CvBlockKind } from '#/domain/tailoredCv/tailoredCv';

/** Headings of the parts that the imported CV gives none: the words that every reader of CVs knows. */
export const BLOCK_HEADINGS: Readonly<Record<CvBlockKind, string>> = {
  profile: 'Profil',
  experience: 'Expérience professionnelle',
  volunteering: 'Bénévolat',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  other: 'Autres informations',
  unplaced: 'Autres informations',
};

/** What stands before a way to reach somebody, and says nothing of it. */
export const CONTACT_LABEL =
  /^(?:e-?mail|mail|courriel|adresse(?: e-?mail)?|tel(?:ephone)?|portable|mobile|gsm|contact)\.?\s*:?\s*/u;

/** How the person is addressed, before their name; folded. */
export const CIVILITY = /^(?:mme|mlle|mr?|madame|mademoiselle|monsieur)\b\.?\s+/u;

/** Words at the top of a CV that name the paper or a field of a form, and not the person. */
export const PAPER_NAME =
  /^(?:(?:curriculum vitae|cv)(?: europass)?|(?:pre)?noms?(?: ?(?:\/|et|&) ?(?:pre)?noms?)?|informations personnelles|coordonnees|etat civil)\s*:?$/u;

/** What names the tasks of a post in a form, folded. */
export const TASKS_LABEL =
  /^(?:(?:principales )?(?:activites|missions|taches|responsabilites)(?: et responsabilites)?(?: principales)?|main activities and responsibilities)$/u;

/** The same before the first of them, as a form has it in the cell beside; the task begins with a capital. */
export const BEFORE_TASKS =
  /^(?:[Pp]rincipales (?:activités|missions|tâches)(?: et responsabilités)?|[Aa]ctivités et responsabilités principales|[Mm]ain activities and responsibilities)\s*:?\s+(?=\p{Lu})/u;

/** Words beside a school that are no town, folded. */
export const NO_TOWN =
  /\b(?:mention|diplome|obtenu|option|specialite|parcours|major|promotion|en cours|niveau|equivalence|distanc)/u;

/** Heads of the table in which a form asks for the levels of a language, folded. */
export const LEVEL_HEADS =
  /^(?:(?:autres? langues?|comprendre|ecouter|lire|parler|prendre part a une conversation|s'exprimer oralement(?: en continu)?|ecrire)(?: · |$))+$/u;

/** Who says which language is their own, folded. */
export const MOTHER_TONGUE = /^langues? maternelles? · /u;

/** The name of its file, without extension. */
export const tailoredFileName = (name: string, job: string): string =>
  asFileName(['CV', name, job].filter((part) => part.trim() !== '').join(' - '), 90);

const dateInWords = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${MONTH_NAMES[month - 1] ?? ''} ${year}`.trim();

/** The dates of a post or a diploma, all of one CV in one form; a month that the CV does not say is not said. */
export const datesInWords = (
  start: YearMonth | null,
  end: YearMonth | 'ongoing' | null,
): string => {
  const from = start === null ? '' : dateInWords(start);
  const to = end === null ? '' : end === 'ongoing' ? 'aujourd’hui' : dateInWords(end);
  if (from === '' && end === 'ongoing') return '';
  return [from, to === from ? '' : to].filter(Boolean).join(' – ');
};

/** What a CV says, folded, where the new one says « aujourd’hui ». */
export const GOES_ON =
  /\b(?:depuis|(?:a|jusqu.a) ce jour|a present|present|maintenant|actuel(?:lement)?|en cours)\b/gu;
