import type { Cv, CvExperience, CvSection } from '#/domain/cv/cv';
import { linesOf } from '#/domain/cv/text/lines';
import type { MatchReport } from '#/domain/matching/report';
import type { TextRange } from '#/domain/shared/textRange';
import { lineOf, readerOf } from '#/domain/tailoredCv/askedLines';
import type { Reader } from '#/domain/tailoredCv/askedLines';
import { bareKey } from '#/domain/tailoredCv/lineOrder';
import { contactsOf } from '#/domain/tailoredCv/tailoredContacts';
import { LONGEST_LINE } from '#/domain/tailoredCv/tailoredCv';
import type { CvBlockKind, TailoredContent, TailoredEntry } from '#/domain/tailoredCv/tailoredCv';
import { BLOCK_HEADINGS } from '#/domain/tailoredCv/tailoredCv.fr';
import { diplomaEntry, NOTHING, postEntry, short } from '#/domain/tailoredCv/tailoredEntries';
import { headingWords, toldBlocks } from '#/domain/tailoredCv/toldBlocks';
import type { Drafted } from '#/domain/tailoredCv/toldBlocks';
import { withUnplaced } from '#/domain/tailoredCv/unplaced';

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
      cv.education.map((study) => diplomaEntry(lines, study, cv.education, reader)),
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
    title: { id: 'title', text: title, original: title, at: 0, kept: true, asked: [], shown: [] },
    contacts: contactsOf(cv, lines).map((text, at) => ({
      id: `contact-${at}`,
      text: text.slice(0, LONGEST_LINE),
      original: text.slice(0, LONGEST_LINE),
      at,
      kept: true,
      asked: [],
      shown: [],
    })),
    blocks: inOrder.map(({ position: _position, ...block }, at) => ({ ...block, at })),
  };
  return withUnplaced(cv, lines, content, reader);
};
