import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { OfferText } from '#/domain/postings/offer';
import { readLines } from '#/domain/postings/postingSections';
import { readHead } from '#/domain/postings/readHead';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { openScript } from '#/domain/postings/script';

/** Title, employer and place of an advertisement, the same as the whole reading gives them. */
export const headOfOffer = (
  offer: OfferText,
  lexicon: Lexicon,
): Pick<OfferRequirements, 'title' | 'company' | 'location'> => {
  const script = openScript(offer.text);
  const trades = lexicon
    .findMentions(offer.text)
    .filter(({ concept }) => concept.kind === 'occupation');
  return readHead(
    script,
    readLines(script, offer.title ?? null),
    offer,
    trades,
    lexicon.occupations,
  );
};
