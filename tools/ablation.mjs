#!/usr/bin/env node
// Takes one part of the reader or the matcher out at a time and measures what is lost.
// Usage: node tools/ablation.mjs PACK_DIR... ; prints a table for docs/justesse.md
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEvaluator } from './evaluate/build.mjs';
import { TODAY } from './evaluate/ownPacks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each part: its name, its file, the source that makes it work, and the source without it. */
const PARTS = [
  [
    'demand by cues',
    'offers/cueScopes.ts',
    'const cues = cuesOf(text);',
    'const cues = cuesOf(text).slice(0, 0);',
  ],
  [
    'context of ambiguous forms',
    'lexicon/conditions.ts',
    'if (contexts.length === 0) return ALLOWED.bySubject;',
    'return ALLOWED.bySubject;',
  ],
  [
    'matching by roots',
    'lexicon/longest.ts',
    'stem !== null && stem.end > (exact?.end ?? from) ? stem : exact',
    'exact ?? (stem === null ? null : exact)',
  ],
  [
    'heads of lists distributed',
    'lexicon/findMentions.ts',
    'if (from === null) return null;',
    'if (from !== scene.tokens.length + 1) return null;',
  ],
  [
    'tails of lists shared',
    'lexicon/findMentions.ts',
    'sharingTail(scene, match, covered)',
    'sharingTail(scene, match, covered).slice(0, 0)',
  ],
  [
    'activities that no form names',
    'lexicon/activities.ts',
    '.filter((item) => item !== null);',
    '.filter((item) => item !== null)\n    .slice(0, 0);',
  ],
  [
    'unknown items beside known ones',
    'lexicon/listSiblings.ts',
    'if (items.length < FEWEST_ITEMS) return [];',
    'if (items.length < 1e9) return [];',
  ],
  [
    'several wordings of one concept',
    'lexicon/wordings.ts',
    'if (!MANY_SIDED.has(kind) || items.length < 2) return [items];',
    'if (items.length < 1e9 || MANY_SIDED.has(kind)) return [items];',
  ],
  [
    'a child implies its parent',
    'lexicon/openLexicon.ts',
    'implies: (child, ancestor) => ancestorsOf(child).has(ancestor)',
    'implies: (child, ancestor) => child === ancestor && ancestorsOf(child).has(ancestor)',
  ],
  [
    'a technique is named whole in another trade',
    'matching/compareCvWithOffer.ts',
    'trade === null || trade.credit >= NEAR_TRADE',
    'trade === null || trade.credit >= NEAR_TRADE - 1',
  ],
  [
    'leading people is one skill in every trade',
    'matching/skillRows.ts',
    "kind !== 'technique' || lexicon.implies(id, SHARED_BY_TRADES)",
    "kind !== 'technique' || lexicon.implies(id, id)",
  ],
  [
    'what is told in passing',
    'offers/asides.ts',
    'if (!isAbility(concept)) return false;',
    'if (isAbility(concept)) return false;',
  ],
  [
    'the same words in the same trade',
    'matching/sharedRoots.ts',
    'left.size > 0 && left.size === right.size',
    'left.size > 1e9 && left.size === right.size',
  ],
  [
    'doubtful readings accuse nobody',
    'matching/report.ts',
    "axis === 'skills' && answer === 'missing' && doubtful !== true",
    "axis === 'skills' && answer === 'missing' && doubtful !== null",
  ],
  [
    'words of a phrase on one line of the CV',
    'matching/phrases.ts',
    'if (stems.length < fewest) continue;',
    'if (stems.length < fewest + 1e9) continue;',
  ],
  [
    'verbs tied to the nouns of their actions',
    'lexicon/stems.ts',
    'actionNouns.get(key) ?? tradeActions.get(key)',
    'actionNouns.get(key)',
  ],
  [
    'tasks and wishes that no lexicon holds',
    'offers/readUnknownSkills.ts',
    '[...wishes(segment, text, written), ...tasks(segment, text)]',
    '[...wishes(segment, text, written), ...tasks(segment, text)].slice(0, 0)',
  ],
  [
    'what a task is done to tells it',
    'matching/phrases.ts',
    'if (stems.length === 0 || families.some((family) => family.length === 0)) return [];',
    'if (stems.length < 1e9 || families.length < 0) return [];',
  ],
  [
    'years of other trades are limited',
    'matching/experienceRow.ts',
    'ELSEWHERE + BY_RELEVANCE * nearest',
    'ELSEWHERE + BY_RELEVANCE * nearest + 1e9',
  ],
  [
    'the place of the evidence',
    'matching/evidence.ts',
    ': SECTION_STRENGTH[evidence.section];',
    ': SECTION_STRENGTH[evidence.section] ** 0;',
  ],
  [
    'the trade',
    'matching/score.ts',
    'weight: axisWeights[axis] * (onlyWished ? WISHED : 1)',
    "weight: axis === 'occupation' ? 1e-9 : axisWeights[axis] * (onlyWished ? WISHED : 1)",
  ],
  [
    'the words of the advertisement',
    'matching/score.ts',
    'weight: axisWeights[axis] * (onlyWished ? WISHED : 1)',
    "weight: axis === 'missions' ? 1e-9 : axisWeights[axis] * (onlyWished ? WISHED : 1)",
  ],
  [
    'skills and words blended by coverage',
    'matching/score.ts',
    'Math.max(0, 1 - coverage / COVERED)',
    'Math.max(0, 1 - coverage / COVERED) * 0',
  ],
  [
    'the trade first',
    'matching/score.ts',
    'const kept = keptByTrade(rows);',
    'const kept = keptByTrade(rows) ** 0;',
  ],
  [
    'the register of trades',
    'matching/tradeNearness.ts',
    'if (asked.length === 0 || held.length === 0) return 0;',
    'if (asked.length < 1e9) return 0;',
  ],
  [
    'the knee of the skills axis',
    'matching/score.ts',
    "if (axis !== 'skills') return share;",
    "if (axis !== 'none') return share;",
  ],
];

/** Replaces a piece of one source file; a piece that is not there any more is a fault of this table. */
const without = ([name, file, source, replacement]) => {
  const path = resolve(root, 'src/domain', file);
  if (!readFileSync(path, 'utf8').includes(source)) throw new Error(`${name}: not in ${file}`);
  return {
    name: 'embellie-ablation',
    enforce: 'pre',
    transform: (code, id) => (id === path ? code.replace(source, replacement) : undefined),
  };
};

const packDirs = process.argv.slice(2).map((packDir) => resolve(packDir));
if (packDirs.length === 0) {
  console.error('usage: node tools/ablation.mjs PACK_DIR...');
  process.exit(2);
}

const figure = (value) => value.toFixed(3).replace(/^0/u, '');
const f1 = ({ f1: value }) => figure(value);
const row = (name, all) => {
  const mean = (pick) => all.reduce((sum, figures) => sum + pick(figures), 0) / all.length;
  const cells = [
    f1({ f1: mean(({ skills }) => skills.cvs.f1) }),
    f1({ f1: mean(({ skills }) => skills.offers.f1) }),
    f1({ f1: mean(({ pairs }) => pairs.matching.f1) }),
    f1({ f1: mean(({ pairs }) => pairs.missing.f1) }),
    figure(mean(({ ranking }) => ranking.offersPerCv)),
    figure(mean(({ ranking }) => ranking.cvsPerOffer)),
    [0, 1, 2, 3]
      .map((grade) => Math.round(mean(({ medianByGrade }) => medianByGrade[grade] ?? 0)))
      .join(' / '),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
};

const measure = async (name, plugins) => {
  const { figuresOf } = await loadEvaluator(plugins);
  const all = [];
  for (const packDir of packDirs) all.push((await figuresOf({ packDir, today: TODAY })).figures);
  row(name, all);
};

console.log(`Means over ${packDirs.map((packDir) => basename(packDir)).join(', ')}.\n`);
console.log(
  '| Without | CV skills F1 | Offer skills F1 | Matching F1 | Missing F1 | nDCG offers | nDCG CVs | Medians 0/1/2/3 |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
await measure('nothing (all parts)', []);
for (const part of PARTS) await measure(part[0], [without(part)]);
