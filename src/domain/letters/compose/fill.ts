import type { Tiers, Wording } from '#/domain/letters/bank/bank';
import { capitalise, elide } from '#/domain/letters/french/frenchWords';
import type { Agreement, LetterSentence, LetterSource } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** What a place of a template may hold, with where it comes from. */
export type Slot = { readonly text: string; readonly sources: readonly LetterSource[] };
export type Slots = Readonly<Record<string, Slot | null>>;

/** A slot that states nothing of its own. */
export const plain = (text: string | null, sources: readonly LetterSource[] = []): Slot | null =>
  text === null || text === '' ? null : { text, sources };

const PLACE = /\{(\w+)\}/gu;

const wordingFor = (wording: Wording, agreement: Agreement): string => {
  if (typeof wording === 'string') return wording;
  const [neutral, feminine, masculine] = wording;
  return { neutral, feminine, masculine }[agreement];
};

const MARK = /^[~^]/u;
const MARKED: Readonly<Record<string, string>> = { '~': 'heldA', '^': 'leftA' };

const namesIn = (template: string): readonly string[] => {
  const marked = MARKED[template.charAt(0)];
  return [
    ...(marked === undefined ? [] : [marked]),
    ...[...template.matchAll(PLACE)].map((match) => match[1] ?? ''),
  ];
};

const fill = (template: string, slots: Slots): LetterSentence => {
  const sources: LetterSource[] = [];
  const text = template.replace(PLACE, (_whole, name: string) => {
    const slot = slots[name];
    sources.push(...(slot?.sources ?? []));
    return slot?.text ?? '';
  });
  const sentences = elide(text.replace(MARK, '')).replace(
    /(?<=[.!?] )(\p{Ll})/gu,
    (letter: string) => letter.toUpperCase(),
  );
  return {
    text: capitalise(sentences),
    sources: sources.filter((source, index) => sources.indexOf(source) === index),
  };
};

const TELLING_WORD = 5;

/** How each sentence of a text opens, to a reader's ear: its first word, or two where the first is a small one. */
export const openingsOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => {
      const [first = '', second = ''] = fold(sentence).split(/[\s,\u00a0']+/u);
      return first.length >= TELLING_WORD ? first : `${first} ${second}`;
    });

const LONG_WORD = /[a-z]{5,}/gu;

/** Whether a template says a word that one of its slots says too. */
const repeats = (template: string, slots: Slots): boolean => {
  const own = new Set(fold(template.replace(PLACE, ' ')).match(LONG_WORD));
  return namesIn(template).some((name) =>
    (fold(slots[name]?.text ?? '').match(LONG_WORD) ?? []).some((word) => own.has(word)),
  );
};

type Choice = {
  readonly tiers: Tiers;
  readonly slots: Slots;
  readonly agreement: Agreement;
  /** Which of the sentences that fit: 0 for the first letter, 1 for the next... */
  readonly variant: number;
  /** Openings already heard in this letter. */
  readonly heard: ReadonlySet<string>;
};

/** One sentence of the richest tier that the slots allow, not opened as one before; null where no tier fits. */
export const choose = ({
  tiers,
  slots,
  agreement,
  variant,
  heard,
}: Choice): LetterSentence | null => {
  for (const tier of tiers) {
    const fitting = tier
      .map((wording) => wordingFor(wording, agreement))
      .filter((template) => namesIn(template).every((name) => (slots[name] ?? null) !== null));
    if (fitting.length === 0) continue;
    const inTurn = fitting.map((_, index) => fitting[(index + variant) % fitting.length] ?? '');
    const filled = inTurn.map((template) => fill(template, slots));
    const unheard = filled.filter(({ text }) =>
      openingsOf(text).every((opening) => !heard.has(opening)),
    );
    const fresh = unheard.find(
      (sentence) => !repeats(inTurn[filled.indexOf(sentence)] ?? '', slots),
    );
    return fresh ?? unheard[0] ?? filled[0] ?? null;
  }
  return null;
};
