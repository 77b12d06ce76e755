import type { OfferText } from '#/domain/postings/offer';
import { readCompany } from '#/domain/postings/readCompany';
import { placeOfTitle, readPlace } from '#/domain/postings/readPlace';
import { readTitle } from '#/domain/postings/readTitle';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import type { OfferLine } from '#/domain/postings/sections';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** What is known from elsewhere than the text has an empty range. */
const NOWHERE = { start: 0, end: 0 };

type Head = Pick<OfferRequirements, 'title' | 'company' | 'location'>;

/** What is known of an offer, with the place where its text says so; an empty range where it does not. */
const known = (script: Script, value: string | null | undefined): Stated<string> | null => {
  const wanted = fold(value ?? '').trim();
  if (value === undefined || value === null || wanted === '') return null;
  const at = script.folded.indexOf(wanted);
  const range = at < 0 ? NOWHERE : script.toOriginal(at, at + wanted.length);
  return { value, range };
};

/** "Cariste, Lille" is a cariste: the place stands in its own field. */
const withoutPlace = (title: Stated<string>, place: string): Stated<string> => {
  const key = fold(title.value).replace(/\)$/u, '');
  const end = [' a ', ' (', ', ', ' - ']
    .map((link) => fold(`${link}${place}`))
    .find((each) => place !== '' && key.endsWith(each));
  return end === undefined || fold(title.value).length !== title.value.length
    ? title
    : { ...title, value: title.value.slice(0, key.length - end.length) };
};

/** The place that the text says plainly, else the one at the end of a title that is known from elsewhere. */
const placeOfText = (
  script: Script,
  lines: readonly OfferLine[],
  title: string | undefined,
): Stated<string> | null => {
  const told = readPlace(script, lines);
  if (title === undefined || (told !== null && told.doubtful !== true)) return told;
  const titled = placeOfTitle(title);
  return titled === null ? told : { value: titled.name, range: NOWHERE };
};

const readOrKnown = (
  script: Script,
  lines: readonly OfferLine[],
  offer: OfferText,
  trades: readonly TextRange[],
): Head => {
  const title = known(script, offer.title) ?? readTitle(script, lines, trades);
  const location = known(script, offer.location) ?? placeOfText(script, lines, offer.title);
  const place = location?.value ?? '';
  const company =
    known(script, offer.company) ?? readCompany(script, { title: title?.value ?? '', place });
  return {
    title: title === null || offer.title !== undefined ? title : withoutPlace(title, place),
    company,
    location,
  };
};

/** Title, employer and place: as the person put them right, else as known of the offer, else as the text shows them. `trades` are the places where it names one. */
export const readHead = (
  script: Script,
  lines: readonly OfferLine[],
  offer: OfferText,
  trades: readonly TextRange[] = [],
): Head => {
  const { title, company, location } = offer.corrected ?? {};
  const { corrected: _corrected, ...uncorrected } = offer;
  // What was put right helps to read the rest: an employer is told from the title and the place.
  const read = readOrKnown(
    script,
    lines,
    {
      ...uncorrected,
      ...(title === undefined ? {} : { title }),
      ...(typeof company === 'string' ? { company } : {}),
      ...(typeof location === 'string' ? { location } : {}),
    },
    trades,
  );
  return {
    title: read.title,
    company: company === null ? null : read.company,
    location: location === null ? null : read.location,
  };
};
