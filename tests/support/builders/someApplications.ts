import { anApplication } from '#tests/support/builders/anApplication';

/** One under review: an overdue follow-up, notes, a contact and the copy of the offer. */
export const night = anApplication({
  id: 10,
  date: '2026-11-03',
  status: 'inReview',
  history: [
    { status: 'sent', on: '2026-11-03' },
    { status: 'inReview', on: '2026-11-09' },
  ],
  notes: 'Planning en 12 heures, un week-end sur deux.\nDemander la reprise d’ancienneté.',
  offer: {
    text: 'Aide-soignante de nuit H/F\n\nVous accompagnez 24 résidents avec une infirmière d’astreinte.',
    copiedOn: '2026-11-03',
  },
  followUps: [
    { id: 0, due: '2026-11-10', doneOn: '2026-11-10' },
    { id: 1, due: '2026-11-17', doneOn: null },
  ],
  contacts: [
    {
      id: 0,
      name: 'Mme Ruiz',
      role: 'Cadre de santé',
      email: 'n.ruiz@glycines.example',
      phone: '02 40 00 00 12',
    },
  ],
});

/** One with an interview past and one to come. */
export const met = anApplication({
  id: 9,
  title: 'Aide-soignante en hospitalisation à domicile',
  company: 'HAD Loire et Vignoble',
  place: 'Vertou (44)',
  date: '2026-10-30',
  status: 'interview',
  interviews: [
    {
      id: 0,
      start: '2026-11-24T14:30',
      minutes: 45,
      place: '12 rue des Tilleuls, Vertou',
      notes: 'Apporter le diplôme et deux bulletins de salaire.',
    },
    { id: 1, start: '2026-11-12T09:00', minutes: 30, place: 'Visioconférence', notes: '' },
  ],
});

/** A search of five applications, one or more of each status. */
export const own = [
  night,
  met,
  anApplication({
    id: 8,
    title: 'Auxiliaire de puériculture',
    company: 'Crèche Les Lucioles',
    date: '2026-11-14',
    followUps: [{ id: 0, due: '2026-11-21', doneOn: null }],
  }),
  anApplication({
    id: 7,
    title: 'Agente de service hospitalier',
    company: 'Clinique Saint-Aubin',
    date: '2026-11-19',
    followUps: [{ id: 0, due: '2026-11-26', doneOn: null }],
  }),
  anApplication({
    id: 6,
    title: 'Accompagnante éducative et sociale',
    company: 'Association Horizon',
    place: 'Saint-Herblain (44)',
    date: '2026-10-12',
    status: 'rejected',
  }),
];

/** As many as the tracker promises to carry. */
export const many = Array.from({ length: 5000 }, (_, index) =>
  anApplication({
    id: index + 1,
    title: `Poste n° ${index + 1}`,
    company: `Entreprise ${(index * 7) % 900}`,
    date: `2026-${String((index % 10) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    status: (['sent', 'inReview', 'rejected'] as const)[index % 3] ?? 'sent',
  }),
);
