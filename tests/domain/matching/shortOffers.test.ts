import { describe, expect, test } from 'vitest';

import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { cvLines, readText } from '#tests/domain/matching/realPair';

const GILDER = readText(
  cvLines('Doreuse', ['Pose de feuilles d’or sur cadres', 'Retouche des patines anciennes']),
);

const compare = (lines: readonly string[]) => {
  const offer = { text: lines.join('\n') };
  return compareCvWithOffer(GILDER, offer, readOffer(offer, realLexicon), realLexicon);
};

const ONE_SENTENCE = [
  'Doreur H/F',
  'Vos missions',
  'Poser les feuilles d’or et d’argent sur les cadres, les moulures et les boiseries sculptées, puis brunir à l’agate.',
  'Profil',
  'CAP doreur, permis B.',
];

describe('a short advertisement', () => {
  test('of a trade that nobody wrote words for has a score by the words of its one sentence', () => {
    const report = compare(ONE_SENTENCE);
    expect(report.ok && report.value.score).toBeGreaterThan(20);
  });

  test('that says nothing of the work has none', () => {
    expect(compare(['Doreur H/F', 'Profil', 'CAP doreur, permis B.'])).toEqual({
      ok: false,
      problem: 'tooLittle',
    });
  });

  test('without heading or sign tells the work in its own lines', () => {
    const text = [
      'Cherche chauffeur livreur',
      'Préparation de commandes / livraison de petits colis aux commerces du centre et aux particuliers / nettoyage du véhicule /',
      'Conditions horaires :',
      'du lundi au vendredi.',
    ].join('\n');
    const { sentences, skills } = readOffer(
      { title: 'Chauffeur livreur (H/F)', text },
      realLexicon,
    );
    expect(sentences.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain('colis');
    expect(skills.map(({ label }) => label)).toContain('Préparation de commandes');
  });

  test('leaves what the employer says of itself alone where it tells the work elsewhere', () => {
    const text = [
      'Vendeur H/F',
      'La maison Ferrault, trois boutiques, vend des tissus et fait de la retouche depuis 1950.',
      'Vos missions',
      '- Accueil des clients',
      '- Encaissement',
    ].join('\n');
    const labels = readOffer({ text }, realLexicon).skills.map(({ label }) => label);
    expect(labels.join(' ')).not.toMatch(/retouche/iu);
  });

  test('is not answered for the line that announces its list', () => {
    const report = compare([
      'Doreur H/F',
      'Au sein d’une équipe de douze personnes, vos missions sont les suivantes :',
      ...ONE_SENTENCE.slice(2),
    ]);
    const told = report.ok ? report.value.rows.filter(({ axis }) => axis === 'missions') : [];
    expect(told.map(({ offerQuote }) => offerQuote)).toEqual([ONE_SENTENCE[2]]);
  });

  test('weighs a sentence that only wishes as a wish', () => {
    const wished = 'Une première expérience des plafonds peints est un plus.';
    const report = compare([...ONE_SENTENCE, wished]);
    const rows = report.ok ? report.value.rows.filter(({ axis }) => axis === 'missions') : [];
    const wish = rows.find(({ offerQuote }) => offerQuote.includes('plafonds'));
    expect(wish?.demand).toBe('optional');
    expect(rows.find(({ offerQuote }) => offerQuote === ONE_SENTENCE[2])?.demand).toBe('expected');
  });

  test('of two lines is compared where its trade is known and it tells the work', () => {
    const text = 'Sur le secteur de Valbrune. Vous aurez pour mission de nettoyer les vestiaires.';
    const offer = { title: 'Agent de nettoyage industriel (H/F)', text };
    const cleaner = readText(
      cvLines('Agente de nettoyage', ['Nettoyage des vestiaires et des bureaux']),
    );
    const reportOf = (cv: typeof cleaner) =>
      compareCvWithOffer(cv, offer, readOffer(offer, realLexicon), realLexicon);
    const near = reportOf(cleaner);
    const far = reportOf(GILDER);
    expect(near.ok && near.value.score).toBeGreaterThan(60);
    expect(far.ok ? far.value.score : null).toBeLessThanOrEqual(30);
  });

  test('that names a known trade and nothing of the work has no score', () => {
    const offer = { title: 'Boulanger (H/F)', text: '35 heures par semaine, permis B.' };
    const report = compareCvWithOffer(GILDER, offer, readOffer(offer, realLexicon), realLexicon);
    expect(report).toEqual({ ok: false, problem: 'tooLittle' });
  });
});
