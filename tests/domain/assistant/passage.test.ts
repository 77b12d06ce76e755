import { describe, expect, it } from 'vitest';

import type { Reply } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import { linesAbout } from '#/domain/assistant/passage';
import { replyTo } from '#/domain/assistant/replyTo';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { termsOf } from '#/domain/assistant/terms';
import { stayingWith } from '#/domain/assistant/threadReply';
import { anApplication } from '#tests/support/builders/anApplication';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);
const facts = someFacts({ applications: [anApplication({ id: 1, title: 'Soudeur' })] });

/** The replies to questions that are asked one after the other. */
const talk = (...questions: readonly string[]): readonly Reply[] =>
  questions.map((question, at) =>
    replyTo(question, { facts, nearest, previous: null, asked: questions.slice(0, at) }),
  );

const sheet: Sheet = {
  id: 'invented',
  theme: 'rights',
  title: 'Le jour des clés',
  topic: 'clés',
  questions: [],
  keywords: '',
  body: 'Les clés se rendent le dernier jour.\n\n1. Demandez un reçu pour les clés.\n2. Le gardien peut reporter la remise des clés, pas la refuser.\n\nÀ savoir\u00a0:\n\n- un double perdu coûte dix euros\u00a0;\n- les clés du vestiaire restent au gardien.',
  sources: [{ label: 'Le gardien', url: 'https://example.org' }],
  updatedOn: '2026-01-01',
  countries: ['FR'],
  open: null,
};
const NOTHING = { kind: 'ask', near: [], likely: null } as const;
const about = (question: string) =>
  linesAbout({ sheet, terms: termsOf(question), question, talk: null });

describe('the lines of a sheet', () => {
  it('that say the rarest of what is asked come alone', () => {
    expect(about('et pour un double des clés ?')).toEqual([
      '- un double perdu coûte dix euros\u00a0;',
    ]);
  });

  it('answer the way it is asked', () => {
    expect(about('il peut dire non ?')).toEqual([
      '2. Le gardien peut reporter la remise des clés, pas la refuser.',
    ]);
  });

  it('are none where nothing of it is said', () => {
    expect(about('et le chat ?')).toEqual([]);
  });
});

describe('a talk about a sheet', () => {
  it('stays with it, and tells no line twice', () => {
    const [first, second, third] = talk(
      'la période d’essai en CDI, comment ça marche ?',
      'et le renouvellement ?',
      'et le renouvellement alors ?',
    );
    expect(first?.citation?.sheetId).toBe('essai-cdi');
    expect(second?.text).toContain('renouvelle');
    expect(second?.text).not.toMatch(/^(?:- |\d+\. )\S+[^\n]*$/mu);
    expect(third?.text).not.toBe(second?.text);
  });

  it('sends nobody back to it, and says who knows where it is silent', () => {
    const previous = ALL_SHEETS.find(({ id }) => id === 'essai-cdi') ?? null;
    const reply = stayingWith('le zorglub machin', NOTHING, { facts, nearest, previous });
    expect(reply?.text).toContain('ne dit rien de sûr');
    expect(reply?.text).toContain('0 806 000 126');
    expect(reply?.suggestions).toEqual([]);
    expect(
      stayingWith('le zorglub machin', NOTHING, { facts, nearest, previous: null }),
    ).toBeNull();
  });
});

describe('a follow-up', () => {
  const last = (...questions: readonly string[]): Reply => {
    const reply = talk(...questions).at(-1);
    if (reply === undefined) throw new Error('nothing was asked');
    return reply;
  };

  it('is answered of who is named in it', () => {
    expect(last('Qui a droit au RSA ?', 'et si j’ai moins de 25 ans ?').text).toContain(
      'Avant 25 ans',
    );
    expect(last('Comment trouver une alternance ?', 'jusqu’à quel âge ?').text).toContain('29 ans');
  });

  it('is answered the way it is put', () => {
    const { text } = last('Comment se former quand on est au chômage ?', 'qui paye ?');
    expect(text).toMatch(/AIF|financ/u);
    expect(text).not.toContain('rémunération');
  });

  it('is of the same country as what it goes on from', () => {
    const { citation } = last('je veux démissionner de mon cdi', 'le préavis c’est combien ?');
    expect(citation?.sheetId).toBe('preavis-demission');
  });

  it('is told by the sheet of what it asks beside', () => {
    const { citation } = last(
      'Peut-on refuser des heures supplémentaires ?',
      'et si c’est le dimanche ?',
    );
    expect(citation?.sheetId).toBe('travail-dimanche');
  });

  it('that names nothing is of what was spoken of', () => {
    const { citation } = last('Puis-je partir en vacances au chômage ?', 'je garde mes droits ?');
    expect(citation?.sheetId).toBe('absence-chomage');
  });
});

describe('a question that is likely understood', () => {
  it('gets the first lines of the likeliest sheet, and the other choices', () => {
    const reply = talk('j’aimerais devenir aide soignante, qui peut payer la formation ?')[0];
    expect(reply?.text).toContain('Si ce n’est pas votre question');
    expect(reply?.citation?.sheetId).toBe('formation-demandeur-emploi');
    expect(reply?.suggestions.length).toBeGreaterThan(1);
  });
});
