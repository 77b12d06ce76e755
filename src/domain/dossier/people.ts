import type { Application, Contact } from '#/domain/applications/application';
import type { Dossier } from '#/domain/dossier/dossier';

/** Somebody met for a job; `of` is the record that holds them. */
export type DossierPerson = { readonly of: 'application' | 'dossier'; readonly contact: Contact };

/** Everybody known for a job: the contacts of its application, and who was met without one. */
export const peopleOf = (
  { people }: Pick<Dossier, 'people'>,
  application: Pick<Application, 'contacts'> | null,
): readonly DossierPerson[] => [
  ...(application?.contacts ?? []).map((contact) => ({ of: 'application', contact }) as const),
  ...people.map((contact) => ({ of: 'dossier', contact }) as const),
];

/** People with one more, under a number that nobody else has. */
export const withPerson = (
  people: readonly Contact[],
  person: Omit<Contact, 'id'>,
): readonly Contact[] => [
  ...people,
  { ...person, id: people.reduce((free, { id }) => Math.max(free, id + 1), 0) },
];
