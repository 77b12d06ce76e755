import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { conceptEvidence } from '#/domain/matching/conceptEvidence';
import { factsOf } from '#/domain/matching/cvFacts';
import { makeCv } from '#tests/domain/matching/makeCv';

const lexicon = openLexicon(
  compileLexicon([
    {
      name: 'trades',
      text: `
@kind technique
Accordage de pianos | accordage
Levée de voûtes | levée | montée de voûtes en pierre
Datation au carbone | DCC
`,
    },
  ]).data,
);

const evidenceFor = (task: string, asked: string, sameTrade: boolean): number => {
  const cv = makeCv({
    identity: ['Noor Valls'],
    city: 'Mende',
    headline: 'Artisane',
    profile: [],
    posts: [{ title: 'Artisane', start: 2020, end: 'ongoing', tasks: [task] }],
    skills: [],
    degree: 'CAP',
    degreeLevel: 'CAP',
    degreeYear: 2019,
    languages: [],
    order: ['posts', 'education'],
  });
  const { text } = cv.document;
  const skills = lexicon.findMentions(text).map(({ concept, start, end }) => ({
    concept: concept.id,
    label: concept.label,
    written: text.slice(start, end),
    section: 'experience' as const,
    mentions: [{ start, end }],
    confidence: 'sure' as const,
  }));
  const [mention] = lexicon.findMentions(asked);
  return conceptEvidence(factsOf({ ...cv, skills }), mention?.concept.id ?? '', lexicon, {
    wording: asked.slice(mention?.start, mention?.end),
    sameTrade,
    aside: false,
  }).all.length;
};

describe('a technique in another trade', () => {
  test.each([
    ['Accordage de caisses claires', 'accordage', false, 0],
    ['Accordage de caisses claires', 'accordage', true, 1],
    ['Accordage de pianos droits', 'accordage', false, 1],
    ['Levée de courrier', 'montée de voûtes en pierre', false, 0],
    ['Montée de voûtes en pierre sèche', 'montée de voûtes en pierre', false, 1],
    ['DCC', 'DCC', false, 1],
  ])('%s for "%s" (same trade: %s)', (task, asked, sameTrade, count) => {
    expect(evidenceFor(task, asked, sameTrade)).toBe(count);
  });
});
