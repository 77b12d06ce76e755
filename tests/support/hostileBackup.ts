import * as fc from 'fast-check';
import * as v from 'valibot';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { writeBackup } from '#/domain/backup/backupFile';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { encodeRecord } from '#/domain/storage/record';
import type { StoredRecord } from '#/domain/storage/record';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { arbitraryOf } from '#tests/support/arbitraryOf';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anInterview } from '#tests/support/builders/anInterview';
import { everyText } from '#tests/support/everyText';

const SAVED = '2026-11-21T09:00:00.000Z';

/** Any value of a record, the same for a seed. */
const anyOf = <T>(record: StoredRecord<T>, seed: number): T => {
  const [value] = fc.sample(arbitraryOf(record.schema), { numRuns: 1, seed });
  if (value === undefined) throw new Error(`${record.key}: no value`);
  return value;
};

/** A value with every text replaced that its schema lets be anything. */
const withText = <T>(record: StoredRecord<T>, value: T, text: string): T =>
  everyText(value, text).reduce<T>((whole, { path }) => {
    const changed = everyText(whole, text).find((each) => each.path === path)?.changed;
    return changed !== undefined && v.safeParse(record.schema, changed).success ? changed : whole;
  }, value);

/** A backup that its reader takes whole, in which every text is what an attacker wrote. */
export const hostileBackup = (text: string, seed: number): string => {
  const records: readonly (readonly [StoredRecord<unknown>, unknown])[] = [
    [analysesRecord, [anAnalysis('good'), { ...anAnalysis('weak'), id: 7 }]],
    [interviewsRecord, [anInterview({ index: 1 })]],
    ...(
      [
        profileRecord,
        applicationsRecord,
        dossiersRecord,
        ownOffersRecord,
        savedSearchesRecord,
        alertPreferencesRecord,
        lettersRecord,
        tailoredCvsRecord,
        pastedOfferRecord,
      ] as readonly StoredRecord<unknown>[]
    ).map((record, index) => [record, anyOf(record, seed + index)] as const),
  ];
  return writeBackup(
    new Map(
      records.map(([record, value]) => [
        record.key,
        encodeRecord(record, withText(record, value, text), SAVED),
      ]),
    ),
    null,
    SAVED,
    new Map(),
  );
};
