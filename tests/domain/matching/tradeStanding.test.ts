import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import type { MatchReport } from '#/domain/matching/report';
import { verdictOf } from '#/domain/matching/verdict';
import { readOffer } from '#/domain/postings/readOffer';
import { fold } from '#/domain/shared/text';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const OFFER = {
  title: 'Cuisinier (H/F)',
  text: `Cuisinier (H/F)

Vos missions :
- Préparation des plats chauds et des desserts
- Gestion des stocks de la cuisine
- Respect des normes HACCP

Profil recherché :
- Rigueur et travail en équipe
- Permis B`,
};

const compare = (lines: readonly string[]): MatchReport => {
  const cv = readCv(documentFromText(['Alix Bernier', ...lines].join('\n'), 'cv.txt'), {
    lexicon: realLexicon,
    today: '2026-01-01',
  });
  const report = compareCvWithOffer(cv, OFFER, readOffer(OFFER, realLexicon), realLexicon);
  if (!report.ok) throw new Error(report.problem);
  return report.value;
};

const posts = (headline: string, title: string, ...tasks: readonly string[]) => [
  headline,
  'Expériences professionnelles',
  `2019 - 2025 ${title}`,
  ...tasks.map((task) => `- ${task}`),
  'Compétences',
  'Rigueur, travail en équipe, permis B',
  'Formation',
  '2018 Baccalauréat général',
];

const standingIn = ({ rows }: MatchReport) => rows.find(({ axis }) => axis === 'occupation');

describe('the standing of the trade', () => {
  test.each([
    ['Cuisinier', 'Cuisinier', 'same'],
    ['Comptable', 'Comptable', 'far'],
    ['Infirmière', 'Infirmière', 'far'],
    ['Étudiante', 'Stagiaire', 'unknown'],
    ['Toujours partante', 'Auto-entrepreneur', 'unknown'],
  ] as const)('of a cook’s offer for « %s », post « %s », is %s', (headline, title, trade) => {
    expect(standingIn(compare(posts(headline, title)))?.trade).toBe(trade);
  });

  test('is a question where the CV does not tell it, never an accusation', () => {
    const report = compare(posts('Étudiante', 'Stagiaire', 'Rangement des dossiers'));
    expect(report.score).toBeLessThanOrEqual(30);
    expect(verdictOf({ score: report.score, report })).toBe('weak');
    expect(report.summary).toContain('ne permet pas de dire si ce métier est le vôtre');
    expect(report.summary).not.toContain('éloigné');
    const row = standingIn(report);
    expect([row?.tenths, row?.evidence]).toEqual([0, []]);
    const [first] = report.advice;
    expect([first?.rowId, first?.gainTenths]).toEqual(['occupation', 0]);
    expect(first?.text).toContain('si vous l’avez exercé ou appris');
  });
});

describe('what holds or is held in another', () => {
  const askingFor = (asked: string, shown: string) => {
    const offer = {
      title: 'Secrétaire (H/F)',
      text: `Secrétaire (H/F)\n\nProfil recherché :\n- ${asked}\n- Accueil téléphonique\n- Rigueur\n- Permis B`,
    };
    const cv = readCv(
      documentFromText(
        ['Alix Bernier', 'Secrétaire', 'Compétences', shown, 'Permis B'].join('\n'),
        'cv.txt',
      ),
      { lexicon: realLexicon, today: '2026-01-01' },
    );
    const report = compareCvWithOffer(cv, offer, readOffer(offer, realLexicon), realLexicon);
    return report.ok
      ? report.value.rows.find(({ offerQuote }) => fold(asked).includes(fold(offerQuote)))?.answer
      : report.problem;
  };

  test.each([
    ['Maîtrise des outils bureautiques', 'Microsoft Office', 'held'],
    ['Maîtrise des outils bureautiques', 'Word, Excel, PowerPoint', 'held'],
    ['Maîtrise des outils bureautiques', 'Excel', 'missing'],
    ['Maîtrise d’Excel', 'Pack Office', 'held'],
    ['Pack Office', 'Excel', 'missing'],
  ] as const)('« %s » beside « %s » is %s', (asked, shown, answer) => {
    expect(askingFor(asked, shown)).toBe(answer);
  });
});
