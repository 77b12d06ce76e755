import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import type { MatchReport } from '#/domain/matching/report';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import { readOffer } from '#/domain/postings/readOffer';
import { baseReportOf, cases } from '#tests/domain/matching/cases';
import { realLexicon } from '#tests/domain/matching/realLexicon';

/** What a summary says of skills: how many of how many. */
const toldIn = ({ summary }: MatchReport): { held: number; asked: number } | null => {
  const some = /(\d+|Une) des (\d+) compétences/u.exec(summary);
  if (some) return { held: some[1] === 'Une' ? 1 : Number(some[1]), asked: Number(some[2]) };
  const none = /Aucune des (\d+)/u.exec(summary);
  if (none) return { held: 0, asked: Number(none[1]) };
  const all = /Les (\d+) compétences/u.exec(summary);
  return all ? { held: Number(all[1]), asked: Number(all[1]) } : null;
};

describe('the numbers of one comparison', () => {
  test('count the skills once: in the summary as in the lists', () => {
    const told = cases().flatMap((made) => {
      const report = baseReportOf(made);
      const count = toldIn(report);
      return count === null ? [] : [{ report, count }];
    });
    expect(told.length).toBeGreaterThan(100);
    for (const { report, count } of told) {
      const { matching, missing } = toSavedAnalysis(report, { id: 1, date: '' });
      expect(count).toEqual({ held: matching.length, asked: matching.length + missing.length });
    }
  });

  test('never promise more than 100, whatever advice is followed', () => {
    let promising = 0;
    for (const made of cases()) {
      const { score, advice } = baseReportOf(made);
      const gains = advice.map(({ gainTenths }) => gainTenths);
      expect(Math.min(0, ...gains)).toBe(0);
      const all = gains.reduce((sum, gain) => sum + gain, 0);
      expect(score * 10 + all).toBeLessThanOrEqual(1000);
      if (all > 0) promising += 1;
    }
    expect(promising).toBeGreaterThan(100);
  });
});

describe('a thing and a kind of it, both asked for', () => {
  const offer = {
    title: 'Développeur back-end (H/F)',
    text: `Développeur back-end (H/F)

Profil recherché :
- Bases de données relationnelles exigées
- Maîtrise de MySQL exigée
- Git
- Anglais courant`,
  };
  const rowsFor = (skills: string): MatchReport['rows'] => {
    const cv = readCv(
      documentFromText(
        `Camille Ferrand\nDéveloppeur back-end\nExpériences\n2015 - 2024 Développeur back-end\nCompétences\n${skills}`,
        'cv.txt',
      ),
      { lexicon: realLexicon, today: '2026-01-01' },
    );
    const report = compareCvWithOffer(cv, offer, readOffer(offer, realLexicon), realLexicon);
    return report.ok ? report.value.rows.filter(({ axis }) => axis === 'skills') : [];
  };
  const told = (rows: MatchReport['rows']) =>
    rows
      .filter(({ label }) => /MySQL|relationnelles/u.test(label))
      .map(({ label, answer }) => [label, answer]);
  const possible = (rows: MatchReport['rows']): number =>
    rows.reduce((sum, { possibleTenths }) => sum + possibleTenths, 0);

  test('are one row where the kind is held: nobody lacks in one line what another has found', () => {
    expect(told(rowsFor('MySQL, Git'))).toEqual([['MySQL', 'held']]);
  });

  test('are two where neither is, or where the thing alone is', () => {
    expect(told(rowsFor('Git'))).toHaveLength(2);
    expect(told(rowsFor('Bases de données relationnelles, Git'))).toEqual(
      expect.arrayContaining([
        ['Bases de données relationnelles', 'held'],
        ['MySQL', 'missing'],
      ]),
    );
  });

  test('weigh the same as one row and as two', () => {
    const one = rowsFor('MySQL, Git').find(({ label }) => label === 'MySQL');
    const two = rowsFor('MySQL, Git, Bases de données relationnelles');
    expect(told(two)).toHaveLength(2);
    expect(one?.tenths).toBeLessThanOrEqual(
      possible(two.filter(({ label }) => /MySQL|relationnelles/u.test(label))),
    );
    expect(one?.tenths).toBeGreaterThan(
      two.find(({ label }) => label === 'MySQL')?.tenths ?? Infinity,
    );
  });
});

describe('what an advertisement asks for once', () => {
  const report = (() => {
    const offer = {
      title: 'Psychomotricien H/F',
      text: `Psychomotricien H/F

Vos missions
- Mener les bilans psychomoteurs
- Animer des groupes d’enfants
Profil
- Diplôme d’État de psychomotricien exigé
- Permis B souhaité
- Astreintes un dimanche par mois, horaires de soir`,
    };
    const cv = readCv(
      documentFromText(
        'Camille Ferrand\nPsychomotricienne\nExpériences\n2015 - 2024 Psychomotricienne, bilans psychomoteurs',
        'cv.txt',
      ),
      { lexicon: realLexicon, today: '2026-01-01' },
    );
    const compared = compareCvWithOffer(cv, offer, readOffer(offer, realLexicon), realLexicon);
    if (!compared.ok) throw new Error(compared.problem);
    return compared.value;
  })();

  test('a diploma named and its level are one row', () => {
    const ofStudies = report.rows.filter(({ axis }) => axis === 'degree');
    expect(ofStudies.map(({ label }) => label)).toEqual(['Diplôme d’État de psychomotricien']);
  });

  test('hours are no work that a CV could answer', () => {
    const sentences = report.rows.filter(({ axis }) => axis === 'missions');
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter(({ label }) => /Astreintes/u.test(label))).toEqual([]);
  });

  test('a licence is written down, not shown at work', () => {
    const [licence] = report.advice.filter(({ text }) => text.includes('Permis B'));
    expect(licence?.text).toContain('écrivez-le dans votre CV');
  });
});
