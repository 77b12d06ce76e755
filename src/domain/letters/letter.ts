/** Registers along the tone slider, from formal to enthusiastic: twenty steps each. */
export const REGISTERS = ['formal', 'measured', 'balanced', 'warm', 'enthusiastic'] as const;
export type Register = (typeof REGISTERS)[number];

const STEPS_PER_REGISTER = 20;

/** The register at a place of the slider, 0 to 100. */
export const registerOf = (tone: number): Register => {
  const index = Math.min(Math.floor(tone / STEPS_PER_REGISTER), REGISTERS.length - 1);
  return REGISTERS[Math.max(0, index)] ?? 'balanced';
};

/** How the writer agrees: feminine, masculine, or wordings that need no agreement. */
export const AGREEMENTS = ['neutral', 'feminine', 'masculine'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** Where a statement comes from. */
export const SOURCE_PLACES = [
  'experience',
  'headline',
  'education',
  'skills',
  'offer',
  'keyPoints',
  'answers',
] as const;
export type SourcePlace = (typeof SOURCE_PLACES)[number];

export type LetterSource = {
  readonly from: 'cv' | 'profile' | 'offer' | 'you';
  readonly place: SourcePlace;
  /** The job or the school it belongs to, as written; null elsewhere. */
  readonly where: string | null;
  /** The words as they stand there. */
  readonly quote: string;
};

/** Paragraphs in the order of the plan: the reader, the writer twice, both, the formula. */
export const PARAGRAPH_ROLES = ['you', 'me', 'fact', 'more', 'us', 'closing'] as const;
export type ParagraphRole = (typeof PARAGRAPH_ROLES)[number];

export type LetterSentence = { readonly text: string; readonly sources: readonly LetterSource[] };

export type LetterParagraph = {
  readonly role: ParagraphRole;
  readonly sentences: readonly LetterSentence[];
};

/** What the reader of a letter sees around its paragraphs. */
export type LetterFrame = {
  /** Name, then how to reach the writer. */
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly placeAndDate: string;
  readonly object: string;
  readonly appeal: string;
  readonly signature: string;
};

/** Why a letter is thinner than it could be. Each has a sentence for the user. */
export const LETTER_WARNINGS = [
  'noOffer',
  'noTitle',
  'noTasks',
  'fewTasks',
  'noContact',
  'short',
] as const;
export type LetterWarning = (typeof LETTER_WARNINGS)[number];

export type Letter = LetterFrame & {
  readonly paragraphs: readonly LetterParagraph[];
  readonly warnings: readonly LetterWarning[];
};

/** The sentences of a paragraph as one text. */
export const textOf = ({ sentences }: Pick<LetterParagraph, 'sentences'>): string =>
  sentences.map(({ text }) => text).join(' ');
