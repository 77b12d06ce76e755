import { languagesIn } from '#/domain/cv/cues/languageMentions';
import type { LanguageMention } from '#/domain/cv/cues/languageMentions';
import { EXAMS, NO_LANGUAGE } from '#/domain/cv/cues/languageNames.fr';
import { levelIn, surestLevelIn } from '#/domain/cv/cues/levels';
import type { CvLanguage, CvSection } from '#/domain/cv/cv';
import { isNegated } from '#/domain/cv/skills/negation';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { keyIn } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';
import { splitPiece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

const OPENING = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:test|score|certification|certificat|diplome|examen|resultat|epreuve)s?(?: (?:du|de|au|d'anglais))? )*(?<exam>${alternatives(Object.keys(EXAMS))})(?![\\p{L}])`,
  'u',
);
const YEAR = /(?:\(?(?:obtenu\w* )?(?:en |le )?(?:\d{1,2}\/)?(?:19|20)\d{2}\)?)(?!\d)/gu;

/**
 * "TOEIC : 785", "DELF B2 (2021)": a line that opens with the test of one language and gives its result
 * tells that language, named or not.
 */
const examsIn = (key: string): LanguageMention[] => {
  const match = OPENING.exec(key);
  const exam = match?.groups?.['exam'];
  const label = EXAMS[exam ?? ''];
  if (match === null || exam === undefined || label === undefined) return [];
  if (languagesIn(key).some((mention) => mention.label === label && mention.level !== null))
    return [];
  const start = match.index + match[0].length - exam.length;
  // A year beside the test is no score.
  const tail = key.slice(start).replace(YEAR, (year) => ' '.repeat(year.length));
  const level = levelIn(tail, exam.length + 3);
  if (level === null) return [];
  return [
    {
      start,
      end: start + exam.length,
      label,
      level: { ...level, start: start + level.start, end: start + level.end },
    },
  ];
};

const BETWEEN = /[|•·;]|,\s|\.\s|\s\/\s|(?<=\))\s-\s|\s-\s(?=\p{L}+\s*[:(])/gu;
const NAMED = /^(\p{L}[\p{L}\u2019'-]{2,20})\s*(?:[:(\t]|\s-)\s*(?=\S)/u;

/**
 * "Bariba : bon", "Drehu (courant)": in the section of languages a word with a level is one,
 * known to us or not, unless the lexicon knows it as something else. No list holds the languages that people speak.
 */
const otherLanguagesIn = (line: CvLine, lexicon: Lexicon): LanguageMention[] => {
  const among = languagesIn(line.key).length > 0;
  return splitPiece(line.body, keyIn(line, line.body), BETWEEN).flatMap((part) => {
    const match = NAMED.exec(part.text);
    const name = match?.[1];
    if (match === null || name === undefined) return [];
    // A small letter is a language's only among names of languages ("wolof (courant), ngambay (bon)").
    if (!/^\p{Lu}/u.test(name) && !among) return [];
    const key = alignedKey(part.text);
    if (NO_LANGUAGE.has(alignedKey(name)) || languagesIn(key).length > 0) return [];
    // "Python : debutante" is a skill that strayed here.
    if (lexicon.findMentions(name).length > 0) return [];
    const level = levelIn(key.slice(match[0].length), 1);
    if (level === null) return [];
    const start = part.start - line.start;
    const after = start + match[0].length;
    return [
      {
        start,
        end: start + name.length,
        label: name,
        level: { ...level, start: after + level.start, end: after + level.end },
      },
    ];
  });
};

/** Sections whose sentences may name a language for another reason than to claim it. */
const SILENT = new Set<CvSection>([
  'experience',
  'references',
  'projects',
  'interests',
  'volunteering',
  'publications',
  'teaching',
  'responsibilities',
  'awards',
]);

type Found = { readonly language: Omit<CvLanguage, 'id'>; readonly weight: number };

/** The level on the line after, alone or begun at the end of this one ("langue" / "maternelle"). */
const levelBelow = (
  line: CvLine,
  mention: LanguageMention,
  next: CvLine | undefined,
): Pick<CvLanguage, 'level' | 'cefr'> | null => {
  if (next === undefined || languagesIn(next.key).length > 0) return null;
  const tail = line.key.slice(mention.end);
  const opening = /^[\s:(.\-\t]*/u.exec(tail)?.[0].length ?? 0;
  const begun = tail.slice(opening).trimEnd();
  if (begun.split(/\s+/u).length > 2) return null;
  const level = surestLevelIn(`${begun}${begun === '' ? '' : ' '}${next.key.slice(0, 60)}`, 4);
  if (level === null || level.end <= begun.length) return null;
  const lead = begun === '' ? 0 : begun.length + 1;
  const end = next.start + level.end - lead;
  const from =
    level.start < lead
      ? line.start + mention.end + opening + level.start
      : next.start + level.start - lead;
  const text =
    level.start < lead
      ? `${line.text.slice(from - line.start).trimEnd()} ${next.text.slice(0, end - next.start)}`
      : next.text.slice(from - next.start, end - next.start);
  return {
    level: { value: text, source: { start: from, end }, confidence: 'likely' },
    cefr: level.cefr,
  };
};

const readMention = (
  line: CvLine,
  mention: LanguageMention,
  next: CvLine | undefined,
  own: boolean,
): Omit<CvLanguage, 'id'> => {
  const name = {
    value: mention.label,
    source: { start: line.start + mention.start, end: line.start + mention.end },
    confidence: own ? ('sure' as const) : ('likely' as const),
  };
  const { level } = mention;
  if (level === null && own) {
    const below = levelBelow(line, mention, next);
    if (below !== null) return { language: name, ...below };
  }
  if (level === null) return { language: name, level: null, cefr: null };
  return {
    language: name,
    level: {
      value: line.text.slice(level.start, level.end),
      source: { start: line.start + level.start, end: line.start + level.end },
      confidence: own ? 'sure' : 'likely',
    },
    cefr: level.cefr,
  };
};

/** "Francais, creole ; anglais scolaire": a line of languages alone, outside their section. */
const isList = (key: string): boolean => {
  const mentions = languagesIn(key);
  const [first] = mentions;
  if (first === undefined || mentions.length < 2) return false;
  let rest = key;
  for (const { start, end, level } of mentions.toReversed()) {
    const [from, to] = [Math.min(start, level?.start ?? start), Math.max(end, level?.end ?? end)];
    rest = rest.slice(0, from) + rest.slice(to);
  }
  return !/\p{L}{3}|\d/u.test(rest.replace(/^[^\p{L}]*langues?/u, ''));
};

/** "Anglais" in the list of languages, "TOEIC 850" among the certificates: the level is told there. */
const withLevelOf = (
  language: Omit<CvLanguage, 'id'>,
  other: Omit<CvLanguage, 'id'> | undefined,
): Omit<CvLanguage, 'id'> =>
  language.level === null && other !== undefined && other.level !== null
    ? { ...language, level: other.level, cefr: other.cefr }
    : language;

/** The spoken languages of a CV with their levels as written, each language once. */
export const readLanguages = (runs: readonly SectionRun[], lexicon: Lexicon): CvLanguage[] => {
  const found = new Map<string, Found>();
  for (const run of runs) {
    if (SILENT.has(run.section)) continue;
    const own = run.section === 'languages';
    for (const [at, line] of run.lines.entries()) {
      const next = run.lines[at + 1];
      const listed = own || isList(line.key);
      const others = own ? otherLanguagesIn(line, lexicon) : [];
      for (const mention of [...languagesIn(line.key), ...others, ...examsIn(line.key)]) {
        if (!listed && mention.level === null) continue;
        if (isNegated(line.key, mention.start, mention.end)) continue;
        const read = readMention(line, mention, next, own);
        const weight = (own ? 2 : 0) + (read.level === null ? 0 : 1);
        const known = found.get(mention.label);
        if (known === undefined || known.weight < weight)
          found.set(mention.label, { language: withLevelOf(read, known?.language), weight });
        else found.set(mention.label, { ...known, language: withLevelOf(known.language, read) });
      }
    }
  }
  return [...found.values()]
    .map(({ language }) => language)
    .sort((a, b) => (a.language.source?.start ?? 0) - (b.language.source?.start ?? 0))
    .map((language, index) => ({ id: `language-${index + 1}`, ...language }));
};
