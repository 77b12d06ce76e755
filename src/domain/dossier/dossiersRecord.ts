import { dossierSchema } from '#/domain/dossier/dossier';
import type { Dossier } from '#/domain/dossier/dossier';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

/** How many dossiers are kept: those that are followed, and the latest of the others. */
export const MAX_DOSSIERS = 200;

/** The dossiers, newest first. */
export const dossiersRecord: VersionedRecord<readonly Dossier[]> = {
  key: 'embellie.dossiers',
  version: 2,
  ...listOf(dossierSchema),
  // Version 1 knew nobody before an application.
  migrations: [withField('people', [])],
};

/** The list with one more dossier, or with one changed in its place. Beyond the limit the oldest that nobody follows goes. */
export const withDossier = (dossiers: readonly Dossier[], dossier: Dossier): readonly Dossier[] => {
  if (dossiers.some(({ id }) => id === dossier.id))
    return dossiers.map((other) => (other.id === dossier.id ? dossier : other));
  const all = [dossier, ...dossiers];
  const oldest = all.findLast(({ followedOn }) => followedOn === null) ?? all.at(-1);
  return all.length > MAX_DOSSIERS ? all.filter((one) => one !== oldest) : all;
};

/** The list without one dossier. */
export const withoutDossier = (dossiers: readonly Dossier[], id: number): readonly Dossier[] =>
  dossiers.filter((dossier) => dossier.id !== id);

/** An identifier that no other dossier has: the instant, or the one after the latest. */
export const nextDossierId = (dossiers: readonly Dossier[], now: number): number =>
  dossiers.reduce((id, dossier) => Math.max(id, dossier.id + 1), now);
