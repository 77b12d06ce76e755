import { describe, expect, test } from 'vitest';

import { changeTailoredCv } from '#/domain/tailoredCv/changeTailoredCv';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import { askedFirst, isReordered } from '#/domain/tailoredCv/lineOrder';
import { changesBySection, tailoredDifferences } from '#/domain/tailoredCv/tailoredChanges';
import {
  MAX_TAILORED_CVS,
  shownContent,
  withTailoredCv,
  withoutTailoredCv,
} from '#/domain/tailoredCv/tailoredCv';
import type { TailoredContent, TailoredEntry } from '#/domain/tailoredCv/tailoredCv';
import { datesInWords, tailoredFileName } from '#/domain/tailoredCv/tailoredCv.fr';
import { aReadCv, CV_TEXT } from '#tests/support/builders/aReadCv';
import { aRow } from '#tests/support/builders/aRow';
import { aTailoredCv } from '#tests/support/builders/aTailoredCv';

const REPORT = {
  rows: [
    aRow('Fin de vie', 'Accompagnement de fin de vie'),
    aRow('Travail en équipe', 'esprit d’équipe'),
    aRow('Tutorat', 'tutorat de six stagiaires', 120),
  ],
};

const cv = aReadCv();
const plain = composeTailoredCv(cv, null);
const content = composeTailoredCv(cv, REPORT);

const entryOf = (of: TailoredContent, id: string): TailoredEntry => {
  const found = of.blocks.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const words = (of: TailoredContent, id: string): readonly string[] =>
  entryOf(of, id).lines.map(({ text }) => text);

describe('the CV of a job', () => {
  test('says nothing that the imported CV does not say', () => {
    const imported = CV_TEXT.toLowerCase();
    const lines = shownContent(content).blocks.flatMap(({ kind, entries }) =>
      kind === 'skills' ? [] : entries.flatMap((entry) => entry.lines.map(({ text }) => text)),
    );
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(imported).toContain(line.toLowerCase());
  });

  test('without a comparison, is the imported CV', () => {
    expect(tailoredDifferences(plain)).toEqual([]);
    expect(plain.blocks.map(({ heading }) => heading)).toEqual([
      'Profil',
      'Expériences professionnelles',
      'Formation',
      'Compétences',
      'Langues',
      'Centres d’intérêt',
    ]);
  });

  test('shows first, in each post, the lines that the offer asks for; posts keep their order', () => {
    expect(words(content, 'experience-1')[0]).toMatch(/^Accompagnement de fin de vie/u);
    expect(words(content, 'experience-1').slice(1)).toEqual(
      words(plain, 'experience-1').slice(0, 2),
    );
    expect(words(content, 'experience-2')[0]).toBe('Accueil et tutorat de six stagiaires');
    expect(entryOf(content, 'experience-1').lines[0]?.asked).toEqual(['Fin de vie']);
    const heads = (of: TailoredContent) => of.blocks[1]?.entries.map(({ head }) => head);
    expect(heads(content)).toEqual(heads(plain));
  });

  test('puts what is asked for at the head of a list of skills', () => {
    expect(words(content, 'skills-4-told')).toEqual([
      'Esprit d’équipe, Netsoins, AFGSU 2, permis B, écoute',
    ]);
  });

  test('tells every line that differs', () => {
    expect(
      tailoredDifferences(content).map(({ difference, after }) => [difference, after]),
    ).toEqual([
      ['raised', 'Accompagnement de fin de vie avec l’équipe mobile de soins palliatifs'],
      ['raised', 'Accueil et tutorat de six stagiaires'],
      ['reordered', 'Esprit d’équipe, Netsoins, AFGSU 2, permis B, écoute'],
    ]);
  });

  test('keeps for the person what was read and has no place, and puts it on no page before they say so', () => {
    const odd = composeTailoredCv(
      aReadCv({}, `${CV_TEXT}\nINFORMATIONS\nMembre du comité social depuis toujours\n`),
      null,
    );
    const all = JSON.stringify(odd);
    expect(all).toContain('Membre du comité social');
  });

  test('what a header says beside the post stays with the post', () => {
    const told = composeTailoredCv(
      aReadCv(
        {},
        CV_TEXT.replace('EHPAD Les Genêts, Nantes', 'EHPAD Les Genêts, Nantes - CDI à temps plein'),
      ),
      null,
    );
    expect(JSON.stringify(entryOf(told, 'experience-1'))).toContain('temps plein');
  });
});

test('a bracket beside the employer leaves its words whole, and a date told in another form waits nowhere', () => {
  const told = composeTailoredCv(
    aReadCv(
      {},
      CV_TEXT.replace(
        'Aide-soignante de nuit\nEHPAD Les Genêts, Nantes\nMars 2021 – aujourd’hui',
        'Depuis mars 2021 : Aide-soignante de nuit\nEHPAD Les Genêts, Nantes (unité de 14 lits, postes de 10 h)',
      ),
    ),
    null,
  );
  expect(words(told, 'experience-1')).toContain('Unité de 14 lits, postes de 10 h');
  expect(JSON.stringify(told.blocks.filter(({ kind }) => kind === 'unplaced'))).not.toContain(
    'Depuis mars',
  );
});

test('a line that answers the offer a little stays behind one that answers it much, and both before the others', () => {
  const [post] = cv.experiences;
  if (post === undefined) throw new Error('a post');
  const [first, second, third] = post.tasks.map(({ value }) => value);
  const of = (...weights: readonly (readonly [string | undefined, number])[]) =>
    words(
      composeTailoredCv(cv, {
        rows: weights.map(([quote], at) => aRow(`Demande ${at}`, quote ?? '', weights[at]?.[1])),
      }),
      'experience-1',
    );
  expect(of([second, 50], [third, 200])).toEqual([third, second, first]);
  // Two that answer it nearly as much keep the order of the CV.
  expect(of([second, 150], [third, 200])).toEqual([second, third, first]);
});

test('what is told of an order is the fewest moves that explain it', () => {
  const moved = (...order: readonly number[]) => {
    const entry = entryOf(plain, 'experience-1');
    const lines = order.map((at) => {
      const [line] = entry.lines;
      if (line === undefined) throw new Error('a line');
      return { ...line, id: `l${at}`, text: `${at}`, original: `${at}`, at };
    });
    return tailoredDifferences({
      ...plain,
      blocks: plain.blocks.map((block) => ({
        ...block,
        entries: block.entries.map((one) => (one.id === entry.id ? { ...one, lines } : one)),
      })),
    }).map(({ after, difference }) => `${after} ${difference}`);
  };
  expect(moved(0, 1, 2, 3)).toEqual([]);
  expect(moved(1, 2, 3, 0)).toEqual(['0 lowered']);
  expect(moved(3, 0, 1, 2)).toEqual(['3 raised']);
  expect(moved(1, 4, 5, 0, 2, 3, 6)).toEqual(['1 raised', '4 raised', '5 raised']);
});

test('differences are told by where they stand', () => {
  expect(
    changesBySection(tailoredDifferences(content)).map(({ where, differences }) => [
      where,
      differences.length,
    ]),
  ).toEqual([
    ['Expériences professionnelles · Aide-soignante de nuit, EHPAD Les Genêts', 1],
    ['Expériences professionnelles · Aide-soignante, Centre hospitalier de Saint-Nazaire', 1],
    ['Compétences', 1],
  ]);
});

test('a certificate among the diplomas, and a part named on its own line, are on the page', () => {
  const told = composeTailoredCv(
    aReadCv(
      {},
      CV_TEXT.replace(
        'lycée Léonard-de-Vinci',
        'lycée Léonard-de-Vinci\nAttestation de secourisme recyclée en 2024',
      ).replace('LANGUES', 'Qualités : patience, ponctualité, discrétion\n\nLANGUES'),
    ),
    null,
  );
  const shown = JSON.stringify(shownContent(told));
  expect(shown).toContain('Attestation de secourisme recyclée en 2024');
  expect(shown).toContain('patience, ponctualité, discrétion');
  expect(told.blocks.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
});

describe('changing it', () => {
  const first = entryOf(content, 'experience-1').lines[0]?.id ?? '';

  test('a line is reworded, and what it was is told', () => {
    const changed = changeTailoredCv(content, { kind: 'write', id: first, text: '  Fin de vie  ' });
    expect(tailoredDifferences(changed)[0]).toEqual({
      id: first,
      difference: 'reworded',
      where: 'Expériences professionnelles · Aide-soignante de nuit, EHPAD Les Genêts',
      before: 'Accompagnement de fin de vie avec l’équipe mobile de soins palliatifs',
      after: 'Fin de vie',
      asked: ['Fin de vie'],
    });
  });

  test('an emptied line is left out and comes back as it was', () => {
    const gone = changeTailoredCv(content, { kind: 'write', id: first, text: ' ' });
    expect(words(shownContent(gone), 'experience-1')).toHaveLength(2);
    expect(tailoredDifferences(gone).map(({ difference }) => difference)).toContain('leftOut');
    expect(changeTailoredCv(gone, { kind: 'keep', id: first, kept: true })).toEqual(content);
  });

  test('a line moves past the ones that are shown, and no further than the ends', () => {
    const ids = (of: TailoredContent) => entryOf(of, 'experience-1').lines.map(({ id }) => id);
    const [one = '', two = '', three = ''] = ids(content);
    const hidden = changeTailoredCv(content, { kind: 'keep', id: two, kept: false });
    expect(ids(changeTailoredCv(hidden, { kind: 'move', id: three, by: -1 }))).toEqual([
      three,
      one,
      two,
    ]);
    expect(ids(changeTailoredCv(content, { kind: 'move', id: one, by: -1 }))).toEqual([
      one,
      two,
      three,
    ]);
  });

  test('a line of the person’s own is added, told, and gone when it is left out', () => {
    const added = changeTailoredCv(content, {
      kind: 'add',
      entryId: 'experience-3',
      text: 'Courses',
    });
    const own = entryOf(added, 'experience-3').lines.at(-1);
    expect(own).toMatchObject({ text: 'Courses', original: null });
    expect(tailoredDifferences(added).map(({ difference }) => difference)).toContain('added');
    expect(changeTailoredCv(added, { kind: 'keep', id: own?.id ?? '', kept: false })).toEqual(
      content,
    );
  });

  test('a post and a part are left out whole, told with their lines', () => {
    const without = changeTailoredCv(content, {
      kind: 'keepEntry',
      id: 'experience-3',
      kept: false,
    });
    expect(shownContent(without).blocks[1]?.entries).toHaveLength(2);
    expect(tailoredDifferences(without).find(({ id }) => id === 'experience-3')?.before).toBe(
      'Auxiliaire de vie, Association Domicile et Vous · Aide à la toilette, préparation des repas, courses',
    );
    const bare = changeTailoredCv(content, { kind: 'keepBlock', id: 'interests-6', kept: false });
    expect(shownContent(bare).blocks.map(({ id }) => id)).not.toContain('interests-6');
  });

  test('a part changes places with the next', () => {
    const moved = changeTailoredCv(content, { kind: 'moveBlock', id: 'skills-4', by: -1 });
    expect(moved.blocks.map(({ id }) => id).indexOf('skills-4')).toBe(2);
  });
});

describe('a list of things', () => {
  const asked = (item: string): boolean => item === 'Excel' || item === 'Cegid';

  test.each([
    ['Logiciels : Word, Excel, Cegid.', 'Logiciels : Excel, Cegid, Word.'],
    ['Word, Sage (100, 1000), Excel', 'Excel, Word, Sage (100, 1000)'],
    // Two things, a sentence, nothing asked for: as they are.
    ['Word, Excel', 'Word, Excel'],
    ['Je tiens la caisse, Word, Excel et le stock', 'Je tiens la caisse, Word, Excel et le stock'],
    ['Word, Outlook, Teams', 'Word, Outlook, Teams'],
  ])('%s', (before, after) => {
    expect(askedFirst(before, asked)).toBe(after);
    expect(isReordered(before, after)).toBe(before !== after);
  });

  test('another word is no order', () => {
    expect(isReordered('Word, Excel', 'Word, Access')).toBe(false);
  });
});

test('dates are all of one form, and no month is made up', () => {
  expect([
    datesInWords({ year: 2021, month: 3 }, 'ongoing'),
    datesInWords({ year: 2016, month: null }, { year: 2018, month: null }),
    datesInWords({ year: 2020, month: 5 }, { year: 2020, month: 5 }),
    datesInWords(null, { year: 2018, month: null }),
    datesInWords(null, 'ongoing'),
  ]).toEqual(['mars 2021 – aujourd’hui', '2016 – 2018', 'mai 2020', '2018', '']);
});

test('the name of the file holds no sign that a disk refuses', () => {
  expect(tailoredFileName('Awa Diallo', 'Aide-soignant(e) / nuit')).toBe(
    'CV - Awa Diallo - Aide-soignant(e) nuit',
  );
});

test('one CV is kept for each job, the ones changed last first', () => {
  const many = Array.from({ length: MAX_TAILORED_CVS }, (_, at) => aTailoredCv({ id: at }));
  const all = withTailoredCv(many, aTailoredCv({ id: 3, cvName: 'autre.pdf' }));
  expect(all).toHaveLength(MAX_TAILORED_CVS);
  expect(all[0]).toMatchObject({ id: 3, cvName: 'autre.pdf' });
  expect(withTailoredCv(all, aTailoredCv({ id: 999 }))).toHaveLength(MAX_TAILORED_CVS);
  expect(withoutTailoredCv(all, 3).some(({ id }) => id === 3)).toBe(false);
});
