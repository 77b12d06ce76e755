import { describe, expect, test } from 'vitest';

import type { MatchReport } from '#/domain/matching/report';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { cvLines, matchOf, readText } from '#tests/domain/matching/realPair';

const rowOf = ({ rows }: MatchReport, words: RegExp) => rows.find(({ label }) => words.test(label));

const askedIn = (title: string, ...lines: string[]) => {
  const text = lines.join('\n');
  const { sentences, skills } = readOffer({ text, title }, realLexicon);
  return {
    told: sentences.map(({ start, end }) => text.slice(start, end)),
    skills: skills.map(({ label }) => label),
  };
};

describe('a line that asks for nothing is no row', () => {
  const { told, skills } = askedIn(
    'Fleuriste H/F',
    'Vos missions :',
    '- Composer les bouquets de saison',
    '- Un parcours d’intégration et un suivi personnalisé',
    '- Horaires : du mardi au samedi',
    '- Télétravail partiel possible',
    'Si ce poste vous correspond, postulez par téléphone.',
    'Découvrez nos ateliers sur www.fleurs-du-port.example',
  );

  test('hours, what the house gives and how to apply are left out', () => {
    expect(told.join(' ')).toContain('bouquets de saison');
    expect(told.join(' ')).not.toMatch(/intégration|Horaires|Télétravail|postulez|www/u);
    expect(skills.join(' ')).not.toMatch(/intégration/iu);
  });

  test('a line that asks for something all the same stays', () => {
    const asked = askedIn(
      'Fleuriste H/F',
      'Profil :',
      'Vous maîtrisez la confection de bouquets, n’attendez plus, postulez !',
    );
    expect(asked.told.join(' ')).toContain('confection de bouquets');
  });
});

test('a licence that the CV says it lacks is not held', () => {
  const whole = cvLines('Fleuriste', ['Confection de bouquets']);
  const named = whole.slice(0, 4);
  const told = whole.slice(4);
  const offer = 'Fleuriste H/F\n\nProfil\n- Permis B exigé\n- Confection de bouquets\n- Vente';
  const of = (line: string) =>
    matchOf(readText([...named, 'PROFIL', line, ...told]), offer, 'Fleuriste H/F');
  const lacking = of('Pas de permis B : je me déplace en tramway');
  expect(rowOf(lacking, /Permis B/u)?.answer).toBe('missing');
  expect(rowOf(of('Permis B'), /Permis B/u)?.answer).toBe('held');
});

test('any diploma of a list opens the post, though only the first is told in full', () => {
  const offer = [
    'Intervenant social H/F',
    '',
    'Profil',
    'Titulaire du diplôme d’État d’assistant de service social ou moniteur éducateur / éducateur de jeunes enfants.',
    'Accompagnement des familles. Animation de réunions.',
  ].join('\n');
  const of = (degree: string) =>
    matchOf(
      readText([...cvLines('Éducatrice', ['Accueil des familles']), `2016 ${degree}, Nantes`]),
      offer,
      'Intervenant social H/F',
    ).rows.find(({ blocking }) => blocking);
  expect(of('Diplôme d’État d’éducateur de jeunes enfants')?.answer).toBe('held');
  expect(of('Licence de musicologie')?.answer).toBe('missing');
});

const SHOP =
  'Vendeur H/F\n\nMissions\n- Techniques de vente\n- Mise en rayon\n- Encaissement\n- Inventaires';
const SHOP_WORK = ['Vente en magasin', 'Mise en rayon', 'Encaissement'];

test('a post whose title says no trade has that of its lines', () => {
  const of = (title: string, work: readonly string[]) =>
    rowOf(matchOf(readText(cvLines(title, work)), SHOP, 'Vendeur H/F'), /^Vendeur/u)?.credit ?? 0;
  expect(of('Auto-entrepreneur', SHOP_WORK)).toBeGreaterThan(0.3);
  expect(of('Auto-entrepreneur', ['Tonte des pelouses', 'Taille des haies'])).toBeLessThan(0.1);
});

describe('words that the CV says in another trade', () => {
  const report = matchOf(
    readText(cvLines('Développeur web', ['Livraison des versions', 'Tests unitaires'])),
    'Chauffeur-livreur H/F\n\nMissions\n- Livraison\n- Chargement du camion\n- Tournées',
    'Chauffeur-livreur H/F',
  );
  const row = rowOf(report, /Livraison/iu);

  test('are quoted, earn nothing and are not said to be absent', () => {
    expect(row?.credit).toBe(0);
    expect(row?.elsewhere?.[0]?.quote).toContain('Livraison des versions');
    expect(report.summary).toContain('pour un autre');
  });

  test('nobody is told to take the title of a trade that is far', () => {
    expect(report.advice.map(({ text }) => text).join(' ')).not.toContain('reprenez cet intitulé');
  });
});

test('what is asked for twice is one row', () => {
  const { rows } = matchOf(
    readText(cvLines('Carrossier', ['Redressage'])),
    'Carrossier H/F\n\nProfil\n- Permis de conduire exigé\n- Permis B obligatoire\n- Redressage\n- Ponçage',
    'Carrossier H/F',
  );
  expect(rows.filter(({ label }) => /permis/iu.test(label)).map(({ label }) => label)).toEqual([
    'Permis B',
  ]);
});
