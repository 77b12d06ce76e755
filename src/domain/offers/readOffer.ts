import type { Lexicon } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import type { OfferText } from '#/domain/offers/offer';
import type { OfferRequirements } from '#/domain/offers/requirements';

import { readContract, readMode } from './readContract.ts';
import { findDegrees, readDegree } from './readDegree.ts';
import { readHead } from './readHead.ts';
import { readOfferLanguages } from './readLanguages.ts';
import { readMissions } from './readMissions.ts';
import { readPay } from './readPay.ts';
import { readKnownSkills } from './readSkills.ts';
import { readUnknownSkills } from './readUnknownSkills.ts';
import { readMinYears } from './readYears.ts';
import { openScript } from './script.ts';
import { readLines } from './sections.ts';
import { readSegments } from './segments.ts';

/** Reads what an advertisement asks for. Never throws; what the text does not state is null or empty. */
export const readOffer = (offer: OfferText, lexicon: Lexicon): OfferRequirements => {
  const script = openScript(offer.text);
  const lines = readLines(script);
  const segments = readSegments(script, lines);
  const mentions = withNestedTools(lexicon, offer.text);
  const degrees = findDegrees(script, segments);
  const skills = [
    ...readKnownSkills({ script, segments, mentions, degrees, offer, lexicon }),
    ...readUnknownSkills(script, segments, mentions, degrees),
  ].sort((a, b) => a.range.start - b.range.start);
  return {
    ...readHead(script, lines, offer),
    skills,
    minYears: readMinYears(script, segments),
    degree: readDegree(script, degrees),
    languages: readOfferLanguages(script, segments),
    contract: readContract(script, offer),
    mode: readMode(script, offer),
    pay: readPay(script),
    missions: readMissions(script, segments),
  };
};
