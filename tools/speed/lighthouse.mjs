import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** No dependency of the project: npx fetches it. */
const LIGHTHOUSE = 'lighthouse@13';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

const measure = async ({ address, chrome, folder }) => {
  const report = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
  const lighthouse = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chrome } },
  );
  const code = await new Promise((ended) => lighthouse.on('exit', ended));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(100 * categories[id].score)]),
    ),
    times: Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue]),
    ),
    failed: CATEGORIES.flatMap((id) =>
      categories[id].auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9)
        .map((ref) => `${id}: ${audits[ref.id].title}`),
    ),
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Scores and times of pages on a phone, as medians, visited in turn so that a busy moment weighs on all. */
export const scoresOf = async ({ addresses, runs, chrome, folder }) => {
  const results = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, address] of Object.entries(addresses))
      results[name].push(await measure({ address, chrome, folder }));
  for (const [name, visits] of Object.entries(results)) {
    const row = (pick) =>
      Object.fromEntries(
        Object.keys(visits[0][pick]).map((key) => [
          key,
          Number(median(visits.map((visit) => visit[pick][key])).toFixed(3)),
        ]),
      );
    console.log(name, JSON.stringify(row('scores')), JSON.stringify(row('times')));
    for (const line of new Set(visits.flatMap(({ failed }) => failed)))
      console.log('  below 90:', line);
  }
};
