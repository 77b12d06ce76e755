import type { Application, ApplicationStatus } from '#/domain/applications/application';

const sample = (
  id: number,
  title: string,
  company: string,
  date: string,
  status: ApplicationStatus,
): Application => ({
  id,
  title,
  company,
  date,
  status,
  place: '',
  link: '',
  salary: '',
  cvName: '',
  letter: '',
  notes: '',
  offer: null,
  history: [{ status, on: date }],
  followUps: [],
  interviews: [],
  contacts: [],
  dossierId: null,
});

/** What a newcomer sees: four fixed rows, one of each status (specification, section 3). */
export const SAMPLE_APPLICATIONS: readonly Application[] = [
  sample(1, 'Assistant administratif', 'Groupe Alvéa', '2026-11-12', 'sent'),
  sample(2, 'Infirmière en soins généraux', 'Clinique des Tilleuls', '2026-11-06', 'inReview'),
  sample(3, 'Cariste CACES 1, 3 et 5', 'Plateforme Nord Fret', '2026-10-29', 'interview'),
  sample(4, 'Chargée de projet humanitaire', 'Solidarité Rives', '2026-10-15', 'rejected'),
];
