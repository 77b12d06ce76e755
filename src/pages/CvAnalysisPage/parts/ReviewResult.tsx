import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { CircleCheck, Printer, RefreshCw } from '#/components/Icon/iconPaths';
import { Quote } from '#/components/Quote/Quote';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { CHECK_CRITERIA } from '#/domain/review/review';
import type { CriterionScore, Remark, Strength, SuggestedKeywords } from '#/domain/review/review';
import { cvAnalysisCopy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import type { CvAnalysisState } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import { ChangePanel } from '#/pages/CvAnalysisPage/parts/ChangePanel';
import { CriteriaRows } from '#/pages/CvAnalysisPage/parts/CriteriaRows';
import { raysOf } from '#/pages/CvAnalysisPage/parts/rays';
import { RemarkView } from '#/pages/CvAnalysisPage/parts/RemarkView';
import { cx } from '#/styles/cx';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';
import * as styles from '#/pages/CvAnalysisPage/parts/SunScore.css';
import { paperOnly, screenOnly } from '#/styles/printed.css';
import * as reports from '#/styles/reports.css';

type SunScoreProps = {
  readonly score: number;
  readonly criteria: readonly CriterionScore[];
};

/** The score as a sun over the horizon, with a ray per criterion. */
const SunScore = ({ score, criteria }: SunScoreProps) => {
  const rows = criteria.map(({ criterion, points, possible }) =>
    cvAnalysisCopy.score.row(cvAnalysisCopy.criteria[criterion], points, possible),
  );
  return (
    <div className={styles.root}>
      <VisuallyHidden>{cvAnalysisCopy.score.label(score, rows)}</VisuallyHidden>
      <svg viewBox="0 0 240 122" className={styles.drawing} aria-hidden focusable="false">
        {raysOf(criteria).map(({ criterion, whole, filled }) => (
          <g key={criterion}>
            <path d={whole} className={styles.empty} />
            <path d={filled} className={styles.ray} />
          </g>
        ))}
        <line x1="2" y1="119" x2="238" y2="119" className={styles.horizon} />
      </svg>
      <span className={styles.figure} aria-hidden>
        {score}
        <span className={styles.unit}>{cvAnalysisCopy.score.out}</span>
      </span>
    </div>
  );
};

/** What the CV does well, with the line that shows it. */
const Strengths = ({ strengths }: { readonly strengths: readonly Strength[] }) => (
  <Card as="section" padding="large" className={parts.card}>
    <Heading level={2} size="m">
      {cvAnalysisCopy.strengths.title}
    </Heading>
    {strengths.length === 0 ? (
      <Text tone="muted">{cvAnalysisCopy.strengths.none}</Text>
    ) : (
      <ul className={parts.list}>
        {strengths.map(({ text, quote, place }) => (
          <li key={text} className={parts.strength}>
            <Icon icon={CircleCheck} className={page.checkIcon} />
            <div className={parts.strengthWords}>
              <Text>{text}</Text>
              {quote !== null && place !== null && (
                <Quote
                  from="cv"
                  place={cvAnalysisCopy.place(place.section, place.experience, null)}
                >
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

const copy = cvAnalysisCopy.keywords;

const introOf = ({ keywords, offers }: SuggestedKeywords): string => {
  if (offers === 0) return copy.noOffer;
  return keywords.length === 0 ? copy.none : copy.intro(offers);
};

/** What nearby offers ask and the CV does not name, with how often. */
const Keywords = ({ suggested }: { readonly suggested: SuggestedKeywords }) => (
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

/** Fewer strengths than this leave a hole beside the keywords. */
const MANY_STRENGTHS = 4;

/** Remarks open at first: the ones that bring the most. */
const OPEN = 2;

type RemarksProps = {
  readonly title: string;
  readonly intro: string;
  readonly remarks: readonly Remark[];
  readonly pages: boolean;
  readonly open: number;
};

const Remarks = ({ title, intro, remarks, pages, open }: RemarksProps) => (
  <Card as="section" padding="large" className={parts.card}>
    <div className={parts.intro}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Text size="s" tone="muted">
        {intro}
      </Text>
    </div>
    <div>
      {remarks.map((remark, index) => (
        <RemarkView key={remark.check} remark={remark} pages={pages} defaultOpen={index < open} />
      ))}
    </div>
  </Card>
);

/** The verdict is the title; what would bring the most stands under it. */
const verdictAndNext = (summary: string): readonly [string, string] => {
  const end = summary.indexOf('. ') + 1;
  return end === 0 ? [summary, ''] : [summary.slice(0, end), summary.slice(end).trim()];
};

type ReviewResultProps = {
  readonly state: Extract<CvAnalysisState, { status: 'complete' }>;
  readonly onLaunch: () => void;
  readonly onForget: () => void;
  readonly onPrint: () => void;
};

const manyPages = (remarks: readonly Remark[]): boolean =>
  remarks.some(({ items }) => items.some(({ place }) => (place?.page ?? 1) > 1));

/** The whole review: score, what changed, strengths, improvements, keywords, notes, and the rows of the score. */
export const ReviewResult = ({ state, onLaunch, onForget, onPrint }: ReviewResultProps) => {
  const { review, change } = state;
  const improvements = review.remarks.filter(({ check }) => CHECK_CRITERIA[check] !== null);
  const notes = review.remarks.filter(({ check }) => CHECK_CRITERIA[check] === null);
  const pages = manyPages(review.remarks);
  const [verdict, next] = verdictAndNext(review.summary);
  return (
    <div className={parts.report}>
      <p className={paperOnly}>
        {cvAnalysisCopy.title}. {cvAnalysisCopy.resultOf(state.fileName, state.review.trade)}
      </p>
      <section className={parts.verdict}>
        <SunScore score={review.score} criteria={review.criteria} />
        <div className={parts.verdictWords}>
          <Heading level={2} size="l">
            {verdict}
          </Heading>
          {next !== '' && <Text weight="medium">{next}</Text>}
          <Text size="s" tone="muted">
            {cvAnalysisCopy.score.indicator}
          </Text>
        </div>
      </section>
      {change && <ChangePanel change={change} score={review.score} onForget={onForget} />}
      <div className={review.strengths.length < MANY_STRENGTHS ? parts.evenColumns : parts.columns}>
        <Strengths strengths={review.strengths} />
        <Keywords suggested={review.keywords} />
      </div>
      <Remarks
        title={cvAnalysisCopy.improvements.title}
        intro={
          improvements.length === 0
            ? cvAnalysisCopy.improvements.none
            : cvAnalysisCopy.improvements.intro
        }
        remarks={improvements}
        pages={pages}
        open={OPEN}
      />
      {notes.length > 0 && (
        <Remarks
          title={cvAnalysisCopy.notes.title}
          intro={cvAnalysisCopy.notes.intro}
          remarks={notes}
          pages={pages}
          open={0}
        />
      )}
      <CriteriaRows review={review} />
      <div className={cx(page.actions, screenOnly)}>
        <Button variant="primary" icon={RefreshCw} onClick={onLaunch}>
          {cvAnalysisCopy.again}
        </Button>
        <Button icon={Printer} onClick={onPrint}>
          {cvAnalysisCopy.print}
        </Button>
        <TextLink href={ADDRESSES.myCv} standalone>
          {cvAnalysisCopy.ready.change}
        </TextLink>
      </div>
    </div>
  );
};
