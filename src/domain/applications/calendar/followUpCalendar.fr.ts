import type { Application } from '#/domain/applications/application';

/** Words of a follow-up in a calendar. */
export const calendarWords = {
  summary: ({ title, company }: Application): string => `Relancer – ${title}, ${company}`,
  sent: (day: string): string => `Candidature envoyée le ${day}`,
  contact: 'Contact',
  offer: 'Offre',
} as const;
