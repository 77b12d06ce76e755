import { CircleCheck } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { Strength } from '#/domain/review/review';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';

/** What the CV does well, with the line that shows it. */
export const Strengths = ({ strengths }: { readonly strengths: readonly Strength[] }) => (
  <Card as="section" padding="large" className={parts.card}>
    <Heading level={2} size="m">
      {copy.strengths.title}
    </Heading>
    {strengths.length === 0 ? (
      <Text tone="muted">{copy.strengths.none}</Text>
    ) : (
      <ul className={parts.list}>
        {strengths.map(({ text, quote, place }) => (
          <li key={text} className={parts.strength}>
            <Icon icon={CircleCheck} className={page.checkIcon} />
            <div className={parts.strengthWords}>
              <Text>{text}</Text>
              {quote !== null && place !== null && (
                <Quote from="cv" place={copy.place(place.section, place.experience, null)}>
                  {quote}
                </Quote>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
