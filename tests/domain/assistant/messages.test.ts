import { describe, expect, it, test } from 'vitest';

import { FRAMED, messageAsked } from '#/domain/assistant/messageAsked.fr';
import type { MessageAsked } from '#/domain/assistant/messageAsked.fr';
import { edited, editIn } from '#/domain/assistant/messageEdits.fr';
import { withDictated } from '#/domain/assistant/messageInFrame.fr';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import { dictatedReply } from '#/domain/assistant/replies/dictatedReply.fr';
import { signatureFrom } from '#/domain/assistant/replies/emails.fr';
import { framedReply } from '#/domain/assistant/replies/framedReply.fr';
import { asksOpeningLines, openingLinesReply } from '#/domain/assistant/replies/openingLines.fr';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const facts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  profile: aProfile(),
  applications: [
    anApplication({ id: 1, title: 'Caissière', company: 'Supérette du Port', status: 'rejected' }),
  ],
});

const ASKED: readonly (readonly [string, MessageAsked | null])[] = [
  ['il me faut un courrier pour réclamer mes fiches de paie à mon ancien patron', 'claim'],
  ['aidez-moi à répondre au recruteur', 'plain'],
  ['rédige un mail, ils m’ont pas retenue et je voudrais savoir pourquoi', 'refusalReply'],
  ['un sms pour dire que mon train a du retard, rendez-vous à 9 h', 'lateNotice'],
  ['le tram ne passe plus, préviens Dupuis que j’aurai un quart d’heure de retard', 'lateNotice'],
  ['préviens le chef que j’aurai 10 min de retard', 'lateNotice'],
  ['écris à ma conseillère que j’ai un empêchement', 'adviserNote'],
  ['dis-leur que j’ai besoin de trois jours pour réfléchir', 'thinkingTime'],
  ['je veux écrire un mot pour remercier la tutrice qui m’a donné des conseils', 'helpThanks'],
  ['mail pour demander une augmentation à mon chef', 'raise'],
  ['un message pour décliner, le salaire est trop bas', 'declineEmail'],
  ['fais un mail pour savoir si ils prennent des apprentis', 'traineeship'],
  ['écris un poème d’amour', 'notOurs'],
  ['réponds au camping que je serai bien là samedi', 'confirmInterview'],
  ['mon ancien chef ne m’a jamais envoyé mon attestation, écris-lui', 'claim'],
  ['est-ce que je dois dire à mon employeur que je travaille aussi le samedi ?', null],
  ['le rendez-vous sera en allemand, je préviens le recruteur ?', null],
  [
    'il faut que je dise à ma conseillère que je ne viens pas au rendez-vous de mardi',
    'adviserNote',
  ],
  [
    'mon bus est en panne, j’aurai dix minutes de retard, dis-le à la dame du magasin',
    'lateNotice',
  ],
  ['j’écris ça en bas de mon CV ?', null],
  ['dis-moi à quelle heure je dois être là pour l’entretien', null],
  ['j’ai reçu un message pour dire que c’est annulé', null],
  ['comment écrire une lettre de motivation ?', null],
  ['mon patron m’envoie des messages le soir, dois-je répondre ?', null],
  ['Que mettre dans un mail de relance ?', null],
];

describe('a message that is asked for', () => {
  it.each(ASKED)('%s', (question, expected) => {
    expect(messageAsked(question)).toBe(expected);
  });

  it('is signed as one signs, however the name was typed', () => {
    const profile = { ...aProfile(), firstName: 'awa', lastName: 'DIOP-NDIAYE' };
    expect(signatureFrom(profile, null).name).toBe('Awa Diop-Ndiaye');
  });

  it('takes amounts, people and fields from the request', () => {
    const { proposed, wished } = wishesIn(['on me propose 1 900 euros et je voudrais 2 050']);
    expect([proposed, wished]).toEqual(['1\u202f900\u00a0€', '2\u202f050\u00a0€']);
    expect(wishesIn(['j’aimerais 31k']).wished).toBe('31\u202f000\u00a0€');
    expect(wishesIn(['un stage en boulangerie pour mon neveu'])).toMatchObject({
      field: 'boulangerie',
      beneficiary: { named: 'Mon neveu', pronoun: 'Il' },
    });
  });
});

describe('a message of a frame', () => {
  test.each(FRAMED)('is signed, whole, and shorter when asked: %s', (kind) => {
    const long = framedReply(kind, [''], facts, null);
    const short = framedReply(kind, [''], facts, null, ['shorter']);
    expect(long.email?.body).toMatch(/Awa Diallo-Perrin\n/u);
    expect(long.email?.body).not.toMatch(/~|undefined|\s,|\.\.|\[\]/u);
    expect(long.text.length).toBeGreaterThan(60);
    expect(short.email?.body.length).toBeLessThanOrEqual(long.email?.body.length ?? 0);
  });

  it('answers the one refusal that is noted', () => {
    const { text, email } = framedReply('refusalReply', [''], facts, null);
    expect(text).toContain('Supérette du Port');
    expect(email?.body).toContain('ce qui a manqué');
  });

  it('says « tu » to a friend alone', () => {
    const toFriend = framedReply('helpThanks', ['merci à mon collègue'], facts, null);
    expect(toFriend.email?.body.replace(/\[[^\]]*\]/gu, '')).not.toMatch(
      /(?<!\p{L})(?:vous|votre)(?!\p{L})/iu,
    );
    expect(framedReply('claim', [''], facts, null, ['familiar']).text).toContain('vous');
  });
});

describe('a change asked of a message', () => {
  const email = {
    to: '',
    subject: '',
    body: 'Bonjour,\n\nJe viens lundi.\n\nCordialement,\n\nAwa',
  };

  it('adds what is said in the person’s own words, before the greeting', () => {
    const edit = editIn('ajoute que je suis pas libre le mardi');
    expect(edit).not.toBeNull();
    expect(edited(email, edit === null ? [] : [edit]).body).toBe(
      'Bonjour,\n\nJe viens lundi.\n\nJe ne suis pas libre le mardi.\n\nCordialement,\n\nAwa',
    );
  });

  it('takes out the sentences of a matter', () => {
    const edit = editIn('enlève la phrase sur lundi');
    expect(edited(email, edit === null ? [] : [edit]).body).not.toContain('lundi');
  });

  it.each([
    'mets à jour mon CV',
    'dis-moi quoi faire',
    'note mon CV sur 100',
    'mets plus de formes',
  ])('is none: %s', (question) => {
    expect(editIn(question)).toBeNull();
  });
});

describe('a message that is dictated', () => {
  it.each([
    [
      'écris à mon patron que j’aurais besoin d’une avance ce mois ci, chaudière en panne, sans mendier',
      'J’aurais besoin d’une avance de [montant] ce mois-ci\u00a0: chaudière en panne. Est-ce possible\u202f? Merci d’avance.',
    ],
    [
      'un sms à mon collègue pour lui demander s’il peut prendre ma place dimanche',
      'Pourrais-tu prendre ma place dimanche\u202f? Merci d’avance de ta réponse.',
    ],
    ['écris à Mme Tessier que je suis libre dès lundi, court', 'Je suis libre dès lundi.'],
    [
      'dis à mon chef que je ne peux pas venir lundi et que je rattraperai samedi',
      'Je ne peux pas venir lundi. Je rattraperai samedi.',
    ],
    [
      'écris à l’agence que je suis d’accord, mais demande-leur si le trajet est payé',
      'C’est oui pour moi. Pourriez-vous me dire si le trajet est payé\u202f?',
    ],
    [
      'un mail à l’école pour savoir si le badge est prêt et quand je dois passer',
      'Pourriez-vous me dire si le badge est prêt et quand je dois passer\u202f?',
    ],
    [
      'envoie un mot à l’accueil pour demander de me rappeler',
      'Pourriez-vous me rappeler\u202f? Merci d’avance de votre réponse.',
    ],
  ])('%s', (request, expected) => {
    const body = dictatedReply(request, facts, null)?.email?.body ?? '';
    expect(body.replaceAll('\n\n', ' ')).toContain(expected);
    expect(body).not.toMatch(/et que je|sans mendier|court|Dites-moi/u);
  });

  it.each([
    [
      'écris à la directrice que je peux pas jeudi, ma fille est malade, vendredi ou lundi c’est bon, et que je la remercie, pas trop long',
      'Je ne peux pas venir jeudi\u00a0: ma fille est malade. Je suis disponible vendredi ou lundi. Je vous prie de m’en excuser. Je vous remercie.',
    ],
    [
      'dis au gérant qu’il peut m’appeler ce soir et que j’ai bien reçu son message, reste poli',
      'Vous pouvez m’appeler ce soir. J’ai bien reçu votre message.',
    ],
    [
      'demande-leur s’ils ont bien reçu mon dossier et quand ils comptent répondre',
      'Pourriez-vous me dire si vous avez bien reçu mon dossier et quand vous comptez répondre\u202f?',
    ],
    [
      'un sms à ma collègue Nina, je peux pas la remplacer samedi, j’ai mon fils, tutoie-la',
      'Je ne peux pas te remplacer samedi\u00a0: j’ai mon fils. Je te prie de m’excuser.',
    ],
    [
      'dis à mon chef que je serai là lundi à 9h, j’ai un train tard mais ne lui dis pas',
      'Je serai là lundi à 9\u00a0h.',
    ],
    [
      'un mot à Léo qui m’a donné le nom du gérant, dis-lui que j’ai eu l’entretien grâce à lui, tutoiement',
      'Je te remercie de m’avoir donné le nom du gérant. J’ai eu l’entretien grâce à toi.',
    ],
    [
      'écris au recruteur que mes dessins sont sur https://dessins.example/nino?p=2, et que je suis libre en mai',
      'Mes dessins sont sur https://dessins.example/nino?p=2. Je suis libre en mai.',
    ],
    [
      'rédige un message pour prévenir la clinique que lundi je serai en visio, et demande-leur si je dois préparer quelque chose',
      'Lundi, je serai en visio. Pourriez-vous me dire si je dois préparer quelque chose\u202f?',
    ],
    [
      'un mail pour Mme Tessier\u00a0: je voudrais savoir si le permis est obligatoire et si on peut commencer en mai',
      'Pourriez-vous me dire si le permis est obligatoire et si on peut commencer en mai\u202f?',
    ],
  ])(
    'says what is told to whom it goes, and obeys what is told of its manner: %s',
    (request, expected) => {
      const body = dictatedReply(request, facts, null)?.email?.body ?? '';
      expect(body.replaceAll('\n\n', ' ')).toContain(expected);
    },
  );

  it('names the interview that it moves, and offers the days that are told', () => {
    const meeting = { id: 0, start: '2026-11-26T14:30', minutes: 30, place: '', notes: '' };
    const about = anApplication({
      title: 'Caissière',
      interviews: [meeting],
      contacts: [{ id: 0, name: 'Rose Tanguy', role: '', email: 'r@example.org', phone: '' }],
    });
    const email = dictatedReply(
      'écris à la dame que je peux pas jeudi, lundi c’est bon',
      facts,
      about,
    )?.email;
    expect(email?.subject).toBe('Entretien du 26 novembre 2026\u00a0: demande de report');
    expect(email?.body).toMatch(
      /^Bonjour Madame Tanguy,\n\nNous avons rendez-vous le jeudi 26 novembre 2026 à 14 h 30.*L’un de ces moments/su,
    );
  });

  it.each([
    [
      'refusalReply',
      'réponds qu’ils m’ont refusée mais que je reste intéressée si un poste se libère',
      'Je reste intéressée si un poste se libère.',
      /ce qui a manqué|Si un autre besoin/u,
    ],
    [
      'unsolicited',
      'fais une candidature spontanée, j’ai pas le diplôme mais j’ai gardé des enfants 3 ans',
      'Je n’ai pas le diplôme, mais j’ai gardé des enfants pendant 3 ans.',
      /\[Ce que vous savez/u,
    ],
    [
      'payOffer',
      'on me propose 1 830, je voudrais 1 950, je sais tenir la caisse centrale, écris-leur',
      'Vous proposez 1\u202f830\u00a0€. Je sais tenir la caisse centrale. Je souhaiterais donc 1\u202f950\u00a0€.',
      /votre meilleure raison/u,
    ],
    [
      'reference',
      'message à mon ancienne collègue Laure pour lui demander si je peux la citer, je postule comme cariste',
      'Accepterais-tu que je donne ton nom',
      /[Vv]ous|votre/u,
    ],
  ] as const)('puts into a frame what it does not say yet: %s', (kind, request, told, needless) => {
    const body = framedReply(kind, [request], facts, null).email?.body ?? '';
    expect(body).toContain(told);
    expect(body).not.toMatch(needless);
  });

  it.each([
    ['acceptEmail', 'ils me prennent\u202f! écris-moi le mail pour accepter', /Vous me prenez/u],
    ['acceptEmail', 'écris que je suis partante pour le poste', /Je suis partante/u],
    ['thankYouEmail', 'j’ai été un peu nulle, fais un message pour remercier', /nulle/u],
    ['linkedInMessage', 'un message LinkedIn à une chef que je ne connais pas', /connais pas/u],
  ] as const)('leaves out what is told to who writes it alone: %s, %s', (kind, request, aside) => {
    const email = { to: '', subject: '', body: 'Bonjour,\n\nMerci.\n\nCordialement,\n\nAwa' };
    expect(withDictated(email, kind, request).body).not.toMatch(aside);
  });

  it('is nothing where only a story is told', () => {
    const story =
      'mon CV était illisible, ils me demandent de le renvoyer, fais le mail qui va avec';
    expect(dictatedReply(story, facts, null)).toBeNull();
  });

  it('takes what is told to an employer of one’s family for a message of work', () => {
    expect(messageAsked('dis à mon chef que j’emmène ma mère à l’hôpital lundi')).toBe('plain');
  });

  it('is nothing where it says nothing, and is put in other moods where it wishes', () => {
    expect(dictatedReply('écris à mon chef', facts, null)).toBeNull();
    expect(
      dictatedReply('dis-leur que j’attends qu’ils me disent quand', facts, null)?.email?.body,
    ).toContain('J’attends que vous me disiez quand.');
  });

  it('opens a CV with what it says', () => {
    const request = 'écris trois lignes pour le haut de mon CV, pour être aide-soignante';
    expect(asksOpeningLines(request)).toBe(true);
    expect(asksOpeningLines('que mettre en haut de mon CV ?')).toBe(false);
    const text = openingLinesReply(request, facts)?.text ?? '';
    expect(text).toContain('Aide-soignante de nuit');
    expect(text).toContain('Recherche un poste d’aide-soignante.');
  });
});
