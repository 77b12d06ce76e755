import type { Concept, ConceptKind, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { NO_OCCUPATIONS } from '#/domain/occupations/occupations';
import { fold } from '#/domain/shared/text';

type Entry = readonly [id: string, label: string, kind: ConceptKind, parents?: readonly string[]];

const ENTRIES: readonly Entry[] = [
  ['soudure', 'soudure', 'technique'],
  ['soudure-tig', 'soudure TIG', 'technique', ['soudure']],
  ['soudure-mig', 'soudure MIG', 'technique', ['soudure']],
  ['lecture-plans', 'lecture de plans', 'technique'],
  ['tournage', 'tournage', 'technique'],
  ['fraisage', 'fraisage', 'technique'],
  ['metrologie', 'métrologie', 'knowledge'],
  ['chaudronnerie', 'chaudronnerie', 'technique'],
  ['pliage', 'pliage', 'technique'],
  ['oxycoupage', 'oxycoupage', 'technique'],
  ['solidworks', 'SolidWorks', 'tool'],
  ['autocad', 'AutoCAD', 'tool'],
  ['excel', 'Excel', 'tool'],
  ['sap', 'SAP', 'tool'],
  ['gmao', 'GMAO', 'tool'],
  ['iso-9001', 'ISO 9001', 'knowledge'],
  ['controle-qualite', 'contrôle qualité', 'technique'],
  ['maintenance', 'maintenance préventive', 'technique'],
  ['cuisson', 'cuisson sous vide', 'technique'],
  ['patisserie', 'pâtisserie', 'technique'],
  ['caces-3', 'CACES 3', 'licence'],
  ['permis-b', 'permis B', 'licence'],
  ['habilitation', 'habilitation B0', 'licence'],
  ['rigueur', 'rigueur', 'softSkill'],
  ['autonomie', 'autonomie', 'softSkill'],
  ['metal', 'métiers du métal', 'occupation'],
  ['soudeur', 'soudeur', 'occupation', ['metal']],
  ['chaudronnier', 'chaudronnier', 'occupation', ['metal']],
  ['cuisinier', 'cuisinier', 'occupation'],
];

const concepts = new Map<string, Concept>(
  ENTRIES.map(([id, label, kind, parents]) => [id, { id, label, kind, parents: parents ?? [] }]),
);

const surfaces = [
  ...[...concepts.values()].map((concept) => ({ surface: concept.label, concept })),
  ...[...concepts.values()]
    .filter(({ id }) => id === 'soudeur')
    .map((concept) => ({ surface: 'soudeuse', concept })),
].sort((one, other) => other.surface.length - one.surface.length);

const findMentions = (text: string): readonly Mention[] => {
  const key = fold(text);
  const taken = new Set<number>();
  const found: Mention[] = [];
  for (const { surface, concept } of surfaces) {
    const label = fold(surface);
    for (let at = key.indexOf(label); at !== -1; at = key.indexOf(label, at + 1)) {
      const end = at + label.length;
      const whole = !/[a-z0-9]/u.test(key[at - 1] ?? ' ') && !/[a-z0-9]/u.test(key[end] ?? ' ');
      if (!whole || taken.has(at)) continue;
      for (let place = at; place < end; place += 1) taken.add(place);
      found.push({ concept, start: at, end, confidence: 1 });
    }
  }
  return found.sort((one, other) => one.start - other.start);
};

const implies = (child: string, ancestor: string): boolean =>
  (concepts.get(child)?.parents ?? []).some(
    (parent) => parent === ancestor || implies(parent, ancestor),
  );

/** A lexicon of thirty concepts, matched word for word. */
export const testLexicon: Lexicon = {
  version: 'test',
  concept: (id) => concepts.get(id),
  findMentions,
  implies,
  occupations: NO_OCCUPATIONS,
  tradesOf: () => null,
  domainOf: () => '',
};

/** Concepts of the trade kinds given. */
export const idsOf = (...kinds: readonly ConceptKind[]): readonly string[] =>
  [...concepts.values()].filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);

/** The words of a concept. */
export const wordsFor = (id: string): string => {
  const concept = concepts.get(id);
  if (concept === undefined) throw new Error(`no concept ${id}`);
  return concept.label;
};
