import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { OTHER_TRADE, SAME_TRADE } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { jobOf } from '#/domain/letters/compose/letterSlots';
import { isSameRank } from '#/domain/letters/french/jobTitle.fr';
import { KIND_OF_HOUSE } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Words that many titles share and that name no trade. Folded. */
const ANY_POST =
  /^(?:responsabl|agent|assist|charg|chef|employ|technicien|manag|direct|adjoint|poly|conseil|gestionn|operat|collabor)/u;

/** Whether a post held or the headline names the trade asked for in the words of the offer. */
const isNamedAlike = ({ candidate, offer }: LetterInput): boolean => {
  const asked = new Set(contentStems(offer.title).filter((stem) => !ANY_POST.test(stem)));
  return [candidate.headline, ...candidate.experiences.map(({ jobTitle }) => jobTitle)].some(
    (title) => contentStems(title ?? '').some((stem) => asked.has(stem)),
  );
};

/** From here on, the register of trades holds two titles for one trade; from the next, for trades that lead to one another. */
const SAME_BY_REGISTER = 0.72;
const KIN_BY_REGISTER = 0.5;

/** How near the trade of a post is to the one asked for: 2 of one family, 1 of kin, 0 where nothing tells. A placement of kin alone is no trade of one's own. */
export const nearnessOf = (
  one: Pick<CandidateExperience, 'jobTitle' | 'isPlacement'>,
  { title, near }: Pick<LetterInput['offer'], 'title' | 'near'>,
): 0 | 1 | 2 => {
  const byRegister = near?.get(one.jobTitle ?? '') ?? 0;
  if (byRegister >= SAME_BY_REGISTER) return 2;
  if (byRegister >= KIN_BY_REGISTER && !one.isPlacement) return 1;
  const [own, asked] = [tradeOf(jobOf(one) ?? one.jobTitle), tradeOf(title)];
  if (own === null || asked === null || own.kin !== asked.kin) return 0;
  if (own === asked) return 2;
  return one.isPlacement ? 0 : 1;
};

const nearestOf = ({ candidate, offer }: LetterInput): 0 | 1 | 2 => {
  const near = candidate.experiences.map((one) => nearnessOf(one, offer));
  return near.includes(2) ? 2 : near.includes(1) ? 1 : 0;
};

/** Who leads people or a house. Folded. */
const LEADS =
  /^(?:direct(?:eur|rice)|gerante?|dirigeante?|president|responsable d|cheff?e? (?:de service|d'agence|d'etablissement)|chef de service|manager)/u;
/** Whether a title says that one leads people or a house. */
export const isLeading = (title: string | null): boolean => LEADS.test(fold(title ?? '').trim());

/** Months spent in houses, or under titles, that say the very work of the trade asked for. */
const monthsInHouses = ({ candidate, offer }: Pick<LetterInput, 'candidate' | 'offer'>): number => {
  const core = tradeOf(offer.title)?.core;
  return core === undefined
    ? 0
    : candidate.experiences
        .filter(({ jobTitle, company, written, isPlacement }) => {
          const house = /^\p{Ll}/u.test(company ?? '') ? company : '';
          return (
            !isPlacement && core.test(fold(`${jobTitle ?? ''} ${house ?? ''} ${written ?? ''}`))
          );
        })
        .reduce((sum, { lasted }) => sum + (lasted ?? 0), 0);
};
const LONG_IN_HOUSES = 24;

/** What kind of house it is, where its name says it. */
const kindOf = (company: string): string =>
  /^\p{Ll}/u.test(company) ? company : (KIND_OF_HOUSE.exec(company)?.[0] ?? '');

const SAME_FIELD = 2;
/** Whether the posts held, or their houses, are told in the words of the offer: another post of one field is no change of trade. */
const isOfField = ({ candidate, offer }: LetterInput): boolean => {
  const own = new Set(
    candidate.experiences.flatMap(({ jobTitle, company }) =>
      thingsOf(contentStems(`${jobTitle ?? ''} ${kindOf(company ?? '')}`)),
    ),
  );
  const asked = new Set(
    thingsOf([
      ...contentStems(`${offer.title} ${kindOf(offer.company)}`),
      ...offer.missions.flatMap(({ stems }) => stems),
    ]),
  );
  const common = [...own].filter(
    (stem) => asked.has(stem) && !isEveryday(stem) && !ANY_POST.test(stem),
  );
  return common.length >= SAME_FIELD || monthsInHouses({ candidate, offer }) >= LONG_IN_HOUSES;
};

/** A change of trade is only told where the register is sure that the trades are far, and nothing told it near. */
const surely = (
  found: 'same' | 'step' | 'change',
  { match: { standing } }: LetterInput,
): 'same' | 'step' | 'change' =>
  standing === undefined || found === 'same'
    ? found
    : standing === 'far' || (found === 'step' && standing === 'near')
      ? found
      : 'same';

/** Whether the letter asks for the same trade, the next step of it, or another one. */
export const moveOf = (input: LetterInput): 'same' | 'step' | 'change' => {
  const found = surely(seenMove(input), input);
  return found === 'change' && isPrepared(input) ? 'step' : found;
};

/** Whether a title or studies of the CV are near the trade asked for: who was trained in it does not change for it. */
const isPrepared = ({ candidate: { headline, degrees, studies }, offer: { near } }: LetterInput) =>
  [headline ?? '', ...[...degrees, ...studies].map(({ source }) => source.quote)].some(
    (title) => (near?.get(title) ?? 0) >= KIN_BY_REGISTER,
  );

const seenMove = (input: LetterInput): 'same' | 'step' | 'change' => {
  const { match, offer, candidate } = input;
  if (offer.title === '' || candidate.experiences.every((one) => jobOf(one) === null))
    return 'same';
  if (match.trade === null) {
    const asked = new Set(contentStems(offer.title));
    const own = candidate.experiences.flatMap(({ jobTitle }) => contentStems(jobTitle ?? ''));
    if (own.length === 0 || own.some((stem) => asked.has(stem))) return 'same';
    const titles = [offer.title, ...candidate.experiences.map(({ jobTitle }) => jobTitle)];
    const isOther = titles.every((one) => tradeOf(one) !== null) && nearestOf(input) === 0;
    return isOther ? 'change' : 'step';
  }
  if (match.trade >= SAME_TRADE) return 'same';
  if (match.trade >= OTHER_TRADE) return 'step';
  const near = nearestOf(input);
  if (isNamedAlike(input) || near === 2) return 'same';
  // Who has led people leads others: it is no change of trade.
  const isLead =
    isLeading(offer.title) && candidate.experiences.some((one) => isLeading(jobOf(one)));
  return near === 1 || isLead || isOfField(input) ? 'step' : 'change';
};

/** From so many letters on, one word that begins another is its root. */
const LONG_START = 6;
/** Whether the title of a post names the trade asked for in the words of the offer. */
export const isAlike = (job: string, { title }: LetterInput['offer']): boolean => {
  const asked = contentStems(title);
  // "Magasin" and "magasinier" are of one trade.
  const isOf = (stem: string, other: string): boolean =>
    stem === other ||
    (Math.min(stem.length, other.length) >= LONG_START &&
      (stem.startsWith(other) || other.startsWith(stem)));
  return (
    contentStems(job).some(
      (stem) => !ANY_POST.test(stem) && asked.some((other) => isOf(stem, other)),
    ) || isSameRank(job, title)
  );
};

/** Whether a post is of another trade than the one asked for, as far as anything tells. */
export const isFarPost = (one: CandidateExperience, offer: LetterInput['offer']): boolean =>
  nearnessOf(one, offer) === 0 && !isAlike(jobOf(one) ?? '', offer);

const MONTHS = 12;
const FEWEST_MONTHS = 36;
/** Posts that bear the name of the trade asked for with the months they sum to; null where one post tells it itself, or one tells no length. */
export const monthsInTrade = (
  input: LetterInput,
): { readonly months: number; readonly posts: readonly CandidateExperience[] } | null => {
  const posts = input.candidate.experiences.filter((one) => {
    const job = jobOf(one);
    return (
      job !== null &&
      !one.isPlacement &&
      (isAlike(job, input.offer) || nearnessOf(one, input.offer) === 2)
    );
  });
  const lengths = posts.map(({ lasted, ongoing, since }) =>
    ongoing && since !== null ? (Number(input.today.slice(0, 4)) - since) * MONTHS : lasted,
  );
  if (posts.length < 2 || lengths.includes(null)) return null;
  const sum = lengths.reduce<number>((all, one) => all + (one ?? 0), 0);
  const months = Math.min(sum, input.candidate.months ?? sum);
  return months < FEWEST_MONTHS ? null : { months, posts };
};
