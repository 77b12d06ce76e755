import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import type { CvSession } from '#/usecases/cv/cvSession';
import { listIn } from '#/usecases/dossier/openDossier';
import type { Services } from '#/usecases/shared/services';
import { tailoredCvFile } from '#/usecases/tailoredCv/exportTailoredCv';

/** A file to keep with a dossier. */
export type SentFile = { readonly name: string; readonly content: string | ArrayBuffer };

/**
 * The CV that was sent, as a file: the one made for the job of a dossier as a PDF of today, else the imported file as
 * it is. Null where neither is at hand; rejects where what writes a PDF does not load.
 */
export const sentCvFile = async (
  services: Pick<Services, 'cvFiles' | 'vault' | 'now'>,
  session: Pick<CvSession, 'heldFile'>,
  dossierId: number,
  job: string,
): Promise<SentFile | null> => {
  const tailored = listIn(services, tailoredCvsRecord).find(({ id }) => id === dossierId);
  if (tailored) {
    const { name, content } = await tailoredCvFile(services, tailored, job, 'pdf');
    return { name, content };
  }
  const held = session.heldFile();
  return held && { name: held.name, content: await held.arrayBuffer() };
};
