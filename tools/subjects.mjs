#!/usr/bin/env node
// Fits what the assistant takes a question to be about, and writes src/domain/assistant/subjectWeights.ts.
// Usage: npm run subjects [-- --apart VOICE] [-- --judged VOICE,VOICE]. With --apart one voice is kept out of the fitting and
// measured, and nothing is written. The curve of chances is fitted on each voice as it is judged without it, or, as each takes
// minutes, on those named by --judged.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

import { loadBundle } from './evaluate/build.mjs';
import { fitCurve, guessesOf } from './subjects/curve.mjs';
import { fitSubjects } from './subjects/fit.mjs';
import { fitNet } from './subjects/net.mjs';
import { tsvRows } from './tsvRows.mjs';

/** Questions by hands that had not seen each other: voice, subject and question. */
const VOICES = 'subjectVoices';
/** Lists that were opened: kind, subject and question. Those that stayed closed measure. */
const OPENED = ['apart', 'heldOut', 'fresh', 'opened', 'daily', 'blindOpened', 'plainOpened'];
/** How much a way of asking that is known, and a sentence of a sheet, count beside a question. */
const KNOWN = 0.7;
const SENTENCE = 0.3;
const FEWEST_WORDS = 4;
const WIDTH = 4096;

const { values } = parseArgs({
  options: {
    apart: { type: 'string', default: '' },
    judged: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const assistant = await loadBundle('tools/subjects/parts.ts');
const { ALL_SHEETS, INTENTS, INTENTS_BY_SUBJECT, SHEETS_BY_SUBJECT } = assistant;

const names = [...INTENTS, 'otherField', ...ALL_SHEETS.map(({ id }) => id)];
const spell = assistant.spellingOf(ALL_SHEETS);
const start = JSON.parse(readFileSync(resolve(root, 'tools/subjects/startVectors.json'), 'utf8'));
const started = new Set(start.words.split(' '));
const rowsOf = (list) => tsvRows(resolve(root, `tests/coach/assistant/${list}.fr.tsv`));

const subjectsOf = (kind, subject) => {
  if (kind === 'outside') return ['otherField'];
  if (/^\/|\|/u.test(subject)) return subject.split('|').map((each) => each.replace(/^\//u, ''));
  return kind === 'sheet'
    ? (SHEETS_BY_SUBJECT[subject] ?? [])
    : (INTENTS_BY_SUBJECT[subject] ?? [subject]);
};

const sentencesOf = (body) =>
  body
    .split(/\n|(?<=[.:!?])\s/u)
    .map((line) => line.replace(/^[-\d. ]+/u, '').trim())
    .filter((line) => line.split(' ').length >= FEWEST_WORDS);

const rows = [
  ...rowsOf(VOICES).map(([voice, subject, question]) => ({
    voice,
    subjects: [subject],
    question,
    counts: 1,
  })),
  ...OPENED.flatMap(rowsOf)
    .filter(([kind, , question]) => kind !== 'distress' && !question.includes(' || '))
    .map(([kind, subject, question]) => ({
      subjects: subjectsOf(kind, subject).filter((each) => names.includes(each)),
      question,
      counts: 1,
    })),
  ...[...assistant.TUNING, ...assistant.SHORT_QUESTIONS].map(([question, ...sheets]) => ({
    subjects: sheets.length > 0 ? sheets : ['otherField'],
    question,
    counts: 1,
  })),
  ...Object.entries({ ...assistant.OWN_QUESTIONS_BY_INTENT, otherField: assistant.OTHER_FIELDS })
    .flatMap(([subject, questions]) => questions.map((question) => ({ subject, question })))
    .map(({ subject, question }) => ({ subjects: [subject], question, counts: KNOWN })),
  ...ALL_SHEETS.flatMap(({ id, title, topic, keywords, questions, body }) => [
    ...[title, topic, keywords, ...questions].map((question) => ({
      subjects: [id],
      question,
      counts: KNOWN,
    })),
    ...sentencesOf(body).map((question) => ({ subjects: [id], question, counts: SENTENCE })),
  ]),
]
  .filter(({ subjects, question }) => subjects.length > 0 && question !== '')
  .map((row) => {
    const line = assistant.plain(row.question);
    return {
      ...row,
      signs: assistant.signsIn(line, spell),
      sequence: assistant.meantBy(line, spell, (word) => started.has(word)),
    };
  });

const voices = [...new Set(rows.map(({ voice }) => voice).filter(Boolean))];
/** A subject that one voice alone asks for is not judged: without that voice it was never learnt. */
const judgedApart = (voice) => {
  const others = rows.filter((row) => row.voice !== voice);
  const learnt = new Set(others.filter(({ voice: by }) => by).flatMap(({ subjects }) => subjects));
  const weights = fitSubjects(others, names, assistant);
  const net = fitNet(others, names, start, assistant);
  const judged = rows.filter(
    (row) => row.voice === voice && row.subjects.some((subject) => learnt.has(subject)),
  );
  return guessesOf(judged, weights, net, assistant);
};

const report = (voice, guesses) => {
  const share = (isIt) => (guesses.filter(isIt).length / guesses.length).toFixed(3);
  console.log(
    `${voice}: ${guesses.length}, first ${share(({ right }) => right[0])}, of three ${share(({ right }) => right.slice(0, 3).some(Boolean))}`,
  );
};

/** Each voice as it is judged without it, by a process of its own, as many at a time as there are processors. */
const judgedByVoice = async () => {
  const chosen = values.judged === '' ? voices : values.judged.split(',');
  const waiting = [...chosen];
  const found = new Map();
  const one = async () => {
    for (let voice = waiting.shift(); voice !== undefined; voice = waiting.shift()) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [fileURLToPath(import.meta.url), '--apart', voice, '--json'],
        { maxBuffer: 1e9 },
      );
      found.set(voice, JSON.parse(stdout));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
  return chosen.map((voice) => [voice, found.get(voice)]);
};

if (values.json) process.stdout.write(JSON.stringify(judgedApart(values.apart)));
else if (values.apart !== '') report(values.apart, judgedApart(values.apart));
else {
  const judged = (await judgedByVoice()).filter(([, found]) => found.length > 0);
  for (const [voice, found] of judged) report(voice, found);
  const guesses = judged.flatMap(([, found]) => found);
  const curve = fitCurve(guesses);
  const weights = fitSubjects(rows, names, assistant);
  const net = fitNet(rows, names, start, assistant);
  const lines = (digits) =>
    `\`\n${digits.match(new RegExp(`.{1,${WIDTH}}`, 'gu')).join('\n')}\n\`.replaceAll('\\n', '')`;
  const inSteps = ({ digits, step }) => `{ digits: ${lines(digits)}, step: ${step} }`;
  const write = (name, lead) =>
    writeFileSync(
      resolve(root, `src/domain/assistant/${name}.ts`),
      `// Written by \`npm run subjects\` from the lists of tests/coach/assistant, never by hand.\n${lead}`,
    );
  write(
    'subjectWeights',
    `import type { SubjectWeights } from '#/domain/assistant/subjectModel';

/** The chance that a subject is the one asked for, by how it is measured: fitted on each voice as judged without it. */
export const SUBJECT_CURVE = ${JSON.stringify(curve)};

/** How much each sign says of each subject. */
export const SUBJECT_WEIGHTS: SubjectWeights = {
  subjects: ${lines(weights.subjects)},
  bases: ${lines(weights.bases)},
  buckets: ${lines(weights.buckets)},
  rarities: ${lines(weights.rarities)},
  counts: ${lines(weights.counts)},
  steps: ${lines(weights.steps)},
  weights: ${lines(weights.weights)},
};
`,
  );
  write(
    'wordWeights',
    `import type { NetWeights } from '#/domain/assistant/subjectNet';

/** What words mean, and what their meaning says of each subject. */
export const WORD_WEIGHTS: NetWeights = {
  subjects: ${lines(net.subjects)},
  words: ${lines(net.words)},
  worths: ${lines(net.worths)},
  vectors: ${inSteps(net.vectors)},
  hidden: ${inSteps(net.hidden)},
  hiddenBases: ${inSteps(net.hiddenBases)},
  spoken: ${inSteps(net.spoken)},
  spokenBases: ${inSteps(net.spokenBases)},
};
`,
  );
}
