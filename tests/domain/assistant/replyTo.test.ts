import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { isSure, judge } from '#/domain/assistant/judge';
import { messageSchema } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import { inFaintDoubt } from '#/domain/assistant/replies/dangerReply.fr';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { own } from '#tests/support/builders/someApplications';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);
const real = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  profile: aProfile(),
  applications: own,
  analyses: [anAnalysis('good')],
});

const ask = (question: string, facts = real, previousId: string | null = null) =>
  replyTo(question, {
    facts,
    nearest,
    previous: ALL_SHEETS.find(({ id }) => id === previousId) ?? null,
  });

describe('a newcomer', () => {
  const newcomer = someFacts();
  const KEYWORDS: readonly (readonly [string, RegExp])[] = [
    ['J’ai un ENTRETIEN demain', /Simulateur d’Entretien/u],
    ['quel salaire demander', /fourchette en brut annuel/u],
    ['mon CV', /Un bon CV/u],
    ['curriculum vitae', /Un bon CV/u],
    ['Bonjour', /assistant de carrière/u],
    ['salut !', /assistant de carrière/u],
    ['xyz', /Je peux vous aider/u],
  ];
  it.each(KEYWORDS)('%s: the fixed reply, marked', (question, expected) => {
    const reply = ask(question, newcomer);
    expect(reply.text).toMatch(expected);
    expect(reply.sample).toBe(true);
    expect(reply.links).toEqual([]);
  });

  it('can open the sheet that surely fits', () => {
    const { citation } = ask('comment demander une rqth', newcomer);
    expect(citation?.sheetId).toBe('rqth');
    expect(citation?.body).toContain('MDPH');
  });
});

it('does not say a whole sheet twice in a row: only the lines that answer', () => {
  const first = ask('le recruteur m’a demandé si je veux des enfants, a-t-il le droit ?');
  expect(first.citation?.sheetId).toBe('entretien-questions-interdites');
  const next = ask(
    'a-t-il le droit de m’interroger sur ma religion ?',
    real,
    'entretien-questions-interdites',
  );
  expect(next.citation?.sheetId).toBe('entretien-questions-interdites');
  expect(next.text).toContain('religion');
  expect(next.text.length).toBeLessThan(first.text.length / 2);
});

describe('someone in distress', () => {
  it.each([
    ['a newcomer', someFacts()],
    ['someone with records', real],
  ] as const)('is told at once who listens: %s', (_who, facts) => {
    const reply = ask('jen peux plus, j ai envie d en finir', facts, 'essai-cdi');
    expect(reply.text).toContain('3114');
    expect(reply.text).toContain('112');
    expect(reply.sample).toBe(false);
    expect(reply.citation).toBeNull();
  });
});

describe('someone with records', () => {
  it('greets by name, from the profile', () => {
    expect(ask('Bonjour').text).toMatch(/^Bonjour Awa\./u);
    expect(ask('Bonjour').sample).toBe(false);
  });

  it('counts the applications that are there', () => {
    const { text, links } = ask('Où en sont mes candidatures ?');
    expect(text).toContain(`${own.length} candidatures`);
    expect(links[0]?.target).toBe('applications');
  });

  it('tells the last score with its limits', () => {
    const analysis = anAnalysis('good');
    const { text, links } = ask('Quel est mon score ?');
    expect(text).toContain(`${analysis.score} sur 100`);
    expect(text).toContain('pas la décision du recruteur');
    expect(links[0]).toMatchObject({ target: 'analysis', id: analysis.id });
  });

  it('says what was read in the CV, by its own figures', () => {
    const { text } = ask('Que dit mon CV ?');
    expect(text).toContain('CV Awa.pdf');
    expect(text).toContain('3 expériences');
    expect(text).toContain('32 résidents');
  });

  it('puts what is dated first among today’s tasks', () => {
    const { text, links } = ask('Que faire aujourd’hui ?');
    expect(text).toMatch(/1\. Préparer l’entretien .*HAD Loire et Vignoble/u);
    expect(text).toMatch(/2\. Relancer «\sAide-soignante de nuit\s»/u);
    expect(links[0]).toMatchObject({ target: 'interview', id: 9 });
  });

  it('writes the follow-up that waits longest, signed, to the address that is known', () => {
    const { email, links } = ask('Écris une relance');
    expect(email?.to).toBe('n.ruiz@glycines.example');
    expect(email?.body).toContain('Le 3 novembre 2026, je vous ai adressé');
    expect(email?.body).toContain('une nouvelle fois');
    expect(email?.body).toMatch(/Awa Diallo-Perrin\n06 39 98 12 45$/u);
    expect(links[0]).toMatchObject({ target: 'application', id: 10 });
  });

  it('writes the one that is named', () => {
    const { email } = ask('Rédige une relance pour HAD Loire et Vignoble');
    expect(email?.body).toContain('HAD Loire et Vignoble');
    expect(email?.to).toBe('');
  });

  it('opens the letter and the interview on the application that is named', () => {
    expect(ask('Écris une lettre pour HAD Loire et Vignoble').links[0]).toMatchObject({
      target: 'coverLetter',
      id: 9,
    });
    expect(ask('Prépare mon entretien').links[0]).toMatchObject({ target: 'interview', id: 9 });
  });

  it('thanks after an interview that was held, and leaves what was said there to its author', () => {
    const { email, text } = ask('Écris un mail de remerciement');
    expect(email?.body).toContain('l’entretien du 12 novembre 2026');
    expect(email?.body).not.toContain('[');
    expect(text).toContain('un point précis de l’échange');
  });

  it('is honest where records are missing', () => {
    const bare = someFacts({ profile: aProfile() });
    expect(ask('mes candidatures', bare).text).toContain('aucune candidature');
    expect(ask('mon score', bare).text).toContain('aucune analyse');
    expect(ask('que dit mon cv', bare).text).toContain('pas encore votre CV');
    expect(ask('Écris une relance', bare).email).toBeNull();
    expect(ask('écris un mail de remerciement', bare).email).toBeNull();
  });

  it('names an obstacle when asked what blocks', () => {
    for (const question of [
      'Faire le point',
      'qu’est-ce qui bloque ?',
      'pourquoi je ne trouve pas de travail',
      'où j’en suis',
    ])
      expect(ask(question).text).toContain('Prochaine action');
  });

  it('knows what it is', () => {
    expect(ask('Que pouvez-vous faire ?').text).toContain('ni un humain ni un modèle');
    expect(ask('merci beaucoup').text).toContain('plaisir');
  });
});

describe('the sheets', () => {
  it('answers with a sheet, cites it and dates it', () => {
    const { text, citation } = ask('C’est quoi la RQTH et comment la demander ?');
    expect(citation).toMatchObject({ sheetId: 'rqth', body: null });
    expect(citation?.sources.length).toBeGreaterThan(0);
    expect(text).toContain('MDPH');
  });

  it('adds what the tracker says', () => {
    expect(ask('Quand relancer après une candidature ?').text).toMatch(
      /^Relancer après une candidature\n\nAttendez une à deux semaines [^\n]*\n\nDans votre suivi, \d+ relances? (?:est|sont) en retard/u,
    );
  });

  it('goes on from the sheet before', () => {
    expect(ask('Et pour un CDD ?', real, 'essai-cdi').citation?.sheetId).toBe('essai-cdd');
    expect(ask('et en intérim ?', real, 'essai-cdi').citation?.sheetId).toBe('essai-cdd');
    const same = ask('et le renouvellement ?', real, 'essai-cdi');
    expect(same.citation?.sheetId).toBe('essai-cdi');
    expect(same.text).toContain('Dans la même fiche');
    expect(same.text).toContain('renouvelle');
  });

  it.each(['quelle est la capitale de l’Australie ?', 'recette de crêpes', 'asdfgh', '???', '🙂'])(
    'says that it does not know: %s',
    (question) => {
      const { text, citation } = ask(question);
      expect(citation).toBeNull();
      expect(text).toMatch(/Je ne sais pas répondre|pas sûr d’avoir compris/u);
    },
  );

  it('answers each question that it proposes with the sheet that proposes it', () => {
    const wrong = ALL_SHEETS.filter(({ id, questions }) => {
      const best = judge(questions[0] ?? '', nearest)[0];
      return best?.subject.kind !== 'sheet' || best.subject.sheet.id !== id || !isSure(best);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it('makes nothing that cannot be kept', () => {
  for (const question of [
    'mes candidatures',
    'écris une relance',
    'rqth',
    'faire le point',
    'blabla',
  ]) {
    const message = { ...ask(question), id: 0, sender: 'ai', time: '09:42', day: '2026-11-21' };
    expect(v.safeParse(messageSchema, message).success).toBe(true);
  }
});

describe('questions about one’s own records', () => {
  it('counts the years of a CV, post by post', () => {
    const { text } = ask('combien d’années d’expérience j’ai ?');
    expect(text).toMatch(/\d+ ans?/u);
    expect(text).not.toContain('NaN');
  });

  it('tells the day, the hour and the place of the interview to come', () => {
    const { text } = ask('c’est quand mon entretien ?');
    expect(text).toContain('24 novembre 2026 à 14 h 30');
    expect(text).toContain('12 rue des Tilleuls');
  });

  it('names who waits for a word, and when', () => {
    const { text } = ask('qui est-ce que je dois relancer ?');
    expect(text).toContain('EHPAD');
    expect(text).toContain('Crèche Les Lucioles');
  });

  it('counts an application without a follow-up date as late after a fortnight', () => {
    const silent = anApplication({
      id: 40,
      company: 'Garage Test',
      date: '2026-11-01',
      followUps: [],
    });
    const { text } = ask('qui dois-je relancer ?', { ...real, applications: [silent] });
    expect(text).toContain('Garage Test');
  });

  it('explains the score that a figure names', () => {
    const [other, last] = [anAnalysis('excellent'), anAnalysis('moderate')];
    const facts = { ...real, analyses: [last, other] };
    const { text } = ask(`pourquoi ${other.score} % ?`, facts);
    expect(text).toContain(`${other.score} sur 100`);
    expect(text).toContain('viennent des compétences');
  });

  it('says what is missing for the offer compared, and where the strengths are', () => {
    expect(ask('qu’est-ce qui me manque pour cette offre ?').text).toContain('ne montre pas');
    expect(ask('quels sont mes points forts ?').text).toContain('D’après votre CV');
    expect(ask('quelles offres sont faites pour moi ?').links[0]?.target).toBe('compatibleOffers');
  });

  it.each([
    ['écris ma lettre de démission', 'Démission de mon poste'],
    ['un message LinkedIn pour contacter une DRH', 'Prise de contact'],
    ['je suis malade le jour de l’entretien, écris-leur pour décaler', 'demande de report'],
    ['aide-moi à dire non à un employeur', 'ma réponse'],
  ])('writes what is asked to be written: %s', (question, subject) => {
    const { email } = ask(question);
    expect(email?.subject).toContain(subject);
    expect(email?.body).not.toMatch(/undefined|null/u);
  });
});

describe('a message that may tell of a danger', () => {
  it('is told who to call, and answered all the same', () => {
    const { text, citation } = ask('je vais mal. le travail de nuit, c’est payé combien ?');
    const [first = '', ...rest] = text.split('\n\n');
    for (const number of ['3114', '39 19', '119', '115', '112', '114'])
      expect(first).toContain(number);
    expect(rest.length).toBeGreaterThan(0);
    expect(citation?.sheetId).toBe('repos-horaires');
  });

  it('is offered no choice among sheets where nothing else is understood of it', () => {
    const { text, suggestions } = ask('je ne serais plus un souci pour personne');
    expect(text).toContain('3114');
    expect(text).toContain('appelez une personne maintenant');
    expect(text).not.toContain('Voulez-vous dire');
    expect(suggestions).toEqual([]);
  });

  it('is not doubted where it is an ordinary question', () => {
    expect(ask('le travail de nuit, c’est payé combien ?').text).not.toContain('3114');
  });

  it('is answered first where it hardly sounds like one', () => {
    const answer = ask('comment négocier mon salaire');
    for (const country of [null, 'BE', 'CH', 'CA'] as const) {
      const { text } = inFaintDoubt(answer, country);
      expect(text.startsWith(answer.text)).toBe(true);
      expect(text.slice(answer.text.length)).toMatch(/^\n\nEt si autre chose vous pèse.*\d{3}/u);
    }
  });

  it('is answered as a danger alone where one is told', () => {
    expect(ask('je veux mourir').text).not.toContain('Je comprends parfois mal');
  });
});

describe('what Embellie keeps is asked to be deleted', () => {
  it.each([
    ['Supprime ma candidature', 'applications'],
    ['comment effacer mon cv ?', 'myCv'],
    ['je veux supprimer mes analyses', 'analyses'],
    ['peux-tu supprimer une lettre', 'coverLetter'],
    ['efface toutes mes données', 'settings'],
  ] as const)('%s: told where, with a link', (question, target) => {
    const { text, links } = ask(question);
    expect(text).toMatch(/^Je n’efface rien moi-même\./u);
    expect(links.map((link) => link.target)).toEqual([target]);
  });

  it('opens the application that is named', () => {
    const { links, text } = ask('supprime ma candidature à la HAD Loire et Vignoble');
    expect(links[0]).toMatchObject({ target: 'application', id: 9 });
    expect(text).toContain('HAD Loire et Vignoble');
  });

  it.each([
    'Le recruteur doit-il effacer mes données si je le demande ?',
    'comment supprimer mon compte France Travail',
    'mon poste a été supprimé, ai-je droit au chômage ?',
    'faut-il supprimer la photo de mon CV',
  ])('%s: what others keep is another question', (question) => {
    expect(ask(question).text).not.toMatch(/Je n’efface rien/u);
  });
});

it('tells where the points of a score come from in one sentence', () => {
  const { text } = ask('mon score');
  expect(text).toMatch(/Ces points viennent (?:des?|du) [^.]*\(\d+\)[^.]*\./u);
});
