import { CEFR_LEVELS, type CefrLevel, type CvLanguage } from '#/domain/cv/cv';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt, statedByUser } from '#/domain/matching/evidence';
import { FRENCH_WORDS, OWN_LANGUAGE } from '#/domain/matching/languages.fr';
import type { Evidence } from '#/domain/matching/report';
import { wordsOf } from '#/domain/matching/words';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

const BY_LEVELS_BELOW = [1, 0.6, 0.3, 0.15] as const;
const UNKNOWN_LEVEL = 0.6;
/** Where the offer names no level: working knowledge is enough. */
const NO_LEVEL_ASKED: Readonly<Record<CefrLevel, number>> = {
  A1: 0.4,
  A2: 0.7,
  B1: 1,
  B2: 1,
  C1: 1,
  C2: 1,
};
/** A CV written in French shows French, without telling the level. */
const WRITTEN_IN = 0.8;
const FRENCH_SHARE = 0.12;

const creditFor = (held: CefrLevel | null, asked: CefrLevel | null): number => {
  if (held === null) return asked === null ? 0.8 : UNKNOWN_LEVEL;
  if (asked === null) return NO_LEVEL_ASKED[held];
  const below = CEFR_LEVELS.indexOf(asked) - CEFR_LEVELS.indexOf(held);
  return BY_LEVELS_BELOW[Math.max(0, below)] ?? 0;
};

const isFrench = ({ cv }: CvFacts): boolean => {
  const words = wordsOf(cv.document.text);
  const known = new Set(FRENCH_WORDS);
  const found = words.filter(({ key }) => known.has(key)).length;
  return words.length > 0 && found / words.length >= FRENCH_SHARE;
};

const evidenceOf = (facts: CvFacts, { language, level }: CvLanguage): Evidence => {
  if (language.source === null)
    return statedByUser([language.value, level?.value].filter(Boolean).join(' ')).evidence;
  return evidenceAt(facts.cv, language.source);
};

/** One row per spoken language asked for. */
export const languageRows = (
  facts: CvFacts,
  offer: OfferText,
  { languages }: OfferRequirements,
): readonly DraftRow[] =>
  languages.map(({ language, level, cefr, demand, range }, index) => {
    const name = fold(language);
    const [best] = facts.cv.languages
      .filter((held) => fold(held.language.value) === name)
      .map((held) => ({ held, credit: creditFor(held.cefr, cefr) }))
      .sort((one, other) => other.credit - one.credit);
    const written = name === OWN_LANGUAGE && isFrench(facts) ? WRITTEN_IN : 0;
    const firstLine = facts.lines[0];
    const evidence =
      best !== undefined
        ? [evidenceOf(facts, best.held)]
        : written > 0 && firstLine !== undefined
          ? [evidenceAt(facts.cv, { start: firstLine.start, end: firstLine.end })]
          : [];
    return draftRow({
      id: `language-${index + 1}`,
      axis: 'languages',
      label: level === null ? language : `${language} (${level})`,
      demand,
      offerQuote: offer.text.slice(range.start, range.end),
      evidence,
      credit: Math.max(written, best?.credit ?? 0),
    });
  });
