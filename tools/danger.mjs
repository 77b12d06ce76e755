#!/usr/bin/env node
// Fits how the assistant hears that somebody is in danger, and writes src/domain/assistant/dangerWeights.ts.
// Usage: npm run danger [-- --apart LIST,VOICE] [--wrong]. With --apart these lists and the last ones of ordinary questions are
// kept out of the fitting and measured, and nothing is written; --wrong shows what is heard amiss.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { fitDanger, fitKinds } from './danger/fit.mjs';
import { loadBundle } from './evaluate/build.mjs';
import { randomFrom } from './random.mjs';
import { tsvRows } from './tsvRows.mjs';

/** Messages of people in danger and of others that sound alike: what they tell of, or `none`, and the message. */
const TOLD = [
  'dangerVoices',
  'dangerBefore',
  'dangerOpened',
  'dangerSealed',
  'tellings',
  'tellingsByKind',
  'tellingsApart',
];
/** What an ordinary day of somebody who looks for work is told with, and what happens to others on such a day. */
const OF_A_DAY = 'tellingsOfADay';
/** What job seekers ask: kind, subject and question; the last ones measure what is kept apart. */
const ASKED = ['apart', 'heldOut', 'fresh', 'closed', 'opened', 'unopened'];
const ASKED_LAST = [
  'daily',
  'dailySealed',
  'blindOpened',
  'blindSealed',
  'plainOpened',
  'plainSealed',
];
/** Ordinary questions by many voices: voice, subject and question. */
const VOICES = 'subjectVoices';
/** How much an ordinary question counts beside a danger, one of the voices, and a way of asking that the assistant knows. */
const ORDINARY = 0.7;
const VOICED = 0.35;
const KNOWN = 0.5;
/** A danger is told beside a question, before or after it, and two harmless things beside each other. */
const BESIDE = 0.5;
const DANGERS_BESIDE = 0.6;
const HARMLESS_BESIDE = 0.36;
const LONGEST = 320;
const WIDTH = 256;

const { values } = parseArgs({
  options: { apart: { type: 'string', default: '' }, wrong: { type: 'boolean', default: false } },
});
const apart = values.apart.split(',').filter(Boolean);
const root = fileURLToPath(new URL('..', import.meta.url));
const assistant = await loadBundle('tools/danger/signs.ts');

const rowsOf = (list) => tsvRows(resolve(root, `tests/coach/assistant/${list}.fr.tsv`));

const told = TOLD.flatMap((list) =>
  rowsOf(list).map(([kind, message]) => ({
    list,
    kind,
    message,
    danger: kind !== 'none',
    counts: 1,
  })),
);
const asked = [...ASKED, ...ASKED_LAST].flatMap((list) =>
  rowsOf(list)
    // Danger asked about as a matter of law is neither.
    .filter(([kind, subject]) => kind === 'distress' || !/sexualHarassment|danger/u.test(subject))
    .flatMap(([kind, subject, questions]) =>
      questions.split(' || ').map((message) => ({
        list,
        kind: kind === 'distress' ? subject : 'none',
        message,
        danger: kind === 'distress',
        ordinary: true,
        counts: kind === 'distress' ? 1 : ORDINARY,
      })),
    ),
);
const voiced = rowsOf(VOICES)
  .filter(([, subject]) => !assistant.HURT_SUBJECTS.has(subject))
  .map(([list, , message]) => ({
    list,
    kind: 'none',
    message,
    danger: false,
    ordinary: true,
    counts: VOICED,
  }));
const known = [
  ...Object.values(assistant.OWN_QUESTIONS_BY_INTENT).flat(),
  ...assistant.OTHER_FIELDS,
  ...assistant.ALL_SHEETS.flatMap(({ title, topic, questions }) => [title, topic, ...questions]),
].map((message) => ({ list: 'known', kind: 'none', message, danger: false, counts: KNOWN }));

const ofADay = rowsOf(OF_A_DAY).map(([kind, message]) => ({
  list: OF_A_DAY,
  kind,
  message,
  danger: kind !== 'none',
  counts: kind === 'none' ? ORDINARY : 1,
}));

const withSigns = (row) => ({
  ...row,
  signs: assistant.signsIn(assistant.inPlainWords(row.message))[0],
});

/** Messages one after the other: what somebody asks does not undo what they tell. */
const besideEachOther = (rows) => {
  const next = randomFrom(3);
  const questions = rows.filter(({ danger, list }) => !danger && list !== 'known');
  return rows.flatMap((row) => {
    if (row.list === 'known' || next() > (row.danger ? DANGERS_BESIDE : HARMLESS_BESIDE)) return [];
    const other = questions[Math.floor(next() * questions.length)];
    const both = [row.message, other.message];
    const message = (next() < 0.5 ? both : both.reverse()).join('. ');
    return message.length > LONGEST ? [] : [{ ...row, message, counts: row.counts * BESIDE }];
  });
};

const measuredApart = ({ list }) =>
  apart.length > 0 && (apart.includes(list) || ASKED_LAST.includes(list));
const all = [...told, ...asked, ...voiced, ...known];
const fitted = all.filter((row) => !measuredApart(row));
const rows = [...fitted, ...besideEachOther(fitted), ...ofADay].map(withSigns);

const hundredths = (weight) => Math.round((weight ?? 0) * 100);
const facetsOf = (weights) =>
  [...weights]
    .filter(([sign]) => typeof sign === 'string')
    .map(([sign, weight]) => `${sign}:${hundredths(weight)}`)
    .sort()
    .join(' ');
const digitsOf = (weights, length) =>
  Array.from({ length }, (_, bucket) => {
    const step = Math.round((weights.get(bucket) ?? 0) * assistant.WEIGHT_STEPS);
    const most = assistant.NO_WEIGHT;
    return assistant.WEIGHT_DIGITS[Math.max(-most, Math.min(most, step)) + most];
  }).join('');
const written = ({ base, weights }) => ({ base: hundredths(base), facets: facetsOf(weights) });
const kinds = fitKinds(
  rows.filter(({ kind }) => assistant.DANGER_KINDS.includes(kind)),
  assistant.DANGER_KINDS,
  assistant.KIND_BUCKETS,
);
const danger = fitDanger(rows);
const curve = {
  ...written(danger),
  buckets: digitsOf(danger.weights, assistant.BUCKETS),
  kinds: Object.fromEntries(
    kinds.map((found) => [
      found.kind,
      { ...written(found), buckets: digitsOf(found.weights, assistant.KIND_BUCKETS) },
    ]),
  ),
};

const soundOf = assistant.createSoundOfDanger(curve);
const heard = [...told, ...asked, ...voiced]
  .filter((row) => apart.length === 0 || measuredApart(row))
  .map((row) => ({
    ...row,
    ...assistant.hear(row.message, soundOf),
    ...soundOf(assistant.inPlainWords(row.message)),
    asKind: row.kind,
  }));
const report = (name, group) => {
  const sure = group.filter(({ danger: said }) => said !== null);
  const count = group.length;
  const doubted = group.filter((row) => row.doubted).length;
  const named = sure.filter(({ asKind }) => assistant.DANGER_KINDS.includes(asKind));
  const right = named.filter(({ danger, asKind }) => danger === asKind).length;
  console.log(
    `${name}: ${count}, sure ${sure.length} (of ${named.length} with a known kind ${right} right), in doubt ${doubted}`,
  );
};
for (const list of new Set(heard.map((row) => row.list))) {
  const rowsHere = heard.filter((row) => row.list === list);
  const dangers = rowsHere.filter(({ asKind }) => asKind !== 'none');
  if (dangers.length > 0) report(`${list}, danger`, dangers);
  report(
    `${list}, harmless`,
    rowsHere.filter(({ asKind }) => asKind === 'none'),
  );
}
if (values.wrong)
  for (const { danger, doubted, kind, asKind, odds, message } of heard) {
    const as = danger ?? (doubted ? 'doubt' : 'nothing');
    if ((asKind === 'none') !== (as === 'nothing'))
      console.log(`  ${asKind} as ${as} (${odds.toFixed(1)} ${kind}): ${message}`);
  }

const linesOf = (digits) =>
  `\`\n${digits.match(new RegExp(`.{${WIDTH}}`, 'gu')).join('\n')}\n\`.replaceAll('\\n', '')`;
if (apart.length === 0)
  writeFileSync(
    resolve(root, 'src/domain/assistant/dangerWeights.ts'),
    `// Written by \`npm run danger\` from the lists of tests/coach/assistant, never by hand.
import type { DangerCurve } from '#/domain/assistant/dangerSigns';

/** How danger sounds, and each kind of it. */
export const DANGER_CURVE: DangerCurve = {
  base: ${curve.base},
  facets: '${curve.facets}',
  kinds: {
${Object.entries(curve.kinds)
  .map(
    ([kind, found]) =>
      `${kind}: { base: ${found.base}, facets: '${found.facets}', buckets: ${linesOf(found.buckets)} },`,
  )
  .join('\n')}
  },
  buckets: ${linesOf(curve.buckets)},
};
`,
  );
