import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { CHANGE_OF_TRADE } from '#/domain/matching/advice.fr';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { verdictOf } from '#/domain/matching/verdict';
import register from '#/domain/occupations/rome.fr.txt?raw';
import { readRomeTable } from '#/domain/occupations/romeTable';
import { twoGenders } from '#/domain/occupations/titleWords';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const { occupations } = realLexicon;

/** One title of each domain that the register is sure of. */
const DOMAINS = [
  ...new Map(
    readRomeTable(register).flatMap(({ code, titles }) =>
      titles.slice(0, 1).flatMap((title) => {
        const found = occupations.occupationOf(title);
        return found === null || found.rome !== code
          ? []
          : [[code.slice(0, 3), { code, title: twoGenders(title)?.masculine ?? title }]];
      }),
    ),
  ).values(),
];

/** What anyone may hold, and any advertisement ask. */
const TRANSFERABLE = [
  'Permis B, véhicule personnel',
  'Pack Office : Word, Excel',
  'Travail en équipe, rigueur, autonomie, sens du contact',
  'Anglais courant',
];

const cvOf = (title: string, extra = '') =>
  readCv(
    documentFromText(
      [
        'Camille Ferrand',
        title,
        'Profil',
        'Rigueur, autonomie et travail en équipe',
        'Expériences professionnelles',
        `2015 - 2024 ${title}`,
        `2010 - 2015 ${title}`,
        'Compétences',
        ...TRANSFERABLE,
        extra,
        'Formation',
        '2009 Licence',
      ].join('\n'),
      'cv.txt',
    ),
    { lexicon: realLexicon, today: '2026-01-01' },
  );

const offerOf = (title: string) => ({
  title: `${title} (H/F)`,
  text: `${title} (H/F)

Profil recherché :
- Permis B exigé et véhicule personnel
- Maîtrise de Word et Excel
- Travail en équipe, rigueur et autonomie
- Un an d'expérience similaire
- Anglais courant`,
});

/** Every pair takes some eight seconds, more beside other work. */
const EVERY_PAIR_MS = 180_000;

const reportOf = (held: string, asked: string, extra = '') => {
  const offer = offerOf(asked);
  const report = compareCvWithOffer(
    cvOf(held, extra),
    offer,
    readOffer(offer, realLexicon),
    realLexicon,
  );
  return report.ok ? report.value : null;
};

const scoreOf = (held: string, asked: string): number => reportOf(held, asked)?.score ?? 0;

describe('a CV of another trade', () => {
  test(
    'never goes above 30 on a job of a far domain, whatever both have in common',
    () => {
      expect(DOMAINS.length).toBeGreaterThan(80);
      const cvs = DOMAINS.map(({ code, title }) => ({ code, title, cv: cvOf(title) }));
      const above: string[] = [];
      let seen = 0;
      for (const asked of DOMAINS) {
        const offer = offerOf(asked.title);
        const requirements = readOffer(offer, realLexicon);
        for (const { code, title, cv } of cvs) {
          if (occupations.nearness(code, asked.code) > 0) continue;
          seen += 1;
          const report = compareCvWithOffer(cv, offer, requirements, realLexicon);
          if (report.ok && report.value.score > 30)
            above.push(`${title} for ${asked.title}: ${report.value.score}`);
        }
      }
      expect(seen).toBeGreaterThan(DOMAINS.length * (DOMAINS.length - 20));
      expect(above).toEqual([]);
    },
    EVERY_PAIR_MS,
  );

  test.each([
    ['Infirmière', 'Professeur d’anglais'],
    ['Développeur web', 'Cuisinier'],
    ['Opticienne', 'Chauffagiste'],
  ])('%s is no %s, and is at home in its own trade', (held, asked) => {
    expect(scoreOf(held, asked)).toBeLessThanOrEqual(30);
    expect(scoreOf(held, held)).toBeGreaterThanOrEqual(60);
  });

  test('has no years that answer « un an d’expérience similaire », however many they are', () => {
    const rows = reportOf('Infirmière', 'Professeur d’anglais')?.rows ?? [];
    const years = rows.find(({ axis }) => axis === 'experience');
    expect(years?.answer).not.toBe('held');
    expect(years?.tenths).toBeLessThanOrEqual(20);
    const own = reportOf('Infirmière', 'Infirmière')?.rows ?? [];
    expect(own.find(({ axis }) => axis === 'experience')?.answer).toBe('held');
  });

  test('is not lifted by a licence and a vehicle', () => {
    const licence = 'Permis B depuis 2004, véhicule personnel, permis C, permis D';
    const before = reportOf('Infirmière', 'Professeur d’anglais');
    const after = reportOf('Infirmière', 'Professeur d’anglais', licence);
    expect(after?.score).toBe(before?.score);
    const ofLicence = after?.rows.find(({ label }) => label === 'Permis B');
    expect(ofLicence?.answer).toBe('held');
    expect(ofLicence?.tenths).toBeLessThanOrEqual(100);
  });

  test('is told its trade first, and at most three things beside it', () => {
    const far = reportOf('Cuisinier', 'Développeur web');
    expect(far && verdictOf({ score: far.score, report: far })).toBe('otherTrade');
    const onRows = far?.advice.filter(({ rowId }) => rowId !== null) ?? [];
    expect(onRows.length).toBeLessThanOrEqual(4);
    expect(onRows.find(({ kind }) => kind !== 'blocking')?.rowId).toBe('occupation');

    const own = reportOf('Cuisinier', 'Cuisinier');
    expect(own && verdictOf({ score: own.score, report: own })).not.toBe('otherTrade');
  });

  test('is never told to take a title that is not its own, but what goes along and how one changes trade', () => {
    const far = reportOf('Cuisinier', 'Développeur web');
    const [first, second] = far?.advice.filter(({ kind }) => kind !== 'blocking') ?? [];
    expect(far?.advice.some(({ text }) => text.includes('reprenez cet intitulé'))).toBe(false);
    expect(first?.gainTenths).toBe(0);
    expect(first?.text).toContain('ce qui se transpose');
    // A licence and a quality are in every CV: what one can do goes along.
    expect(first?.text).toContain('Excel');
    expect(first?.text).not.toContain('Permis');
    expect(second?.text).toBe(CHANGE_OF_TRADE);

    const own = reportOf('Cuisinier', 'Cuisinier');
    expect(own?.advice.map(({ text }) => text)).not.toContain(CHANGE_OF_TRADE);
  });
});
