import {
  LONGEST_DESCRIPTION,
  LONGEST_LINE,
  PROVENANCE_FIELDS,
} from '#/domain/offers/catalogue/offerSchemas';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { columnsByField } from '#/domain/offers/imports/columns';
import { hashOf } from '#/domain/offers/imports/importedOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { OWN_NAME } from '#/domain/offers/imports/importedOffersRecord';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import { placeInTitle } from '#/domain/offers/imports/placeInTitle';
import { placeOf } from '#/domain/offers/imports/placeOf';
import { recordFacts } from '#/domain/offers/imports/recordFacts';
import type { SourceShape } from '#/domain/offers/imports/sourceShapes';
import { isEmptyCell, LONGEST_WORDS } from '#/domain/offers/imports/table';
import type { ImportRecord, RecordProblem } from '#/domain/offers/imports/table';
import { kindInTitle, withTermsInText } from '#/domain/offers/imports/termsInText';
import {
  contractOfCells,
  dayOfCell,
  levelOfCell,
  licencesOfCell,
  listOfCell,
  modeAsideOf,
  modeOfCell,
  payOfCells,
  saysNothing,
} from '#/domain/offers/imports/values';
import type { Cell } from '#/domain/offers/imports/values';
import { cleanLines } from '#/domain/offers/intake/draftFromText';
import type { ToText } from '#/domain/offers/intake/jobPosting';
import type { Region } from '#/domain/places/region';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';

/** How the records of a file become offers. */
export type ImportPlan = {
  readonly columns: ColumnMap;
  /** Name of the source, as shown and as part of what identifies its offers. */
  readonly source: string;
  readonly shape: SourceShape | null;
  /** Who offers the job where no column says so: the company whose board it is. */
  readonly company?: string;
  /** The towns of the file are mostly none of France. */
  readonly abroad?: boolean;
  /** ISO day: what ended before is left out, and what is taken is dated so. */
  readonly today: string;
  readonly toText: ToText;
};

/** What became of one record. */
export type Converted =
  | { readonly at: number; readonly offer: ImportedOffer; readonly textCut: boolean }
  | { readonly at: number; readonly problem: RecordProblem };

/** Signs and blanks of Latin texts. A class of Unicode takes five times as long over thousands of texts. */
const SIGNS = /[\s!-/:-@[-`{-\u00bf\u2000-\u206f]+/g;
const lettersOf = (text: string): string => text.replace(SIGNS, '').toLowerCase();
const line = (text: string): string =>
  text.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_LINE).trim();

/** Joined texts, each once: sources repeat one as plain lines and as HTML, or a part within the whole. */
const joinTexts = (all: readonly string[]): string => {
  const texts = [...new Set(all)].filter((text) => text !== '');
  if (texts.length < 2) return texts[0] ?? '';
  const kept: { readonly text: string; readonly letters: string }[] = [];
  for (const text of texts) {
    const letters = lettersOf(text);
    if (letters === '' || kept.some((one) => one.letters.includes(letters))) continue;
    const within = kept.findIndex((one) => letters.includes(one.letters));
    if (within >= 0) kept.splice(within, 1, { text, letters });
    else kept.push({ text, letters });
  }
  return kept.map(({ text }) => text).join('\n\n');
};

/** What is longer, or as long as a sentence and one, presents an employer rather than naming it. */
const LONGEST_EMPLOYER = 200;
const SHORTEST_SENTENCE = 60;
const ENDS_SENTENCE = /\p{Ll}{2}\s?[.!?\u2026](?:\s|$)/u;

/** The employer that a cell names; who publishes a feed is often told by an address of mail. */
const employerOf = (text: string): string | null =>
  text === '' ||
  text.length > LONGEST_EMPLOYER ||
  (text.length > SHORTEST_SENTENCE && ENDS_SENTENCE.test(text)) ||
  /\S@\S+\.\S/u.test(text)
    ? null
    : text;

/** "6560.0" as "06560": what becomes of a code that a program took for a number. */
const postalCodeOf = (text: string): string =>
  /^\d{4,5}\.0$/u.test(text) ? text.slice(0, -2).padStart(5, '0') : text;

/** Turns records into offers. Places and regions are worked out once for each way of writing them. */
export const createConverter = (plan: ImportPlan): ((record: ImportRecord) => Converted) => {
  const byField = columnsByField(plan.columns);
  const places = new Map<string, string>();
  const regions = new Map<string, Region | null>();
  const remembered = <T>(known: Map<string, T>, key: string, find: () => T): T => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = find();
    known.set(key, value);
    return value;
  };

  return ({ at, values }) => {
    const cellsOf = (field: ImportField): readonly Cell[] =>
      (byField[field] ?? []).flatMap((column) => {
        const text = values[column]?.trim() ?? '';
        return isEmptyCell(text) || saysNothing(text) ? [] : [{ column, text }];
      });
    const first = (field: ImportField): string => cellsOf(field)[0]?.text ?? '';
    const firstRead = <T>(field: ImportField, read: (cell: Cell) => T | null): T | null => {
      for (const cell of cellsOf(field)) {
        const value = read(cell);
        if (value !== null) return value;
      }
      return null;
    };
    const plain = (text: string): string => line(plan.toText(text));
    const title = plain(first('title')).replace(/^\?{2,}/u, '');
    const words = line(title || first('text')).slice(0, LONGEST_WORDS);
    const left = (kind: RecordProblem['kind']): Converted => ({ at, problem: { at, kind, words } });
    if (title === '') return left('noTitle');
    const expires = firstRead('expires', ({ text }) => dayOfCell(text));
    if (expires !== null && expires < plan.today) return left('expired');

    const body = joinTexts(
      cellsOf('text')
        .map(({ text }) => plan.toText(text).trim())
        // A number is what stood beside the text.
        .filter((text) => /\p{L}/u.test(text)),
    );
    let letters: string | null = null;
    const says = (text: string): boolean =>
      body.includes(text) || (letters ??= lettersOf(body)).includes(lettersOf(text));
    // Our own format holds whole texts.
    const facts =
      plan.source === OWN_NAME ? [] : recordFacts({ values, cellsOf, says, plain: plan.toText });
    const whole = cleanLines([body, ...facts].filter((part) => part !== '').join('\n\n')) || title;
    const textCut = whole.length > LONGEST_DESCRIPTION;

    const cells = {
      // A code beside the name of the place adds nothing.
      place:
        cellsOf('place').find(({ text }) => /\p{L}{2}/u.test(text))?.text ??
        postalCodeOf(first('place')),
      postalCode: postalCodeOf(first('postalCode')),
      department: first('department'),
      area: first('area'),
      country: first('country'),
    };
    const placed = (of: typeof cells): string =>
      line(
        remembered(places, Object.values(of).join('\u0000'), () =>
          placeOf({ ...of, abroad: plan.abroad === true }),
        ),
      );
    const told = placed(cells);
    const location = told || placed({ ...cells, place: placeInTitle(title) });
    const region =
      location === '' ? null : remembered(regions, location, () => regionOfPlace(location));
    const stated = {
      company: firstRead('company', ({ text }) => employerOf(plain(text))) ?? plan.company ?? '',
      location: told,
      type: kindInTitle(contractOfCells(cellsOf('contract')), title),
      experience: firstRead('experience', levelOfCell),
      mode:
        firstRead('mode', modeOfCell) ??
        firstRead('contract', modeAsideOf) ??
        firstRead('place', modeAsideOf),
      pay: payOfCells({
        min: first('payMin'),
        max: first('payMax'),
        period: first('payPeriod'),
        currency: first('payCurrency'),
        words: cellsOf('pay').map(({ text }) => text),
      }),
      licences: licencesOfCell(first('licences')).map(line),
      languages: listOfCell(first('languages')).map(line),
    };
    // Our own format says where an offer was published first.
    const origin = plan.source === OWN_NAME ? line(values['provenance.source'] ?? '') : '';
    const nativeId = line((origin === '' ? '' : values['provenance.id']) || first('id'));
    const url = firstRead('url', ({ text }) => secureUrl(text.split('\n')[0]));
    const address = url ?? (nativeId === '' ? null : (plan.shape?.addressOf?.(nativeId) ?? null));
    const id =
      nativeId || hashOf([url ?? '', title, stated.company, location, body].join('\u0000'));
    const isStated = (value: unknown): boolean =>
      value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    const rome = /\b[A-N]\d{4}\b/u.exec(first('rome'))?.[0] ?? null;
    return {
      at,
      textCut,
      offer: {
        ...stated,
        ...withTermsInText(stated, { title, text: whole }),
        location,
        title,
        region,
        compatibility: null,
        description: whole.slice(0, LONGEST_DESCRIPTION).trim(),
        source: 'imported',
        date:
          firstRead('date', ({ text }) => dayOfCell(text)) ??
          firstRead('updated', ({ text }) => dayOfCell(text)),
        url: address,
        keptOn: plan.today,
        expires,
        rome,
        provenance: {
          source: origin || plan.source,
          id,
          stated: PROVENANCE_FIELDS.filter((field) => isStated(stated[field])),
        },
      },
    };
  };
};
