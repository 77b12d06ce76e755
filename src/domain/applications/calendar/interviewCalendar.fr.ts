import type { Application } from '#/domain/applications/application';

/** Words of an interview in a calendar. */
export const interviewWords = {
  summary: ({ title, company }: Application): string => `Entretien – ${title}, ${company}`,
  contact: 'Contact',
  offer: 'Offre',
} as const;
