import * as v from 'valibot';

import { CV_SECTIONS } from '#/domain/cv/cv';
import { FIELD_STANDINGS } from '#/domain/matching/postRead';
import {
  ADVICE_KINDS,
  CRITERIA,
  MATCH_AXES,
  MATCH_BANDS,
  NEAR_TRADE,
  ROW_ANSWERS,
  TRADE_STANDINGS,
} from '#/domain/matching/report';
import { DEMANDS } from '#/domain/postings/requirements';

const rangeSchema = v.object({ start: v.number(), end: v.number() });

const evidenceSchema = v.object({
  quote: v.string(),
  range: v.nullable(rangeSchema),
  section: v.picklist(CV_SECTIONS),
  experience: v.nullable(v.string()),
  skill: v.exactOptional(v.string()),
});

const optionSchema = v.object({ label: v.string(), offerQuote: v.string(), held: v.boolean() });

const writtenRowSchema = v.object({
  id: v.string(),
  axis: v.picklist(MATCH_AXES),
  label: v.string(),
  demand: v.picklist(DEMANDS),
  blocking: v.boolean(),
  offerQuote: v.string(),
  evidence: v.array(evidenceSchema),
  credit: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  answer: v.picklist(ROW_ANSWERS),
  tenths: v.pipe(v.number(), v.integer()),
  possibleTenths: v.pipe(v.number(), v.integer()),
  trade: v.exactOptional(v.picklist(TRADE_STANDINGS)),
  titles: v.exactOptional(v.picklist(TRADE_STANDINGS)),
  doubtful: v.exactOptional(v.boolean()),
  wordsOnly: v.exactOptional(v.boolean()),
  byTrade: v.exactOptional(v.boolean()),
  elsewhere: v.exactOptional(v.array(evidenceSchema)),
  options: v.exactOptional(v.array(optionSchema)),
});

/** Reports made before the standing of the trade was kept told it by the credit of its row. */
const rowSchema = v.pipe(
  writtenRowSchema,
  v.transform((row) =>
    row.axis !== 'occupation' || row.trade !== undefined
      ? row
      : { ...row, trade: row.credit >= NEAR_TRADE ? ('near' as const) : ('far' as const) },
  ),
);

const scoreSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const capSchema = v.object({
  tenths: v.pipe(v.number(), v.integer()),
  limit: v.number(),
  rowIds: v.array(v.string()),
});

const postFieldSchema = v.object({
  value: v.nullable(v.string()),
  standing: v.picklist(FIELD_STANDINGS),
});

const postSchema = v.object({
  title: postFieldSchema,
  company: postFieldSchema,
  location: postFieldSchema,
  occupation: v.nullable(v.object({ label: v.string(), rome: v.string() })),
});

type SettledReport = {
  readonly rows: readonly { readonly tenths: number }[];
  readonly cap: { readonly tenths: number } | null;
  readonly score: number;
};

/** Rows and cap have to sum to the score: a stored report that does not explain its number is not one. */
const sumsToScore = ({ rows, cap, score }: SettledReport): boolean =>
  rows.reduce((sum, { tenths }) => sum + tenths, cap?.tenths ?? 0) === score * 10;

/** A match report as stored. */
export const reportSchema = v.pipe(
  v.object({
    model: v.string(),
    post: v.exactOptional(postSchema),
    offerText: v.exactOptional(v.string()),
    score: scoreSchema,
    band: v.picklist(MATCH_BANDS),
    rows: v.array(rowSchema),
    cap: v.nullable(capSchema),
    criteria: v.array(
      v.object({
        criterion: v.picklist(CRITERIA),
        offerQuote: v.string(),
        answer: v.picklist(['yes', 'no', 'unknown']),
        cvQuote: v.nullable(v.string()),
      }),
    ),
    advice: v.array(
      v.object({
        kind: v.picklist(ADVICE_KINDS),
        rowId: v.nullable(v.string()),
        text: v.string(),
        gainTenths: v.number(),
      }),
    ),
    summary: v.string(),
    setAside: v.exactOptional(v.object({ rows: v.array(rowSchema), score: scoreSchema })),
  }),
  v.check((report) => sumsToScore(report)),
);
