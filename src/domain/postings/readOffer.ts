import type { Lexicon } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import { meantMentions } from '#/domain/postings/meantMentions';
import type { OfferText } from '#/domain/postings/offer';
import { readContract, readMode } from '#/domain/postings/readContract';
import { findDegrees, readDegree } from '#/domain/postings/readDegree';
import { readHead } from '#/domain/postings/readHead';
import { readOfferLanguages } from '#/domain/postings/readLanguages';
import { readAskedSentences, readMissions } from '#/domain/postings/readMissions';
import { readPay } from '#/domain/postings/readPay';
import { placeOfTitle } from '#/domain/postings/readPlace';
import { readKnownSkills } from '#/domain/postings/readSkills';
import { readUnknownSkills } from '#/domain/postings/readUnknownSkills';
import { readMinYears } from '#/domain/postings/readYears';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { openScript } from '#/domain/postings/script';
import { readLines } from '#/domain/postings/sections';
import { readSegments, segmentAt } from '#/domain/postings/segments';

/** The post that a title names, without the town at its end. */
const postOf = (title: string): string => {
  const place = placeOfTitle(title);
  return place === null ? title : title.slice(0, place.start);
};

/** Reads what an advertisement asks for. Never throws; what the text does not state is null or empty. */
export const readOffer = (offer: OfferText, lexicon: Lexicon): OfferRequirements => {
  const script = openScript(offer.text);
  const lines = readLines(script, offer.title ?? null);
  const segments = readSegments(script, lines);
  const named = withNestedTools(lexicon, offer.text);
  const trades = named.filter(({ concept }) => concept.kind === 'occupation');
  const head = readHead(script, lines, offer, trades);
  const mentions = meantMentions(
    lexicon,
    offer.text,
    head.title?.value ?? '',
    named,
    ({ start }) => {
      const segment = segmentAt(segments, script.toFolded(start));
      return segment !== undefined && !segment.ignored;
    },
  );
  const degrees = findDegrees(script, segments);
  const skills = [
    ...readKnownSkills({ script, segments, mentions, degrees, offer, lexicon }),
    ...readUnknownSkills(script, segments, mentions, named, degrees, offer.company),
  ].sort((a, b) => a.range.start - b.range.start);
  return {
    ...head,
    occupation:
      head.title === null ? null : lexicon.occupations.occupationOf(postOf(head.title.value)),
    skills,
    minYears: readMinYears(script, segments),
    degree: readDegree(script, degrees),
    languages: readOfferLanguages(script, segments),
    contract: readContract(script, offer),
    mode: readMode(script, offer),
    pay: readPay(script),
    missions: readMissions(script, segments),
    sentences: readAskedSentences(script, segments),
  };
};
