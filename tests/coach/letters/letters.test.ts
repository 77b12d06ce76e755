import { beforeAll, describe, expect, test } from 'vitest';

import { openingsOf } from '#/domain/letters/compose/fill';
import { composeLetter, MOST_WORDS, wordsOf } from '#/domain/letters/composeLetter';
import { textOf } from '#/domain/letters/letter';
import type { Letter } from '#/domain/letters/letter';
import { contentOf } from '#/domain/letters/letterDraft';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { NO_CONTEXT } from '#/domain/letters/lint/wholeLetter';
import { fold } from '#/domain/shared/text';
import { LETTER_CASES, LETTER_TONES } from '#tests/coach/letters/cases.fr';
import { cvOf, inputOf, textsOf } from '#tests/coach/letters/letters';

type Written = {
  readonly name: string;
  readonly letter: Letter;
  readonly offer: string;
  readonly known: string;
};

/** Reading eight CVs and comparing them takes some seconds, more beside other work. */
const READING_MS = 120_000;

const letters: Written[] = [];
beforeAll(async () => {
  for (const one of LETTER_CASES) {
    const { cv, offer } = textsOf(one);
    const read = await cvOf(cv);
    const input = await inputOf(read, {
      offerText: offer,
      agreement: one.agreement,
      ...one.answers,
    });
    for (const [name, tone] of Object.entries(LETTER_TONES))
      for (const variant of [0, 1])
        letters.push({
          name: `${one.id} ${name} ${variant}`,
          letter: composeLetter({ ...input, tone }, variant),
          offer,
          known: fold(`${cv}\n${offer}\n${Object.values(one.answers).join('\n')}`),
        });
  }
}, READING_MS);

const bodyOf = ({ paragraphs }: Letter): string => paragraphs.map(textOf).join(' ');
const failing = (rule: (written: Written) => boolean): readonly string[] =>
  letters.filter((written) => !rule(written)).map(({ name }) => name);

describe('letters of eight people in three tones', () => {
  test('are all written', () => {
    expect(letters).toHaveLength(LETTER_CASES.length * 3 * 2);
  });

  test('are read to the end, and shorter only where little is told', () => {
    expect(failing(({ letter }) => wordsOf(letter.paragraphs) <= MOST_WORDS)).toEqual([]);
    const full = letters.filter(({ letter }) => !letter.warnings.includes('short'));
    expect(full.length / letters.length).toBeGreaterThan(0.7);
    expect(failing(({ letter }) => wordsOf(letter.paragraphs) >= 120)).toEqual([]);
  });

  test('never open two sentences alike', () => {
    expect(
      failing(({ letter }) => {
        // The person's own words are theirs.
        const openings = letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .filter(({ sources }) => sources.every(({ from }) => from !== 'you'))
          .flatMap(({ text }) => openingsOf(text));
        return new Set(openings).size === openings.length;
      }),
    ).toEqual([]);
  });

  test('announce no thing by a colon, volunteer no weakness, tell no method', () => {
    const never =
      /\u00a0: (?:le|la|les|l’|un|une|des)\s?\p{Ll}+(?:tion|ment|age|ise|se)?[ ,](?!.*(?:je |j’))|restent à apprendre|gourmandise|donner le meilleur|foncé|j’allais oublier|pas tout|la méthode reste|[[\]{}|]|undefined|null/u;
    expect(failing(({ letter }) => !never.test(bodyOf(letter)))).toEqual([]);
  });

  test('hold no advantage of the offer as something to do', () => {
    expect(
      failing(
        ({ letter }) => !/disposer|trois mois pour|mutuelle|télétravail/u.test(bodyOf(letter)),
      ),
    ).toEqual([]);
  });

  test('hold no figure and no name that neither the CV, the offer nor the person told', () => {
    const missing = letters.flatMap(({ name, letter, known }) => {
      const body = bodyOf(letter);
      const figures = body.match(/\d[\d\u202f]*/gu) ?? [];
      const names = body.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’-]+/gu) ?? [];
      return [...figures, ...names]
        .filter((word) => !/^(?:Madame|Monsieur|CV|État)$/u.test(word))
        .map((word) => fold(word).replace(/^[dl]'/u, ''))
        .filter((word) => !known.replaceAll(' ', '').includes(word.replaceAll(' ', '')))
        .map((word) => `${name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  test('quote as a source only what was told', () => {
    const invented = letters.flatMap(({ name, letter, known }) =>
      letter.paragraphs
        .flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources))
        .filter(({ quote, where }) => quote !== where && !known.includes(fold(quote).trim()))
        .map(({ quote }) => `${name}: ${quote}`),
    );
    expect(invented).toEqual([]);
  });

  test('keep the words of the person', () => {
    const nurse = letters.filter(({ name }) => name.startsWith('infirmiere '));
    for (const { letter } of nurse) {
      expect(bodyOf(letter)).toContain('je sais pourquoi je fais ce métier.');
      expect(bodyOf(letter)).toContain('je me souviens d’une équipe qui se parle.');
      expect(bodyOf(letter)).toContain('début février, après mon préavis');
    }
  });

  test('are never eager beside a grave matter', () => {
    const eager = /envie|hâte|plaisir|élan|très|vraiment/u;
    const grave = /fin de vie|obsèques|décès|cercueil/u;
    expect(
      letters.flatMap(({ letter }) =>
        letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .map(({ text }) => text)
          .filter((text) => grave.test(text) && eager.test(text)),
      ),
    ).toEqual([]);
  });

  test('tell no two things in a row by the same word of order', () => {
    const worn =
      /Dans ce poste|En parallèle|Dans le même poste|Vous retrouverez dans mon CV|S’y ajoute/u;
    expect(failing(({ letter }) => !worn.test(bodyOf(letter)))).toEqual([]);
    expect(
      failing(({ letter }) =>
        letter.paragraphs.every(
          (paragraph) => (textOf(paragraph).match(/(?<!\p{L})aussi(?!\p{L})/gu) ?? []).length <= 2,
        ),
      ),
    ).toEqual([]);
  });

  test('tell first what the post is about, of the post that is nearest to it', () => {
    const first = {
      infirmiere: '12 à 14 patients par nuit',
      developpeur: 'application de réservation en React et Node.js',
      'conseillere-funeraire': 'accueille les familles',
      consignataire: 'l’escale des vraquiers',
      preparateur: '140 lignes par heure au vocal',
    };
    for (const [id, fact] of Object.entries(first)) {
      const own = letters.filter(({ name }) => name.startsWith(`${id} `) && name.endsWith(' 0'));
      expect(own).toHaveLength(3);
      for (const { letter } of own) {
        const me = letter.paragraphs.find(({ role }) => role === 'me') ?? { sentences: [] };
        expect(textOf({ sentences: me.sentences.slice(0, 1) })).toContain(fact);
      }
    }
  });

  test('tell what may be missing for a trade where the CV has it', () => {
    const own = letters.filter(({ name }) => name.startsWith('preparateur '));
    for (const { letter } of own)
      expect(bodyOf(letter)).toContain('les CACES R489 catégories 1A, 3 et 5');
  });

  test('tell what one is proud of once', () => {
    const own = letters.filter(({ name }) => name.startsWith('comptable-vers-controle '));
    for (const { letter } of own) {
      expect(bodyOf(letter)).toContain('huit à cinq jours');
      expect(bodyOf(letter)).not.toContain('de 8 à 5 jours');
    }
  });

  test('lean on a heavy verb twice at most', () => {
    const heavy = /(?<!\p{L})assur(?:e|é|er)(?!\p{L})/gu;
    expect(
      failing(({ letter }) => {
        // What the offer asks is in its own words.
        const own = letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .filter(({ sources }) => sources.every(({ from }) => from !== 'offer'))
          .map(({ text }) => text);
        return (own.join(' ').match(heavy) ?? []).length <= 2;
      }),
    ).toEqual([]);
  });

  test('say "there" only in the sentence after the place', () => {
    expect(
      failing(({ letter }) =>
        letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .every(({ text, sources }, index, all) => {
            if (!text.startsWith('J’y ')) return true;
            const before = all[index - 1];
            const place = sources.map(({ where }) => where).find((where) => where !== null);
            const [last = ''] = (before?.text ?? '').split(/(?<=[.!?]) /u).slice(-1);
            const name = (place ?? '').split(', ').at(-1) ?? '';
            const words = fold(name)
              .split(/[^a-z0-9]+/u)
              .filter((word) => word.length > 4);
            return words.some((word) => fold(last).includes(word));
          }),
      ),
    ).toEqual([]);
  });

  test('do not prove a need by saying it again', () => {
    expect(
      failing(({ letter }) =>
        letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .every(({ text }) => {
            const [, need = '', proof = ''] =
              /(?:demandez aussi de|prévoit (?:aussi|également) de) \S+ (.{12,}?)\u00a0: (.*)$/u.exec(
                text,
              ) ?? [];
            return need === '' || !proof.includes(need);
          }),
      ),
    ).toEqual([]);
  });

  test('name no need that a proof tells again, and hold no frame that says nothing', () => {
    const empty =
      / quelqu’un pour [^.]*\u00a0: c’est ce que |On me demanderait|c’est le travail que je cherche|Les missions que vous décrivez/u;
    expect(failing(({ letter }) => !empty.test(bodyOf(letter)))).toEqual([]);
  });

  test('end each in its own way', () => {
    for (const tone of Object.keys(LETTER_TONES)) {
      const ends = letters
        .filter(({ name }) => name.endsWith(` ${tone} 0`))
        .map(({ letter }) =>
          textOf(letter.paragraphs.find(({ role }) => role === 'us') ?? { sentences: [] }),
        );
      expect(new Set(ends).size).toBe(LETTER_CASES.length);
    }
  });

  test('are read again without a remark', () => {
    const remarks = letters.flatMap(({ name, letter, offer }) =>
      lintLetter(contentOf(letter, 0), { ...NO_CONTEXT, offerText: offer }).map(
        ({ kind, excerpt }) => `${name}: ${kind} ${excerpt}`,
      ),
    );
    expect(remarks).toEqual([]);
  });

  test('say a change of trade, and build on what carries over', () => {
    const changes = letters.filter(({ name }) => name.startsWith('infirmiere-vers-cuisine'));
    for (const { letter } of changes) {
      expect(bodyOf(letter)).toMatch(/une autre direction|reconvertir|nouveau métier/u);
      expect(bodyOf(letter)).toMatch(/hygiène/u);
      expect(letter.object).toContain('cheffe de partie');
    }
  });
});
