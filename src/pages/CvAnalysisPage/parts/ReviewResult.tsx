import { Printer, RefreshCw } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { Remark } from '#/domain/review/review';
import { CHECK_CRITERIA } from '#/domain/review/review';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import type { CvAnalysisState } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import { ChangePanel } from '#/pages/CvAnalysisPage/parts/ChangePanel';
import { CriteriaRows } from '#/pages/CvAnalysisPage/parts/CriteriaRows';
import { Keywords } from '#/pages/CvAnalysisPage/parts/Keywords';
import { RemarkView } from '#/pages/CvAnalysisPage/parts/RemarkView';
import { Strengths } from '#/pages/CvAnalysisPage/parts/Strengths';
import { SunScore } from '#/pages/CvAnalysisPage/parts/SunScore';
import { cx } from '#/styles/cx';

import * as page from '#/pages/CvAnalysisPage/CvAnalysisPage.css';
import * as parts from '#/pages/CvAnalysisPage/parts/Review.css';
import { paperOnly, screenOnly } from '#/styles/printed.css';

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
        {copy.title}. {copy.resultOf(state.fileName, state.review.trade)}
      </p>
      <section className={parts.verdict}>
        <SunScore score={review.score} criteria={review.criteria} />
        <div className={parts.verdictWords}>
          <Heading level={2} size="l">
            {verdict}
          </Heading>
          {next !== '' && <Text weight="medium">{next}</Text>}
          <Text size="s" tone="muted">
            {copy.score.indicator}
          </Text>
        </div>
      </section>
      {change && <ChangePanel change={change} score={review.score} onForget={onForget} />}
      <div className={review.strengths.length < MANY_STRENGTHS ? parts.evenColumns : parts.columns}>
        <Strengths strengths={review.strengths} />
        <Keywords suggested={review.keywords} />
      </div>
      <Remarks
        title={copy.improvements.title}
        intro={improvements.length === 0 ? copy.improvements.none : copy.improvements.intro}
        remarks={improvements}
        pages={pages}
        open={OPEN}
      />
      {notes.length > 0 && (
        <Remarks
          title={copy.notes.title}
          intro={copy.notes.intro}
          remarks={notes}
          pages={pages}
          open={0}
        />
      )}
      <CriteriaRows review={review} />
      <div className={cx(page.actions, screenOnly)}>
        <Button variant="primary" icon={RefreshCw} onClick={onLaunch}>
          {copy.again}
        </Button>
        <Button icon={Printer} onClick={onPrint}>
          {copy.print}
        </Button>
        <TextLink href={ADDRESSES.myCv} standalone>
          {copy.ready.change}
        </TextLink>
      </div>
    </div>
  );
};
