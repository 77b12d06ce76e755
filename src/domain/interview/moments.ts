import type { InterviewQuestion } from '#/domain/interview/interview';
import {
  CONDITIONS,
  LOADS,
  LOAD_WANTED,
  SITUATIONS,
  statesLoad,
  tell,
} from '#/domain/interview/situations.fr';
import type { Situation } from '#/domain/interview/situations.fr';
import { BECAUSE_OF_HOURS, BECAUSE_OF_TRADE } from '#/domain/interview/topicQuestions.fr';
import { foldWithOffsets } from '#/domain/shared/text';

/** What moments are drawn from. */
type MomentPlan = {
  readonly offerText: string;
  readonly trade: string | null;
  readonly seed: number;
};

/** Fewer are no load. */
const FEWEST_COUNTED = 5;
const NUMBER = '\\d{1,3}(?: \\d{3})*';
/** What says that a count is the candidate's own, and not the house's. */
const OWN =
  "(?:unite|service|secteur|aile|etage|groupe|classe|section|portefeuille|tournee|parc|equipe|charge|suivi|gestion|gerer|suivre|encadrer|accueil|pour)(?: \\w+){0,3}? (?:de |d'|des |a )?(?:environ |pres de |plus de )?";
const EACH = '(?: \\w+)? (?:par|chaque|/) ?(?:jour|service|mois|nuit|garde|semaine|an)';

/** What the post counts ("28 lits"), in the words of the offer, with the moment that such a load makes one tell. */
const loadOf = (offerText: string): { readonly words: string; readonly moment: string } | null => {
  const folded = foldWithOffsets(offerText);
  for (const [things, moment] of LOADS) {
    const counted = `(${NUMBER} (?:${things}))\\b`;
    const pattern = new RegExp(`\\b${OWN}${counted}|\\b${counted}(?=${EACH})`, 'u');
    const match = pattern.exec(folded.text);
    const words = match?.[1] ?? match?.[2];
    if (match === null || words === undefined) continue;
    if (Number(words.replaceAll(/\D/gu, '')) < FEWEST_COUNTED) continue;
    const start = match.index + match[0].lastIndexOf(words);
    const written = offerText.slice(folded.offsets[start], folded.offsets[start + words.length]);
    return { words: written.replaceAll(/\s+/gu, ' '), moment };
  }
  return null;
};

type Moment = Pick<Situation, 'moment' | 'wanted' | 'echoes'>;

const asQuestion = (
  id: string,
  { moment, wanted, echoes }: Moment,
  before: string | null,
  because: string,
): InterviewQuestion => ({
  id: `moment-${id}`,
  text: tell(before, moment, wanted),
  origin: 'offer',
  kind: 'behavioural',
  shape: 'star',
  because,
  topicIds: [],
  subject: moment,
  echoes: `${moment} ${echoes}`,
});

/** Letters and figures of one occupation of the register. */
const WHOLE_CODE = 5;

/** How narrow the group is under which a situation names a trade; -1 for another trade. */
const fits = ({ trades }: Situation, trade: string | null): number =>
  trades.length === 0
    ? 0
    : Math.max(-1, ...trades.map((code) => (trade?.startsWith(code) === true ? code.length : -1)));

const ofTrade = ({ trade, seed }: MomentPlan): readonly InterviewQuestion[] => {
  const fitting = SITUATIONS.map((situation, index) => ({
    situation,
    index,
    width: fits(situation, trade),
  })).filter(({ width }) => width >= 0);
  const all = [...new Set(fitting.map(({ width }) => width))].toSorted((a, b) => b - a);
  const widths = all[0] === WHOLE_CODE ? [WHOLE_CODE, 0] : all;
  return widths.flatMap((width) => {
    const same = fitting.filter((each) => each.width === width);
    const from = seed % same.length;
    return [...same.slice(from), ...same.slice(0, from)].map(({ situation, index }) =>
      asQuestion(`trade-${index}`, situation, null, BECAUSE_OF_TRADE),
    );
  });
};

/** Moments that a recruiter asks to be told, the likeliest first: those that hours and load of the post bring, then those of the trade. */
export const momentsOf = (plan: MomentPlan): readonly InterviewQuestion[] => {
  const text = foldWithOffsets(plan.offerText).text;
  const load = loadOf(plan.offerText);
  // Who drives is not asked about trips as if they came beside the work.
  const drives = plan.trade?.startsWith('N4') === true;
  const condition = CONDITIONS.find(
    ({ id, pattern }) => !(drives && id === 'travel') && pattern.test(text),
  );
  return [
    ...(condition
      ? [
          asQuestion(
            condition.id,
            condition,
            condition.states(load?.words ?? null),
            BECAUSE_OF_HOURS,
          ),
        ]
      : load
        ? [
            asQuestion(
              'load',
              { moment: load.moment, wanted: LOAD_WANTED, echoes: load.words },
              statesLoad(load.words),
              BECAUSE_OF_HOURS,
            ),
          ]
        : []),
    ...ofTrade(plan),
  ];
};
