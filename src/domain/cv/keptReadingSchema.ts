import * as v from 'valibot';

import {
  CEFR_LEVELS,
  CONFIDENCES,
  CV_SECTIONS,
  DIPLOMA_LEVELS,
  EXPERIENCE_KINDS,
} from '#/domain/cv/cv';
import type { Cv } from '#/domain/cv/cv';
import { yearMonthSchema } from '#/domain/cv/cvCorrection';
import { DOCUMENT_FORMATS } from '#/domain/cv/document';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const range = v.object({ start: count, end: count });
const read = <T extends v.GenericSchema>(value: T) =>
  v.object({ value, source: v.nullable(range), confidence: v.picklist(CONFIDENCES) });
const words = v.nullable(read(v.string()));
const month = v.nullable(read(yearMonthSchema));
const section = v.picklist(CV_SECTIONS);

const line = v.object({
  text: v.string(),
  page: count,
  region: v.picklist(['body', 'side', 'header', 'footer', 'textBox', 'table']),
  fontSize: v.number(),
  bold: v.boolean(),
  gapBefore: v.number(),
  block: v.number(),
  heading: v.boolean(),
  bullet: v.boolean(),
  places: v.array(
    v.object({
      x: v.number(),
      y: v.number(),
      width: v.number(),
      height: v.number(),
      start: count,
      end: count,
      turns: v.exactOptional(v.literal(true)),
    }),
  ),
});

const skill = {
  concept: v.nullable(v.string()),
  label: v.string(),
  written: v.string(),
  section: v.nullable(section),
  mentions: v.array(range),
  confidence: v.picklist(CONFIDENCES),
  line: v.exactOptional(
    v.object({ text: v.string(), section, experienceId: v.nullable(v.string()) }),
  ),
};

/** What was read in a CV, as it is kept beside its file: a record of another shape is not a reading. */
export const keptReadingSchema: v.GenericSchema<unknown, Cv> = v.object({
  document: v.object({
    fileName: v.string(),
    format: v.picklist(DOCUMENT_FORMATS),
    pages: count,
    pageSizes: v.array(v.object({ width: v.number(), height: v.number() })),
    lines: v.array(line),
    text: v.string(),
    layout: v.object({
      columns: v.picklist([1, 2]),
      tables: v.boolean(),
      textBoxes: v.boolean(),
      images: count,
      undecodable: v.number(),
    }),
  }),
  sections: v.array(v.object({ section, heading: v.nullable(range), range })),
  person: v.object({ firstName: words, lastName: words, email: words, phone: words, city: words }),
  headline: words,
  experiences: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(EXPERIENCE_KINDS),
      jobTitle: words,
      company: words,
      place: words,
      start: month,
      end: v.nullable(read(v.union([yearMonthSchema, v.literal('ongoing')]))),
      tasks: v.array(read(v.string())),
      range,
    }),
  ),
  education: v.array(
    v.object({
      id: v.string(),
      degree: read(v.string()),
      institution: words,
      start: month,
      end: month,
      level: v.nullable(v.picklist(DIPLOMA_LEVELS)),
      inProgress: v.boolean(),
      range,
    }),
  ),
  languages: v.array(
    v.object({
      id: v.string(),
      language: read(v.string()),
      level: words,
      cefr: v.nullable(v.picklist(CEFR_LEVELS)),
    }),
  ),
  skills: v.array(v.object(skill)),
  hints: v.exactOptional(v.array(v.object({ ...skill, shownBy: v.nullable(v.string()) }))),
  interests: v.array(read(v.string())),
  monthsOfExperience: v.nullable(count),
  readOn: v.string(),
});
