import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { assistantRecord } from '#/domain/assistant/message';
import { readClearBackup, writeBackup } from '#/domain/backup/backupFile';
import { BACKUP_PART_IDS, BACKUP_PARTS } from '#/domain/backup/backupParts';
import type { BackupPartId } from '#/domain/backup/backupParts';
import { changesAnything, planImport } from '#/domain/backup/planImport';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import type { Attachment } from '#/domain/dossier/attachments';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { interviewPreferencesRecord, interviewsRecord } from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { MATCH_BANDS } from '#/domain/matching/report';
import { alertPreferencesRecord, seenOffersRecord } from '#/domain/offers/alerts/alertRecords';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { profilePhotoRecord, profileRecord } from '#/domain/profile/profileRecord';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { themeRecord } from '#/domain/settings/themeChoice';
import { decodePartly, encodeRecord } from '#/domain/storage/record';
import type { StoredRecord } from '#/domain/storage/record';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { arbitraryOf } from '#tests/support/arbitraryOf';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anInterview } from '#tests/support/builders/anInterview';

const SAVED = '2026-11-21T09:00:00.000Z';
const NOW = '2026-11-23T09:00:00.000Z';

const RECORDS = {
  profile: profileRecord,
  photo: profilePhotoRecord,
  applications: applicationsRecord,
  dossiers: dossiersRecord,
  attachments: attachmentsRecord,
  analyses: analysesRecord,
  ownOffers: ownOffersRecord,
  savedSearches: savedSearchesRecord,
  alerts: alertPreferencesRecord,
  seenOffers: seenOffersRecord,
  letters: lettersRecord,
  interviews: interviewsRecord,
  interviewPreferences: interviewPreferencesRecord,
  cvReview: cvReviewRecord,
  conversation: assistantRecord,
  pastedOffer: pastedOfferRecord,
  cvCorrections: savedCorrectionsRecord,
  offerCorrections: offerCorrectionsRecord,
  theme: themeRecord,
  samples: showSamplesRecord,
  tailoredCvs: tailoredCvsRecord,
} as const satisfies Readonly<Record<BackupPartId, unknown>>;

const recordOf = (part: BackupPartId): StoredRecord<unknown> => RECORDS[part];

/** What random values all but never are: scores that add up, a question that there is. */
const BUILT: Readonly<Partial<Record<BackupPartId, fc.Arbitrary<unknown>>>> = {
  analyses: fc.array(
    fc.constantFrom(...MATCH_BANDS).map((band) => anAnalysis(band)),
    {
      maxLength: 4,
    },
  ),
  interviews: fc.array(
    fc.nat({ max: 2 }).map((index) => anInterview({ index })),
    { maxLength: 4 },
  ),
  // Megabytes make slow runs and tell nothing more.
  attachments: arbitraryOf(attachmentsRecord.schema).map((all) =>
    (all as readonly Attachment[]).map((one) => ({ ...one, size: (one.size % 40) + 1 })),
  ),
};

type Entry = { readonly id?: unknown };

/** Entries of a list have identifiers of their own, as the application gives them. */
const numbered = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof (one as Entry)?.id === 'number')
    ? value.map((one: object, index) => ({ ...one, id: index + 1 }))
    : value;

const textsOf = fc
  .record(
    Object.fromEntries(
      BACKUP_PART_IDS.map((part) => [
        part,
        (BUILT[part] ?? arbitraryOf(recordOf(part).schema)).map(numbered),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map(
    (values) =>
      new Map(
        Object.entries(values).map(([part, value]) => {
          const record = recordOf(part as BackupPartId);
          return [record.key, encodeRecord(record, value, SAVED)] as const;
        }),
      ),
  );

const cvs = fc.option(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes).buffer),
  }),
);

/** Bytes for every attachment that a text lists. */
const filesFor = (texts: ReadonlyMap<string, string>): ReadonlyMap<number, ArrayBuffer> => {
  const text = texts.get(attachmentsRecord.key);
  const read = text === undefined ? null : decodePartly(attachmentsRecord, text);
  return new Map(
    (read?.ok ? read.value.value : []).map(({ id, size }) => [
      id,
      new Uint8Array(size).fill(id % 256).buffer,
    ]),
  );
};

/** What a text holds: lists by identifier, whatever their order. */
const held = (part: BackupPartId, text: string | undefined): unknown => {
  if (text === undefined) return null;
  const read = decodePartly(recordOf(part), text);
  if (!read.ok) throw new Error(`${part}: ${read.problem}`);
  const { value } = read.value;
  return Array.isArray(value)
    ? value.toSorted((a: Entry, b: Entry) => Number(a?.id ?? 0) - Number(b?.id ?? 0))
    : value;
};

it('what was written, erased and read back is what was there, whatever that was', () => {
  fc.assert(
    fc.property(textsOf, cvs, (texts, cv) => {
      fc.pre(texts.size > 0 || cv !== null);
      const files = filesFor(texts);
      const read = readClearBackup(writeBackup(texts, cv, SAVED, files));
      if (!read.ok) throw new Error(read.problem);
      const plan = planImport(read.value, { texts: new Map(), cv: null }, NOW);
      expect(plan.parts.flatMap(({ problem }) => problem ?? [])).toEqual([]);
      expect(plan.unknown).toEqual([]);
      expect(plan.cv).toEqual(cv);
      expect(plan.files).toEqual(files);
      for (const part of BACKUP_PART_IDS) {
        // Without its CV a correction means nothing.
        if (part === 'cvCorrections') continue;
        const { key } = BACKUP_PARTS[part];
        // A part without entries is as good as none.
        const before = held(part, texts.get(key));
        const after = held(part, plan.changes.get(key));
        expect(after ?? (Array.isArray(before) && before.length === 0 ? before : null)).toEqual(
          before,
        );
      }
      // A second time nothing is new.
      const again = planImport(read.value, { texts: plan.changes, cv }, NOW);
      expect(changesAnything(again)).toBe(false);
    }),
    { numRuns: 150, seed: 20_261_123 },
  );
});

type Fields = Readonly<Record<string, unknown>>;
type Former = {
  /** A value of today as that version kept it. */
  readonly data: (value: unknown) => unknown;
  /** What the version of today makes of it. */
  readonly now: (value: unknown) => unknown;
};

const without = (field: string, value: unknown): Fields =>
  Object.fromEntries(Object.entries(value as Fields).filter(([name]) => name !== field));

/** Lists whose entries had no such field yet. */
const beforeField = (field: string, since: unknown): Former => ({
  data: (value) => (value as readonly unknown[]).map((entry) => without(field, entry)),
  now: (value) => (value as readonly Fields[]).map((entry) => ({ ...entry, [field]: since })),
});

const unseen = (value: unknown): unknown => ({
  at: (value as Fields)['at'],
  keys: [],
  marks: [],
  told: [],
  watched: [],
});

/** What each version before the last kept, the first one first. */
const FORMER: Readonly<Partial<Record<BackupPartId, readonly Former[]>>> = {
  applications: [beforeField('dossierId', null)],
  interviews: [beforeField('dossierId', null)],
  letters: [beforeField('dossierId', null)],
  dossiers: [beforeField('people', [])],
  offerCorrections: [beforeField('head', {})],
  interviewPreferences: [
    {
      data: (value) => ({
        ...without('size', value),
        offerCount: (value as Fields)['size'] === 'whole' ? 5 : 2,
      }),
      now: (value) => ({
        ...(value as Fields),
        size: (value as Fields)['size'] === 'whole' ? 'whole' : 'usual',
      }),
    },
  ],
  seenOffers: [
    { data: (value) => ({ at: (value as Fields)['at'], keys: ['a text'] }), now: unseen },
    {
      data: (value) => ({ ...without('marks', without('told', value)), keys: [1], watched: [] }),
      now: unseen,
    },
  ],
};

const PAST = BACKUP_PART_IDS.flatMap((part) => {
  const record = recordOf(part);
  const versions = record.plain === true ? 0 : record.version - 1;
  return Array.from({ length: versions }, (_, index) => ({ part, version: index + 1 }));
});

it('knows every past version of every record', () => {
  expect(PAST.length).toBeGreaterThan(5);
  for (const { part, version } of PAST)
    expect(FORMER[part]?.[version - 1], `${part} ${version}`).toBeDefined();
});

it.each(PAST)(
  'a backup with $part of version $version comes back as today',
  ({ part, version }) => {
    const former = FORMER[part]?.[version - 1];
    if (former === undefined) throw new Error(`no former form of ${part}`);
    const record = recordOf(part);
    const values = (BUILT[part] ?? arbitraryOf(record.schema)).map(numbered);
    fc.assert(
      fc.property(values, (value) => {
        const kept = JSON.stringify({ version, savedAt: SAVED, data: former.data(value) });
        const read = readClearBackup(writeBackup(new Map([[record.key, kept]]), null, SAVED));
        if (!read.ok) throw new Error(read.problem);
        const plan = planImport(read.value, { texts: new Map(), cv: null }, NOW);
        expect(plan.parts.flatMap(({ problem }) => problem ?? [])).toEqual([]);
        const expected = held(part, encodeRecord(record, former.now(value), SAVED));
        const nothing = Array.isArray(expected) && expected.length === 0 ? expected : null;
        expect(held(part, plan.changes.get(record.key)) ?? nothing).toEqual(expected);
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  },
);
