import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { SuggestedKeywords } from '#/domain/review/review';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';
import * as reports from '#/styles/reports.css';

const copy = cvAnalysisCopy.keywords;

const introOf = ({ keywords, offers }: SuggestedKeywords): string => {
  if (offers === 0) return copy.noOffer;
  return keywords.length === 0 ? copy.none : copy.intro(offers);
};

/** What nearby offers ask and the CV does not name, with how often. */
export const Keywords = ({ suggested }: { readonly suggested: SuggestedKeywords }) => (
  <Card as="section" padding="large" className={parts.card}>
    <div className={parts.headLine}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      {suggested.sample && <SampleMark word={copy.sample} />}
    </div>
    <Text size="s" tone="muted">
      {introOf(suggested)} {suggested.sample && copy.sampleText}
    </Text>
    {suggested.offers === 0 && (
      <TextLink href={ADDRESSES.addOffer} standalone>
        {copy.addOffer}
      </TextLink>
    )}
    <ul className={parts.list}>
      {suggested.keywords.map(({ label, offers, offerQuote, offerTitle }) => (
        <li key={label} className={parts.keyword}>
          <Text as="span" weight="medium">
            {label}
          </Text>
          <span className={reports.figure}>{copy.count(offers, suggested.offers)}</span>
          <span className={parts.keywordFrom}>
            {copy.from(offerQuote, offerTitle)}, {copy.condition}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
