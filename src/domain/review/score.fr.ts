import { resultsShown } from '#/domain/review/checks/checkResults';
import { lookedFor, PROVEN } from '#/domain/review/lookProofs';
import type { CriterionScore, ReviewCriterion } from '#/domain/review/review';
import type { Scene } from '#/domain/review/scene';
import { hasOwnLooks, TRADE_WORDS } from '#/domain/review/tradeLooks.fr';

const plural = (count: number, one: string, other: string): string =>
  `${count} ${count > 1 ? other : one}`;

/** What is done well, in one sentence each. */
export const STRENGTHS = {
  trade: (labels: readonly string[]): string =>
    `Ce que l’on cherche d’abord et que l’on trouve : ${labels.map((label) => label.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())).join(', ')}.`,
  headline: 'Un titre dit d’emblée votre métier.',
  results: (count: number): string =>
    count > 1
      ? `Vos missions donnent des mesures concrètes : ${count} lignes chiffrées, comme celle-ci.`
      : 'Une mission donne une mesure concrète de votre travail.',
  wording: 'Vos missions commencent par l’action : on voit ce que vous faites.',
  contact: 'Téléphone, e-mail et ville sont là : on sait comment vous joindre.',
  dates: (count: number): string => `Vos ${count} expériences sont datées, et de la même façon.`,
  structure: (count: number): string =>
    `Le plan est clair : ${count} rubriques aux intitulés courants.`,
  skills: (labels: string): string => `Vous nommez des savoir-faire précis : ${labels}…`,
  languages: (count: number): string =>
    count > 1
      ? 'Vos langues sont indiquées, chacune avec son niveau.'
      : 'Votre langue étrangère est indiquée avec son niveau.',
  spelling: 'Aucune des fautes fréquentes que nous cherchons n’a été trouvée.',
  legibility: 'La mise en page se lit simplement, à l’œil comme par un logiciel.',
} as const;

const LOOKED_AT: Readonly<Record<ReviewCriterion, string>> = {
  trade: 'Ce que les recruteurs du métier visé cherchent en premier.',
  contact: 'Téléphone, e-mail et ville, faciles à trouver.',
  structure: 'Rubriques attendues, intitulés courants, ordre.',
  dates: 'Chaque poste daté, au mois près, de la même façon.',
  results: 'Ce que vous faisiez, avec des mesures quand c’est possible.',
  wording: 'Des mots précis, qui commencent par l’action.',
  spelling: 'Fautes fréquentes des CV, accents, espaces.',
  focus: 'Ce qu’on lit en premier : le titre, l’accroche, le premier poste.',
  legibility: 'Longueur, colonnes, tableaux, zones de texte, images, police.',
};

/** What a criterion looks at and what was found. */
export const criterionText = (scene: Scene, criterion: ReviewCriterion, found: number): string => {
  const { tasks, french, cv } = scene;
  const looked = LOOKED_AT[criterion];
  if (criterion === 'trade' && french) {
    const all = lookedFor(scene);
    const said = all.filter(({ proof }) => proof !== null).length;
    const shown = all.filter(({ worth }) => worth >= PROVEN).length;
    const { title, rome, named, field } = scene.trade;
    if (field !== null) return TRADE_WORDS.told(field, said, all.length, shown);
    if (title === null || rome === null) return TRADE_WORDS.unknown(title, named);
    return hasOwnLooks(rome)
      ? TRADE_WORDS.looked(title, said, all.length, shown)
      : TRADE_WORDS.general(title, said, all.length, shown);
  }
  if (criterion === 'results' && tasks.length > 0 && french) {
    const { told, showing, share } = resultsShown(scene);
    const posts = `${plural(showing, 'poste', 'postes')} sur ${told} ${showing > 1 ? 'montrent' : 'montre'} un chiffre ou un résultat`;
    const many = showing * 3 >= told * 2;
    const few = many ? '.' : ' ; deux sur trois suffisent.';
    const rest = found > 0 ? few : '. Les autres s’y prêtent peu.';
    return `${looked} ${posts}${share < 1 ? rest : '.'}`;
  }
  if (
    !french &&
    (criterion === 'trade' ||
      criterion === 'focus' ||
      criterion === 'wording' ||
      criterion === 'spelling' ||
      criterion === 'results')
  )
    return 'Votre CV n’est pas écrit en français : ce critère n’est pas regardé.';
  if (criterion === 'spelling' && cv.document.format === 'pdf' && found === 0)
    return `${looked} Rien trouvé ; les espaces d’un PDF ne se voient pas d’ici.`;
  return found === 0 ? `${looked} Rien à signaler.` : looked;
};

/** The criterion called by its name within a sentence. */
const NAMES: Readonly<Record<ReviewCriterion, string>> = {
  trade: 'ce que l’on cherche d’abord',
  contact: 'les coordonnées',
  structure: 'le plan',
  dates: 'les dates',
  results: 'les résultats chiffrés',
  wording: 'la formulation',
  spelling: 'l’orthographe',
  focus: 'ce qu’on lit en premier',
  legibility: 'la mise en page',
};

const HIGH = 80;
const MIDDLE = 55;

/** One sentence on the whole, then where most can be gained. */
export const summarise = (
  { trade, french }: Pick<Scene, 'trade' | 'french'>,
  score: number,
  criteria: readonly CriterionScore[],
): string => {
  const sure = !french || trade.rome !== null;
  const [weakest, next] = [...criteria]
    .filter(({ points, possible }) => points < possible)
    .sort((one, other) => other.possible - other.points - (one.possible - one.points));
  const state =
    score >= HIGH
      ? sure
        ? 'Votre CV est clair et complet.'
        : 'Votre CV est clair.'
      : score >= MIDDLE
        ? 'Votre CV a de bonnes bases.'
        : 'Votre CV peut dire beaucoup plus, avec peu d’efforts.';
  const said = sure ? state : `${state} ${TRADE_WORDS.unsure(trade.title)}`;
  if (weakest === undefined) return `${said} Nous n’avons rien à y signaler.`;
  const where =
    next === undefined
      ? NAMES[weakest.criterion]
      : `${NAMES[weakest.criterion]}, puis ${NAMES[next.criterion]}`;
  return `${said} Là où il gagnerait le plus : ${where}.`;
};
