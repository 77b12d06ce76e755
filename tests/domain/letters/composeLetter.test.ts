import { describe, expect, test } from 'vitest';

import { composeParagraph } from '#/domain/letters/compose/composeParagraph';
import { openingsOf } from '#/domain/letters/compose/fill';
import { NO_MATCH } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { composeLetter, FEWEST_WORDS, MOST_WORDS, wordsOf } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import type { Letter } from '#/domain/letters/letter';
import { candidateFromCv } from '#/domain/letters/sources/candidate';
import { readLetterOffer } from '#/domain/letters/sources/letterOffer';
import { candidateFromProfile } from '#/domain/letters/sources/profileCandidate';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { emptyProfile } from '#/domain/profile/profile';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';
import { aLetterInput, CARE_OFFER } from '#tests/support/builders/aLetter';
import { anOffer } from '#tests/support/builders/anOffer';
import { aProfile } from '#tests/support/builders/aProfile';
import { CV_TEXT, aReadCv } from '#tests/support/builders/aReadCv';

const TONES = [0, 25, 50, 75, 100];
const bodyOf = ({ paragraphs }: Letter): string => paragraphs.map(textOf).join('\n');
const inEveryTone = (input: LetterInput): readonly Letter[] =>
  TONES.flatMap((tone) => [0, 1, 2].map((variant) => composeLetter({ ...input, tone }, variant)));
const withKeyPoints = once(() => inEveryTone(aLetterInput()));
const withoutKeyPoints = once(() => inEveryTone(aLetterInput({ keyPoints: '' })));

const fiveGrams = (text: string): ReadonlySet<string> => {
  const words = fold(text).match(/[a-z0-9]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
};
/** Share of the five-word runs of one text that stand in the other. */
const commonRuns = (one: string, other: string): number => {
  const [own, others] = [fiveGrams(one), fiveGrams(other)];
  return [...own].filter((run) => others.has(run)).length / own.size;
};

describe('a composed letter', () => {
  test('is the same for the same input', () => {
    expect(composeLetter(aLetterInput(), 3)).toEqual(composeLetter(aLetterInput(), 3));
  });

  test('follows the plan: the reader, the writer twice, both, the formula', () => {
    expect(composeLetter(aLetterInput(), 0).paragraphs.map(({ role }) => role)).toEqual([
      'you',
      'me',
      'more',
      'us',
      'closing',
    ]);
  });

  test('holds on a page where there is enough to tell', () => {
    for (const words of withKeyPoints().map(({ paragraphs }) => wordsOf(paragraphs))) {
      expect(words).toBeGreaterThanOrEqual(FEWEST_WORDS);
      expect(words).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  test('tells the same facts in each register, and speaks to its reader otherwise', () => {
    const letters = withKeyPoints().filter((_, index) => index % 3 === 0);
    expect(letters.length).toBe(TONES.length);
    const spoken = letters.map(({ paragraphs }) =>
      paragraphs
        .filter(({ role }) => ['you', 'us', 'closing'].includes(role))
        .map(textOf)
        .join(' '),
    );
    for (const [index, one] of spoken.entries())
      for (const other of spoken.slice(index + 1))
        expect(commonRuns(one, other)).toBeLessThan(0.65);
    const told = letters.map(({ paragraphs }) =>
      textOf(paragraphs.find(({ role }) => role === 'me') ?? { sentences: [] }),
    );
    expect(new Set(told).size).toBe(1);
  });

  test('is truly another one when asked again', () => {
    for (const index of TONES.keys()) {
      const [first, second, third] = withoutKeyPoints()
        .slice(index * 3, index * 3 + 3)
        .map(bodyOf);
      expect(commonRuns(first ?? '', second ?? '')).toBeLessThan(0.55);
      expect(commonRuns(second ?? '', third ?? '')).toBeLessThan(0.55);
    }
  });

  test('never opens two sentences alike', () => {
    for (const letter of withKeyPoints()) {
      const openings = openingsOf(bodyOf(letter).replaceAll('\n', ' '));
      expect(openings.filter((one, index) => openings.indexOf(one) !== index)).toEqual([]);
    }
  });

  test('repeats the appeal in the closing formula, and names the recruiter apart', () => {
    for (const letter of withKeyPoints()) {
      expect(letter.appeal).toBe('Madame,');
      expect(textOf(letter.paragraphs.at(-1) ?? { sentences: [] })).toMatch(/, Madame,/u);
      expect(letter.recipient).toContain('À l’attention de Madame Hélène Morvan');
    }
    const unknown = composeLetter(
      aLetterInput({ offer: readLetterOffer(CARE_OFFER, { recruiter: null }) }),
      0,
    );
    expect(unknown.appeal).toBe('Madame, Monsieur,');
    expect(textOf(unknown.paragraphs.at(-1) ?? { sentences: [] })).toContain(', Madame, Monsieur,');
  });

  test('carries place, date, object and reference', () => {
    const letter = composeLetter(aLetterInput(), 0);
    expect(letter.placeAndDate).toBe('Nantes, le 21 novembre 2026');
    expect(letter.object).toBe('Candidature au poste d’aide-soignante de nuit (réf. 2026-AS-14)');
    expect(letter.sender).toEqual([
      'Awa Diallo-Perrin',
      'Nantes',
      '06 39 98 12 45',
      'awa.diallo@example.org',
    ]);
  });

  test('agrees with the writer where they said how, or where their own posts tell', () => {
    const object = (agreement: 'neutral' | 'feminine' | 'masculine'): string =>
      composeLetter(aLetterInput({ agreement }), 0).object;
    expect(object('feminine')).toContain('aide-soignante de nuit');
    expect(object('masculine')).toContain('aide-soignant de nuit');
    expect(object('neutral')).toContain('aide-soignante de nuit');
    const { candidate } = aLetterInput();
    const unsaid = aLetterInput({
      candidate: {
        ...candidate,
        headline: null,
        agreement: 'neutral',
        experiences: candidate.experiences.map((one) => ({ ...one, jobTitle: null })),
      },
    });
    expect(composeLetter(unsaid, 0).object).toContain('aide-soignant(e) de nuit');
  });

  test('keeps the words of the user', () => {
    const text = bodyOf(
      composeLetter(aLetterInput({ keyPoints: 'Je connais bien le quartier\nPermis B' }), 0),
    );
    expect(text).toContain('Je connais bien le quartier.');
    expect(text).toContain('permis B');
  });
});

describe('truth', () => {
  const known = fold(`${CV_TEXT}\n${CARE_OFFER}`);
  const input = aLetterInput({ keyPoints: '' });

  test('every figure and every name of a letter stands in its sources', () => {
    for (const letter of withoutKeyPoints()) {
      const body = bodyOf(letter);
      for (const figure of body.match(/\d[\d\u202f]*/gu) ?? [])
        expect(known).toContain(fold(figure).replaceAll(' ', ''));
      const names = body.match(/(?<=[\p{Ll},]\s)\p{Lu}[\p{L}’-]+/gu) ?? [];
      for (const name of names)
        expect(`${known} madame monsieur cv`).toContain(fold(name).replace(/^[dl]'/u, ''));
    }
  });

  test('every statement on the writer quotes a line that is really there', () => {
    for (const letter of withoutKeyPoints()) {
      const [, me] = letter.paragraphs;
      expect(me?.sentences.every(({ sources }) => sources.length > 0)).toBe(true);
      for (const { from, quote, place } of letter.paragraphs.flatMap(({ sentences }) =>
        sentences.flatMap(({ sources }) => sources),
      )) {
        if (from === 'cv' && place === 'experience' && quote.includes(', ')) continue;
        expect(known).toContain(fold(quote).trim());
      }
    }
  });

  test('what the offer asks and the CV lacks is never claimed', () => {
    const offer = readLetterOffer(anOffer().text);
    for (const letter of inEveryTone({ ...input, offer })) {
      const [you, me, more] = letter.paragraphs.map(textOf);
      // What a bracket asks for is claimed by nobody.
      const claimed = `${you} ${me} ${more}`.replace(/[^.]*\[[^\]]*\]\./gu, '');
      expect(claimed).not.toMatch(/Excel|Sage|factures|clôtures/u);
    }
  });

  test('thin data gives a short letter that says so', () => {
    const thin = candidateFromProfile({ ...emptyProfile, firstName: 'Lina' }, '2026-11-21');
    const letter = composeLetter({ ...input, candidate: thin, offer: readLetterOffer('') }, 0);
    expect(letter.warnings).toEqual(['noOffer', 'noTasks', 'noContact', 'short']);
    expect(wordsOf(letter.paragraphs)).toBeLessThan(150);
    expect(bodyOf(letter)).not.toMatch(/[[\]]/u);
  });
});

describe('a paragraph alone', () => {
  test('does not tell again what another one tells', () => {
    const input = aLetterInput();
    const { paragraphs } = composeLetter(input, 0);
    const others = paragraphs.filter(({ role }) => role !== 'more');
    const told = new Set(
      others
        .flatMap(({ sentences }) => sentences)
        .flatMap(({ sources }) => sources)
        .map(({ quote }) => quote),
    );
    const again = composeParagraph(input, 'more', 1, others);
    const lines = again.sentences
      .flatMap(({ sources }) => sources)
      .filter(({ place, where, quote }) => place === 'experience' && quote !== where);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ quote }) => told.has(quote))).toEqual([]);
  });

  test('is made from a profile as from a CV', () => {
    const fromProfile = candidateFromProfile(aProfile(), '2026-11-21');
    const letter = composeLetter(aLetterInput({ candidate: fromProfile }), 0);
    expect(bodyOf(letter)).toContain('transmissions ciblées');
    const [, me] = letter.paragraphs;
    const from = me?.sentences.flatMap(({ sources }) => sources.map((source) => source.from));
    expect(from).toContain('profile');
    expect(candidateFromCv(aReadCv()).experiences.length).toBe(3);
  });
});

describe('the skills that a letter names', () => {
  const offer = readLetterOffer(
    'Assistant(e) H/F\nProfil\n- Gestion budgétaire exigée\n- Empathie\n- InDesign\n- Sens de l’écoute',
  );
  const match = {
    ...NO_MATCH,
    skills: [
      { label: 'Gestion budgétaire', quote: 'Gestion budgétaire' },
      { label: 'Empathie', quote: 'Empathie' },
      { label: 'InDesign', quote: 'InDesign, Photoshop' },
    ],
  };
  const skillsOf = (differences: Parameters<typeof aLetterInput>[0]) =>
    composeLetter(aLetterInput({ offer, ...differences }), 0)
      .paragraphs.flatMap(({ sentences }) => sentences)
      .find(({ sources }) => sources.some(({ place }) => place === 'skills'));

  test('are what one can do, in small letters, each with its line', () => {
    const sentence = skillsOf({ match });
    expect(sentence?.text).toMatch(/gestion budgétaire et InDesign/u);
    expect(sentence?.sources.map(({ quote }) => quote)).toEqual([
      'Gestion budgétaire',
      'InDesign, Photoshop',
    ]);
  });

  test('one alone makes no list', () => {
    const one = skillsOf({ match: { ...match, skills: match.skills.slice(0, 2) } });
    expect(one?.text ?? '').not.toMatch(/gestion budgétaire|InDesign/iu);
  });
});

test('several things told on one line are several tasks, each with its own words as source', () => {
  const profile = aProfile({
    experiences: [
      {
        ...aProfile().experiences[0],
        jobTitle: 'Croupière',
        company: 'Casino du Léman',
        startDate: '2021-11',
        endDate: '',
        jobDescription:
          'Tenue de la table et calcul des gains. Surveillance des mises et détection des fraudes. J’encadre deux collègues.',
      },
    ],
  });
  const { experiences } = candidateFromProfile(profile, '2026-11-21');
  expect(experiences[0]?.tasks.map(({ source }) => source.quote)).toEqual([
    'Tenue de la table et calcul des gains.',
    'Surveillance des mises et détection des fraudes.',
    'J’encadre deux collègues.',
  ]);
});

describe('a CV whose posts tell no task', () => {
  const SKILLS_FIRST = `Ines Morel
Gestionnaire de paie
44000 Nantes · 06 39 98 44 21 · ines.morel@example.org

COMPÉTENCES
Gestion des plannings
Gestion des litiges
Editer et classer les bulletins
Archivage des dossiers du personnel

EXPÉRIENCE PROFESSIONNELLE
Gestionnaire de paie
Cabinet Arvor, Nantes
Mars 2023 – aujourd’hui

Coordinatrice de Projets RH
Novalibre, Nantes
Janvier 2021 – février 2023

Hôtesse d’accueil
Hôtel Miramar, Pornic
Mai 2018 – décembre 2020`;
  const written = (offer: string, cv = SKILLS_FIRST): string =>
    bodyOf(
      composeLetter(
        aLetterInput({
          candidate: candidateFromCv(aReadCv({}, cv)),
          offer: readLetterOffer(`Gestionnaire de paie H/F\n\nVos missions\n${offer}`),
          keyPoints: '',
        }),
        0,
      ),
    );

  test('tells them in one sentence, in the order in which they were held', () => {
    const letter = written('- Préparer les plannings du personnel');
    const left =
      'comme hôtesse d’accueil à l’Hôtel Miramar de 2018 à 2020, puis comme coordinatrice de projets RH chez Novalibre de 2021 à 2023.';
    expect(letter).toContain(`Auparavant, j’ai travaillé ${left}`);
    const long = 'Cabinet de la Grande Rue du Vieux Port';
    expect(written('- Gérer la paie', SKILLS_FIRST.replace('Cabinet Arvor', long))).toContain(
      `Auparavant, j’ai travaillé ${left}`,
    );
  });

  test('tells what one can do, joined so that it is read once', () => {
    expect(written('- Gérer la paie')).toContain(
      'Je sais éditer et classer les bulletins, gérer les plannings, mais aussi les litiges.',
    );
    const plain = SKILLS_FIRST.replace('Editer et classer les bulletins', 'Gestion des contrats');
    expect(written('- Gérer la paie', plain)).toContain(
      'Je sais gérer les plannings, les litiges et les contrats.',
    );
  });

  test('goes on only with what the CV speaks of', () => {
    expect(written('- Démarcher des acheteurs étrangers')).not.toMatch(/acheteurs/u);
    expect(written('- Gérer les plannings du personnel')).toContain('gérer les plannings');
  });
});

test('a line that no sentence can carry is not told, nor what stands open at its end', () => {
  const [first] = aProfile().experiences;
  const { experiences } = candidateFromProfile(
    aProfile({
      experiences: [
        {
          ...first,
          jobTitle: 'Assistante',
          company: 'Novalibre',
          startDate: '2021-11',
          endDate: '2023-02',
          jobDescription:
            'Contrôle pendant la REFONTE du GRAND CATALOGUE de NOVEMBRE\nTraduire des notices, corriger les contrats, etc.',
        },
      ],
    }),
    '2026-11-21',
  );
  expect(experiences[0]?.tasks.map(({ deed }) => tell(deed, { ongoing: false }))).toEqual([
    'j’ai traduit des notices et corrigé les contrats',
  ]);
});
