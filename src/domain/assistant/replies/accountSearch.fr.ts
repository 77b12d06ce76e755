import { accountOf, isJob, offerTextOf } from '#/domain/assistant/account';
import type { AccountRecord, Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { aspectWords, cvAspect, postLine } from '#/domain/assistant/replies/cvAspects.fr';
import { jobNamed, sentLetterOf } from '#/domain/assistant/replies/jobFacts.fr';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { FRENCH_NUMBERS } from '#/domain/shared/numbers.fr';
import { fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

/** A line of the account, and where it stands. */
type Line = {
  readonly words: string;
  readonly post: CvExperience | null;
  readonly record: AccountRecord | null;
  /** Of the CV, of a letter, of notes, of an advertisement. */
  readonly kind: 'cv' | 'letter' | 'notes' | 'offer';
};

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^[-–•*\s]+/u, '')
    .replace(/\.$/u, '');

const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const words = plainLine(line);
    return words === '' ? [] : [words];
  });

const cvLines = (cv: Cv): readonly Line[] =>
  placedLines(cv.document.text).flatMap(({ line, start }): readonly Line[] => {
    const words = plainLine(line);
    const post =
      cv.experiences.find(({ range }) => start >= range.start && start < range.end) ?? null;
    return words === '' ? [] : [{ words, post, record: null, kind: 'cv' }];
  });

const jobLines = (record: AccountRecord): readonly Line[] => {
  if (!isJob(record)) return [];
  const of = (kind: Line['kind'], text: string): readonly Line[] =>
    linesOf(text).map((words) => ({ words, post: null, record, kind }));
  const { application, dossier, analysis } = record;
  const text = offerTextOf(record);
  return [
    ...of('letter', sentLetterOf(record)),
    ...of('notes', `${application?.notes ?? ''}\n${dossier?.notes ?? ''}`),
    ...(application?.interviews ?? []).flatMap(({ notes }) => of('notes', notes)),
    ...of(
      'offer',
      text.trim() === ''
        ? (analysis?.report?.rows ?? []).map(({ offerQuote }) => offerQuote).join('\n')
        : text,
    ),
  ];
};

/** Words of such questions that name nothing of what is looked for; stems. */
const NAMES_NOTHING = new Set(
  contentStems(
    'mis mettre marqué indiqué écrit écrire mentionné compétences est-ce avoir sais savoir savez vu voir voit lu lire noté fait faire faisais liste crois pense apparaît figure ressort expérience expériences CV travail travaillé trouver trouves dans mon bien pas chose dire disais raconté parlé dit dis boîte entreprise poste patron employeur lettre annonce candidature servir sert utiliser manier connais connaître maîtrise maîtrisé déjà ligne endroit quelque part partout vraiment toujours encore niveau langue langues diplôme formation permis numéro téléphone portable changé finit termine commence celui celle chez quel quelle boulot job moi vous oublié combien ai',
  ),
);

type Wanted = { readonly stems: readonly string[]; readonly figures: readonly string[] };

const figuresIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:[ .\u00a0\u202f]\d+)*/gu) ?? [])
    .map((figure) => figure.replace(/\D/gu, ''))
    .filter(({ length }) => length > 1);

const wantedIn = (question: string): Wanted => ({
  stems: contentStems(question).filter(
    (stem) =>
      stem.length > 2 &&
      !/^\d+$/u.test(stem) &&
      ![...NAMES_NOTHING].some((each) => each === stem || sameRoot(each, stem)),
  ),
  figures: figuresIn(question),
});

const SHORT_FIGURE = 3;
const FIGURE_WORTH = 2;

const holdsFigure = (words: string, figure: string): boolean =>
  figuresIn(words).some((each) =>
    figure.length > SHORT_FIGURE ? each.includes(figure) : each === figure,
  );

const worthOf = (words: string, { stems, figures }: Wanted): number => {
  const held = contentStems(words);
  return (
    stems.filter((stem) => held.some((each) => each === stem || sameRoot(each, stem))).length +
    figures.filter((figure) => holdsFigure(words, figure)).length * FIGURE_WORTH
  );
};

/** How much there is to be found of what is looked for. */
const wholeOf = ({ stems, figures }: Wanted): number =>
  stems.length + figures.length * FIGURE_WORTH;

const saysAll = (line: Line, wanted: Wanted): boolean =>
  worthOf(line.words, wanted) >= wholeOf(wanted);

/** The lines that say most of what is looked for, and at least half of it. */
const linesSaying = (lines: readonly Line[], wanted: Wanted): readonly Line[] => {
  const all = wholeOf(wanted);
  const rated = lines.map((line) => ({ line, worth: worthOf(line.words, wanted) }));
  const best = Math.max(0, ...rated.map(({ worth }) => worth));
  return best === 0 || best * 2 < all
    ? []
    : rated.filter(({ worth }) => worth === best).map(({ line }) => line);
};

/** "Cela se voit dans mon CV ?", "j'ai bien mis cela ?"; folded, elisions opened. */
const ASKS_IF_HELD =
  /\b(?:(?:tu|vous) (?:sais|savez|as (?:vu|lu|note|pris)|avez (?:vu|lu|note|pris)|vois|voyez|trouves|trouvez)\b.{0,20}\b(?:j ai|mon cv)\b|(?:est|apparait|figure|se voit|se lit|ressort|y a|il y a|est ce que)\b.{0,40}\b(?:dans|sur) (?:mon|le) (?:cv|parcours)\b|\b(?:dans|sur) (?:la liste|mes experiences|ce que (?:tu as|vous avez) lu)|(?:pas|bien) (?:dans|sur) (?:mon cv|la liste|mes experiences)|est ce que j ai (?:bien )?(?:mis|ecrit|marque|indique)\b|\bj ai (?:bien |pas oublie de )(?:mis|mettre|ecrit|ecrire|marque|indique|indiquer)\b|\bj ai (?:mis|ecrit|marque|indique) .{0,40}\b(?:dans|sur) (?:mon|le) cv|\b(?:dans|sur) (?:mon|le) cv (?:c est|y a|il y a|on (?:voit|lit|trouve))\b|\bmon cv (?:parle|dit|mentionne|cite|montre|porte)\b|\b(?:dans|sur|d apres) (?:mon|le) cv(?: ou (?:pas|non))?\s*\??$|\bdans mes competences\b|\bapparait (?:ou|bien|pas)?\b.{0,20}\bcv\b)/u;
const ASKS_HELP = /\b(?:dois|devrais|faut|faudrait|comment|peux|puis je|vaut il|mieux|droit)\b/u;
const ASKS_ADVICE =
  /\b(?:dois|devrais|faut|faudrait|comment|peux|puis je|vaut il|mieux|ajouter|ajoute|obligatoire|grave|combien|pourquoi|qu est ce|quoi)\b/u;

/** Whether a question asks if something stands in the CV. */
export const asksIfHeld = (question: string): boolean => {
  const line = opened(question).replaceAll('-', ' ');
  return ASKS_IF_HELD.test(line) && !ASKS_ADVICE.test(line) && cvAspect(question) !== 'skills';
};

/** A word of the question as it was written. */
const writtenAs = (stem: string, question: string): string =>
  (question.match(/[\p{L}\d+#.’'-]+/gu) ?? [])
    .map((word) => word.replace(/^[ldjmnstc]['’]|^qu['’]|[.’'-]+$/giu, ''))
    .find((word) => contentStems(word).includes(stem)) ?? stem;

const quoted = (line: Line, cv: Cv | null): string => {
  const words = `«\u00a0${line.words}\u00a0»`;
  if (line.record !== null && isJob(line.record)) {
    const where = {
      letter: 'dans votre lettre pour',
      notes: 'dans vos notes pour',
      offer: 'dans l’annonce pour',
      cv: '',
    }[line.kind];
    return `${words}, ${where} ${jobNamed(line.record)}.`;
  }
  if (line.post === null || cv === null) return `${words}.`;
  const isHeading = !line.post.tasks.some(({ value }) => plainLine(value) === line.words);
  return isHeading ? `${words}.` : `${words}, au poste ${postLine(line.post, cv)}.`;
};

const MOST_QUOTED = 3;

/** Whether the CV speaks of what a question names, with the lines that do and where they stand; null where it asks for something else. */
export const heldReply = (question: string, cv: Cv): Reply | null => {
  if (!asksIfHeld(question)) return null;
  const wanted = wantedIn(question);
  if (wanted.stems.length + wanted.figures.length === 0) return null;
  const found = linesSaying(cvLines(cv), wanted);
  const aspect = cvAspect(question);
  const names = wanted.stems.map((stem) => `«\u00a0${writtenAs(stem, question)}\u00a0»`);
  const beside =
    aspect === null || aspect === 'missing' || aspect === 'contact'
      ? []
      : [aspectWords(aspect, cv)];
  return reply(
    [
      found.length > 0
        ? `${found.some((line) => saysAll(line, wanted)) ? 'Oui, je le lis dans votre CV' : 'Je ne lis pas tout à fait cela dans votre CV. Ce qui s’en approche'}\u00a0:\n${bullets(found.slice(0, MOST_QUOTED).map((line) => quoted(line, cv)))}`
        : `Non${names.length === 1 ? `, ${names.join('')}` : ''}\u00a0: je ne le lis pas dans votre CV. Si c’est vrai et que cela sert au poste visé, ajoutez-le avec une ligne concrète\u00a0: où, quand, ce que vous en faites. Je le compterai dès la prochaine lecture.`,
      ...beside,
    ].join('\n\n'),
    {
      links: [to('myCv', 'Ouvrir Mon CV')],
      suggestions: ['Que dit mon CV\u202f?', 'Quels sont mes points forts\u202f?'],
    },
  );
};

/** How many of something one did oneself; folded. */
const ASKS_HOW_MANY =
  /\b(?:j ai|ai je|je|j) (?:[a-z]+ )?[a-z]+ combien (?:de|d)\b|\bcombien (?:de|d) [a-z ]+ (?:j ai|ai je|je)\b|\bj ai [a-z]+ combien (?:de|d)\b/u;
const COUNTED_ELSEWHERE =
  /\b(?:annees?|ans|temps|jours|semaines|mois|candidatures?|offres?|annonces?|entretiens?|refus|reponses?|relances?|lettres?|comparaisons?|score|heures)\b/u;

const A_NUMBER = new RegExp(
  `\\d|(?<!\\p{L})(?:${Object.keys(FRENCH_NUMBERS).join('|')})(?!\\p{L})`,
  'iu',
);

/** The line of the CV that tells how many of something were done; null where none does, or something else is asked. */
export const countSaidReply = (question: string, cv: Cv): Reply | null => {
  const line = opened(question);
  if (!ASKS_HOW_MANY.test(line) || COUNTED_ELSEWHERE.test(line) || ASKS_HELP.test(line))
    return null;
  const wanted = wantedIn(question);
  if (wanted.stems.length === 0) return null;
  const found = cvLines(cv).filter((each) => A_NUMBER.test(each.words) && saysAll(each, wanted));
  return found.length === 0
    ? null
    : reply(
        `Votre CV dit\u00a0: ${found
          .slice(0, MOST_QUOTED)
          .map((each) => quoted(each, cv))
          .join(' ')}`,
        { links: [to('myCv', 'Ouvrir Mon CV')], suggestions: ['Que dit mon CV\u202f?'] },
      );
};

/** Words of a question of one job that name nothing of what is looked for; stems. */
const NAMES_NO_MATTER = new Set(
  contentStems(
    'offre annonce poste demande demander propose proposer donne dire dit parle parler combien candidature lettre note noté boîte entreprise chez savoir sais rappelle c’est-à-dire question quoi quel quelle truc chose année années semaine accepte accepter possible prévu prévoir compris écrit mis mentionné indiqué job boulot travail',
  ),
);

/** Asks whether something is there, or how much of it. */
const ASKS_OF_TEXT =
  /\b(?:est ce qu|y a|a t il|il y a|propos[a-z]*|demand[a-z]*|offr[a-z]*|parl[a-z]*|mention[a-z]*|exig[a-z]*|accept[a-z]*|prevu[a-z]*|combien|quel[a-z]*|faut|dit|dis|ecrit|mis)\b|\?\s*$/u;

/** What is told by other words: who is in charge of others, how one gets there. */
const NEARLY: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\b(?:manag[a-z]*|encadr[a-z]*|equipe|responsabilites?)\b/u,
    /\b(?:manag[a-z]*|encadr[a-z]*|equipes?|second|responsable|cheffe?|dirig[a-z]*|avec (?:deux|trois|quatre|\d+) [a-z]+)\b/u,
  ],
  [/\b(?:voiture|vehicule)\b/u, /\b(?:permis|vehicule|voiture)\b/u],
  [/\b(?:tickets?|cantine|repas)\b/u, /\b(?:titres?|tickets?|panier|cantine|self|restaurant)\b/u],
  [/\bavantages?\b/u, /\b(?:mutuelle|prime|tickets?|titres?|panier|13e|parking|logement)\b/u],
];

const SAID_IN: Readonly<Record<Line['kind'], string>> = {
  offer: 'L’annonce',
  letter: 'Votre lettre',
  notes: 'Vos notes',
  cv: 'Votre CV',
};

/** What the papers of one job say of what a question asks beside its name, in their own words, and whether they say anything; null where nothing more is asked, or none of them is kept. `only` where one of them is asked about. */
const saidOfJob = (
  question: string,
  job: Job,
  only: Line['kind'] | null,
): { readonly words: string; readonly isFound: boolean } | null => {
  const { application, dossier, title, company, place } = job;
  const people = [...(application?.contacts ?? []), ...(dossier?.people ?? [])];
  const named = contentStems([title, company, place, ...people.map(({ name }) => name)].join(' '));
  const stems = contentStems(question).filter(
    (stem) =>
      stem.length > 2 &&
      !named.some((each) => each === stem || sameRoot(each, stem)) &&
      !NAMES_NO_MATTER.has(stem),
  );
  if (stems.length === 0) return null;
  const lines = jobLines(job).filter(({ kind }) => only === null || kind === only);
  const found = linesSaying(lines, { stems, figures: [] });
  const near =
    found.length > 0
      ? found
      : lines.filter(({ words }) =>
          NEARLY.some(([asked, said]) => asked.test(fold(question)) && said.test(fold(words))),
        );
  const [first] = near;
  if (first !== undefined)
    return {
      words: `${SAID_IN[first.kind]} pour ${jobNamed(job)} ${first.kind === 'notes' ? 'disent' : 'dit'}\u00a0: ${near
        .filter(({ kind }) => kind === first.kind)
        .slice(0, MOST_QUOTED)
        .map(({ words }) => `«\u00a0${words}\u00a0»`)
        .join(', ')}.`,
      isFound: true,
    };
  const isKept = only === null ? offerTextOf(job) !== '' : lines.length > 0;
  return isKept
    ? {
        words: `${only === null ? 'L’annonce gardée' : SAID_IN[only]} pour ${jobNamed(job)} ne mentionne pas «\u00a0${writtenAs(stems[0] ?? '', question)}\u00a0».`,
        isFound: false,
      }
    : null;
};

/** The same, of the jobs that a question names: the first whose papers say something. */
export const saidOfJobs = (
  question: string,
  jobs: readonly Job[],
  only: Line['kind'] | null = null,
): Reply | null => {
  if (!ASKS_OF_TEXT.test(opened(question))) return null;
  const told = jobs.flatMap((job) => {
    const said = saidOfJob(question, job, only);
    return said === null ? [] : [{ job, ...said }];
  });
  const one = told.find(({ isFound }) => isFound) ?? told[0];
  return one === undefined
    ? null
    : reply(one.words, {
        links: [
          one.job.application === null
            ? to('analyses', 'Voir mes analyses')
            : to('application', 'Ouvrir cette candidature', one.job.application.id),
        ],
        suggestions: ['Mes candidatures'],
      });
};

/** Asks where something was said or done; folded. */
const ASKS_WHERE =
  /\b(?:(?:pour|dans|chez|a|de|c etait|c est) (?:quel(?:le)?s?|laquelle|lequel) (?:boite|entreprise|poste|employeur|patron|boulot|job|candidature|lettre|annonce|offre|experience|ligne)|(?:chez|pour) qui|quel(?:le)?s? (?:boite|entreprise|poste|employeur|boulot|lettre|annonce|offre|candidature)|\bou (?:est ce que |ca |c est que |deja )?(?:je|j|c etait))\b/u;
const OF_SAYING =
  /\b(?:je|j) (?:l |y |ai |avais |le |la )*(?:dit|disais|dis|ecrit|ecrivais|mis|mettais|marque|marquais|indique|note|raconte|racontais|parle|parlais|faisais|fait|gerais|cite)\b|\b(?:ils|elle|il|l annonce|on) (?:parl|demand|dis)[a-z]+\b/u;

/** Where something that a question quotes was said: the post of a line of the CV, a letter, notes, an advertisement; null where it asks for something else or it stands nowhere. */
export const whereSaidReply = (question: string, facts: SearchFacts): Reply | null => {
  const line = opened(question);
  if (!ASKS_WHERE.test(line)) return null;
  const wanted = wantedIn(question);
  // A figure is quoted, whatever is said of it.
  if (!OF_SAYING.test(line) && wanted.figures.length === 0) return null;
  if (wanted.stems.length + wanted.figures.length === 0) return null;
  const cv = facts.cv.status === 'read' ? facts.cv.cv : null;
  const lines = [...(cv === null ? [] : cvLines(cv)), ...accountOf(facts).flatMap(jobLines)];
  const found = linesSaying(lines, wanted);
  if (found.length === 0) return null;
  const told = [...new Set(found.map((each) => quoted(each, cv)))];
  return reply(
    told.length === 1
      ? (told[0] ?? '')
      : `Cela se lit à ${told.length > MOST_QUOTED ? 'plusieurs endroits' : `${told.length} endroits`}\u00a0:\n${bullets(told.slice(0, MOST_QUOTED + 1))}`,
    {
      links: [
        ...(found.some(({ kind }) => kind === 'cv') ? [to('myCv', 'Ouvrir Mon CV')] : []),
        ...found
          .flatMap(({ record }) =>
            record !== null && isJob(record) && record.application !== null
              ? [to('application', 'Ouvrir cette candidature', record.application.id)]
              : [],
          )
          .slice(0, 1),
      ],
      suggestions: ['Que dit mon CV\u202f?'],
    },
  );
};

/** What the studies of the CV say of one that is asked about; folded. */
const STUDY_DETAIL =
  /\b(?:annee|date|lycee|ecole|etablissement|universite|fac|intitule|mention|quand|nom exact|ou j ai (?:eu|passe|fait|obtenu))\b/u;
const OWN_STUDY =
  /\b(?:mon|ma|mes) (?:[a-z]+ )?(?:bac|bts|but|dut|cap|bep|brevet|diplomes?|licence|master|formation|titre|deust|dea|des)\b/u;

/** Asks whether it is to stay where it stands. */
const ASKS_TO_KEEP =
  /\b(?:laisse[rz]?|garde[rz]?|enleve[rz]?|retire[rz]?|supprime[rz]?|vieilli[a-z]*)\b/u;

/** Whether a question asks for the year, the school or the name of one's own diploma. */
export const asksOfOwnStudy = (question: string): boolean => {
  const line = fold(question).replaceAll(/['’]/gu, ' ');
  return (
    STUDY_DETAIL.test(line) &&
    OWN_STUDY.test(line) &&
    !ASKS_ADVICE.test(line) &&
    !ASKS_TO_KEEP.test(line)
  );
};
