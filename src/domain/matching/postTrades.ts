import type { CvExperience } from '#/domain/cv/cv';
import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { tradesOfConcepts } from '#/domain/lexicon/senses';
import { likeness, type TradeVector } from '#/domain/lexicon/tradeVectors';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { GENERIC_TITLE_WORDS, STATUS_WORDS, TITLE_NOISE } from '#/domain/matching/stopWords.fr';
import { wordsOf } from '#/domain/matching/words';
import type { Occupation } from '#/domain/occupations/occupations';
import type { OfferRequirements } from '#/domain/postings/requirements';

/** From here on the work of a post is near that of the offer, from the second on it is the same. Measured on graded pairs. */
const NEAR_WORK = 0.45;
const SAME_WORK = 0.6;
/** So much of the weight of what a post tells, in the domain of an offer, makes it work of that trade. */
const OF_THE_TRADE = 0.35;
/** Characters of a code that tell its domain. */
const DOMAIN = 3;
/** Fewer things told meet by chance. */
const FEWEST = 2;
/** What anybody may hold tells no trade. */
const TELLS_NO_TRADE: ReadonlySet<Concept['kind']> = new Set(['softSkill', 'licence', 'diploma']);

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  ...TITLE_NOISE,
  ...GENERIC_TITLE_WORDS,
  ...STATUS_WORDS,
]);
const SHORTEST = 3;

/** "Stagiaire", "auto-entrepreneur" or no title at all: the trade of such a post is told by its lines. */
const isUntitled = ({ jobTitle }: CvExperience): boolean =>
  jobTitle === null ||
  wordsOf(jobTitle.value).every(({ key }) => key.length < SHORTEST || SAYS_NOTHING.has(key));

/** The concepts of some ids that tell a trade. */
export const telling = (ids: readonly (string | null)[], lexicon: Lexicon): readonly Concept[] =>
  [...new Set(ids)]
    .map((id) => (id === null ? undefined : lexicon.concept(id)))
    .filter((concept) => concept !== undefined)
    .filter(({ kind }) => !TELLS_NO_TRADE.has(kind));

/** What an offer asks for, and its trade where the register is sure of it. */
export type AskedWork = Pick<OfferRequirements, 'skills' | 'occupation'>;

/** How far what is told is of the very trade of an offer, 0 to 1, by its domain: tools of another trade may be asked of it. */
const shareOfTrade = (
  own: TradeVector,
  occupation: Occupation | null,
  { domainOf }: Lexicon,
): number => {
  if (occupation === null) return 1;
  const asked = occupation.rome.slice(0, DOMAIN);
  const at = own.domains.findIndex((domain) => domainOf(domain) === asked);
  return Math.min(1, (own.weights[at] ?? 0) / OF_THE_TRADE);
};

/** How near what a CV tells is to what an offer asks for, 0 to 1, by the domains of ROME that use both; 0 where one of them tells too little. */
const nearnessTold = (
  told: readonly Concept[],
  { skills, occupation }: AskedWork,
  lexicon: Lexicon,
): number => {
  const own = told.length < FEWEST ? null : tradesOfConcepts(lexicon, told);
  const asked = tradesOfConcepts(
    lexicon,
    telling(
      skills.map(({ concept }) => concept),
      lexicon,
    ),
  );
  if (own === null || asked === null) return 0;
  const near = likeness(own, asked) * shareOfTrade(own, occupation, lexicon);
  return near < NEAR_WORK ? 0 : Math.min(1, near / SAME_WORK);
};

/** How near the work of a post without a title is to what an offer asks for, 0 to 1; 0 where its title tells its trade. */
export const untitledNearness = (
  { cv }: CvFacts,
  post: CvExperience,
  asked: AskedWork,
  lexicon: Lexicon,
): number => {
  if (!isUntitled(post)) return 0;
  const { start: from, end: to } = post.range;
  const told = cv.skills
    .filter(({ mentions }) => mentions.some(({ start }) => start >= from && start < to))
    .map(({ concept }) => concept);
  return nearnessTold(telling(told, lexicon), asked, lexicon);
};

/** How near all that a CV tells is to what an offer asks for, 0 to 1. */
export const nearnessOfWork = (
  { cv }: CvFacts,
  { skills }: Pick<AskedWork, 'skills'>,
  lexicon: Lexicon,
): number =>
  nearnessTold(
    telling(
      cv.skills.map(({ concept }) => concept),
      lexicon,
    ),
    { skills, occupation: null },
    lexicon,
  );
