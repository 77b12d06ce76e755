import { quote } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { sharesTitle } from '#/domain/review/checks/checkFocus';
import { hasFigure } from '#/domain/review/figures';
import { lookedFor, PROVEN } from '#/domain/review/lookProofs';
import { CHECK_CRITERIA } from '#/domain/review/review';
import type { ReviewCriterion, Strength } from '#/domain/review/review';
import { placeAt } from '#/domain/review/scene';
import type { Finding, Scene, TaskLine } from '#/domain/review/scene';
import { STRENGTHS } from '#/domain/review/score.fr';
import { namesTrade } from '#/domain/review/titleAimed';
import { ACTION_OPENING } from '#/domain/review/words/linePatterns.fr';

/** More would hide what there is to do. */
const MOST_STRENGTHS = 6;
/** Enough lines to speak of a habit. */
const FEWEST_TASKS = 4;
const MOSTLY = 0.6;

const isQuiet = (findings: readonly Finding[], criterion: ReviewCriterion): boolean =>
  findings.every(({ check }) => CHECK_CRITERIA[check] !== criterion);

const onTask = (
  scene: Scene,
  criterion: ReviewCriterion,
  text: string,
  { text: quote, range }: TaskLine,
): Strength => ({
  criterion,
  text,
  quote,
  place: range === null ? null : placeAt(scene, range.start),
});

const plain = (criterion: ReviewCriterion, text: string): Strength => ({
  criterion,
  text,
  quote: null,
  place: null,
});

/** As much of what is looked for as one takes in at once. */
const MOST_SHOWN = 4;

/** What recruiters of the trade look for, and find shown by the work or said where that is enough. */
const trade = (scene: Scene): readonly Strength[] => {
  const shown = lookedFor(scene).filter(({ worth }) => worth >= PROVEN);
  return scene.french && scene.trade.rome !== null && shown.length > 0
    ? [plain('trade', STRENGTHS.trade(shown.slice(0, MOST_SHOWN).map(({ look }) => look.label)))]
    : [];
};

const results = (scene: Scene): readonly Strength[] => {
  const counted = scene.tasks.filter(({ text }) => hasFigure(text));
  // The line with most digits is the one that speaks by itself.
  const digits = ({ text }: TaskLine): number => text.match(/\d/gu)?.length ?? 0;
  const [best] = [...counted].sort((one, other) => digits(other) - digits(one));
  return best === undefined
    ? []
    : [onTask(scene, 'results', STRENGTHS.results(counted.length), best)];
};

const wording = (scene: Scene, findings: readonly Finding[]): readonly Strength[] => {
  const { tasks } = scene;
  const active = tasks.filter(({ text }) => ACTION_OPENING.test(alignedKey(text)));
  // The line with most figures speaks for the results already.
  const first = active.find(({ text }) => !hasFigure(text)) ?? active[0];
  const telling =
    tasks.length >= FEWEST_TASKS && active.length / tasks.length >= MOSTLY && first !== undefined;
  return telling && isQuiet(findings, 'wording') && scene.french
    ? [onTask(scene, 'wording', STRENGTHS.wording, first)]
    : [];
};

/** Enough known skills to say that they are named. */
const FEWEST_SKILLS = 4;
const SKILLS_SHOWN = 3;
/** Ways of being are no know-how; folded. */
const QUALITY =
  /^(?:sens d|gout d|esprit d|capacite|aisance|organis(?:e|ee|ation|ationnel\w*)$|creati|motive|rigou|rigueur|autonom|dynami|curi|persever|ponctu|polyvalen|adaptab|adaptation|travail (?:en |d.)equipe|ecoute|empath|patien|relationnel|reacti|disponib|discret|assidu|serieu|gestion du (?:temps|stress)|communication$|leadership|bienveillan)/u;

const skills = (scene: Scene): readonly Strength[] => {
  const { skills: known, document } = scene.cv;
  // In the candidate's own words, where they list them.
  const words = known.flatMap(({ concept, mentions }) => {
    const listed = mentions.find(({ start }) => placeAt(scene, start).section === 'skills');
    const words = listed === undefined ? '' : quote(document, listed);
    return concept === null || words === '' || QUALITY.test(alignedKey(words)) ? [] : [words];
  });
  return words.length < FEWEST_SKILLS
    ? []
    : [plain('structure', STRENGTHS.skills(words.slice(0, SKILLS_SHOWN).join(', ')))];
};

const languages = ({ cv }: Scene): readonly Strength[] => {
  const levelled = cv.languages.filter(({ level }) => level !== null);
  return levelled.length > 0 && levelled.length === cv.languages.length
    ? [plain('structure', STRENGTHS.languages(levelled.length))]
    : [];
};

const headline = (scene: Scene): readonly Strength[] => {
  const { headline: title } = scene.cv;
  const aimed = scene.trade.title;
  // What is studied or sought is no trade: its line is no title to praise.
  return title === null ||
    aimed === null ||
    !namesTrade(title.value) ||
    !sharesTitle(aimed, title.value)
    ? []
    : [
        {
          criterion: 'focus',
          text: STRENGTHS.headline,
          quote: title.value,
          place: title.source === null ? null : placeAt(scene, title.source.start),
        },
      ];
};

/** What the CV does well, each with the line that shows it where there is one. */
export const strengthsOf = (scene: Scene, findings: readonly Finding[]): readonly Strength[] => {
  const { person, experiences, sections, document } = scene.cv;
  const quiet = (criterion: ReviewCriterion): boolean => isQuiet(findings, criterion);
  const complete = person.phone !== null && person.email !== null && person.city !== null;
  const dated = experiences.filter(({ start }) => start !== null).length;
  const named = sections.filter(({ heading }) => heading !== null).length;
  return [
    ...trade(scene),
    ...results(scene),
    ...headline(scene),
    ...wording(scene, findings),
    ...(complete && quiet('contact') ? [plain('contact', STRENGTHS.contact)] : []),
    ...(dated > 1 && quiet('dates') ? [plain('dates', STRENGTHS.dates(dated))] : []),
    ...(named > 2 && quiet('structure') ? [plain('structure', STRENGTHS.structure(named))] : []),
    ...(quiet('spelling') && scene.french ? [plain('spelling', STRENGTHS.spelling)] : []),
    ...(quiet('legibility') && document.format !== 'text'
      ? [plain('legibility', STRENGTHS.legibility)]
      : []),
    ...skills(scene),
    ...languages(scene),
  ].slice(0, MOST_STRENGTHS);
};
