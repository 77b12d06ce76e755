import type { SubjectRef } from '#/usecases/subject/subject';

// Parameters are seen by the user in the address bar: French words.
const PARAMETERS = { dossier: 'dossier', application: 'candidature', offer: 'offre' } as const;

/** The address of a screen opened on a subject, such as the letter for one application. */
export const subjectAddress = (address: string, { kind, id }: SubjectRef): string =>
  `${address}?${PARAMETERS[kind]}=${id}`;

/** Puts a subject into what an address asks for. */
export const setSubject = (parameters: URLSearchParams, { kind, id }: SubjectRef): void =>
  parameters.set(PARAMETERS[kind], String(id));

/** The subject that an address names; null where it names none, or nothing that can be one. */
export const subjectIn = (search: string): SubjectRef | null => {
  const parameters = new URLSearchParams(search);
  for (const kind of ['dossier', 'application', 'offer'] as const) {
    const text = parameters.get(PARAMETERS[kind]);
    if (text !== null && /^\d{1,16}$/u.test(text) && Number.isSafeInteger(Number(text)))
      return { kind, id: Number(text) };
  }
  return null;
};
