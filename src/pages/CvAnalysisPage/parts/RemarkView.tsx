import { Icon } from '#/components/Icon/Icon';
import { ChevronDown } from '#/components/Icon/iconPaths';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import { CHECK_CRITERIA } from '#/domain/review/review';
import type { Remark, ReviewItem } from '#/domain/review/review';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';
import { cx } from '#/styles/cx';

import * as folds from '#/pages/CvAnalysisPage/parts/Folds.css';
import { screenOnly, uncut } from '#/styles/printed.css';
import * as reports from '#/styles/reports.css';

type ReviewItemViewProps = {
  readonly item: ReviewItem;
  /** The page is told only where the CV has several. */
  readonly pages: boolean;
  /** A neutral note proposes, a remark corrects. */
  readonly neutral: boolean;
  /** The line before had the same advice. */
  readonly adviceSaid: boolean;
};

/** One line of the CV and what could stand there instead. */
const ReviewItemView = ({ item, pages, neutral, adviceSaid }: ReviewItemViewProps) => (
  <div className={folds.item}>
    {item.quote === null || item.place === null ? (
      <Text size="s" tone="muted">
        {item.quote ?? copy.improvements.nowhere}
      </Text>
    ) : (
      <Quote
        from="cv"
        place={copy.place(
          item.place.section,
          item.place.experience,
          pages ? item.place.page : null,
        )}
      >
        {item.quote}
      </Quote>
    )}
    {!adviceSaid && (
      <p className={folds.better}>
        <span className={folds.betterLabel}>
          {neutral ? copy.improvements.idea : copy.improvements.better}
        </span>
        <span>{item.better}</span>
      </p>
    )}
  </div>
);

/** Lines shown at once; the others wait. */
const SHOWN = 2;
/** A remark of so many lines stays on one page. */
const WHOLE = 3;

type ItemsProps = {
  readonly items: readonly ReviewItem[];
  readonly pages: boolean;
  readonly neutral: boolean;
};

const Items = ({ items, ...rest }: ItemsProps) =>
  items.map((item, index) => (
    <ReviewItemView
      key={item.id}
      item={item}
      adviceSaid={items[index - 1]?.better === item.better}
      {...rest}
    />
  ));

type RemarkViewProps = {
  readonly remark: Remark;
  readonly pages: boolean;
  readonly defaultOpen: boolean;
};

/** A remark: why it matters, the lines it speaks of, and a better form of each. */
export const RemarkView = ({ remark, pages, defaultOpen }: RemarkViewProps) => {
  const { check, title, why, items, gain } = remark;
  const neutral = CHECK_CRITERIA[check] === null;
  const others = items.slice(SHOWN);
  return (
    <details className={cx(folds.foldable, items.length <= WHOLE && uncut)} open={defaultOpen}>
      <summary className={folds.foldHead}>
        <span>{title}</span>
        <span className={reports.gain}>{gain > 0 && copy.improvements.gain(gain)}</span>
        <Icon icon={ChevronDown} className={folds.chevron} />
      </summary>
      <div className={folds.foldBody}>
        <Text size="s" tone="muted">
          {why}
        </Text>
        <Items items={items.slice(0, SHOWN)} pages={pages} neutral={neutral} />
        {others.length > 0 && (
          <details className={folds.foldable}>
            <summary className={cx(folds.more, screenOnly)}>
              {copy.improvements.more(others.length)}
            </summary>
            <div className={folds.moreItems}>
              <Items items={others} pages={pages} neutral={neutral} />
            </div>
          </details>
        )}
      </div>
    </details>
  );
};
