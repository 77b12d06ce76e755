import { useId } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { FUNNEL_STAGES } from '#/domain/home/funnel';
import type { Funnel, FunnelStage } from '#/domain/home/funnel';
import { homeCopy } from '#/pages/HomePage/HomePage.copy';

import * as styles from '#/pages/HomePage/Funnel.css';

const STEP = 200;
const HEIGHT = 100;
/** Share of a step over which the stream narrows. */
const BEND = 70;
/** A single application among thousands still shows. */
const THINNEST = 3;

/** Half thickness at each stage. */
const halvesOf = (counts: readonly number[]): readonly number[] => {
  const most = Math.max(1, ...counts);
  return counts.map((count) =>
    count === 0 ? 0.75 : Math.max(THINNEST, ((HEIGHT - 8) * count) / most) / 2,
  );
};

/** One side of the stream, from left to right; `sign` is -1 for the upper one. */
const edgeOf = (halves: readonly number[], sign: 1 | -1): readonly string[] =>
  halves.flatMap((half, stage) => {
    const y = HEIGHT / 2 + sign * half;
    const next = halves[stage + 1];
    const end = (stage + 1) * STEP;
    if (next === undefined) return [`L${end} ${y}`];
    const nextY = HEIGHT / 2 + sign * next;
    const bend = end - BEND / 2;
    return [`L${end - BEND} ${y}`, `C${bend} ${y} ${bend} ${nextY} ${end} ${nextY}`];
  });

/** The other side, drawn back from right to left. */
const backOf = (halves: readonly number[]): readonly string[] =>
  halves.toReversed().flatMap((half, index) => {
    const stage = halves.length - 1 - index;
    const y = HEIGHT / 2 + half;
    const before = halves[stage - 1];
    const start = stage * STEP;
    if (before === undefined) return [`L0 ${y}`];
    const beforeY = HEIGHT / 2 + before;
    const bend = start - BEND / 2;
    return [`L${start} ${y}`, `C${bend} ${y} ${bend} ${beforeY} ${start - BEND} ${beforeY}`];
  });

const COLOURS: Readonly<Record<FunnelStage, string>> = {
  sent: styles.sent,
  inReview: styles.inReview,
  interview: styles.interview,
};

/** A stream that narrows from stage to stage, from sky to dawn. Its figures stand beside it in words. */
const FunnelStream = ({ reached }: { readonly reached: Funnel['reached'] }) => {
  const id = useId();
  const counts = FUNNEL_STAGES.map((stage) => reached[stage]);
  const halves = halvesOf(counts);
  const width = counts.length * STEP;
  const first = HEIGHT / 2 - (halves[0] ?? 0);
  const last = HEIGHT / 2 + (halves.at(-1) ?? 0);
  const path = [`M0 ${first}`, ...edgeOf(halves, -1), `L${width} ${last}`, ...backOf(halves), 'Z'];
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.stream}
      aria-hidden
      focusable="false"
    >
      <defs>
        <linearGradient id={id}>
          {/* Two stops of one colour at each border: flat fields, no mud between blue and gold. */}
          {FUNNEL_STAGES.flatMap((stage, index) => [
            <stop key={stage} offset={index / FUNNEL_STAGES.length} className={COLOURS[stage]} />,
            <stop
              key={`${stage} end`}
              offset={(index + 1) / FUNNEL_STAGES.length}
              className={COLOURS[stage]}
            />,
          ])}
        </linearGradient>
      </defs>
      <path d={path.join('')} fill={`url(#${id})`} />
      {counts.slice(1).map((_count, index) => (
        <path
          key={`${(index + 1) * STEP}`}
          d={`M${(index + 1) * STEP} 0V${HEIGHT}`}
          className={styles.border}
        />
      ))}
    </svg>
  );
};

const copy = homeCopy.funnel;

/** How far the applications came: the figures as a list, and the same as a picture. */
export const FunnelPanel = ({ funnel: { reached, rejected } }: { readonly funnel: Funnel }) => (
  <Card as="section" className={styles.panel}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    <div className={styles.picture}>
      <dl className={styles.stages}>
        {FUNNEL_STAGES.map((stage) => (
          <div key={stage} className={styles.stage}>
            <dt className={styles.label}>{copy.stages[stage]}</dt>
            <dd className={styles.count}>
              {reached[stage]}
              {stage !== 'sent' && (
                <span className={styles.share}>
                  {copy.share(Math.round((100 * reached[stage]) / Math.max(1, reached.sent)))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <FunnelStream reached={reached} />
    </div>
    <Inline gap={3} justify="space-between">
      <Text size="s" tone="muted">
        {copy.rejected(rejected)}
      </Text>
      <TextLink href={ADDRESSES.applications} standalone>
        {copy.link}
      </TextLink>
    </Inline>
  </Card>
);
