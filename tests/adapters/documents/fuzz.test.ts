import { describe, expect, test } from 'vitest';

import { MAX_TEXT_LENGTH } from '#/adapters/documents/documentLimits';
import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { READING_PROBLEMS, type ReadingProblem } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';
import { withCpuTime } from '#tests/support/cpuTime';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { CELL_MARK, field, makeDoc } from '#tests/support/documents/doc';
import { makeDocx } from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';
import { makePdf, makeScannedPdf, makeTwoColumnPdf } from '#tests/support/documents/pdf';
import { makeRtf } from '#tests/support/documents/rtf';

const LINES = [
  'Léa MARTIN',
  'Comptable fournisseurs à Nantes',
  'Saisie des factures, lettrage des comptes, déclarations de TVA',
];

const SAMPLES: Readonly<Record<string, Uint8Array>> = {
  pdf: makePdf(LINES),
  columns: makeTwoColumnPdf({ left: LINES, right: LINES }),
  scan: makeScannedPdf(),
  docx: makeDocx([...LINES, { rows: [[['a'], LINES]] }, { textBox: LINES }]),
  doc: makeDoc([...LINES, `a${CELL_MARK}b${CELL_MARK}${CELL_MARK}`, field('x', 'y')]),
  rtf: makeRtf(LINES),
  odt: makeOdt(LINES.map((line) => `<text:p>${line}</text:p>`).join('')),
  html: utf8(
    `<html><body>${LINES.map((line) => `<p>${line}</p>`).join('')}<table><tr><td>a</table></html>`,
  ),
};

const CASES_PER_SAMPLE = 60;
const CASE_LIMIT_MS = 4000;

/** A small seeded generator (mulberry32): the same cases on every run. */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const INTERESTING = [0x00, 0xff, 0x7f, 0x80, 0x3c, 0x7b, 0x5c, 0x2f];

/** Flips, overwrites, cuts, repeats or exchanges parts of a file. */
const mutate = (bytes: Uint8Array, random: () => number): Uint8Array => {
  const copy = bytes.slice();
  const at = (): number => Math.floor(random() * copy.length);
  const kind = Math.floor(random() * 6);
  const changes = 1 + Math.floor(random() * 12);
  if (kind === 0) return copy.slice(0, at());
  if (kind === 1) return Uint8Array.from([...copy.slice(0, at()), ...copy.slice(at())]);
  for (let i = 0; i < changes; i += 1) {
    const place = at();
    if (kind === 2) copy[place] = (copy[place] ?? 0) ^ (1 << Math.floor(random() * 8));
    else if (kind === 3) copy[place] = INTERESTING[Math.floor(random() * INTERESTING.length)] ?? 0;
    else if (kind === 4)
      copy.fill(Math.floor(random() * 256), place, place + Math.floor(random() * 16));
    else copy.copyWithin(place, at(), at());
  }
  return copy;
};

/** What is wrong with an outcome; null for a sound reading or a known problem. */
const faultOf = (result: Result<CvDocument, ReadingProblem>): string | null => {
  if (!result.ok) return READING_PROBLEMS.includes(result.problem) ? null : result.problem;
  const { text, lines } = result.value;
  if (text.length > MAX_TEXT_LENGTH) return 'text too long';
  return lines.map((line) => line.text).join('\n') === text ? null : 'text is not its lines';
};

describe('mutilated files', () => {
  test.each(Object.entries(SAMPLES))(
    '%s: each is read or refused with a known problem, in good time',
    async (name, sample) => {
      const extractor = new DocumentTextExtractor();
      const random = randomOf(name.length * 7919 + sample.length);
      const faults: string[] = [];
      let slowest = 0;
      for (let index = 0; index < CASES_PER_SAMPLE; index += 1) {
        const file = cvFile('cv', mutate(sample, random));
        const { value, ms } = await withCpuTime(() => extractor.extract(file));
        const fault = faultOf(value);
        slowest = Math.max(slowest, ms);
        if (fault !== null) faults.push(`case ${index}: ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(slowest).toBeLessThan(CASE_LIMIT_MS);
    },
    60_000,
  );
});
