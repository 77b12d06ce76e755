import { NO_ACTION } from '#/domain/lexicon/activities.fr';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { demandHeading } from '#/domain/postings/demandHeading.fr';
import { GENDER_MARK } from '#/domain/postings/head.fr';
import {
  DECORATION,
  has,
  looksLikeHeading,
  opensHouseList,
  MAX_HEADING_WORDS,
  sectionOfHeading,
  sectionOfLastClause,
  sectionOfLeadIn,
  wordCount,
} from '#/domain/postings/leadIns';
import type { OfferSection } from '#/domain/postings/offerSection';
import {
  BENEFITS,
  MISSION_SIGN,
  OFFER_SIGN,
  OPENS_WITH_ASKED,
  PROFILE_SIGN,
} from '#/domain/postings/postingCues.fr';
import { LEFTOVER_LINE } from '#/domain/postings/postingHeadings.fr';
import type { Script } from '#/domain/postings/script';
import type { StatedDemand } from '#/domain/postings/statedDemands.fr';
import { taskPhrases } from '#/domain/postings/taskPhrases';
import { fold } from '#/domain/shared/text';

/** One line; offsets count in the folded text. */
export type OfferLine = {
  readonly start: number;
  readonly end: number;
  /** Where the content begins, after a bullet and an inline heading ("Profil : ..."). */
  readonly body: number;
  readonly bullet: boolean;
  readonly section: OfferSection;
  /** The whole line is a heading. */
  readonly heading: boolean;
  /** No heading stands above: the section is read from the words. */
  readonly guessed: boolean;
  /** How strongly data demands it, where the heading above says so. */
  readonly stated: StatedDemand | null;
};

const BULLET =
  /^[\s>]*(?:\p{Extended_Pictographic}\u{fe0f}?|[-•·▪◦‣*–—→➤✓✔➕●○■□\u00bb+]|\d{1,2}[.)])\s*|^[\s>]+/u;
const MAX_TITLE_WORDS = 16;
const SEVERAL_SENTENCES = /[.!?;]\s+\S/u;

/** The last item of a list, with the heading of the next part on its line. */
const RUNS_INTO_HEADING = /[.!?)]\s*\p{L}[^.!?()]*:\s*$/u;

type RawLine = { readonly start: number; readonly end: number; readonly text: string };

const rawLines = (folded: string): readonly RawLine[] => {
  const lines: RawLine[] = [];
  let start = 0;
  for (const text of folded.split('\n')) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return lines;
};

/** The section that a line without heading tells by its words. */
const guess = (text: string, current: OfferSection, bullet: boolean): OfferSection => {
  if (has(PROFILE_SIGN, text)) return 'profile';
  if (has(MISSION_SIGN, text)) return 'missions';
  // Before any heading, a list tells the work.
  return bullet && current === 'company' ? 'missions' : current;
};

type State = {
  current: OfferSection;
  /** False where the current section was only guessed, so that the next paragraph may be guessed anew. */
  headed: boolean;
  afterBlank: boolean;
  filled: number;
  /** The whole advertisement is one line. */
  readonly lone: boolean;
  /** Nothing but bare short items since a heading: "Profil", a blank line, "Rigueur", a blank line, "Ponctualite". */
  bare: boolean;
  /** Until the next blank line. */
  stated: StatedDemand | null;
  /** The line before stood after a blank too: the blanks part items, not parts. */
  spaced: boolean;
  house: boolean;
};

type Content = {
  readonly text: string;
  readonly body: string;
  readonly bodyStart: number;
  readonly bullet: boolean;
  readonly written: string;
  /** It announces lines that each open with an action. */
  readonly announcesTasks: boolean;
};

type Placed = Pick<OfferLine, 'section' | 'heading' | 'guessed' | 'stated'> & {
  readonly offset: number;
};

/** So many lines below one that ends with a colon tell tasks before it is taken to announce them. */
const FEWEST_TASKS = 2;

const bodyOf = (text: string): string => text.slice(BULLET.exec(text)?.[0].length ?? 0);

/** "Au sein de l'atelier, avec le chef :" above lines that open with an action, and tell no benefit. */
const announcesTasks = (body: string, below: readonly string[]): boolean => {
  if (!/:\s*$/u.test(body) || opensHouseList(body) || has(OFFER_SIGN, body)) return false;
  const bodies = below.slice(0, FEWEST_TASKS).map(bodyOf);
  return (
    bodies.length === FEWEST_TASKS &&
    bodies.every((each) => opensWithAction(each) && !has(BENEFITS, each))
  );
};

const contentOf = (text: string, written: string, below: readonly string[]): Content => {
  const mark = BULLET.exec(text)?.[0] ?? '';
  const body = text.slice(mark.length);
  return {
    text,
    body,
    bodyStart: mark.length,
    bullet: mark.trim() !== '',
    written,
    announcesTasks: announcesTasks(body, below),
  };
};

const place = (
  state: State,
  { body, bodyStart, bullet, written, announcesTasks: announces }: Content,
): Placed => {
  const at = (section: OfferSection, heading: boolean, offset = bodyStart): Placed => ({
    section,
    heading,
    guessed: !state.headed,
    stated: state.stated,
    offset,
  });
  // One line tells the work and the profile at once; a title alone has nothing to tell.
  if (state.filled === 1 && state.current === 'title')
    return at(state.lone && wordCount(body) > MAX_HEADING_WORDS ? 'missions' : 'title', false);
  if (LEFTOVER_LINE.test(body.replace(DECORATION, ''))) return at('ignored', false);
  const shaped = looksLikeHeading(written, body) && (!bullet || /:\s*$/u.test(body));
  const inline = /^([^:]{2,45}?)\s?:\s+(?=\S)/u.exec(body);
  const inlineSection = inline === null ? null : sectionOfHeading(inline[1] ?? '');
  const named = shaped && inlineSection === null ? sectionOfHeading(body) : null;
  // "- Organisation des chantiers :" in a list of tasks heads tasks, and does not present the house.
  const nested = bullet && state.headed && state.current === 'missions' && named === 'company';
  const own = nested ? null : named;
  const lead = own === null ? sectionOfLeadIn(body) : null;
  if (own === null && lead === null && announces && state.current === 'company') {
    state.current = 'missions';
    state.headed = true;
    return at('missions', true);
  }
  if (own !== null || lead !== null) {
    const above = state.current;
    state.current = own ?? lead ?? state.current;
    state.headed = true;
    state.bare = true;
    state.stated = demandHeading(body)?.demand ?? null;
    return at(bullet && RUNS_INTO_HEADING.test(body) ? above : state.current, own !== null);
  }
  if (inline !== null && inlineSection !== null) {
    if (!bullet) {
      state.current = inlineSection;
      state.headed = false;
    }
    const placed = at(inlineSection, false, bodyStart + inline[0].length);
    return { ...placed, guessed: false };
  }
  // A short line alone after a blank begins a part whose heading is not known.
  const item = wordCount(body) <= 5 && !/:\s*$/u.test(body);
  const listed = state.bare && item;
  if (!item) state.bare = false;
  if (
    state.afterBlank &&
    !listed &&
    !bullet &&
    wordCount(body) <= 5 &&
    shaped &&
    state.current !== 'title' &&
    !(state.spaced && state.current === 'missions' && opensWithAction(body))
  ) {
    state.headed = false;
    state.current = 'company';
  }
  // Under the list of the missions, a paragraph that tells the profile ends them without a heading.
  if (
    state.afterBlank &&
    !bullet &&
    state.headed &&
    state.current === 'missions' &&
    has(PROFILE_SIGN, body)
  )
    state.headed = false;
  // So does an item that tells a task end what the employer says of itself or offers, and a paragraph that opens with what is asked.
  if (state.afterBlank && (state.current === 'company' || state.current === 'conditions')) {
    if (bullet && opensWithTask(body)) {
      state.current = 'missions';
      state.headed = false;
    } else if (state.headed && OPENS_WITH_ASKED.test(body)) state.headed = false;
  }
  // The head of an advertisement is made of short lines; its first sentence or its first item ends it.
  if (
    state.current === 'title' &&
    (bullet || /[.!?,]\s*$/u.test(body) || wordCount(body) > MAX_TITLE_WORDS)
  )
    state.current = 'company';
  // A paragraph of several sentences is judged sentence by sentence.
  if (!state.headed && state.current !== 'title' && !SEVERAL_SENTENCES.test(body))
    state.current = guess(body, state.current, bullet && !(state.house && !opensWithAction(body)));
  return at(state.current, false);
};

/** An item that tells a task by its verb: "- Alimenter la ligne". */
const opensWithTask = (body: string): boolean => {
  const [first] = taskPhrases(body);
  return first !== undefined && first.start === 0 && /^\p{L}{2,}(?:er|ir)\s/u.test(body);
};

/** An item that opens with the noun or the verb of an action: "Repassage", "Preparation des repas". */
const opensWithAction = (body: string): boolean => {
  const key = wordKey(/^\p{L}+/u.exec(body)?.[0] ?? '');
  return isAction(key) || (/^\p{L}{4,}age$/u.test(key) && !NO_ACTION.has(key));
};

const SHORTEST_SHARED = 4;

/** Whether the first line says a title that is known from elsewhere: some of its words, or a gender mark. */
const saysTitle = (line: string, title: string): boolean => {
  if (wordCount(line) > MAX_TITLE_WORDS || /[.!?]\s*$/u.test(line)) return false;
  if (sectionOfLeadIn(line) !== null || sectionOfLastClause(line) !== null) return false;
  const words = fold(title).match(/\p{L}+/gu) ?? [];
  const own = new Set(line.match(/\p{L}+/gu));
  return (
    GENDER_MARK.test(line) || words.some((word) => word.length >= SHORTEST_SHARED && own.has(word))
  );
};

/**
 * Gives every line of an advertisement its section, by headings where there are some, by its words elsewhere. Where the
 * title is known from elsewhere, the first line is one only if it says it too. Lines that begin beyond `upTo` are left out.
 */
export const readLines = (
  { original, folded, toOriginal }: Script,
  title: string | null = null,
  upTo = Infinity,
): readonly OfferLine[] => {
  const lines: OfferLine[] = [];
  const all = rawLines(folded);
  const filled = all.filter(({ text }) => text.trim() !== '');
  const lone = filled.length === 1;
  const apart = title !== null && !saysTitle(filled[0]?.text.trim() ?? '', title);
  const state: State = {
    current: apart ? 'company' : 'title',
    headed: false,
    afterBlank: false,
    filled: 0,
    lone,
    bare: false,
    stated: null,
    spaced: false,
    house: false,
  };
  for (const [index, { start, end, text }] of all.entries()) {
    if (start > upTo) break;
    if (text.trim() === '') {
      state.afterBlank = true;
      state.stated = null;
      if (state.current === 'title' && state.filled > 0) state.current = 'company';
      continue;
    }
    state.filled += 1;
    const range = toOriginal(start, end);
    const below = all.slice(index + 1, index + 1 + FEWEST_TASKS).map((line) => line.text);
    const content = contentOf(text, original.slice(range.start, range.end), below);
    const { offset, ...placed } = place(state, content);
    lines.push({ start, end, body: start + offset, bullet: content.bullet, ...placed });
    if (!content.bullet) state.house = state.current === 'company' && opensHouseList(content.body);
    const next = sectionOfLastClause(content.body);
    if (next !== null) {
      state.current = next;
      state.headed = true;
      state.bare = true;
    }
    state.spaced = state.afterBlank;
    state.afterBlank = false;
  }
  return lines;
};
