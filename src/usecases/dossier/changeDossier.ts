import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { changeApplication } from '#/domain/applications/changes';
import type { ApplicationChange } from '#/domain/applications/changes';
import type { Dossier } from '#/domain/dossier/dossier';
import { dossiersRecord, withDossier, withoutDossier } from '#/domain/dossier/dossiersRecord';
import { withPerson } from '#/domain/dossier/people';
import type { DossierPerson } from '#/domain/dossier/people';
import type { HeadCorrection } from '#/domain/postings/offer';
import { offerCorrectionsRecord, withCorrection } from '#/domain/postings/offerCorrections';
import { localDay } from '#/domain/shared/localDay';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { UpdateProblem } from '#/domain/storage/Vault';
import { tailoredCvsRecord, withoutTailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { dossierToasts } from '#/usecases/dossier/dossier.copy';
import type { Services } from '#/usecases/shared/services';

type Parts = Pick<Services, 'vault' | 'notify' | 'now'>;

const told = ({ notify }: Parts, written: Result<null, UpdateProblem>): boolean => {
  if (!written.ok)
    notify({
      tone: 'destructive',
      title: dossierToasts.notKept.title,
      text: dossierToasts.notKept.text[written.problem],
    });
  return written.ok;
};

/** Changes a dossier where it is kept, and says so where that fails. Whether it was kept. */
export const changeDossier = (
  parts: Parts,
  id: number,
  change: (dossier: Dossier) => Dossier,
): boolean =>
  told(
    parts,
    updateRecord(parts.vault, dossiersRecord, [], (dossiers) => {
      const dossier = dossiers.find((one) => one.id === id);
      return dossier ? withDossier(dossiers, change(dossier)) : dossiers;
    }),
  );

/** Opens a dossier again that another tab closed, unless it is there, and says so. Whether it is there then. */
export const reopenDossier = (parts: Parts, about: Dossier): boolean => {
  let isThere = true;
  const kept = told(
    parts,
    updateRecord(parts.vault, dossiersRecord, [], (dossiers) => {
      isThere = dossiers.some(({ id }) => id === about.id);
      return isThere ? dossiers : withDossier(dossiers, about);
    }),
  );
  if (kept && !isThere) parts.notify({ tone: 'success', ...dossierToasts.reopened });
  return kept;
};

/** Follows an offer, or no longer, with a toast. */
export const followDossier = (parts: Parts, id: number, follow: boolean): void => {
  const followedOn = follow ? localDay(parts.now()) : null;
  if (changeDossier(parts, id, (dossier) => ({ ...dossier, followedOn })))
    parts.notify({
      tone: 'success',
      ...(follow ? dossierToasts.followed : dossierToasts.unfollowed),
    });
};

/** Closes a dossier: its copy of the advertisement, its notes, its files and the CV made for it go, what it joins stays. Ask for a confirmation first. */
export const removeDossier = (
  parts: Parts & Pick<Services, 'attachments'>,
  id: number,
): boolean => {
  const removed = told(
    parts,
    updateRecord(parts.vault, dossiersRecord, [], (dossiers) => withoutDossier(dossiers, id)),
  );
  if (removed)
    updateRecord(parts.vault, tailoredCvsRecord, [], (cvs) => withoutTailoredCv(cvs, id));
  if (removed) {
    // Loaded on use: most dossiers have none, and it asks first.
    void import('#/usecases/dossier/attachFile').then(
      ({ removeAttachmentsOf }) => removeAttachmentsOf(parts, id),
      () => undefined,
    );
    parts.notify({ tone: 'success', ...dossierToasts.removed });
  }
  return removed;
};

/** Puts right what names the post of an advertisement, wherever that offer shows, with a toast. */
export const correctHead = (parts: Parts, text: string, head: HeadCorrection): void => {
  const at = parts.now().getTime();
  const written = updateRecord(parts.vault, offerCorrectionsRecord, [], (all) =>
    withCorrection(all, text, { head }, at),
  );
  if (told(parts, written)) parts.notify({ tone: 'success', ...dossierToasts.corrected });
};

/** Changes an application from its dossier. Whether it was kept. */
export const changeApplicationOf = (
  parts: Parts,
  applicationId: number,
  change: ApplicationChange,
): boolean =>
  told(
    parts,
    updateRecord(parts.vault, applicationsRecord, [], (applications) =>
      applications.map((one) =>
        one.id === applicationId ? changeApplication(one, change, localDay(parts.now())) : one,
      ),
    ),
  );

/** Where somebody who was met is noted. */
export type PeopleOwner = { readonly dossierId: number; readonly applicationId: number | null };

/** Notes somebody with the application of a dossier, or with the dossier while there is none. Whether it was kept. */
export const addPerson = (
  parts: Parts,
  { dossierId, applicationId }: PeopleOwner,
  person: Omit<DossierPerson['contact'], 'id'>,
): boolean =>
  applicationId === null
    ? changeDossier(parts, dossierId, (one) => ({
        ...one,
        people: [...withPerson(one.people, person)],
      }))
    : changeApplicationOf(parts, applicationId, {
        kind: 'saveContact',
        contact: { ...person, id: null },
      });

/** Takes somebody out where they are noted. Whether it was kept. */
export const removePerson = (
  parts: Parts,
  { dossierId, applicationId }: PeopleOwner,
  { of, contact }: DossierPerson,
): boolean =>
  of === 'application' && applicationId !== null
    ? changeApplicationOf(parts, applicationId, { kind: 'removeContact', id: contact.id })
    : changeDossier(parts, dossierId, (one) => ({
        ...one,
        people: one.people.filter(({ id }) => id !== contact.id),
      }));

/** Puts an application that was kept before in its dossier, unless it is in one. */
export const joinApplication = (parts: Parts, applicationId: number, dossierId: number): void => {
  const stored = parts.vault.read(applicationsRecord);
  const known = stored.ok ? stored.value?.find(({ id }) => id === applicationId) : undefined;
  if (known?.dossierId !== null) return;
  told(
    parts,
    updateRecord(parts.vault, applicationsRecord, [], (applications) =>
      applications.map((one) => (one.id === applicationId ? { ...one, dossierId } : one)),
    ),
  );
};
