import { alertPreferencesRecord, seenOffersRecord } from '#/domain/storage/alertPreferences';
import { analysesRecord, MAX_ANALYSES } from '#/domain/storage/analysesRecord';
import { applicationsRecord } from '#/domain/storage/applicationsRecord';
import { assistantRecord } from '#/domain/storage/assistantRecord';
import { listPart, valuePart } from '#/domain/storage/backup/mergePart';
import type { BackupPart } from '#/domain/storage/backup/mergePart';
import { compatibleCountRecord } from '#/domain/storage/compatibleCount';
import { cvReviewRecord } from '#/domain/storage/cvReviewRecord';
import {
  interviewPreferencesRecord,
  interviewsRecord,
  MAX_INTERVIEWS,
} from '#/domain/storage/interviewsRecord';
import { keptCorrectionsRecord } from '#/domain/storage/keptCorrections';
import { lettersRecord } from '#/domain/storage/lettersRecord';
import { MAX_CORRECTED_OFFERS, offerCorrectionsRecord } from '#/domain/storage/offerCorrections';
import { ownOffersRecord } from '#/domain/storage/ownOffers';
import { pastedOfferRecord } from '#/domain/storage/pastedOffer';
import { profilePhotoRecord, profileRecord } from '#/domain/storage/profileRecord';
import { savedSearchesRecord } from '#/domain/storage/savedSearches';
import { showSamplesRecord } from '#/domain/storage/showSamples';
import { textModelRecord } from '#/domain/storage/textModelRecord';
import { themeRecord } from '#/domain/storage/themeChoice';

/** Every record of the vault, in the order in which a user cares for them. A record that is missing here is found by its test. */
export const BACKUP_PARTS = {
  profile: valuePart(profileRecord),
  photo: valuePart(profilePhotoRecord),
  applications: listPart(applicationsRecord, { order: 'oldestFirst' }),
  analyses: listPart(analysesRecord, { order: 'newestFirst', limit: MAX_ANALYSES }),
  ownOffers: listPart(ownOffersRecord, { order: 'newestFirst' }),
  savedSearches: listPart(savedSearchesRecord, { order: 'newestFirst' }),
  alerts: valuePart(alertPreferencesRecord),
  seenOffers: valuePart(seenOffersRecord),
  letters: listPart(lettersRecord, { order: 'newestFirst' }),
  interviews: listPart(interviewsRecord, { order: 'newestFirst', limit: MAX_INTERVIEWS }),
  interviewPreferences: valuePart(interviewPreferencesRecord),
  cvReview: valuePart(cvReviewRecord),
  conversation: valuePart(assistantRecord),
  pastedOffer: valuePart(pastedOfferRecord),
  cvCorrections: valuePart(keptCorrectionsRecord),
  offerCorrections: listPart(offerCorrectionsRecord, {
    order: 'newestFirst',
    limit: MAX_CORRECTED_OFFERS,
  }),
  theme: valuePart(themeRecord),
  samples: valuePart(showSamplesRecord),
} as const satisfies Readonly<Record<string, BackupPart>>;
export type BackupPartId = keyof typeof BACKUP_PARTS;

/** Their identifiers, in order. */
export const BACKUP_PART_IDS = Object.keys(BACKUP_PARTS) as readonly BackupPartId[];

/** Keys that never leave the device, not even in a backup. */
export const LEFT_OUT_KEYS: readonly string[] = [compatibleCountRecord.key, textModelRecord.key];
