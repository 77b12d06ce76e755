import type { ImportRecord } from '#/domain/offers/imports/table';
import type { Cell } from '#/domain/offers/imports/values';
import { FACT_HEADINGS, LICENCE_CLASS, LICENCE_NAME } from '#/domain/offers/imports/values.fr';
import { demandOfCode, writeDemands } from '#/domain/postings/statedDemands';
import { DEMANDED_FIELDS } from '#/domain/postings/statedDemands.fr';
import type { DemandedField, StatedDemand } from '#/domain/postings/statedDemands.fr';
import { fold } from '#/domain/shared/text';

type FactField = keyof typeof FACT_HEADINGS;

const FIELDS = Object.keys(FACT_HEADINGS) as readonly FactField[];
const DEMAND_ORDER = ['required', 'optional'] as const;
/** Facts that sources also tell by codes. */
const CODED: ReadonlySet<string> = new Set(['experience', 'hours', 'education']);
/** A list of facts longer than this is a text of its own. */
const LONGEST_FACT = 1_500;

const isDemanded = (field: string): field is DemandedField =>
  (DEMANDED_FIELDS as readonly string[]).includes(field);

type Item = { readonly words: string; readonly demand: StatedDemand | null };

/** The things of a column with how strongly each is demanded, where the column beside it says so; none where it says it of none. */
const demandedIn = (values: ImportRecord['values'], column: string): readonly Item[] => {
  const parent = column.slice(0, column.lastIndexOf('.') + 1);
  const beside = parent === '' ? undefined : values[`${parent}exigence`];
  if (beside === undefined) return [];
  const codes = beside.split('\n');
  const items = (values[column] ?? '').split('\n').map((words, at): Item => {
    return { words, demand: demandOfCode(codes[at] ?? '') };
  });
  return items.some(({ demand }) => demand !== null) ? items : [];
};

type Facts = {
  readonly values: ImportRecord['values'];
  readonly cellsOf: (field: FactField) => readonly Cell[];
  /** Whether the text of the offer says these words already. */
  readonly says: (text: string) => boolean;
  /** A value without its markup. */
  readonly plain: (text: string) => string;
};

/** What stands in fields of its own beside the text of an offer, as parts to add to it; what data demands always, the rest where the text does not say it. */
export const recordFacts = ({ values, cellsOf, says, plain }: Facts): readonly string[] =>
  FIELDS.flatMap((field): readonly string[] => {
    const cells = cellsOf(field).map((cell) => ({
      ...cell,
      items: isDemanded(field) ? demandedIn(values, cell.column) : [],
    }));
    const items = cells.flatMap((cell) => cell.items);
    const named = (wanted: Item['demand']): readonly string[] => [
      ...new Set(
        items
          .filter(({ words, demand }) => demand === wanted && words.trim() !== '')
          .map(({ words }) => plain(words).replace(/\s+/gu, ' ').trim())
          .map((words) =>
            field === 'licences' && LICENCE_CLASS.test(words) ? LICENCE_NAME(words) : words,
          ),
      ),
    ];
    const demanded = DEMAND_ORDER.flatMap((demand) => {
      const all = named(demand);
      return all.length === 0 || !isDemanded(field) ? [] : [writeDemands(field, demand, all)];
    });
    const others = cells.filter((cell) => cell.items.length === 0).map(({ text }) => text);
    // Skills stand in several columns: what one knows, and how one has to be. Of others one column tells it.
    const told = [
      ...named(null),
      ...(field === 'skills' ? others : demanded.length === 0 ? others.slice(0, 1) : []),
    ].join('\n');
    const text = plain(told).trim().slice(0, LONGEST_FACT);
    // A bare code ("Sup_7", "FULL_TIME") tells a reader nothing.
    if (text === '' || (CODED.has(field) && !text.includes(' ')) || says(text)) return demanded;
    const lines = [...new Set(text.split('\n').map((one) => one.replace(/^-\s*/u, '').trim()))];
    const filled = lines.filter((one) => one !== '');
    // "Permis : Permis B" says it twice.
    if (filled.length === 1 && fold(filled.join('')).startsWith(fold(FACT_HEADINGS[field])))
      return [...demanded, filled.join('')];
    return [
      ...demanded,
      filled.length === 1
        ? `${FACT_HEADINGS[field]}\u00a0: ${filled.join('')}`
        : [FACT_HEADINGS[field], ...filled.map((one) => `- ${one}`)].join('\n'),
    ];
  });
