import { tellingWords } from '#/domain/assistant/namedThing.fr';
import { bullets } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { hasFigure } from '#/domain/review/figures';
import { durationInWords, monthName } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';
import { fold } from '#/domain/shared/text';

const plain = (question: string): string => fold(question).replace(/['’]/gu, ' ');

/** Speaks of what was read, or says that it was read wrong. Folded, elisions opened. */
const OF_THE_READING =
  /\b(?:tu|vous|t|l application|l appli) (?:ne |n )?(?:dis|dites|crois|croyez|penses|indiques|affiches|ecris|marques|vois|voyez|lis|lisez|as (?:mis|lu|compris|note|marque|vu)|avez (?:mis|lu|compris|note|marque|vu))\b(?=.*\b(?:je|j|mon|ma|mes|c est ecrit|dedans)\b)|\b(?:tel que|comme|ce que) (?:tu|vous) (?:l |les )?(?:as|avez) lus?\b|\bd apres (?:toi|vous)\b.*\b(?:mon|ma|mes)\b|\b(?:mon|ma|mes)\b.*\bd apres (?:toi|vous)\b|\b(?:bien|mal) lue?s?\b/u;

const LANGUAGE =
  /\b(?:langues?|anglais|espagnol|allemand|arabe|italien|portugais|chinois|russe|turc|neerlandais|polonais|roumain|ukrainien|japonais|bambara|wolof|lingala|creole|tamoul|berbere|kabyle)\b/u;
const CONTACT =
  /\b(?:telephone|portable|numero|mail|e-mail|email|adresse|coordonnees|ville|nom|prenom)\b/u;
const STUDIES = /\b(?:diplomes?|formations?|etudes|bac|bts|cap|licence|master|niveau d etudes)\b/u;
/** Asks which ones, and not whether one of them is there. */
const SKILLS =
  /\b(?:quels?|quelles?|liste|c est quoi|mes) (?:sont |est |de |des )?(?:les |mes |ces )?(?:logiciels?|outils?|competences?)\b/u;
const LICENCES =
  /\b(?:permis|caces|fimo|fco|habilitations?|adr|ssiap|afgsu|sst|bafa|carte (?:pro|conducteur))\b/u;
/** How a CV writes what one is licensed to do. */
const LICENCE_LINE =
  /permis|caces|\bfimo\b|\bfco\b|habilitation|\badr\b|\bssiap|\bafgsu\b|\bsst\b|\bbafa\b|carte (?:conducteur|pro)/u;
/** Asks for what stands in one's own CV, which was read. */
const OF_OWN_CV =
  /\b(?:sur|dans|d apres) (?:mon|le) cv\b|\b(?:mon|ma|mes) (?:diplomes?|niveau|permis|langues?|formations?) c est (?:est )?(?:quoi|lequel|laquelle)\b|\bj ai (?:mis|ecrit|marque|indique)\b|\b(?:c est|est|y a|il y a) (?:bien )?(?:marque|ecrit|mis|indique|note)|\b(?:chez moi|d apres toi|d apres vous)\b|\bmon cv (?:dit|indique)|\bquel(?:le)?s? (?:[a-z]+ ){1,3}(?:j ai|ai je|je parle|je possede)\b|\bj ai quel|\bje parle quel|\b(?:quel|quelles?|quels) (?:est|sont) (?:mon|ma|mes) (?:niveau|langues?|diplomes?|permis|formations?)\b|\bj ai (?:le|mon) (?:permis|caces)\b.*\b(?:ou pas|ou non|non)\b/u;
/** Asks what is to be done, rather than what is there. */
const OF_A_DEED =
  /\b(?:dois|devrais|faut|faudrait|comment|peut on|peux|puis je|mettre|indiquer|ecrire|ajouter|ajoute|mentir|obligatoire|sert|passer|financer|apprendre|ameliorer|test|perdu|retrait|mieux|assez|suffi[a-z]*|droit|mets?|grave|verifi[a-z]*|jamais|conseils?|laisse[rz]?|enleve[rz]?|retire[rz]?|supprim[a-z]*|vieilli[a-z]*)\b/u;
const MISSING = /\b(?:manqu\w*|oubli\w*|absent\w*|completer|en moins|pas dedans)\b/u;

/** What a question asks of the CV, beside all of it. */
export const CV_ASPECTS = [
  'languages',
  'contact',
  'studies',
  'licences',
  'skills',
  'missing',
] as const;
export type CvAspect = (typeof CV_ASPECTS)[number];

/** Whether a question speaks of what was read of the person, rather than of things in general. */
export const asksWhatIsRead = (question: string): boolean => OF_THE_READING.test(plain(question));

/** What a question asks of the CV; null where it asks for all of it. */
export const cvAspect = (question: string): CvAspect | null => {
  const asked = plain(question);
  if (MISSING.test(asked)) return 'missing';
  if (SKILLS.test(asked)) return 'skills';
  if (LANGUAGE.test(asked)) return 'languages';
  if (STUDIES.test(asked)) return 'studies';
  if (LICENCES.test(asked)) return 'licences';
  return CONTACT.test(asked) ? 'contact' : null;
};

/** Whether a question asks for what one's own CV holds. */
export const asksOfOwnCv = (question: string): boolean => {
  const asked = opened(question);
  return OF_OWN_CV.test(asked) && !OF_A_DEED.test(asked);
};

const lines = (none: string, found: readonly string[], head: string): string =>
  found.length === 0 ? none : `${head}\u00a0:\n${bullets(found)}`;

const FEW = 5;
const MOST_SKILL_LINES = 8;

/** What a recruiter looks for and does not find; what weighs most first. */
export const missingIn = (cv: Cv): readonly string[] => {
  const { person, experiences, languages, sections, document, headline, education } = cv;
  const tasks = experiences.flatMap((each) => each.tasks.map(({ value }) => value));
  const bare = experiences.filter((each) => each.tasks.length === 0 && each.jobTitle !== null);
  const figures = tasks.filter(hasFigure).length;
  const months = experiences.filter(({ start }) => start !== null && start.value.month === null);
  const undated = experiences.filter(({ start }) => start === null);
  const unleveled = languages.filter(({ level, cefr }) => level === null && cefr === null);
  const contact = [
    person.email === null ? 'l’e-mail' : null,
    person.phone === null ? 'le téléphone' : null,
    person.city === null ? 'la ville' : null,
  ].filter((each) => each !== null);
  const titles = (posts: readonly CvExperience[]): string =>
    posts.map(({ jobTitle }) => `«\u00a0${jobTitle?.value ?? 'un poste'}\u00a0»`).join(', ');
  return [
    ...(contact.length > 0 ? [`En tête\u00a0: ${contact.join(', ')}.`] : []),
    ...(headline === null ? ['Un titre qui annonce le métier visé.'] : []),
    ...(sections.some(({ section }) => section === 'profile')
      ? []
      : [
          'Deux ou trois lignes d’accroche sous le titre\u00a0: votre métier, vos années, ce que vous cherchez.',
        ]),
    ...(bare.length > 0 ? [`Des lignes de mission pour ${titles(bare)}.`] : []),
    ...(tasks.length > 0 && figures < tasks.length / 2
      ? [
          `Des chiffres\u00a0: ${figures} ${figures > 1 ? 'lignes en portent' : 'ligne en porte'} sur ${tasks.length} (volume, équipe, délai, budget).`,
        ]
      : []),
    ...(undated.length > 0 ? [`Les dates de ${titles(undated)}.`] : []),
    ...(months.length > 0 ? [`Les mois, et pas seulement l’année, pour ${titles(months)}.`] : []),
    ...(unleveled.length > 0
      ? [
          `Le niveau en ${unleveled.map(({ language }) => language.value.toLowerCase()).join(', ')}.`,
        ]
      : []),
    ...(languages.length === 0 ? ['Vos langues, avec le niveau.'] : []),
    ...(education.length === 0 ? ['Vos diplômes ou formations.'] : []),
    ...(document.text.toLowerCase().includes('permis') ? [] : ['Le permis, si vous l’avez.']),
  ].slice(0, FEW);
};

/** What was read of one side of the CV. */
export const aspectWords = (aspect: CvAspect, cv: Cv): string => {
  switch (aspect) {
    case 'languages':
      return lines(
        'Je ne lis aucune langue dans votre CV.',
        cv.languages.map(({ language, level, cefr }) => {
          const told = level?.value ?? cefr;
          return `${language.value}\u00a0: ${told === null ? 'niveau non indiqué' : told}.`;
        }),
        'Voici les langues que je lis dans votre CV',
      );
    case 'contact': {
      const { firstName, lastName, email, phone, city } = cv.person;
      const name = [firstName?.value, lastName?.value].filter(Boolean).join(' ');
      return lines(
        'Je ne lis pas vos coordonnées dans votre CV.',
        [
          `Nom\u00a0: ${name === '' ? 'non lu' : name}.`,
          `Téléphone\u00a0: ${phone?.value ?? 'non lu'}.`,
          `E-mail\u00a0: ${email?.value ?? 'non lu'}.`,
          `Ville\u00a0: ${city?.value ?? 'non lue'}.`,
        ],
        'Voici les coordonnées que je lis dans votre CV',
      );
    }
    case 'studies':
      return lines(
        'Je ne lis aucune formation dans votre CV.',
        cv.education.map(
          ({ degree, institution, end }) =>
            `${degree.value}${institution === null ? '' : `, ${institution.value}`}${end === null ? '' : `, ${end.value.year}`}.`,
        ),
        'Voici les formations que je lis dans votre CV',
      );
    case 'licences':
      return lines(
        'Je ne lis ni permis ni habilitation dans votre CV.',
        [
          ...new Set(
            cv.document.text
              .split('\n')
              .map((line) => line.trim().replace(/^[-–•*\s]+/u, ''))
              .filter((line) => LICENCE_LINE.test(fold(line))),
          ),
        ]
          .slice(0, FEW)
          .map((line) => `«\u00a0${line}\u00a0».`),
        'Voici les permis et habilitations que je lis dans votre CV',
      );
    case 'skills':
      return lines(
        'Je ne lis pas de rubrique de compétences dans votre CV.',
        cv.sections
          .filter(({ section }) => section === 'skills')
          .flatMap(({ heading, range }) =>
            cv.document.text.slice(heading?.end ?? range.start, range.end).split('\n'),
          )
          .map((line) => line.trim().replace(/^[-–•*\s]+|\.$/gu, ''))
          .filter((line) => line !== '')
          .slice(0, MOST_SKILL_LINES)
          .map((line) => `«\u00a0${line}\u00a0».`),
        'Voici ce que dit votre CV de vos compétences et outils',
      );
    case 'missing':
      return lines(
        'Je ne vois rien d’essentiel qui manque à votre CV. Reste à l’adapter à chaque offre.',
        missingIn(cv),
        'Voici ce que je ne trouve pas dans votre CV, le plus utile d’abord',
      );
  }
};

export const monthInWords = ({ year, month }: YearMonth): string =>
  month === null ? `${year}` : `${monthName(month)} ${year}`;

/** From when to when a post was held. */
export const heldFrom = ({ start, end }: CvExperience): string => {
  if (start === null) return 'ses dates ne se lisent pas dans votre CV';
  if (end === null) return `depuis ou en ${monthInWords(start.value)}, d’après votre CV`;
  return end.value === 'ongoing'
    ? `depuis ${monthInWords(start.value)}`
    : `de ${monthInWords(start.value)} à ${monthInWords(end.value)}`;
};

const postCalled = ({ jobTitle, company, place }: CvExperience): string =>
  [
    jobTitle === null ? 'Ce poste' : `«\u00a0${jobTitle.value}\u00a0»`,
    ...(company === null ? [] : [company.value]),
    ...(place === null ? [] : [place.value]),
  ].join(', ');

/** A post in a line: what, where, from when to when, and how long. */
export const postLine = (post: CvExperience, cv: Cv): string => {
  const lasted = lengthOfPosts([post], cv);
  return `${postCalled(post)}\u00a0: ${heldFrom(post)}${lasted === '' ? '' : `, soit ${lasted}`}`;
};

/** A post as the CV tells it: what, where, from when to when, and what was done there. */
export const postWords = (post: CvExperience, cv: Cv, most = 3): string => {
  const done = post.tasks
    .slice(0, most)
    .map(({ value }) => `«\u00a0${value.replace(/\.$/u, '')}\u00a0»`);
  return `${postLine(post, cv)}.${done.length === 0 ? ' Votre CV n’en dit pas les tâches.' : ` Votre CV en dit\u00a0: ${done.join(', ')}.`}`;
};

/** What was done at a post, and nothing else of it. */
export const tasksWords = (post: CvExperience): string =>
  post.tasks.length === 0
    ? `${postCalled(post)}\u00a0: votre CV n’en dit pas les tâches. Ajoutez-en deux ou trois, avec un chiffre si vous en avez un.`
    : `${postCalled(post)}. D’après votre CV, vous y faisiez\u00a0:\n${bullets(post.tasks.map(({ value }) => `${value.replace(/\.$/u, '')}.`))}`;

/** The post whose employer a question names; null where it names none. */
export const postAtNamed = (question: string, cv: Cv): CvExperience | null => {
  const asked = tellingWords(question);
  return (
    cv.experiences.find(({ company }) =>
      tellingWords(company?.value ?? '').some((word) => asked.includes(word)),
    ) ?? null
  );
};

const FIELD =
  /\b(?:dans (?:la |le |l |les )?|(?:fais|faire|fait) (?:de la |de l |du |des )|comme |en tant que |en (?!tout|total|comptant|fait|tant|cdi|cdd|interim))([a-z-]+(?: [a-z-]+)?)/u;
const NO_FIELD =
  /^(?:tout|total|metier|mon|ma|mes|ce|cette|vie|domaine|travail|cv|entreprise|boite|monde|moi|toi|france|un|une|des|annee)/u;

/** The field whose years are asked for: "la vente"; null where all are. */
export const fieldAsked = (question: string): string | null => {
  const field =
    FIELD.exec(plain(question))?.[1]?.replace(
      / (?:deja|si|et|selon|d|en|depuis|au|a|on|pour|j|je|svp|stp|ca|c)$/u,
      '',
    ) ?? '';
  return field === '' || NO_FIELD.test(field) ? null : field;
};

/** The posts that say so themselves, by their title or what was done there. */
export const postsOfField = (field: string, cv: Cv): readonly CvExperience[] => {
  const wanted = contentStems(field);
  const says = (text: string): boolean =>
    contentStems(text).some((stem) => wanted.some((each) => sameRoot(stem, each)));
  const byTitle = cv.experiences.filter(({ jobTitle }) => says(jobTitle?.value ?? ''));
  // A line on the field does not make a post one of it where others bear its name.
  return byTitle.length > 0
    ? byTitle
    : cv.experiences.filter(({ company, tasks }) =>
        says([company?.value ?? '', ...tasks.map(({ value }) => value)].join(' ')),
      );
};

/** How long some posts lasted together, in words; empty where no date says so. */
export const lengthOfPosts = (posts: readonly CvExperience[], cv: Cv): string => {
  const months = monthsOfExperience(
    posts.map(({ start, end }) => ({ kind: 'job' as const, start, end })),
    cv.readOn,
  );
  return months === null || months === 0 ? '' : durationInWords(months);
};
