import type { Cv, CvEducation, CvExperience, CvSection, Read } from '#/domain/cv/cv';
import { linesOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { unwrapped } from '#/domain/cv/text/wrappedLines';
import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';
import { contactsOf } from '#/domain/tailoredCv/contacts';
import { askedFirst, bareKey } from '#/domain/tailoredCv/lineOrder';
import type {
  CvBlockKind,
  TailoredBlock,
  TailoredContent,
  TailoredEntry,
  TailoredLine,
} from '#/domain/tailoredCv/tailoredCv';
import { BLOCK_HEADINGS, datesInWords, PAPER_NAME } from '#/domain/tailoredCv/tailoredCv.fr';

const MAX_LINE = 4_000;
const MAX_SHORT = 400;
const MOST_UNPLACED = 60;
/** Letters of a line that may go without loss: a small word, the sign of a list. */
const MOST_LETTERS_LOST = 4;

/** A text of a line, with where it stands. */
type Placed = { readonly text: string; readonly range: TextRange | null };

/** Rows that words of one line can show; a trade, years and a level are shown by the whole. */
const SHOWN_BY_LINES = new Set<LedgerRow['axis']>(['skills', 'missions', 'languages']);

const overlap = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Whether a row of the comparison rests on these words. */
const restsOn = ({ evidence }: LedgerRow, { text, range }: Placed): boolean =>
  evidence.some(({ quote, range: shown }) =>
    range !== null && shown !== null
      ? overlap(range, shown)
      : quote.length > 2 && fold(text).includes(fold(quote)),
  );

/** What a comparison says of the lines of the CV. */
const readerOf = (report: Pick<MatchReport, 'rows'> | null) => {
  const rows = (report?.rows ?? []).filter(
    ({ axis, answer, doubtful }) =>
      SHOWN_BY_LINES.has(axis) && answer !== 'missing' && doubtful !== true,
  );
  const shown = (placed: Placed): readonly LedgerRow[] =>
    rows.filter((row) => restsOn(row, placed));
  const quotes = rows.flatMap(({ evidence }) => evidence.map(({ quote }) => fold(quote)));
  return {
    asked: (placed: Placed): string[] =>
      [...new Set(shown(placed).map(({ label }) => label.slice(0, MAX_SHORT)))].slice(0, 12),
    weight: (placed: Placed): number =>
      shown(placed).reduce((sum, { possibleTenths }) => sum + possibleTenths, 0),
    isAskedItem: (item: string): boolean => {
      const key = fold(item).trim();
      return key.length > 1 && quotes.some((quote) => quote === key || key.includes(quote));
    },
  };
};
type Reader = ReturnType<typeof readerOf>;

const lineOf = (placed: Placed, at: number, id: string, reader: Reader): TailoredLine => {
  const text = placed.text.slice(0, MAX_LINE);
  return { id, text, original: text, at, kept: true, asked: reader.asked(placed) };
};

/** Lines of one entry, what the offer asks for first; the others keep their order. */
const askedLinesFirst = (placed: readonly Placed[], id: string, reader: Reader): TailoredLine[] =>
  placed
    .map((one, at) => ({
      line: lineOf(one, at, `${id}-${at}`, reader),
      weight: reader.weight(one),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.line.at - b.line.at)
    .map(({ line }) => line);

const isCapitals = (text: string): boolean =>
  text === text.toLocaleUpperCase('fr') && text !== text.toLocaleLowerCase('fr');

/** A heading in sentence case and without its colon: capitals are the layout's business. */
const headingWords = (heading: string): string => {
  const words = heading.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(/\s+/gu, ' ');
  if (!isCapitals(words)) return words.slice(0, MAX_SHORT);
  const low = words.toLocaleLowerCase('fr');
  return `${low.charAt(0).toLocaleUpperCase('fr')}${low.slice(1)}`.slice(0, MAX_SHORT);
};

const monthOf = (date: Read<YearMonth | 'ongoing'> | null): string =>
  date === null || date.value === 'ongoing' ? '' : formatYearMonth(date.value);

/** What of the lines of an entry says neither its head nor its tasks: a contract, a team, a mention. */
const restOf = (
  lines: readonly CvLine[],
  range: TextRange,
  said: readonly (Read<unknown> | null)[],
): readonly Placed[] => {
  const taken = said
    .flatMap((read) => read?.source ?? [])
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const own = lines.filter(({ start, end }) => start >= range.start && end <= range.end);
  return unwrapped(own, () => true).flatMap(({ body }): readonly Placed[] => {
    const pieces: string[] = [];
    let from = body.start;
    for (const { start, end } of taken) {
      if (end <= from || start >= body.end) continue;
      if (start > from) pieces.push(body.text.slice(from - body.start, start - body.start));
      from = Math.max(from, end);
    }
    if (from < body.end) pieces.push(body.text.slice(from - body.start));
    const words = pieces
      .map((piece) => piece.replace(/^[\s\p{P}\p{S}]+|[\s,;:|·–—-]+$/gu, '').replace(/\s+/gu, ' '))
      .filter((piece) => (piece.match(/\p{L}/gu) ?? []).length > MOST_LETTERS_LOST)
      .join(' · ');
    return words === '' ? [] : [{ text: words, range: { start: body.start, end: body.end } }];
  });
};

const NOTHING: Omit<TailoredEntry, 'id' | 'lines'> = {
  head: '',
  organisation: '',
  place: '',
  dates: '',
  start: '',
  end: '',
  ongoing: false,
  kept: true,
};

const short = (read: Read<string> | null): string => (read?.value ?? '').trim().slice(0, MAX_SHORT);

const capitalised = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase('fr')}${words.slice(1)}`;

const postEntry = (
  lines: readonly CvLine[],
  post: CvExperience,
  reader: Reader,
): TailoredEntry => ({
  ...NOTHING,
  id: post.id,
  head: capitalised(short(post.jobTitle)),
  organisation: capitalised(short(post.company)),
  place: short(post.place),
  dates: datesInWords(post.start?.value ?? null, post.end?.value ?? null),
  start: monthOf(post.start),
  end: monthOf(post.end),
  ongoing: post.end?.value === 'ongoing',
  lines: askedLinesFirst(
    [
      ...post.tasks.map(({ value, source }) => ({ text: value.trim(), range: source })),
      ...restOf(lines, post.range, [
        post.jobTitle,
        post.company,
        post.place,
        post.start,
        post.end,
        ...post.tasks,
      ]),
    ].toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0)),
    post.id,
    reader,
  ),
});

const diplomaEntry = (
  lines: readonly CvLine[],
  study: CvEducation,
  reader: Reader,
): TailoredEntry => ({
  ...NOTHING,
  id: study.id,
  head: capitalised(short(study.degree)),
  organisation: capitalised(short(study.institution)),
  dates: datesInWords(
    study.start?.value ?? null,
    study.end?.value ?? (study.inProgress && study.start ? 'ongoing' : null),
  ),
  start: monthOf(study.start),
  end: monthOf(study.end),
  ongoing: study.inProgress,
  lines: restOf(lines, study.range, [study.degree, study.institution, study.start, study.end]).map(
    (placed, at) => lineOf(placed, at, `${study.id}-${at}`, reader),
  ),
});

const KINDS: Readonly<Record<CvSection, CvBlockKind | null>> = {
  contact: null,
  experience: null,
  profile: 'profile',
  education: 'education',
  skills: 'skills',
  softSkills: 'skills',
  languages: 'languages',
  certifications: 'other',
  projects: 'other',
  volunteering: 'volunteering',
  publications: 'other',
  teaching: 'other',
  responsibilities: 'other',
  awards: 'other',
  interests: 'other',
  references: 'other',
  other: 'other',
};

/** Parts in the order of a CV of one column; one of two columns has none of its own. */
const USUAL_ORDER: Readonly<Record<CvBlockKind, number>> = {
  profile: 0,
  experience: 1,
  education: 2,
  skills: 3,
  languages: 4,
  volunteering: 5,
  other: 6,
  unplaced: 7,
};

type Drafted = Omit<TailoredBlock, 'at'> & { readonly position: number };

const wordsOf = (line: CvLine): Placed => ({
  text: line.body.text.replace(/\s*\t\s*/gu, ' · ').replace(/\s+/gu, ' '),
  range: { start: line.body.start, end: line.body.end },
});

/** A told paragraph is one line; the reader's margins are not the writer's. */
const paragraph = (lines: readonly Placed[]): readonly Placed[] => {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const range =
    first.range && last.range ? { start: first.range.start, end: last.range.end } : null;
  return [{ text: lines.map(({ text }) => text).join(' '), range }];
};

/** The parts that are told in lines, each under its own heading. */
const toldBlocks = (cv: Cv, lines: readonly CvLine[], reader: Reader): readonly Drafted[] => {
  const entries = [...cv.experiences, ...cv.education].map(({ range }) => range);
  return cv.sections.flatMap((span, at): readonly Drafted[] => {
    const kind = KINDS[span.section];
    if (kind === null || (kind === 'education' && cv.education.length > 0)) return [];
    const from = span.heading?.end ?? span.range.start;
    const own = lines.filter(
      (line) =>
        line.start >= from &&
        line.end <= span.range.end &&
        line.body.text !== '' &&
        !entries.some((range) => overlap(line, range)),
    );
    const read = unwrapped(own, () => false).map(wordsOf);
    const placed = kind === 'profile' ? paragraph(read) : read;
    if (placed.length === 0) return [];
    const id = `${span.section}-${at}`;
    const heading =
      span.heading === null
        ? ''
        : headingWords(cv.document.text.slice(span.heading.start, span.heading.end));
    const told = placed.map((one, index) => {
      const line = lineOf(one, index, `${id}-${index}`, reader);
      return kind === 'skills'
        ? { ...line, text: askedFirst(line.text, reader.isAskedItem) }
        : line;
    });
    return [
      {
        id,
        kind,
        heading: heading || BLOCK_HEADINGS[kind],
        kept: true,
        entries: [{ ...NOTHING, id: `${id}-told`, lines: told }],
        position: span.range.start,
      },
    ];
  });
};

const headingOf = (cv: Cv, section: CvSection): string => {
  const span = cv.sections.find((one) => one.section === section && one.heading !== null);
  return span?.heading
    ? headingWords(cv.document.text.slice(span.heading.start, span.heading.end))
    : '';
};

const entryBlock = (
  cv: Cv,
  kind: 'experience' | 'volunteering' | 'education',
  entries: readonly TailoredEntry[],
  ranges: readonly TextRange[],
): readonly Drafted[] =>
  entries.length === 0
    ? []
    : [
        {
          id: kind,
          kind,
          heading: headingOf(cv, kind) || BLOCK_HEADINGS[kind],
          kept: true,
          entries: [...entries],
          position: Math.min(...ranges.map(({ start }) => start)),
        },
      ];

/** Languages that were read where no part of the CV is theirs. */
const languageBlock = (cv: Cv, told: readonly Drafted[], reader: Reader): readonly Drafted[] => {
  if (cv.languages.length === 0 || told.some(({ kind }) => kind === 'languages')) return [];
  const known = bareKey(
    told
      .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ text }) => text)))
      .join(' '),
  );
  const lines = cv.languages
    .map(({ language, level }) => [language.value, level?.value ?? ''].filter(Boolean).join(' : '))
    .filter((words) => !known.includes(bareKey(words)))
    .map((text, at) => lineOf({ text, range: null }, at, `languages-${at}`, reader));
  return lines.length === 0
    ? []
    : [
        {
          id: 'languages',
          kind: 'languages',
          heading: BLOCK_HEADINGS.languages,
          kept: true,
          entries: [{ ...NOTHING, id: 'languages-told', lines }],
          position: Number.MAX_SAFE_INTEGER,
        },
      ];
};

/** Two runs of one part, which a page or a column cut, are one. */
const joined = (blocks: readonly Drafted[]): readonly Drafted[] => {
  const all: Drafted[] = [];
  for (const block of blocks) {
    const same = all.findIndex(
      ({ kind, heading }) => kind === block.kind && heading === block.heading,
    );
    const before = all[same];
    const [into] = before?.entries.slice(-1) ?? [];
    const [from] = block.entries;
    if (before && into && from && into.head === '' && from.head === '') {
      const lines = [...into.lines, ...from.lines].map((line, at) => ({ ...line, at }));
      all[same] = { ...before, entries: [...before.entries.slice(0, -1), { ...into, lines }] };
    } else if (before) all[same] = { ...before, entries: [...before.entries, ...block.entries] };
    else all.push(block);
  }
  return all;
};

const textsOf = ({ name, title, contacts, blocks }: TailoredContent): readonly string[] =>
  [
    name,
    title.original ?? '',
    ...contacts.map(({ original }) => original ?? ''),
    ...blocks.flatMap(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ head, organisation, place, dates, lines }) => [
        head,
        organisation,
        place,
        dates,
        ...lines.map(({ original }) => original ?? ''),
      ]),
    ]),
  ]
    .map(bareKey)
    .filter((key) => key.length > 1)
    .toSorted((a, b) => b.length - a.length);

/** What is left of a line once everything that the new CV says is taken out of it. */
const lettersLeft = (words: string, known: readonly string[]): number => {
  const left = known.reduce((key, part) => key.replace(part, '|'), bareKey(words));
  return left.replace(/[^\p{L}]/gu, '').length;
};

/** Lines of the CV that the new one does not say; page numbers and headings aside. */
const unplacedBlock = (
  cv: Cv,
  lines: readonly CvLine[],
  content: TailoredContent,
): readonly TailoredBlock[] => {
  const known = textsOf(content);
  const whole = known.join('|');
  const headings = cv.sections.flatMap(({ heading }) => heading ?? []);
  const lost = lines
    .filter((line) => !headings.some((heading) => overlap(line, heading)))
    .map((line) =>
      line.body.text
        .replace(/\s*\t\s*/gu, ' · ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(
      (words) =>
        !whole.includes(bareKey(words)) &&
        !PAPER_NAME.test(fold(words)) &&
        lettersLeft(words, known) > MOST_LETTERS_LOST,
    );
  const unique = [...new Set(lost)].slice(0, MOST_UNPLACED);
  if (unique.length === 0) return [];
  const waiting = unique.map((words, at) => {
    const text = words.slice(0, MAX_LINE);
    return { id: `unplaced-${at}`, text, original: text, at, kept: false, asked: [] };
  });
  return [
    {
      id: 'unplaced',
      kind: 'unplaced',
      heading: BLOCK_HEADINGS.unplaced,
      at: content.blocks.length,
      kept: true,
      entries: [{ ...NOTHING, id: 'unplaced-told', lines: waiting }],
    },
  ];
};

/** The title that the CV gives itself, else the post held last. */
const titleOf = (cv: Cv): string => short(cv.headline ?? cv.experiences[0]?.jobTitle ?? null);

/**
 * A version of the CV for one job: the same posts, dates, diplomas and words, in an order that shows first what the
 * offer asks for. Nothing is added, and what found no place waits at the end.
 */
export const composeTailoredCv = (
  cv: Cv,
  report: Pick<MatchReport, 'rows'> | null,
): TailoredContent => {
  const reader = readerOf(report);
  const lines = linesOf(cv.document);
  const isHelp = ({ kind }: CvExperience): boolean => kind === 'volunteering';
  const posts = cv.experiences.filter((one) => !isHelp(one));
  const help = cv.experiences.filter(isHelp);
  const told = toldBlocks(cv, lines, reader);
  const drafted = joined([
    ...told,
    ...entryBlock(
      cv,
      'experience',
      posts.map((post) => postEntry(lines, post, reader)),
      posts.map(({ range }) => range),
    ),
    ...entryBlock(
      cv,
      'volunteering',
      help.map((post) => postEntry(lines, post, reader)),
      help.map(({ range }) => range),
    ),
    ...entryBlock(
      cv,
      'education',
      cv.education.map((study) => diplomaEntry(lines, study, reader)),
      cv.education.map(({ range }) => range),
    ),
    ...languageBlock(cv, told, reader),
  ]);
  const inOrder = drafted.toSorted((a, b) =>
    cv.document.layout.columns === 1 && !cv.document.layout.textBoxes
      ? a.position - b.position
      : USUAL_ORDER[a.kind] - USUAL_ORDER[b.kind] || a.position - b.position,
  );
  const title = titleOf(cv);
  const content: TailoredContent = {
    name: [cv.person.firstName?.value, cv.person.lastName?.value].filter(Boolean).join(' '),
    title: { id: 'title', text: title, original: title, at: 0, kept: true, asked: [] },
    contacts: contactsOf(cv, lines).map((text, at) => ({
      id: `contact-${at}`,
      text: text.slice(0, MAX_LINE),
      original: text.slice(0, MAX_LINE),
      at,
      kept: true,
      asked: [],
    })),
    blocks: inOrder.map(({ position: _position, ...block }, at) => ({ ...block, at })),
  };
  return { ...content, blocks: [...content.blocks, ...unplacedBlock(cv, lines, content)] };
};
