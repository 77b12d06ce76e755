import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { assistantRecord } from '#/domain/assistant/message';
import { autoSaveRecord } from '#/domain/backup/autoSave';
import { listPart, valuePart } from '#/domain/backup/mergePart';
import type { BackupPart } from '#/domain/backup/mergePart';
import { saveMemoryRecord } from '#/domain/backup/saveMemory';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import { dossiersRecord, MAX_DOSSIERS } from '#/domain/dossier/dossiersRecord';
import { restDayRecord } from '#/domain/home/restDayRecord';
import { toldDaysRecord } from '#/domain/home/toldDaysRecord';
import {
  interviewPreferencesRecord,
  interviewsRecord,
  MAX_INTERVIEWS,
} from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord, MAX_ANALYSES } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import {
  alertPreferencesRecord,
  LIVE_WATCHES_KEY,
  seenOffersRecord,
} from '#/domain/offers/alerts/alertRecords';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { liveChoicesRecord } from '#/domain/offers/live/liveChoicesRecord';
import { compatibleCountRecord } from '#/domain/offers/ranking/compatibleCountRecord';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { MAX_CORRECTED_OFFERS, offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { profilePhotoRecord, profileRecord } from '#/domain/profile/profileRecord';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { themeRecord } from '#/domain/settings/themeChoice';
import { MAX_TAILORED_CVS, tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';

/** Every record of the vault, in the order in which a user cares for them. A record that is missing here is found by its test. */
export const BACKUP_PARTS = {
  profile: valuePart(profileRecord),
  photo: valuePart(profilePhotoRecord),
  applications: listPart(applicationsRecord, { order: 'oldestFirst' }),
  dossiers: listPart(dossiersRecord, { order: 'newestFirst', limit: MAX_DOSSIERS }),
  attachments: listPart(attachmentsRecord, { order: 'newestFirst' }),
  analyses: listPart(analysesRecord, { order: 'newestFirst', limit: MAX_ANALYSES }),
  ownOffers: listPart(ownOffersRecord, { order: 'newestFirst' }),
  savedSearches: listPart(savedSearchesRecord, { order: 'newestFirst' }),
  alerts: valuePart(alertPreferencesRecord),
  seenOffers: valuePart(seenOffersRecord),
  letters: listPart(lettersRecord, { order: 'newestFirst' }),
  tailoredCvs: listPart(tailoredCvsRecord, { order: 'newestFirst', limit: MAX_TAILORED_CVS }),
  interviews: listPart(interviewsRecord, { order: 'newestFirst', limit: MAX_INTERVIEWS }),
  interviewPreferences: valuePart(interviewPreferencesRecord),
  cvReview: valuePart(cvReviewRecord),
  conversation: valuePart(assistantRecord),
  pastedOffer: valuePart(pastedOfferRecord),
  cvCorrections: valuePart(savedCorrectionsRecord),
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
export const LEFT_OUT_KEYS: readonly string[] = [
  compatibleCountRecord.key,
  // Their offers stand in a database and come back from the file that they came from.
  importedOffersRecord.key,
  // Whom a device calls is decided on that device.
  liveChoicesRecord.key,
  LIVE_WATCHES_KEY,
  // About the files of this device.
  autoSaveRecord.key,
  saveMemoryRecord.key,
  // Over with the day.
  restDayRecord.key,
  // Made again on the next visit.
  toldDaysRecord.key,
  textModelRecord.key,
];
