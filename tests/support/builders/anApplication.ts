import type { Application } from '#/domain/applications/application';

/** A plausible application, changed as asked. */
export const anApplication = (change: Partial<Application> = {}): Application => {
  const date = change.date ?? '2026-11-10';
  const status = change.status ?? 'sent';
  return {
    id: 1,
    title: 'Aide-soignante de nuit',
    company: 'EHPAD Les Glycines',
    place: 'Nantes (44)',
    link: 'https://emploi.example/offres/4821',
    salary: '2 050 € brut par mois',
    cvName: 'CV Claire Dumas.pdf',
    letter:
      'Madame, Monsieur,\n\nAide-soignante diplômée, je souhaite rejoindre votre équipe de nuit.',
    notes: '',
    offer: null,
    history: [{ status: 'sent', on: date }, ...(status === 'sent' ? [] : [{ status, on: date }])],
    followUps: [],
    interviews: [],
    contacts: [],
    dossierId: null,
    ...change,
    date,
    status,
  };
};
