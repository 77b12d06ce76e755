import { createIndexedDbCvStore } from '#/adapters/storage/indexedDbCvStore';
import { createIndexedDbOffers } from '#/adapters/storage/indexedDbOffers';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { MATCH_BANDS } from '#/domain/matching/report';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { encodeRecord } from '#/domain/storage/record';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const SAVED_AT = '2026-11-20T09:00:00.000Z';
const SOURCE = 'France Travail';
const APPLICATIONS = 200;
const ANALYSES = 50;
const OFFERS = 3000;
const TRADES = ['Aide-soignant de nuit', 'Cariste', 'Comptable fournisseurs', 'Boulangère'];

const applications = Array.from({ length: APPLICATIONS }, (_, index) =>
  anApplication({
    id: index + 1,
    title: `${TRADES[index % TRADES.length]} ${index + 1}`,
    company: `Entreprise ${index % 90}`,
    date: `2026-${String((index % 10) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    status: (['sent', 'inReview', 'rejected', 'interview'] as const)[index % 4] ?? 'sent',
  }),
);
const analyses = Array.from({ length: ANALYSES }, (_, index) =>
  anAnalysis(MATCH_BANDS[index % MATCH_BANDS.length] ?? 'good', { id: 1_795_250_000_000 + index }),
);
const offers: readonly InternalOffer[] = Array.from({ length: OFFERS }, (_, index) =>
  anInternalOffer({
    id: 1_000_000_000_000_000 + index,
    title: `${TRADES[index % TRADES.length]} H/F`,
    company: `Entreprise ${index % 700}`,
    source: 'imported',
    keptOn: '2026-11-20',
    provenance: { source: SOURCE, id: `30${index}`, stated: ['company', 'location'] },
  }),
);

/** What somebody who has looked for work for months keeps: texts of the vault by key. */
const texts = {
  [applicationsRecord.key]: encodeRecord(applicationsRecord, applications, SAVED_AT),
  [analysesRecord.key]: encodeRecord(analysesRecord, analyses, SAVED_AT),
  [importedOffersRecord.key]: encodeRecord(
    importedOffersRecord,
    [{ source: SOURCE, count: OFFERS, importedOn: '2026-11-20', ends: {} }],
    SAVED_AT,
  ),
};

/** Fills the storage of a browser with a full profile, through the product's own stores; the CV comes from outside. */
const fillStorage = async (name: string, bytes: readonly number[]): Promise<void> => {
  // Tells the product that a CV is kept.
  const readings = { fileName: name, corrections: [] };
  localStorage.setItem(
    savedCorrectionsRecord.key,
    encodeRecord(savedCorrectionsRecord, readings, SAVED_AT),
  );
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const kept = await createIndexedDbCvStore(() => null).keep({
    name,
    bytes: new Uint8Array(bytes).buffer,
  });
  const stored = await createIndexedDbOffers().keep(offers);
  if (!kept.ok || !stored.ok) throw new Error('speed: the profile could not be stored');
};
Object.assign(globalThis, { fillStorage });
