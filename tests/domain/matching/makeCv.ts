import type { Cv, CvSectionSpan, DiplomaLevel, Read } from '#/domain/cv/cv';
import type { TextRange } from '#/domain/shared/textRange';
import { testLexicon } from '#tests/domain/matching/testLexicon';

export type Post = {
  readonly title: string;
  readonly start: number;
  readonly end: number | 'ongoing';
  readonly tasks: readonly string[];
};

/** What a made CV says; years are civil years, posts run from January to December. */
export type CvFacts = {
  readonly identity: readonly string[];
  readonly city: string;
  readonly headline: string;
  readonly profile: readonly string[];
  readonly posts: readonly Post[];
  readonly skills: readonly string[];
  readonly degree: string;
  readonly degreeLevel: DiplomaLevel | null;
  readonly degreeYear: number;
  readonly languages: readonly (readonly [string, 'A2' | 'B1' | 'B2' | 'C1'])[];
  /** Order of the blocks below the headline. */
  readonly order: readonly ('profile' | 'posts' | 'skills' | 'education' | 'languages')[];
};

const read = <T>(value: T, source: TextRange): Read<T> => ({ value, source, confidence: 'sure' });

/** Writes a CV and reads it perfectly: every field with its place, every concept of the test lexicon found. */
export const makeCv = (facts: CvFacts): Cv => {
  const lines: string[] = [];
  let length = 0;
  const write = (line: string): TextRange => {
    const start = length;
    lines.push(line);
    length += line.length + 1;
    return { start, end: start + line.length };
  };
  const sections: CvSectionSpan[] = [];
  const experiences: Cv['experiences'][number][] = [];
  const education: Cv['education'][number][] = [];
  const languages: Cv['languages'][number][] = [];

  for (const line of facts.identity) write(line);
  const headline = read(facts.headline, write(facts.headline));
  sections.push({ section: 'contact', heading: null, range: { start: 0, end: length } });

  const blocks: Record<CvFacts['order'][number], () => void> = {
    profile: () => {
      const start = length;
      for (const line of facts.profile) write(line);
      sections.push({ section: 'profile', heading: null, range: { start, end: length } });
    },
    posts: () => {
      const start = length;
      facts.posts.forEach((post, index) => {
        const title = write(post.title);
        const dates = write(`${post.start} - ${post.end}`);
        const tasks = post.tasks.map((task) => read(task, write(task)));
        experiences.push({
          id: `experience-${index + 1}`,
          kind: 'job',
          jobTitle: read(post.title, title),
          company: null,
          place: null,
          start: read({ year: post.start, month: 1 }, dates),
          end: read(post.end === 'ongoing' ? post.end : { year: post.end, month: 12 }, dates),
          tasks,
          range: { start: title.start, end: length - 1 },
        });
      });
      sections.push({ section: 'experience', heading: null, range: { start, end: length } });
    },
    skills: () => {
      const start = length;
      for (const line of facts.skills) write(line);
      sections.push({ section: 'skills', heading: null, range: { start, end: length } });
    },
    education: () => {
      const start = length;
      const degree = write(facts.degree);
      const year = write(`${facts.degreeYear}`);
      education.push({
        id: 'education-1',
        degree: read(facts.degree, degree),
        institution: null,
        start: null,
        end: read({ year: facts.degreeYear, month: null }, year),
        level: facts.degreeLevel,
        inProgress: false,
        range: { start: degree.start, end: year.end },
      });
      sections.push({ section: 'education', heading: null, range: { start, end: length } });
    },
    languages: () => {
      const start = length;
      facts.languages.forEach(([language, cefr], index) => {
        const line = write(`${language} ${cefr}`);
        languages.push({
          id: `language-${index + 1}`,
          language: read(language, line),
          level: read(cefr, line),
          cefr,
        });
      });
      sections.push({ section: 'languages', heading: null, range: { start, end: length } });
    },
  };
  for (const block of facts.order) blocks[block]();

  const text = lines.join('\n');
  const byConcept = new Map<string, Cv['skills'][number]>();
  for (const { concept, start, end } of testLexicon.findMentions(text)) {
    if (concept.kind === 'occupation') continue;
    const known = byConcept.get(concept.id);
    byConcept.set(concept.id, {
      concept: concept.id,
      label: concept.label,
      written: known?.written ?? text.slice(start, end),
      section: known?.section ?? 'skills',
      mentions: [...(known?.mentions ?? []), { start, end }],
      confidence: 'sure',
    });
  }
  return {
    document: {
      fileName: 'cv.pdf',
      format: 'pdf',
      pages: 1,
      pageSizes: [],
      lines: lines.map((line) => ({
        text: line,
        page: 1,
        region: 'body',
        fontSize: 0,
        bold: false,
        gapBefore: 0,
        block: 0,
        heading: false,
        bullet: false,
        places: [],
      })),
      text,
      layout: { columns: 1, tables: false, textBoxes: false, images: 0, undecodable: 0 },
    },
    sections,
    person: { firstName: null, lastName: null, email: null, phone: null, city: null },
    headline,
    experiences,
    education,
    languages,
    skills: [...byConcept.values()],
    interests: [],
    monthsOfExperience: null,
    readOn: '2026-11-21',
  };
};
