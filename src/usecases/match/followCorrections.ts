import type { Cv } from '#/domain/cv/cv';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { textOfDossier } from '#/domain/dossier/jobOf';
import { analysesRecord, withRevised } from '#/domain/matching/analysesRecord';
import type { Claim } from '#/domain/matching/claims';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import type { StoredRecord } from '#/domain/storage/record';
import { updateRecord } from '#/domain/storage/updateRecord';
import { matchToasts } from '#/usecases/match/match.copy';
import { matchSessionOf } from '#/usecases/match/matchSession';
import { reviseMatch, saveRevision } from '#/usecases/match/reviseMatch';
import type { OfferMade } from '#/usecases/settings/madeCorrections';
import type { Services } from '#/usecases/shared/services';

const listIn = <T>(
  { vault }: Pick<Services, 'vault'>,
  record: StoredRecord<readonly T[]>,
): readonly T[] => {
  const stored = vault.read(record);
  return (stored.ok ? stored.value : null) ?? [];
};

/** The latest explained comparison, of a job where one is named, with its advertisement; null where either is gone. */
const latestOf = (
  services: Services,
  dossierId?: number,
): { readonly analysis: SavedAnalysis; readonly offerText: string } | null => {
  const analysis = listIn(services, analysesRecord).find(
    (one) =>
      !one.sample &&
      one.report !== null &&
      one.dossierId !== null &&
      (dossierId === undefined || one.dossierId === dossierId),
  );
  const dossier = listIn(services, dossiersRecord).find(({ id }) => id === analysis?.dossierId);
  const offerText = dossier ? textOfDossier(dossier, listIn(services, ownOffersRecord)) : '';
  return analysis === undefined || offerText === '' ? null : { analysis, offerText };
};

/**
 * Computes the latest comparison again after the CV was put right elsewhere, and tells the score before and after. Where
 * the CV of before does not give the score that is kept, that was made of another one: it stays.
 */
export const followCvCorrection = async (
  services: Services,
  before: Cv,
  after: Cv,
): Promise<void> => {
  const latest = latestOf(services);
  if (latest === null) return;
  const { analysis } = latest;
  const was = await reviseMatch({ ...latest, cv: before, claim: null }, services);
  if (!was.ok || was.value.analysis.score !== analysis.score) return;
  const now = await reviseMatch({ ...latest, cv: after, claim: null }, services);
  if (!now.ok) return;
  const revised = now.value.analysis;
  const saved = updateRecord(services.vault, analysesRecord, [], (analyses) =>
    withRevised(analyses, revised),
  );
  matchSessionOf(services).show(revised);
  if (!saved.ok) services.notify({ tone: 'destructive', ...matchToasts.notSaved });
  else if (revised.score !== analysis.score)
    services.notify({
      tone: 'success',
      ...matchToasts.followed(revised.offerTitle, analysis.score, revised.score),
    });
};

/** What takes back a correction of an offer in the comparison that was made with it. */
const contraryOf = (made: OfferMade, { report }: SavedAnalysis): Claim | null => {
  if (made.kind === 'head') return { kind: 'post', head: {} };
  const row = report?.setAside?.rows.find((one) => requirementKey(one) === made.key);
  return row === undefined ? null : { kind: 'asked', row };
};

/** Takes back a correction of an offer in the comparison of its job too. Whether there was one to compute again. */
export const undoInComparison = async (
  services: Services,
  made: OfferMade,
  cv: Cv,
): Promise<boolean> => {
  const latest = made.dossierId === null ? null : latestOf(services, made.dossierId);
  const claim = latest && contraryOf(made, latest.analysis);
  if (latest === null || claim === null) return false;
  const revision = { ...latest, cv, claim };
  const revised = await reviseMatch(revision, services);
  if (!revised.ok) return false;
  saveRevision(revised.value, revision, services, services.now().getTime());
  matchSessionOf(services).show(revised.value.analysis);
  return true;
};
