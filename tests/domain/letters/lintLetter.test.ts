import { describe, expect, test } from 'vitest';

import { PARAGRAPH_ROLES } from '#/domain/letters/letter';
import { rewritten, withFrame } from '#/domain/letters/letterDraft';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { NO_CONTEXT } from '#/domain/letters/lint/wholeLetter';
import { sampleLetter } from '#/domain/letters/sampleLetter.fr';
import { aLetter, CARE_OFFER } from '#tests/support/builders/aLetter';

const findingsOf = (text: string) => lintLetter(rewritten(aLetter(), 'us', text));

describe('the letter read again', () => {
  test('a composed letter of any register has no fault', () => {
    for (const tone of [0, 25, 50, 75, 100])
      for (const variant of [0, 1, 2]) expect(lintLetter(aLetter({ tone }, variant))).toEqual([]);
  });

  test.each([
    ['Je me permet de vous écrire.', 'grammar', 'Je me permets de vous écrire.'],
    ['Ici je vous pris de croire.', 'grammar', 'Ici je vous prie de croire.'],
    ['Suite à votre annonce paru hier.', 'grammar', 'Suite à votre annonce parue hier.'],
    ['J’ai travailler trois ans.', 'grammar', 'J’ai travaillé trois ans.'],
    ['Ici je vous serais gré de me lire.', 'grammar', 'Ici je vous saurais gré de me lire.'],
    ['Le poste de assistante.', 'elision', 'Le poste d’assistante.'],
    ['Deux  espaces.', 'typography', 'Deux espaces.'],
    ["L'équipe.", 'typography', 'L’équipe.'],
    ['Et la suite...', 'typography', 'Et la suite…'],
    ['Est-ce possible ?', 'typography', 'Est-ce possible\u202f?'],
  ])('%s', (text, kind, fixed) => {
    expect(findingsOf(text)).toMatchObject([{ kind, fixed, role: 'us' }]);
  });

  test('sees a letter that nobody signs', () => {
    expect(lintLetter(withFrame(aLetter(), 'signature', ''))).toMatchObject([
      { kind: 'name', role: null },
    ]);
  });

  test.each([
    ['Je suis dynamique et motivée.', 'cliche'],
    ['C’est avec un grand intérêt que je lis.', 'cliche'],
    ['J’espère que tu me liras.', 'tutoiement'],
    ['Il reste [une date] à mettre.', 'placeholder'],
    ['J’ai assuré la sélection etprésentation des bijoux.', 'words'],
    ['J’ai assuré la tenue occasionnel du comptoir.', 'words'],
    ['Dans l’attente de votre réponse, veuillez agréer mes salutations.', 'grammar'],
  ])('%s', (text, kind) => {
    expect(findingsOf(text)).toMatchObject([{ kind, fixed: null }]);
  });

  test.each([
    'Je reste à votre écoute.',
    'Le onze mars.',
    'La hauteur de Hugo.',
    'Ce que je fais.',
  ])('no fault in: %s', (text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  test('what is found is quoted in whole words', () => {
    const [finding] = findingsOf("Une aide-soignante motivée, et l'équipe de nuit le sait.");
    expect(finding).toMatchObject({ excerpt: "motivée, et l'équipe de nuit" });
  });

  test('an appeal that the formula does not repeat is put right', () => {
    const letter = withFrame(aLetter(), 'appeal', 'Madame, Monsieur,');
    expect(lintLetter(letter)).toMatchObject([
      { kind: 'appeal', role: 'closing', fixed: expect.stringContaining(', Madame, Monsieur,') },
    ]);
    expect(lintLetter(withFrame(aLetter(), 'appeal', 'Madame Morvan,'))).toMatchObject([
      { kind: 'appeal', role: null },
    ]);
  });

  test('the company of another letter', () => {
    const letter = rewritten(aLetter(), 'us', 'Je rejoindrais Papeterie Larive avec joie.');
    expect(
      lintLetter(letter, { ...NO_CONTEXT, otherCompanies: ['Papeterie Larive'] }),
    ).toMatchObject([{ kind: 'otherCompany' }]);
    expect(
      lintLetter(aLetter(), {
        ...NO_CONTEXT,
        otherCompanies: ['EHPAD Les Glycines', 'EHPAD Les Genêts'],
      }),
    ).toEqual([]);
  });

  test('no way to reach the writer, a long paragraph, too many exclamations', () => {
    expect(lintLetter(withFrame(aLetter(), 'sender', 'Awa Diallo'))).toMatchObject([
      { kind: 'contact' },
    ]);
    expect(findingsOf('mot '.repeat(240).trim())).toMatchObject([
      { kind: 'long' },
      { kind: 'long' },
    ]);
    expect(findingsOf('Oui\u202f! Vraiment\u202f!')).toMatchObject([{ kind: 'exclamation' }]);
  });

  test('the template of a newcomer is a list of holes to fill', () => {
    const kinds = new Set(lintLetter(sampleLetter(50)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['placeholder']);
  });
});

describe('the letter read beside its offer and its writer', () => {
  const context = { ...NO_CONTEXT, offerText: CARE_OFFER, agreement: 'feminine' } as const;
  const kindsOf = (text: string, differences: Partial<typeof NO_CONTEXT> = {}) =>
    lintLetter(rewritten(aLetter(), 'us', text), { ...context, ...differences }).map(
      ({ kind }) => kind,
    );

  test('a letter of its offer has no fault', () => {
    expect(lintLetter(aLetter(), context)).toEqual([]);
  });

  test('words of another advertisement, another post, another employer', () => {
    const other = `Comptable fournisseurs, Papeterie Larive. Missions :\n- Saisir les factures\n- Tenir la caisse`;
    const [first, ...others] = aLetter().paragraphs;
    const quote = 'Accompagner les résidents en fin de vie';
    const source = { from: 'offer', place: 'offer', where: null, quote } as const;
    const letter = {
      ...aLetter(),
      paragraphs:
        first === undefined
          ? []
          : [
              {
                ...first,
                sentences: first.sentences.map((one) => ({ ...one, sources: [source] })),
              },
              ...others,
            ],
    };
    expect(lintLetter(letter, { ...context, offerText: other }).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['otherOffer', 'post']),
    );
    expect(kindsOf('J’aimerais rejoindre Papeterie Larive.')).toContain('otherCompany');
    expect(kindsOf('J’aimerais rejoindre l’EHPAD Les Glycines.')).toEqual([]);
    expect(kindsOf('Je vous écris.', { company: 'Clinique du Parc' })).toContain('company');
  });

  test.each([
    ['Je suis motivé et disponible.', 'Je suis motivée et disponible.'],
    ['Je suis très heureux de vous lire.', 'Je suis très heureuse de vous lire.'],
    ['Je serais ravi de vous lire.', 'Je serais ravie de vous lire.'],
  ])('agrees with a woman: %s', (text, fixed) => {
    expect(lintLetter(rewritten(aLetter(), 'us', text), context)).toMatchObject([
      { kind: 'agreement', fixed },
    ]);
    expect(kindsOf(fixed)).toEqual([]);
    expect(kindsOf(fixed, { agreement: 'masculine' })).toEqual(['agreement']);
    expect(kindsOf(text, { agreement: 'neutral' })).toEqual([]);
  });

  test('two forms, a hole, a repeated opening', () => {
    expect(kindsOf('Me voici motivé(e).')).toEqual(['agreement']);
    expect(kindsOf('Je commence le {date}.')).toEqual(['placeholder']);
    expect(kindsOf('J’ai le permis B, et j’ai ____ ans.')).toEqual(['placeholder']);
    expect(kindsOf('Je parle anglais. Je parle espagnol.')).toEqual(['repeated']);
  });

  test('no proof, and too few words', () => {
    const bare = PARAGRAPH_ROLES.filter((role) => role !== 'closing').reduce(
      (letter, role) => rewritten(letter, role, `Le travail me plaît (${role}).`),
      aLetter(),
    );
    expect(lintLetter(bare, context).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['proof', 'short']),
    );
  });
});
