import { readFileSync } from 'node:fs';

import { writeCsv } from '#/adapters/applications/csvText';
import { createWebCipher } from '#/adapters/backup/webCipher';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { interviewCalendar } from '#/domain/applications/calendar/interviewCalendar';
import { tableOfApplications } from '#/domain/applications/csvTable';
import { writeBackup } from '#/domain/backup/backupFile';
import { writeSealed } from '#/domain/backup/sealedBackup';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { themeRecord } from '#/domain/settings/themeChoice';
import { encodeRecord } from '#/domain/storage/record';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { anAttachment } from '#tests/support/builders/anAttachment';
import { franceTravailOffer } from '#tests/support/builders/offerFiles';
import { utf8 } from '#tests/support/documents/bytes';
import { CELL_MARK, field, makeDoc } from '#tests/support/documents/doc';
import { makeDocx } from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';
import { makePdf, makeScannedPdf, makeTwoColumnPdf } from '#tests/support/documents/pdf';
import { makeRtf } from '#tests/support/documents/rtf';
import { FUZZ_PASSPHRASE } from '#tests/support/fuzz/readers';
import type { ReaderName } from '#tests/support/fuzz/readers';

/** A sound file, and what of the product reads such files. */
export type Sample = {
  readonly format: string;
  /** What tells it from other files of its format. */
  readonly form?: string;
  readonly reader: ReaderName;
  readonly bytes: Uint8Array;
};

const NOW = '2026-11-21T09:00:00.000Z';

const LINES = [
  'Léa MARTIN',
  'Comptable fournisseurs à Nantes',
  'Saisie des factures, lettrage des comptes, déclarations de TVA',
];

const PAGE = `<html><head><script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Comptable fournisseurs',
  description: `<p>${LINES.join('</p><p>')}</p>`,
  hiringOrganization: { '@type': 'Organization', name: 'Papeterie Larive' },
})}</script></head><body>${LINES.map((line) => `<p>${line}</p>`).join('')}<table><tr><td>a</table></html>`;

const SAVED_PAGE = [
  'From: <Saved by Blink>',
  'Snapshot-Content-Location: https://exemple.fr/offre',
  'Subject: Offre',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; type="text/html"; boundary="----b"',
  '',
  '------b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  PAGE.replaceAll('=', '=3D'),
  '------b--',
  '',
].join('\r\n');

const APPLICATIONS = [1, 2].map((id) =>
  anApplication({
    id,
    notes: 'Rappeler lundi\n"avant midi"',
    contacts: [{ id: 4, name: 'Mme Roy', role: 'Cadre', email: 'roy@exemple.fr', phone: '' }],
  }),
);

const INTERVIEW = { id: 3, start: '2026-11-25T14:30', minutes: 45, place: 'Nantes', notes: 'CV' };

const attachment = anAttachment({ id: 7, size: 3 });

const BACKUP = writeBackup(
  new Map([
    [applicationsRecord.key, encodeRecord(applicationsRecord, APPLICATIONS, NOW)],
    [themeRecord.key, encodeRecord(themeRecord, 'dark', NOW)],
    [analysesRecord.key, encodeRecord(analysesRecord, [anAnalysis('good')], NOW)],
    [attachmentsRecord.key, encodeRecord(attachmentsRecord, [attachment], NOW)],
  ]),
  { name: 'CV.pdf', bytes: Uint8Array.from([37, 80, 68, 70]).buffer },
  NOW,
  new Map([[attachment.id, Uint8Array.from([1, 2, 3]).buffer]]),
);

/** The fewest rounds that are taken: each case derives a key. */
const ROUNDS = 100_000;

const sealed = async (): Promise<Uint8Array> => {
  const cipher = createWebCipher(globalThis.crypto, ROUNDS);
  if (cipher === null) throw new Error('there is no cryptography');
  return utf8(writeSealed(await cipher.seal(BACKUP, await cipher.keyOf(FUZZ_PASSPHRASE))));
};

const csv = writeCsv(tableOfApplications(APPLICATIONS));
const feed = `<?xml version="1.0"?><jobs>${LINES.map(
  (line, index) => `<job><id>${index}</id><title>${line}</title></job>`,
).join('')}</jobs>`;

/** One sound file of every format that the product opens, for every reader that opens it. */
export const loadSamples = async (): Promise<readonly Sample[]> => [
  { format: 'pdf', reader: 'document', bytes: makePdf(LINES) },
  {
    format: 'pdf',
    form: 'columns',
    reader: 'document',
    bytes: makeTwoColumnPdf({ left: LINES, right: LINES }),
  },
  { format: 'pdf', form: 'scan', reader: 'document', bytes: makeScannedPdf() },
  {
    format: 'docx',
    reader: 'document',
    bytes: makeDocx([...LINES, { rows: [[['a'], LINES]] }, { textBox: LINES }]),
  },
  {
    format: 'doc',
    reader: 'document',
    bytes: makeDoc([...LINES, `a${CELL_MARK}b${CELL_MARK}${CELL_MARK}`, field('x', 'y')]),
  },
  { format: 'rtf', reader: 'document', bytes: makeRtf(LINES) },
  {
    format: 'odt',
    reader: 'document',
    bytes: makeOdt(LINES.map((line) => `<text:p>${line}</text:p>`).join('')),
  },
  { format: 'html', reader: 'document', bytes: utf8(PAGE) },
  { format: 'html', reader: 'posting', bytes: utf8(PAGE) },
  { format: 'html', reader: 'offers', bytes: utf8(PAGE) },
  { format: 'mhtml', reader: 'posting', bytes: utf8(SAVED_PAGE) },
  { format: 'json', reader: 'posting', bytes: utf8(JSON.stringify([franceTravailOffer()])) },
  {
    format: 'json',
    reader: 'offers',
    bytes: utf8(JSON.stringify([franceTravailOffer(), franceTravailOffer({ id: '302' })])),
  },
  { format: 'xml', reader: 'offers', bytes: utf8(feed) },
  { format: 'csv', reader: 'offers', bytes: utf8(csv) },
  { format: 'csv', reader: 'applications', bytes: utf8(csv) },
  ...(['document', 'posting', 'offers', 'applications'] as const).map((reader) => ({
    format: 'ics',
    reader,
    bytes: utf8(
      interviewCalendar(anApplication(), INTERVIEW, { now: new Date(NOW), zone: 'Europe/Paris' }),
    ),
  })),
  { format: 'backup', reader: 'backup', bytes: utf8(BACKUP) },
  { format: 'backup', form: 'sealed', reader: 'backup', bytes: await sealed() },
  {
    format: 'catalogue',
    reader: 'catalogue',
    bytes: new Uint8Array(readFileSync('public/catalogue/offers.json')),
  },
];
