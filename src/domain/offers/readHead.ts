import {
  AFTER_TRADE,
  BEFORE_TRADE,
  GENDER_MARK,
  PLACE_LABEL,
  TITLE_ORNAMENT,
  TITLE_ORNAMENT_AFTER,
} from '#/domain/offers/head.fr';
import type { OfferText } from '#/domain/offers/offer';
import type { OfferRequirements, Stated } from '#/domain/offers/requirements';
import type { Script } from '#/domain/offers/script';
import type { OfferLine } from '#/domain/offers/sections';
import { fold } from '#/domain/shared/text';

type Head = Pick<OfferRequirements, 'title' | 'company' | 'location'>;

/** What is known of an offer, with the place where its text says so; an empty range where it does not. */
const known = (script: Script, value: string | undefined): Stated<string> | null => {
  const wanted = fold(value ?? '').trim();
  if (value === undefined || wanted === '') return null;
  const at = script.folded.indexOf(wanted);
  const range = at < 0 ? { start: 0, end: 0 } : script.toOriginal(at, at + wanted.length);
  return { value, range };
};

/** Longer, a line is a paragraph. */
const LONGEST_TITLE = 90;

/** An advertisement of one line, or one that begins with a paragraph, names the trade inside a sentence. */
const isSentence = ({ section, body, end }: OfferLine): boolean =>
  section !== 'title' || end - body > LONGEST_TITLE;

const firstLine = (script: Script, lines: readonly OfferLine[]): Stated<string> | null => {
  const line = lines[0];
  if (line === undefined) return null;
  const whole = script.folded.slice(line.body, line.end);
  const ornament = TITLE_ORNAMENT.exec(whole)?.[0].length ?? 0;
  const trade = BEFORE_TRADE.exec(whole.slice(ornament))?.[0].length ?? 0;
  const start = ornament + trade;
  const text = whole.slice(start);
  const mark = GENDER_MARK.exec(text)?.index ?? text.length;
  const dash = /\s[-–—|]\s/u.exec(text)?.index ?? text.length;
  const told = isSentence(line) ? (AFTER_TRADE.exec(text)?.index ?? text.length) : dash;
  const title = text.slice(0, Math.min(mark, dash, told)).replace(TITLE_ORNAMENT_AFTER, '');
  if (title === '' || title.length > LONGEST_TITLE) return null;
  const range = script.toOriginal(line.body + start, line.body + start + title.length);
  return { value: script.original.slice(range.start, range.end), range };
};

const placeInText = ({ folded, original, toOriginal }: Script): Stated<string> | null => {
  const match = PLACE_LABEL.exec(folded);
  const place = match?.[1] ?? match?.[2];
  if (match === null || place === undefined) return null;
  const start = match.index + match[0].length - place.length;
  const range = toOriginal(start, start + place.trimEnd().length);
  return { value: original.slice(range.start, range.end), range };
};

/** Title, employer and place: as known of the offer, else as the text shows them. */
export const readHead = (script: Script, lines: readonly OfferLine[], offer: OfferText): Head => ({
  title: known(script, offer.title) ?? firstLine(script, lines),
  company: known(script, offer.company),
  location: known(script, offer.location) ?? placeInText(script),
});
