import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { openingsOf } from '#/domain/letters/compose/fill';
import { agreementFor } from '#/domain/letters/compose/letterSlots';
import { planLetter } from '#/domain/letters/compose/plan';
import { composeLetter, MOST_WORDS, wordsOf } from '#/domain/letters/composeLetter';
import { textOf, type Letter } from '#/domain/letters/letter';
import { contentOf } from '#/domain/letters/letterDraft';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { NO_CONTEXT } from '#/domain/letters/lint/wholeLetter';
import { wordsGate } from '#/domain/letters/sources/deedGate.fr';
import { fold } from '#/domain/shared/text';
import { cvOf, inputOf, packCv, packOffer } from '#tests/coach/letters/letters';

type Written = {
  readonly name: string;
  readonly letter: Letter;
  readonly offer: string;
  readonly known: string;
  readonly company: string;
  readonly tasks: number;
  readonly isAgreed: boolean;
  readonly relation: string;
};

const PACKS: readonly string[] = 'epsilon eta gamma iota kappa lambda mu theta zeta'.split(' ');
const TONES = [10, 30, 50, 70, 90] as const;
/** Reading the CVs of nine packs and comparing each with an offer. */
const READING_MS = 300_000;

const idsIn = (pack: string, folder: 'cvs' | 'offers', ending: string): readonly string[] =>
  readdirSync(resolve('tests/bench', pack, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

const letters: Written[] = [];
beforeAll(async () => {
  for (const pack of PACKS) {
    const offers = idsIn(pack, 'offers', '.json');
    for (const [index, id] of idsIn(pack, 'cvs', '.txt').entries()) {
      const text = packCv(pack, id);
      // Most fit, some are of a trade beside, some of another.
      const offerId = offers[(index * 3 + (index % 2)) % offers.length] ?? '';
      const offer = packOffer(pack, offerId);
      const input = await inputOf(await cvOf(text), { offerText: offer });
      const tone = TONES[index % TONES.length] ?? 50;
      letters.push({
        name: `${pack} ${id} ${offerId}`,
        letter: composeLetter({ ...input, tone }, 0),
        offer,
        known: fold(`${text}\n${offer}`).replaceAll(/\s/gu, ''),
        company: input.offer.company,
        tasks: input.candidate.experiences.flatMap(({ tasks }) => tasks).length,
        isAgreed: agreementFor(input) !== 'neutral',
        relation: planLetter({ ...input, length: 0 }, 0).relation,
      });
    }
  }
}, READING_MS);

const bodyOf = ({ paragraphs }: Letter): string => paragraphs.map(textOf).join(' ');
const failing = (rule: (written: Written) => boolean): readonly string[] =>
  letters
    .filter((written) => !rule(written))
    .map(({ name, letter }) => `${name}: ${bodyOf(letter)}`);

describe('a letter for every invented CV', () => {
  test('is written', () => {
    expect(letters.length).toBeGreaterThan(60);
  });

  test('asks for nothing between brackets, and leaves no scrap of its making', () => {
    const scrap =
      /[[\]{}|]|undefined|null|(?<!\p{L})(?:de|à) les? (?!\p{Lu})|(?<!\p{L})de un|(?<!\p{L})si il|,\s*[,.;]|\s[,.]|\.\.|[ \u00a0]{2}/u;
    expect(failing(({ letter }) => !scrap.test(bodyOf(letter)))).toEqual([]);
  });

  test('opens no two sentences alike', () => {
    expect(
      failing(({ letter }) => {
        const openings = letter.paragraphs.flatMap((paragraph) => openingsOf(textOf(paragraph)));
        return new Set(openings).size === openings.length;
      }),
    ).toEqual([]);
  });

  test('announces no thing by a colon without its verb', () => {
    const named = /\u00a0: (?:(?:le|la|les|un|une|des)\s|l’)\p{Ll}+[^.]*\./gu;
    expect(
      failing(({ letter }) =>
        (bodyOf(letter).match(named) ?? []).every((words) => /(?:^|\s)(?:je|j’)/u.test(words)),
      ),
    ).toEqual([]);
  });

  test('says nothing that speaks neither of the writer nor to the reader', () => {
    const ofSomeone =
      /(?<!\p{L})(?:je|j’|me|m’|moi|mon|ma|mes|nous|vous|votre|vos)(?!\p{L})|(?<!\p{L})[jm]’/iu;
    expect(
      letters.flatMap(({ name, letter }) =>
        letter.paragraphs
          .flatMap(({ sentences }) => sentences)
          .filter(({ text }) => !ofSomeone.test(text))
          .map(({ text }) => `${name}: ${text}`),
      ),
    ).toEqual([]);
  });

  test('tells one form of the post where the posts held tell theirs', () => {
    expect(
      failing(
        ({ letter, isAgreed }) =>
          !isAgreed || !/\p{L}\((?:e|ère|euse|trice|ne|ve)\)|·/u.test(letter.object),
      ),
    ).toEqual([]);
  });

  test('names the employer as the advertisement writes it', () => {
    expect(
      failing(({ letter, company }) => {
        const initials = company.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
        const text = bodyOf(letter);
        return (
          company === '' ||
          company === company.toUpperCase() ||
          initials.every(
            (one) =>
              !new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu').test(text) || text.includes(one),
          )
        );
      }),
    ).toEqual([]);
  });

  test('holds no figure that neither text tells', () => {
    expect(
      failing(({ letter, known }) =>
        (bodyOf(letter).match(/\d[\d\s\u202f\u00a0]*/gu) ?? []).every((figure) =>
          known.includes(figure.replaceAll(/\s/gu, '')),
        ),
      ),
    ).toEqual([]);
  });

  // A short true letter is worth more than one that is filled up.
  test('is never a mere note, and never too long', () => {
    expect(failing(({ letter }) => wordsOf(letter.paragraphs) <= MOST_WORDS)).toEqual([]);
    expect(failing(({ letter }) => wordsOf(letter.paragraphs) >= 60)).toEqual([]);
    const rich = letters.filter(({ tasks }) => tasks >= 8);
    expect(rich.length).toBeGreaterThan(10);
    expect(failing(({ letter, tasks }) => tasks < 8 || wordsOf(letter.paragraphs) >= 100)).toEqual(
      [],
    );
  });

  test('tells nothing of the CV that the gate keeps back', () => {
    const refused = letters.flatMap(({ name, letter }) =>
      letter.paragraphs
        .flatMap(({ sentences }) => sentences)
        .filter(({ sources }) => sources.some(({ place }) => place === 'experience'))
        .flatMap(({ text }) => {
          const gate = wordsGate(text);
          return gate.passes || gate.refusal === 'date' || gate.refusal === 'antecedent'
            ? []
            : [`${name}: ${gate.refusal} ${text}`];
        }),
    );
    expect(refused).toEqual([]);
  });

  test('leans on no verb of all work three times', () => {
    const often = (text: string, verb: RegExp): boolean => (text.match(verb) ?? []).length > 2;
    expect(failing(({ letter }) => !often(bodyOf(letter), /m’occup(?:e|ais)/gu))).toEqual([]);
  });

  test('names the post of who has one of the trade in the first two sentences', () => {
    const first = (letter: Letter): string =>
      letter.paragraphs
        .flatMap(({ sentences }) => sentences)
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' ');
    const held = letters.filter(({ relation }) => relation === 'same');
    expect(held.length).toBeGreaterThan(20);
    const without = held.filter(
      ({ letter }) =>
        !/(?:depuis|pendant|comme|chez|Aujourd’hui)(?!\p{L})/u.test(first(letter)) &&
        !/^\p{Lu}[^,.]{3,60}, (?:je|j’)/u.test(first(letter)),
    );
    expect(without.map(({ name, letter }) => `${name}: ${bodyOf(letter)}`)).toEqual([]);
  });

  test('does not end as most others do', () => {
    const ends = letters.map(({ letter, company }) => {
      const why = letter.paragraphs.find(({ role }) => role === 'us')?.sentences[0]?.text ?? '';
      return fold(why).replace(fold(company), '');
    });
    const counts = [...new Set(ends)].map((end) => ends.filter((one) => one === end).length);
    expect(Math.max(...counts) / letters.length).toBeLessThan(0.15);
  });

  test('is read again with no other remark than its length, and what is left to tell', () => {
    const remarks = letters.flatMap(({ name, letter, offer }) =>
      lintLetter(contentOf(letter, 0), { ...NO_CONTEXT, offerText: offer })
        // Some of these CVs bear no name that can be read.
        .filter(({ kind }) => !['short', 'placeholder', 'name'].includes(kind))
        .map(({ kind, excerpt }) => `${name}: ${kind} ${excerpt}`),
    );
    expect(remarks).toEqual([]);
  });
});
