import { namedTerms } from '#/domain/assistant/answerFirst.fr';
import { placeNamed } from '#/domain/assistant/countryNamed.fr';
import type { Decision } from '#/domain/assistant/decide';
import type { SearchFacts } from '#/domain/assistant/facts';
import { judge } from '#/domain/assistant/judge';
import type { Reply } from '#/domain/assistant/message';
import type { FindNearest } from '#/domain/assistant/nearest';
import { nearPoints } from '#/domain/assistant/points';
import type { NearPoint } from '#/domain/assistant/points';
import {
  likelyReply,
  neighbourReply,
  passageReply,
  pointReply,
} from '#/domain/assistant/replies/sheetReply.fr';
import type { Sheet } from '#/domain/assistant/sheet';

/** From this nearness on a point of the sheet that answers comes first. */
const OF_SHEET = 0.6;
/** From this nearness on a point answers where nothing else was sure, and by its whole sheet. */
const LIKELY = 0.68;
const PLAINLY = 0.9;
/** The same where no point of the sheet decided on is near. */
const ALONE = 0.84;
/** From this likeness on it is asked nearly word for word. */
const VERBATIM = 0.85;
/** How much nearer a point of another sheet must be than any of the sheet that answers. */
const CLEARLY = 0.15;
/** From this nearness on a point answers what goes on from its sheet, and from another. */
const WITHIN = 0.58;
const BESIDE = 0.8;
const JOINED = 0.92;
/** From this chance on another sheet is beside the one that is spoken of. */
const NEIGHBOUR = 0.05;

type Context = { readonly facts: SearchFacts; readonly nearest: FindNearest };

/** The points that may be meant where a question says: those of France are no rules of another country, but for the sheet that is spoken of. */
const meantPoints = (
  question: string,
  nearest: FindNearest,
  { previous = null, sheet = null }: { previous?: Sheet | null; sheet?: Sheet | null } = {},
): readonly NearPoint[] => {
  const place = placeNamed(question);
  return nearPoints(question, nearest, previous).filter(
    (point) =>
      point.sheet === sheet ||
      point.sheet.countries.includes('INT') ||
      (place === null || place === 'DROM'
        ? point.sheet.countries.includes('FR')
        : point.sheet.countries.includes(place)),
  );
};

/** Whether a question names more than one word could: what is asked of any subject names none. */
const namesMore = (question: string): boolean => namedTerms(question).length > 1;

/** Whether a question is plainly one of those that points answer. */
export const isPlainlyAsked = (question: string, nearest: FindNearest): boolean =>
  (meantPoints(question, nearest)[0]?.nearness ?? 0) >= PLAINLY;

/** Whether a point of another sheet is meant, and none of the one decided on: it is clearly nearer, or asked nearly word for word. */
const isInstead = (point: NearPoint, own: NearPoint | undefined): boolean =>
  own === undefined
    ? point.nearness >= ALONE
    : (point.nearness >= PLAINLY && point.nearness >= own.nearness + CLEARLY) ||
      (point.likeness >= VERBATIM && point.likeness > own.likeness);

/** The reply that begins with the point asked of a sheet: of the one decided on, or of another that is clearly nearer; null where none is near. */
export const pointAnswer = (
  question: string,
  decision: Decision,
  { facts, nearest }: Context,
): Reply | null => {
  if (decision.kind === 'own' || decision.kind === 'message') return null;
  const sheet = decision.kind === 'sheet' || decision.kind === 'passage' ? decision.sheet : null;
  const near = meantPoints(question, nearest, { sheet });
  const [best] = near;
  if (best === undefined) return null;
  if (sheet !== null) {
    const others = decision.kind === 'sheet' ? decision.others : [];
    const own = near.find((point) => point.sheet === sheet && point.nearness >= OF_SHEET);
    const other = near.find(
      (point) => point.sheet !== sheet && namesMore(question) && isInstead(point, own),
    );
    const isOther = other !== undefined;
    const chosen = other ?? own;
    return chosen === undefined
      ? null
      : pointReply(
          chosen.sheet,
          chosen.said,
          facts,
          isOther ? [sheet] : others.filter((other) => other !== chosen.sheet),
        );
  }
  if (!namesMore(question)) return null;
  if (best.nearness >= PLAINLY) return pointReply(best.sheet, best.said, facts, []);
  return decision.kind === 'ask' && best.nearness >= LIKELY
    ? likelyReply(
        best.sheet,
        decision.near.filter((each) => each.kind !== 'sheet' || each.sheet !== best.sheet),
        question,
        best.said,
      )
    : null;
};

/** Whether another sheet is among those that a subject and what is asked next speak of together. */
const isBeside = (other: Sheet, sheet: Sheet, question: string, nearest: FindNearest): boolean =>
  judge(`${sheet.topic} ${question}`, nearest).some(
    ({ subject, chance }) =>
      subject.kind === 'sheet' && subject.sheet === other && chance >= NEIGHBOUR,
  );

type Within = {
  readonly nearest: FindNearest;
  readonly isTold: (text: string) => boolean;
  /** Whether a sentence of the sheet already answers. */
  readonly isSaid: boolean;
};

/** The point that answers a question which goes on from a sheet, told by itself; null where none is near, or it was told. */
export const pointWithin = (
  question: string,
  before: string,
  sheet: Sheet,
  { nearest, isTold, isSaid }: Within,
): Reply | null => {
  const near = [question, `${before} ${question}`].map((asked) =>
    meantPoints(asked, nearest, { previous: sheet, sheet }).filter(({ said }) => !isTold(said)),
  );
  const [alone = [], joined = []] = near;
  const own = alone.find((point) => point.sheet === sheet);
  const other = alone.find((point) => point.sheet !== sheet);
  const ownNearness = own?.nearness ?? 0;
  if (
    other !== undefined &&
    namesMore(question) &&
    other.nearness >= ownNearness + CLEARLY &&
    (other.nearness >= BESIDE ||
      (other.nearness >= LIKELY && isBeside(other.sheet, sheet, question, nearest)))
  )
    return neighbourReply(other.sheet, [other.said]);
  if (own !== undefined && own.nearness >= (isSaid ? LIKELY : WITHIN))
    return passageReply(sheet, [own.said]);
  const here = joined.find((point) => point.sheet === sheet);
  return isSaid || here === undefined || here.nearness < JOINED
    ? null
    : passageReply(sheet, [here.said]);
};
