import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { createSheetSearch } from '#/adapters/assistant/miniSearchSheets';
import { replyTo, SURE } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { dangerOf } from '#/domain/assistant/danger.fr';
import { intentOf } from '#/domain/assistant/intents.fr';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { own } from '#tests/support/builders/someApplications';
import { someFacts } from '#tests/support/builders/someFacts';
import { SHEETS_BY_SUBJECT } from '#tests/coach/assistant/answers';
it('base', () => {
  const search = createSheetSearch(ALL_SHEETS);
  const facts = someFacts({ cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() }, profile: aProfile(), applications: own, analyses: [anAnalysis('good')] });
  const rows = readFileSync('tests/coach/assistant/questions.fr.tsv', 'utf8').trim().split('\n').map((l) => l.split('\t'));
  const out: Record<string, [number, number]> = {};
  for (const [kind = '', topic = '', q = ''] of rows) {
    const d = dangerOf(q); const i = intentOf(q);
    const r = replyTo(q, { facts, search, previous: null });
    const got = d ? `danger:${d}` : i ? `own:${i}` : r.citation ? r.citation.sheetId : 'none';
    let ok = false;
    if (kind === 'sheet') ok = (SHEETS_BY_SUBJECT[topic] ?? []).includes(got);
    if (kind === 'distress') ok = got.startsWith('danger');
    if (kind === 'own' || kind === 'message') ok = got.startsWith('own:');
    if (kind === 'outside') ok = got === 'none';
    const o = (out[kind] ??= [0, 0]); o[1]++; if (ok) o[0]++;
    if (!ok) console.log(kind, topic, '|', q, '->', got, search(q)[0]?.confidence.toFixed(2));
  }
  console.log(out);
});
