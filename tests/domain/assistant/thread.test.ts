import { describe, expect, it, test } from 'vitest';

import type { Reply } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import { stylesOf } from '#/domain/assistant/replies/restyle.fr';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);

const garage = anApplication({ id: 11, title: 'Secrétaire', company: 'Garage Perrault' });
const creche = anApplication({
  id: 12,
  title: 'Agente administrative',
  company: 'Crèche Les Lutins',
  status: 'interview',
  interviews: [
    { id: 1, start: '2026-11-20T09:30', minutes: 45, place: '12 rue Pasteur', notes: '' },
  ],
});
const usine = anApplication({
  id: 13,
  title: 'Gestionnaire de commandes',
  company: 'Usine Valtec',
  status: 'interview',
  interviews: [{ id: 2, start: '2026-11-24T14:30', minutes: 60, place: 'ZI Nord', notes: '' }],
});
const refused = anApplication({
  id: 14,
  title: 'Caissière',
  company: 'Supérette du Port',
  status: 'rejected',
});
const facts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  profile: aProfile(),
  applications: [garage, creche, usine, refused],
  analyses: [
    { ...anAnalysis('good'), id: 1, offerTitle: 'Secrétaire médicale', score: 71 },
    { ...anAnalysis('good'), id: 2, offerTitle: 'Livreuse', score: 58 },
  ],
});

/** The replies to questions asked one after the other. */
const talk = (...questions: readonly string[]): readonly Reply[] =>
  questions.reduce<readonly Reply[]>((replies, question, at) => {
    const sheet = replies.at(-1)?.citation?.sheetId ?? null;
    const previous = ALL_SHEETS.find(({ id }) => id === sheet) ?? null;
    const asked = questions.slice(0, at);
    return [...replies, replyTo(question, { facts, nearest, previous, asked })];
  }, []);

const last = (...questions: readonly string[]): Reply => {
  const reply = talk(...questions).at(-1);
  if (reply === undefined) throw new Error('nothing was asked');
  return reply;
};

describe('a message that was written', () => {
  const WRITTEN = [
    'écris une relance pour le garage',
    'écris un remerciement pour l’entretien à la crèche',
    'écris un message LinkedIn à une recruteuse',
    'écris le mail qui accompagne mon CV',
    'écris un mail pour accepter le poste',
    'écris un mail pour refuser le poste',
    'écris un mail pour déplacer mon entretien',
  ];

  test.each(WRITTEN)('is made shorter, and says what it has to: %s', (asked) => {
    const [first, next] = talk(asked, 'plus court stp');
    expect(first?.email).not.toBeNull();
    const [long, short] = [first?.email?.body ?? '', next?.email?.body ?? ''];
    expect(short.length).toBeLessThan(long.length);
    expect(short.split('\n\n')[0]).toBe(long.split('\n\n')[0]);
    expect(next?.email?.subject).toBe(first?.email?.subject);
  });

  test.each(WRITTEN)('says « tu » throughout when asked: %s', (asked) => {
    for (const requests of [
      ['en tutoyant'],
      ['plus court', 'tu peux le tutoyer ?'],
      ['moins formel', 'en tutoyant'],
    ]) {
      const body =
        last(asked, ...requests).email?.body.replace(/\[[^\]]*\]|rendez-vous/gu, '') ?? '';
      expect(body).not.toMatch(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu);
      expect(body.length).toBeGreaterThan(80);
    }
  });

  test('keeps what was asked before, and takes back what is asked otherwise', () => {
    expect(stylesOf(['plus court', 'en tutoyant'])).toEqual(['shorter', 'familiar']);
    expect(stylesOf(['plus court et moins sérieux', 'plus formel'])).toEqual(['shorter', 'formal']);
    expect(stylesOf(['en tutoyant', 'vouvoie plutôt'])).toEqual([]);
  });

  test('is written for another application that is named', () => {
    expect(last('écris une relance pour le garage', 'et pour l’usine ?').email?.body).toContain(
      'Usine Valtec',
    );
  });

  test('thanks for no interview that is still to come', () => {
    const reply = last('écris un remerciement pour l’entretien à la crèche', 'et pour l’usine ?');
    expect(reply.email).toBeNull();
    expect(reply.text).toContain('encore à venir');
  });

  test('of resignation is left as it is', () => {
    const reply = last('écris ma lettre de démission', 'en tutoyant');
    expect(reply.text).toContain('preuve');
    expect(reply.email?.body).toContain('Je vous informe');
  });

  test('is written of the sheet just read', () => {
    const replies = talk('je veux démissionner', 'écris-moi la lettre', 'et le préavis ?');
    expect(replies[1]?.email?.subject).toContain('Démission');
    expect(replies[2]?.citation?.sheetId).toBe('preavis-demission');
  });
});

describe('a question that goes on from the person’s own records', () => {
  it('asks for the next offer', () => {
    expect(last('Quelle offre me correspond le mieux ?', 'et la deuxième ?').text).toContain(
      'Livreuse',
    );
    expect(
      last('Quelle offre me correspond le mieux ?', 'et la deuxième ?', 'et la troisième ?').text,
    ).toContain('que 2 offres');
  });

  it('asks the same of another comparison', () => {
    const reply = last('Pourquoi ce score pour secrétaire médicale ?', 'et pour livreuse ?');
    expect(reply.text).toMatch(/Livreuse.*58 sur 100/u);
    expect(reply.text).not.toContain('dernière analyse');
  });

  it('asks about those of one kind', () => {
    const { text } = last('combien de candidatures j’ai envoyées', 'et combien de refus ?');
    expect(text).toMatch(/^Une candidature a été refusée\s:\n- «\sCaissière\s»/u);
  });

  it('changes the subject where it is sure by itself', () => {
    const reply = last('c’est quand mon entretien', 'et comment je m’habille ?');
    expect(reply.citation?.sheetId).toBe('tenue-entretien');
    expect(last('c’est quand mon entretien', 'et c’est où ?').text).toContain('ZI Nord');
  });
});

it('tells the refusals and the silences that are asked about', () => {
  expect(last('j’ai été refusé où ?').text).toContain('Supérette du Port');
  expect(last('lesquels ne m’ont pas encore répondu').text).toContain('Garage Perrault');
});

it('says that an offer was not compared before it speaks of another', () => {
  expect(last('Pourquoi mon score est bas avec l’offre de comptable ?').text).toMatch(
    /^Je n’ai encore comparé aucune offre pour le poste «\scomptable\s»/u,
  );
});

it('compares two offers, or says which of them was not compared', () => {
  expect(last('laquelle des deux offres me va le mieux ?').text).toMatch(
    /Secrétaire médicale.*71 sur 100, contre 58/u,
  );
  expect(
    last('entre le garage et la crèche, où est-ce que j’ai le plus de chances ?').text,
  ).toContain('Je n’ai pas de comparaison pour');
});

it('looks in the CV for what is asked of it, and invents nothing', () => {
  expect(
    last('tu sais que j’ai fait de la soudure ? c’est pas dans la liste je crois').text,
  ).toContain('je ne le lis pas');
});

it('writes to LinkedIn for the post that is named', () => {
  expect(
    last('un message linkedin pour un poste de technicienne de maintenance').email?.body,
  ).toContain('je cherche un poste de technicienne de maintenance');
});

describe('what would change a score', () => {
  const row = facts.analyses[0]?.report?.rows.find(
    ({ tenths, possibleTenths, axis }) => axis === 'skills' && tenths < possibleTenths,
  );

  it('is told of what the offer asks for', () => {
    expect(row).toBeDefined();
    const { text } = last(
      'Pourquoi ce score pour secrétaire médicale ?',
      `et si j’ajoute que je connais ${row?.label ?? ''} ?`,
    );
    expect(text).toContain('Cela compterait');
    expect(text).toContain(row?.label ?? '');
  });

  it('and of nothing else', () => {
    expect(
      last(
        'Pourquoi ce score pour secrétaire médicale ?',
        'et si j’ajoute que je connais Zorglub ?',
      ).text,
    ).toContain('ne le demande pas');
    expect(
      last('Pourquoi ce score avec l’offre de comptable ?', 'et si j’ajoute que je connais Sage ?')
        .text,
    ).toContain('Je n’ai pas encore comparé cette offre');
  });
});

describe('a short question after a sheet', () => {
  it.each([
    ['Un stage doit-il être payé ?', 'à partir de combien d’heures ?', 'stage', '308 heures'],
    ['Quand relancer après une candidature ?', 'même par téléphone ?', 'relance', 'appelez'],
    [
      'Comment faire financer mon permis de conduire ?',
      'et pour le camion ?',
      'habilitations',
      'permis C',
    ],
    [
      'Comment se passe une rupture conventionnelle ?',
      'j’ai combien de jours pour changer d’avis',
      'rupture-conventionnelle',
      'Quinze jours',
    ],
    ['Comment demander la RQTH ?', 'mon employeur va le savoir ?', 'rqth', 'confidentielle'],
    [
      'harcelée par ma responsable, que faire ?',
      'mon médecin peut m’arrêter ?',
      'harcelement',
      'votre médecin, qui peut vous arrêter',
    ],
    [
      'C’est quoi le CSP après un licenciement économique ?',
      'combien de temps pour dire oui',
      'licenciement-economique-csp',
      '21 jours',
    ],
  ])('keeps the subject: %s %s', (opening, asked, sheet, told) => {
    const reply = last(opening, asked);
    expect(reply.citation?.sheetId).toBe(sheet);
    expect(reply.text).toContain(told);
    expect(reply.text).not.toContain('Voulez-vous dire');
  });

  it('is told by the sheet that both questions ask for together', () => {
    expect(last('je suis en cdd', 'je peux démissionner ?').citation?.sheetId).toBe('cdd-rompre');
  });

  it('is answered by a line that says it in other words', () => {
    const { text } = last('mon patron me doit deux mois de salaire', 'et s’il fait faillite ?');
    expect(text).toContain('AGS');
  });

  it('is answered by what the first question named', () => {
    expect(last('Comment contester un licenciement ?', 'j’ai combien de temps ?').text).toContain(
      'douze mois',
    );
    expect(last('C’est quoi l’ACRE ?', 'qui peut l’avoir ?').text).toContain('ACRE');
  });

  it('is asked again with what went before, where it is of no field by itself', () => {
    expect(
      last('j’ai démissionné la semaine passée', 'je peux revenir en arrière ?').citation?.sheetId,
    ).toBe('demission-regret');
  });

  it('names no wrong door where nothing is known', () => {
    const { text } = last('Comment demander la RQTH ?', 'et pour mon chat ?');
    expect(text).toContain('ne dit rien de sûr');
    expect(text).toContain('MDPH');
    const bank = last('Comment ouvrir une micro-entreprise ?', 'c’est obligatoire la banque ?');
    expect(bank.text).toContain('Urssaf');
  });
});

describe('how one enters a trade', () => {
  it.each([
    ['Comment devient-on grutier ?', 'Devenir grutier', 'R487'],
    ['on fait comment pour être vétérinaire', 'Devenir vétérinaire', 'docteur vétérinaire'],
    ['Comment devient-on souffleur de verre ?', 'Devenir souffleur de verre', 'onisep.fr'],
  ])('is always of this field: %s', (asked, opening, told) => {
    const { text } = last(asked);
    expect(text).toContain(opening);
    expect(text).toContain(told);
  });

  it('is left to the sheet that tells of it, or of what is asked beside it', () => {
    expect(last('Comment devenir aide-soignante ?').citation?.sheetId).toBe('devenir-soignant');
    const beside = last('j’aimerais devenir aide soignante, qui peut payer la formation ?');
    expect(beside.citation?.sheetId).not.toBe('devenir-soignant');
    expect(beside.text).toMatch(/^Se former/u);
    expect(beside.text).toMatch(/\u00a0:\n\n- Devenir/u);
  });
});

describe('a question that holds for anyone', () => {
  it.each([
    [
      'Que répondre quand on me demande pourquoi je suis parti de mon dernier poste ?',
      'depart-expliquer',
    ],
    ['j’ai pas d’argent pour le train pour aller à l’entretien', 'aides-recherche'],
  ])('is not answered from the account: %s', (asked, sheet) => {
    expect(last(asked).citation?.sheetId).toBe(sheet);
  });
});
