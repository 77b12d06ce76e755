import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { readCv } from '#/domain/cv/readCv';
import type { MatchReport } from '#/domain/matching/report';
import { realConcepts, realLexicon, spread } from '#tests/domain/matching/realLexicon';
import { cvLines, matcherOf, offerText, TODAY } from '#tests/domain/matching/realPair';
import { cvFile } from '#tests/support/documents/bytes';
import { makeDoc } from '#tests/support/documents/doc';
import { makeDocx } from '#tests/support/documents/docx';
import { makePdf } from '#tests/support/documents/pdf';
import { makeRtf } from '#tests/support/documents/rtf';

const MAKERS: readonly (readonly [name: string, make: (lines: readonly string[]) => Uint8Array])[] =
  [
    ['cv.pdf', makePdf],
    ['cv.docx', makeDocx],
    ['cv.doc', (lines) => makeDoc(lines)],
    ['cv.rtf', makeRtf],
  ];
const CVS = 60;
/** Hundreds of files are read: some ten seconds, several times that beside other work. */
const EVERY_FORMAT_MS = 180_000;
const TRADES = ['Assistant administratif', 'Technicien de maintenance', 'Vendeur', 'Cuisinier'];

const heldOf = ({ rows }: MatchReport): string =>
  rows
    .filter(({ axis, answer }) => axis === 'skills' && answer !== 'missing')
    .map(({ label }) => label)
    .sort()
    .join(' | ');

describe('one CV in several formats', () => {
  test(
    'M9: scores within two points, the same skills held',
    async () => {
      const extractor = new DocumentTextExtractor();
      const skills = spread(
        realConcepts
          .filter(({ kind }) => kind === 'technique' || kind === 'tool')
          // Letters that every format can hold.
          .map(({ label }) => label)
          .filter((label) => /^[\p{Script=Latin} '-]{6,40}$/u.test(label)),
        CVS * 6,
      );
      let seen = 0;
      let otherSkills = 0;
      for (let index = 0; index < CVS; index += 1) {
        const trade = TRADES[index % TRADES.length] ?? 'Vendeur';
        const own = skills.slice(index * 6, index * 6 + 6);
        const lines = cvLines(trade, own.slice(0, 4));
        const match = matcherOf(offerText(trade, own), trade);
        const reports: MatchReport[] = [];
        for (const [name, make] of MAKERS) {
          const document = await extractor.extract(cvFile(name, make(lines)));
          if (!document.ok) throw new Error(`${name}: ${document.problem}`);
          const cv = readCv(document.value, { lexicon: realLexicon, today: TODAY });
          reports.push(match(cv));
          seen += 1;
        }
        const scores = reports.map(({ score }) => score);
        expect(Math.max(...scores) - Math.min(...scores), lines.join('\n')).toBeLessThanOrEqual(2);
        if (new Set(reports.map(heldOf)).size > 1) otherSkills += 1;
      }
      expect(seen).toBeGreaterThanOrEqual(200);
      expect(otherSkills).toBeLessThanOrEqual(CVS * 0.05);
    },
    EVERY_FORMAT_MS,
  );
});
