import { covers } from '#/domain/cv/dates/dates';
import { anchorsOf } from '#/domain/cv/entries/anchors';
import type { Anchor, DateCare } from '#/domain/cv/entries/anchors';
import { areClosed, closedRows } from '#/domain/cv/entries/closedEntries';
import { rolesOf } from '#/domain/cv/entries/header';
import type { Knowledge, Roles } from '#/domain/cv/entries/header';
import { isUnnamedDepartment } from '#/domain/cv/entries/headerParts';
import { aroundDate } from '#/domain/cv/entries/headLines';
import {
  MAX_ABOVE,
  MAX_BELOW,
  namesUnderDates,
  rowsAbove,
  rowsBelow,
  settingOf,
} from '#/domain/cv/entries/headRows';
import type { HeadRow } from '#/domain/cv/entries/headRows';
import { datesOpenForms } from '#/domain/cv/entries/labelledFields';
import { orderOf, readSingle } from '#/domain/cv/entries/singleHeader';
import type { Header, Order } from '#/domain/cv/entries/singleHeader';
import { NO_EVIDENCE, evidenceOf, leanOf, ownLean, slotsOf } from '#/domain/cv/entries/slots';
import type { Evidence, Slot } from '#/domain/cv/entries/slots';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** How many header lines stand above and below the line of the date. */
export type Pattern = { readonly above: number; readonly below: number };

/** One dated entry as the arrangement cuts it: which lines are its header, which part plays which role. */
export type ArrangedEntry = Pattern & {
  readonly anchor: Anchor;
  /** Positions in the run: first line of the entry, first line after its header, first line after it. */
  readonly from: number;
  readonly bodyFrom: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
  readonly roles: Roles;
  /** How well its header reads under the pattern of the section. */
  readonly score: number;
};

/** How the entries of one section are laid out: one pattern for all, and what each entry makes of it. */
export type Arrangement = {
  readonly pattern: Pattern;
  readonly score: number;
  readonly knowledge: Knowledge;
  readonly entries: readonly ArrangedEntry[];
};

/** A dated line with the lines that may join its header. */
type Site = {
  readonly anchor: Anchor;
  readonly own: readonly Piece[];
  readonly slots: readonly Slot[];
  readonly above: readonly HeadRow[];
  readonly below: readonly HeadRow[];
  /** Lines between this date and the next one. */
  readonly room: number;
  /** An employer above holds the whole period: it is named already. */
  readonly housed: boolean;
  /** All the lines above, down from the date before, are its header: dates close the entries of the section. */
  readonly closed: boolean;
};

const namesPost = (slots: readonly Slot[]): boolean => slots.some(({ title }) => title >= 1);

/** Marks the sites that stand within the period of an employer that heads several posts. */
const housed = (sites: readonly Site[]): Site[] => {
  let house: Site | null = null;
  return sites.map((site, index) => {
    if (house !== null && covers(house.anchor.date, site.anchor.date))
      return { ...site, housed: true };
    const next = sites[index + 1];
    const heads =
      next !== undefined &&
      covers(site.anchor.date, next.anchor.date) &&
      !namesPost(site.slots) &&
      !namesPost(site.below[0]?.slots ?? []);
    house = heads ? site : null;
    return site;
  });
};

/** The lines of a section of posts and its dates. */
type Dated = { readonly lines: readonly CvLine[]; readonly anchors: readonly Anchor[] };

const sitesOf = ({ lines, anchors }: Dated, kin: readonly Dated[], lexicon: Lexicon): Site[] => {
  const setting = settingOf(
    lines,
    anchors,
    kin.map((one) => namesUnderDates(one.lines, one.anchors)),
  );
  const closed = areClosed(lines, anchors);
  const forms = datesOpenForms(lines, anchors);
  const sites = anchors.map((anchor, index): Site => {
    const line = lines[anchor.at];
    const own = line === undefined ? [] : aroundDate(line, anchor);
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? -1) + 1;
    const limit = anchors[index + 1]?.at ?? lines.length;
    return {
      anchor,
      own,
      slots: slotsOf(own, 0, lexicon),
      above: closed
        ? closedRows(lines, anchor, floor, lexicon)
        : forms
          ? []
          : rowsAbove(lines, anchor, { floor, alone: own.length === 0 }, setting, lexicon),
      below: closed
        ? []
        : rowsBelow(lines, anchor, { limit, alone: own.length === 0 }, setting, lexicon),
      room: limit - anchor.at - 1,
      housed: false,
      closed,
    };
  });
  return housed(sites);
};

const slotsUnder = (site: Site, { above, below }: Pattern): Slot[] => [
  ...site.above
    .slice(0, above)
    .reverse()
    .flatMap(({ slots }) => slots),
  ...site.slots,
  ...site.below.slice(0, below).flatMap(({ slots }) => slots),
];

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Title and employer are worth reading at all, and more where words or the section speak for them. */
const titleFit = (lean: number): number => 1.5 + 0.5 * within(lean, -4, 3) - (lean < 0.5 ? 1 : 0);
const employerFit = (lean: number): number => 1 + 0.4 * within(-lean, -4, 3);

/** What a row costs that nothing is read from. */
const IDLE = 1.5;
const EMPTY = -2;
const TASK_UNDER_HOUSE = 2;
const HOUSE_UNTOLD = 3;

type Scorer = (site: Site, pattern: Pattern) => { readonly roles: Roles; readonly fit: number };

const scorerOf = (knowledge: Knowledge, singles: Map<number, Header>): Scorer => {
  const { evidence, lexicon, order } = knowledge;
  const readOnce = ({ piece }: Slot): Header => {
    const known = singles.get(piece.start);
    if (known !== undefined) return known;
    const header = readSingle(piece, lexicon, order);
    singles.set(piece.start, header);
    return header;
  };
  return (site, pattern) => {
    const roles = rolesOf(slotsUnder(site, pattern), evidence);
    const rows = [...site.above.slice(0, pattern.above), ...site.below.slice(0, pattern.below)];
    const { pair, places } = roles;
    const only = pair === null ? (roles.named[0] ?? roles.slots[0]) : undefined;
    const used = new Set<Slot>([...places, ...(pair === null ? [] : [pair.title, pair.company])]);
    let fit = sum(rows.map(({ worth }) => worth)) + (places.length > 0 ? 0.3 : 0);
    if (pair !== null)
      fit += titleFit(leanOf(pair.title, evidence)) + employerFit(leanOf(pair.company, evidence));
    else if (only === undefined) fit += EMPTY;
    else {
      const { title, company } = readOnce(only);
      const lean = leanOf(only, evidence);
      used.add(only);
      if (title !== null && company !== null) fit += titleFit(Math.abs(lean)) + employerFit(-1);
      else fit += title === null ? employerFit(lean) : titleFit(lean);
    }
    // Under one employer, a line beside the post that names no other for sure is a task of it.
    if (pair !== null && site.housed && !site.slots.includes(pair.company))
      if (pair.company.employer < 2) fit -= TASK_UNDER_HOUSE;
    // A part of a house leaves the house itself to be read.
    if (pair !== null && isUnnamedDepartment(pair.company.piece)) fit -= HOUSE_UNTOLD;
    const idle = rows.filter(({ slots }) => !slots.some((slot) => used.has(slot)));
    return { roles, fit: fit - IDLE * idle.length };
  };
};

/** What it costs an entry to have a header line more or less than its section. */
const DEVIATION = 1.2;

type Option = Pattern & { readonly roles: Roles; readonly score: number };

const optionsOf = (site: Site, pattern: Pattern, score: Scorer): Option[] => {
  const options: Option[] = [];
  for (let above = site.closed ? site.above.length : 0; above <= site.above.length; above += 1)
    for (let below = 0; below <= site.below.length; below += 1) {
      const { roles, fit } = score(site, { above, below });
      const away = Math.abs(above - pattern.above) + Math.abs(below - pattern.below);
      options.push({ above, below, roles, score: fit - DEVIATION * away });
    }
  return options;
};

/** A way through the entries, from its last step back: copied whole at each step, it would take the square of a long section in memory. */
type Step = { readonly score: number; readonly option: Option; readonly before: Step | null };

type Path = { readonly score: number; readonly options: readonly Option[] };

const pathTo = (last: Step | null): Path => {
  const options: Option[] = [];
  for (let step = last; step !== null; step = step.before) options.push(step.option);
  return { score: last?.score ?? 0, options: options.reverse() };
};

/** The best header of every entry, so that no line belongs to two. */
const bestPath = (sites: readonly Site[], pattern: Pattern, score: Scorer): Path => {
  let steps = new Map<number, Step | null>([[0, null]]);
  for (const [index, site] of sites.entries()) {
    const room = sites[index - 1]?.room ?? Infinity;
    const next = new Map<number, Step | null>();
    for (const option of optionsOf(site, pattern, score))
      for (const [taken, before] of steps) {
        if (taken + option.above > room) continue;
        const total = (before?.score ?? 0) + option.score;
        const known = next.get(option.below);
        if (known === undefined || known === null || total > known.score)
          next.set(option.below, { score: total, option, before });
      }
    steps = next;
  }
  const [best] = [...steps.values()].sort((a, b) => (b?.score ?? 0) - (a?.score ?? 0));
  return pathTo(best ?? null);
};

/** The section's own order on a line, between -1.5 and 1.5; the title comes first where nothing tells. */
const orderIn = (sites: readonly Site[], lexicon: Lexicon): Order => {
  const says = sites.map(({ slots: own, closed, above }) => {
    const slots = closed ? above.flatMap((row) => row.slots).reverse() : own;
    const [first, second] = slots.filter(({ where }) => !where);
    if (first === undefined) return 0;
    return second === undefined ? orderOf(first.piece, lexicon) : ownLean(first) - ownLean(second);
  });
  const total = sum(says.map((order) => within(order, -3, 3)));
  return within(total === 0 ? 0.4 : total / Math.max(1, sites.length), -1.5, 1.5);
};

const PATTERNS: readonly Pattern[] = Array.from({ length: MAX_ABOVE + 1 }, (_, above) =>
  Array.from({ length: MAX_BELOW + 1 }, (_row, below) => ({ above, below })),
).flat();

const entriesUnder = (
  lines: readonly CvLine[],
  sites: readonly Site[],
  options: readonly Option[],
): ArrangedEntry[] =>
  sites.flatMap((site, index) => {
    const option = options[index];
    if (option === undefined) return [];
    const { anchor } = site;
    const next = sites[index + 1];
    const limit =
      next === undefined ? lines.length : next.anchor.at - (options[index + 1]?.above ?? 0);
    const lead = site.above.slice(0, option.above).reverse();
    const tail = site.below.slice(0, option.below);
    return [
      {
        ...option,
        anchor,
        from: anchor.at - option.above,
        bodyFrom: (tail.at(-1)?.at ?? afterDate(lines, anchor)) + 1,
        to: Math.max(limit, anchor.at + 1),
        pieces: [...lead.map(({ piece }) => piece), ...site.own, ...tail.map(({ piece }) => piece)],
      },
    ];
  });

/** The last line that the date itself takes: the next one where that holds nothing but the end of the period. */
const afterDate = (lines: readonly CvLine[], { at, nextEnd, nextFrom }: Anchor): number => {
  const next = lines[at + 1];
  if (nextEnd === null || nextFrom !== null || next === undefined) return at;
  return /[\p{L}\p{N}]/u.test(next.text.slice(Math.max(0, nextEnd - next.start))) ? at : at + 1;
};

/** A section of fewer posts tells too little of itself: the others of the CV are heard with it. */
const FEW = 3;

/**
 * Decides how the entries of a section are laid out, over all of them together: one CV keeps one layout.
 * Each possible number of header lines above and below the date is scored on the whole section with what
 * is known of titles, employers, towns and type; an entry deviates only where that is clearly better.
 * Of a section of few entries the `others` of posts tell too.
 */
export const arrange = (
  lines: readonly CvLine[],
  lexicon: Lexicon,
  today: string,
  others: readonly (readonly CvLine[])[] = [],
  care: DateCare = 'strict',
): Arrangement => {
  const anchors = anchorsOf(lines, today, care);
  const kin =
    anchors.length === 0 || anchors.length >= FEW
      ? []
      : others.map((one) => ({ lines: one, anchors: anchorsOf(one, today) }));
  const sites = sitesOf({ lines, anchors }, kin, lexicon);
  const kinSites = kin.map((one, at) =>
    sitesOf(one, [...kin.filter((_, place) => place !== at), { lines, anchors }], lexicon),
  );
  const order = orderIn([sites, ...kinSites].flat(), lexicon);
  const singles = new Map<number, Header>();
  let best: (Path & { pattern: Pattern; evidence: Evidence }) | null = null;
  for (const pattern of PATTERNS) {
    const evidence = evidenceOf(
      [sites, ...kinSites].flat().map((site) => slotsUnder(site, pattern)),
    );
    const scorer = scorerOf({ lexicon, order, evidence }, singles);
    const path = bestPath(sites, pattern, scorer);
    const score = path.score + sum(kinSites.map((one) => bestPath(one, pattern, scorer).score));
    if (best === null || score > best.score) best = { ...path, score, pattern, evidence };
  }
  const { pattern, score, options, evidence } = best ?? {
    pattern: { above: 0, below: 0 },
    score: 0,
    options: [],
    evidence: NO_EVIDENCE,
  };
  return {
    pattern,
    score,
    knowledge: { lexicon, order, evidence },
    entries: entriesUnder(lines, sites, options),
  };
};
