import { describe, expect, it } from 'vitest';

import { addDays } from '#/domain/applications/days';
import { createNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts, TODAY } from '#tests/support/builders/someFacts';

const facts = someFacts({
  cv: { status: 'read', fileName: 'CV.pdf', cv: aReadCv() },
  applications: [
    anApplication({
      id: 1,
      title: 'Luthière',
      company: 'Atelier Morvan',
      date: addDays(TODAY, -12),
      status: 'interview',
      salary: '13 € brut de l’heure',
      contacts: [
        { id: 0, name: 'Solène Morvan', role: 'Gérante', email: 's@morvan.test', phone: '' },
      ],
      interviews: [
        {
          id: 0,
          start: `${addDays(TODAY, 3)}T14:00`,
          minutes: 45,
          place: 'à l’atelier',
          notes: '',
        },
      ],
    }),
    anApplication({
      id: 2,
      title: 'Accordeuse',
      company: 'Atelier Morvan',
      date: addDays(TODAY, -70),
      status: 'rejected',
    }),
  ],
});
const nearest = createNearest(ALL_SHEETS);
const ask = (...questions: readonly string[]) =>
  replyTo(questions.at(-1) ?? '', {
    facts,
    nearest,
    previous: null,
    asked: questions.slice(0, -1),
  });
const bodyOf = (...questions: readonly string[]): string => ask(...questions).email?.body ?? '';

describe('a message that can be sent as it is', () => {
  it.each([
    [
      'Écris à l’Atelier Morvan que son annonce parle de vernis et que j’apprends vite',
      'Votre annonce parle de vernis.',
    ],
    [
      'Mail à ma conseillère, Mme Roulin, pour lui dire que je serai absente jeudi',
      'Je serai absente jeudi.',
    ],
    [
      'Écris une demande à l’école Vasseur pour avoir un duplicata de mon diplôme',
      'Serait-il possible d’avoir un duplicata de mon diplôme',
    ],
    [
      'Message LinkedIn à une recruteuse, Ida Brun, pour me présenter : luthière, 6 ans d’atelier',
      'Je suis luthière, 6 ans d’atelier.',
    ],
    [
      'Mail pour négocier le salaire avec Morvan : je voudrais 15 euros de l’heure',
      'La rémunération annoncée est de 13\u00a0€ brut de l’heure.',
    ],
    [
      'Il me faut un mail pour accepter le poste chez Morvan à partir du 4 janvier',
      'Je pourrai commencer le 4 janvier.',
    ],
    [
      'Je veux annuler mon entretien chez Morvan, j’ai trouvé autre chose. Fais le mail.',
      'J’ai trouvé un autre poste, et je ne viendrai donc pas à notre entretien',
    ],
    [
      'Je voudrais décaler mon entretien de mardi à jeudi matin parce que mon fils est malade, tu peux écrire le mail ?',
      'Mon fils est malade',
    ],
    [
      'écris une lettre pour contester mon licenciement chez Talvard, je n’ai jamais pris d’outils',
      'je n’ai jamais pris d’outils',
    ],
    ['Remercie Solène Morvan de m’avoir appelée ce matin', 'Bonjour Madame Morvan'],
    ['Mail pour prévenir que je serai absent demain, angine, chef Idris', 'Bonjour Idris,'],
    [
      'écris une lettre pour contester mon licenciement chez Talvard, je dis que je n’ai jamais pris de bois comme ils disent',
      'je n’ai jamais pris de bois.',
    ],
    ['Écris à l’Atelier Morvan que j’arriverai en avance mardi', 'J’arriverai en avance mardi.'],
    [
      'Mail à l’école Vasseur pour leur demander de corriger mon certificat, la date de fin est fausse',
      'La date de fin est fausse.',
    ],
    [
      'Mail à Mme Morvan\u00a0: merci de m’indiquer si le parking est gratuit et si je dois venir avec mon CV',
      'si le parking est gratuit et si je dois venir avec mon CV',
    ],
    [
      'Réponds à l’Atelier Morvan que je suis d’accord pour un essai mercredi',
      'Je suis d’accord pour un essai mercredi.',
    ],
    [
      'Message à mon amie Lila qui travaille chez Vernet pour qu’elle donne mon CV à son chef',
      'Pourrais-tu donner mon CV à ton chef',
    ],
    [
      'Prépare un mail pour demander à l’Atelier Morvan de garder mon CV pour un autre poste',
      'Pourriez-vous garder mon CV pour un autre poste',
    ],
    [
      'Écris une réponse à l’Atelier Morvan qui me propose un essai : oui pour mardi 14 h',
      'C’est d’accord pour mardi 14\u00a0h.',
    ],
    [
      'Écris à Mme Morvan que je serai accompagnée de mon fils si elle est d’accord',
      'si vous êtes d’accord',
    ],
    [
      'Écris à l’école Vasseur pour connaître les dates de la formation et le prix',
      'Pourriez-vous m’indiquer les dates de la formation et le prix',
    ],
    [
      'Dis à M. Morvan que je préfère le matin mais que l’après-midi me va aussi',
      'Je préfère le matin',
    ],
    [
      'Écris un SMS à Solène Morvan pour dire que j’ai hâte qu’elle me rappelle',
      'que vous me rappeliez',
    ],
  ])('%s', (request, told) => {
    const body = bodyOf(request);
    expect(body).toContain(told);
    expect(body).not.toContain('[');
  });

  it('goes to a friend as to a friend, and to an agency without another house’s post', () => {
    const friend = bodyOf(
      'Message pour mon ancienne collègue Maëlle : lui demander si elle connaît des ateliers qui recrutent à Nantes',
    );
    expect(friend).toContain('Bonjour Maëlle,');
    expect(friend).toContain('si tu connais des ateliers');
    const agency = ask(
      'Écris à l’agence Plectre que je cherche des missions de luthière en journée',
    );
    expect(agency.email?.to).toBe('');
    expect(agency.email?.body).toContain('Auriez-vous une mission à me proposer');
  });

  it('is put as it is said where it is left on an answering machine', () => {
    const body = bodyOf(
      'Fais un message vocal à laisser à Mme Morvan pour dire que je serai bien là',
    );
    expect(body).toMatch(/^Bonjour Madame Morvan, c’est /u);
    expect(body).toContain('bonne journée');
  });

  it('goes on from what was dictated', () => {
    expect(
      bodyOf(
        'Remercie Solène Morvan de m’avoir appelée ce matin',
        'ajoute que j’apporterai mes outils',
      ),
    ).toContain('J’apporterai mes outils.');
  });

  it('says beside the message what only its author knows', () => {
    expect(
      ask('Mail pour négocier le salaire avec Morvan : je voudrais 15 euros de l’heure').text,
    ).toContain('Vous pouvez y ajouter');
  });
});
