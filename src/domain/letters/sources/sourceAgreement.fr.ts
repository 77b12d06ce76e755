import type { Cv } from '#/domain/cv/cv';
import type { Agreement } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Words that a CV says of its writer alone, in each gender, with their marks. */
const FEMININE =
  /(?<!\p{L})(?:née (?:le|en|à)|véhiculée|mariée|pacsée|motivée|passionnée|diplômée|étudiante)(?!\p{L})/iu;
const MASCULINE =
  /(?<!\p{L})(?:né (?:le|en|à)|véhiculé|marié|pacsé|motivé|passionné|diplômé|étudiant)(?!\p{L})/iu;

/** How the words of a CV agree with its writer; neutral where none or both do. */
export const agreementIn = (text: string): Agreement => {
  const [feminine, masculine] = [FEMININE.test(text), MASCULINE.test(text)];
  if (feminine === masculine) return 'neutral';
  return feminine ? 'feminine' : 'masculine';
};

const wordsOf = (text: string): readonly string[] => fold(text).split(/[^\p{L}]+/u);

const FEMININE_TITLE = /(?:trice|euse|iere|ienne|ante|ente|elle|ee|cheffe|chere|llere|esse)$/u;
const MASCULINE_TITLE = /(?:eur|ier|ien|ant|cher|ller)$|^(?:employe|apprenti|adjoint)$/u;
/** Endings that only a woman's title has. Folded. */
const HERS_ALONE = /^femme$|(?:trice|euse|iere|ienne|cheffe|llere|chere)$/u;
/** Titles that many people bear in this form whoever they are. */
const FOR_ALL =
  /^(?:agent|ingenieur|professeur|docteur|auteur|manager|leader|chef|intendante?|commandante?|clientele|entente|attente|sante|vente|patient|client|clientele|nouvelle|residentielle|etudiant|chantier|atelier|metier|hotelier|immobilier|financier|particulier|courrier|entretien|maintien|quotidien|lumiere|matiere|carriere|biere)$/u;

const SMALL = /^(?:de|d|du|des|en|a|au|aux|sur|et|pour|la|le|les|l)$/u;

const SAME_START = 4;
/** The names of a title that gives several: "cariste / préparateur"; nothing of one that writes both forms. */
const namesIn = (title: string): readonly string[] => {
  const names = title.split(/ ?\/ ?/u);
  const starts = new Set(names.map((name) => fold(name).slice(0, SAME_START)));
  return /[(·]/u.test(title) || starts.size < names.length ? [] : names;
};

/** How the writer agrees: as they asked or, where they did not, as their own posts are named; neutral where none tells. */
export const agreementOf = (chosen: Agreement, ownTitles: readonly string[]): Agreement => {
  if (chosen !== 'neutral') return chosen;
  const heads = ownTitles
    .flatMap(namesIn)
    .flatMap((title) => {
      const words = wordsOf(title);
      const small = words.findIndex((word) => SMALL.test(word));
      const from = title.toLowerCase().startsWith('aide-') ? 1 : 0;
      // "Réceptionniste tournante": where the first word is said of all, the next may tell.
      const said = words.slice(from, Math.min(from + 2, small < 0 ? words.length : small));
      // « Régisseur lumière »: where the first word tells, the next is what it is of.
      const [first = ''] = said;
      return MASCULINE_TITLE.test(first) && !FOR_ALL.test(first) ? [first] : said;
    })
    .filter((word) => !FOR_ALL.test(word));
  const feminine = heads.some((word) => FEMININE_TITLE.test(word));
  const masculine = heads.some((word) => MASCULINE_TITLE.test(word));
  // A woman may bear « distributeur », no man bears « équipière ».
  if (heads.some((word) => HERS_ALONE.test(word))) return 'feminine';
  if (feminine === masculine) return 'neutral';
  return feminine ? 'feminine' : 'masculine';
};

/** How a CV speaks of its writer: by their posts, else by a word of its own. */
export const agreementOfCv = ({ headline, experiences, document }: Cv): Agreement => {
  const titles = [headline, ...experiences.map(({ jobTitle }) => jobTitle)].flatMap((title) =>
    title === null ? [] : [title.value],
  );
  const byPosts = agreementOf('neutral', titles);
  return byPosts === 'neutral' ? agreementIn(document.text) : byPosts;
};
