import type { Lexicon } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import type { OfferText } from '#/domain/offers/offer';
import { readContract, readMode } from '#/domain/offers/readContract';
import { findDegrees, readDegree } from '#/domain/offers/readDegree';
import { readHead } from '#/domain/offers/readHead';
import { readOfferLanguages } from '#/domain/offers/readLanguages';
import { readAskedSentences, readMissions } from '#/domain/offers/readMissions';
import { readPay } from '#/domain/offers/readPay';
import { readKnownSkills } from '#/domain/offers/readSkills';
import { readUnknownSkills } from '#/domain/offers/readUnknownSkills';
import { readMinYears } from '#/domain/offers/readYears';
import type { OfferRequirements } from '#/domain/offers/requirements';
import { openScript } from '#/domain/offers/script';
import { readLines } from '#/domain/offers/sections';
import { readSegments } from '#/domain/offers/segments';

/** Reads what an advertisement asks for. Never throws; what the text does not state is null or empty. */
export const readOffer = (offer: OfferText, lexicon: Lexicon): OfferRequirements => {
  const script = openScript(offer.text);
  const lines = readLines(script, offer.title ?? null);
  const segments = readSegments(script, lines);
  const mentions = withNestedTools(lexicon, offer.text);
  const degrees = findDegrees(script, segments);
  const skills = [
    ...readKnownSkills({ script, segments, mentions, degrees, offer, lexicon }),
    ...readUnknownSkills(script, segments, mentions, degrees),
  ].sort((a, b) => a.range.start - b.range.start);
  const trades = mentions.filter(({ concept }) => concept.kind === 'occupation');
  const head = readHead(script, lines, offer, trades);
  return {
    ...head,
    occupation: head.title === null ? null : lexicon.occupations.occupationOf(head.title.value),
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
