import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { applyCorrections } from '#/domain/cv/corrections';
import type { Cv, Read } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPicture, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import type { PageDrawing } from '#/usecases/cv/pageDrawings';
import { aDrawnCv, pictureOf } from '#tests/support/builders/aDrawnCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

export const fileName = 'CV Awa Diallo-Perrin.pdf';

type ReadState = Extract<MyCvState, { status: 'read' }>;

export const read = (cv: Cv, changes: Partial<ReadState> = {}): ReadState => ({
  status: 'read',
  fileName,
  cv,
  asRead: cv,
  picture: { kind: 'text' },
  corrections: [],
  refused: null,
  ...changes,
});

const doubt = <T>(field: Read<T> | null): Read<T> | null =>
  field && { ...field, confidence: 'doubtful' };

/** The same reading, less sure of its title, of one employer and its dates, and of two skills. */
export const withDoubts = (cv: Cv): Cv => ({
  ...cv,
  headline: doubt(cv.headline),
  experiences: cv.experiences.map((entry, rank) =>
    rank === 1 ? { ...entry, company: doubt(entry.company), start: doubt(entry.start) } : entry,
  ),
  skills: cv.skills.map((skill, rank) => (rank < 2 ? { ...skill, confidence: 'doubtful' } : skill)),
});

/** The same reading of a CV that tells no name. */
export const withoutName = (cv: Cv): Cv => ({
  ...cv,
  person: { ...cv.person, firstName: null, lastName: null },
});

export const drawn = aDrawnCv();
export const pages = (drawing: PageDrawing): CvPicture => ({ kind: 'pages', drawings: [drawing] });
export const drawnPage = pages({ status: 'drawn', url: pictureOf(drawn.document) });
export const withRefusals = (cv: Cv): ReadState => {
  const [first, second] = cv.skills;
  const corrections: readonly CvCorrection[] = [
    { target: 'person', field: 'phone', value: '' },
    { target: 'skill', action: 'remove', label: first?.label ?? '' },
    { target: 'skill', action: 'remove', label: second?.label ?? '' },
  ];
  const picture = drawnPage;
  return read(applyCorrections(cv, corrections), { asRead: cv, corrections, picture });
};

/** The quiet, complete screen: a CV read from a Word file. */
export const myCvArgs = {
  state: read(aReadCv()),
  kept: false,
  onKeptChange: fn(),
  onFile: fn(),
  onDelete: fn(),
  onCancel: fn(),
  onRefusalSeen: fn(),
  onPaste: fn(),
  onCorrect: fn(),
  onTakeBack: fn(),
  onFillProfile: fn(),
  onPageNeeded: fn(),
} satisfies ComponentProps<typeof MyCvPage>;
