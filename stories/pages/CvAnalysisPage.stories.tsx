import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { changeOf, digestOf } from '#/domain/review/cvReviewRecord';
import type { ReviewChange } from '#/domain/review/cvReviewRecord';
import type { ReviewStep } from '#/domain/review/review';
import type { CvReview } from '#/domain/review/review';
import { CvAnalysisPage } from '#/pages/CvAnalysisPage/CvAnalysisPage';
import type {
  CvAnalysisState,
  CvAnalysisStatus,
  ReviewReading,
} from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { aPoorReview, aReview, someKeywords } from '#tests/support/builders/aReview';

const fileName = 'CV Awa Diallo-Perrin.pdf';
const poorName = 'CV Kevin Lambert.docx';

const meta = {
  title: 'Pages/Analyse de CV',
  component: CvAnalysisPage,
  decorators: [asScreen],
  args: {
    state: { status: 'ready', fileName, reading: 'done', target: 'Aide-soignante', last: null },
    onLaunch: fn(),
    onTarget: fn(),
    onForget: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof CvAnalysisPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What changed from one review to the next. */
const changeBetween = (before: CvReview, now: CvReview): ReviewChange | null =>
  changeOf({
    previous: digestOf(before, {
      fileName: 'CV ancien.docx',
      date: '2026-11-14T09:00:00.000Z',
      cv: 'before',
      person: null,
    }),
    latest: digestOf(now, { fileName, date: '2026-11-21T09:00:00.000Z', cv: 'now', person: null }),
  });

export const NoCv: Story = { name: 'Sans CV', tags: ['dark'], args: { state: { status: 'noCv' } } };
export const Ready: Story = { name: 'Prête', tags: ['dark'] };
export const ReadyAfterAnEarlierReview: Story = {
  name: 'Prête, après une relecture',
  args: {
    state: {
      status: 'ready',
      fileName,
      reading: 'done',
      target: 'Aide-soignante',
      last: { score: 61, fileName: 'CV ancien.docx', date: '2026-11-14T09:00:00.000Z' },
    },
  },
};
export const CvBeingRead: Story = {
  name: 'CV en cours de lecture',
  args: {
    state: { status: 'ready', fileName, reading: 'underWay', target: 'Aide-soignante', last: null },
  },
};
export const CvUnusable: Story = {
  name: 'CV illisible, exemples masqués',
  args: {
    state: {
      status: 'ready',
      fileName: 'scan-2024-03-11.pdf',
      reading: 'unusable',
      target: 'Aide-soignante',
      last: null,
    },
  },
};
export const CvUnreadable: Story = {
  name: 'CV illisible',
  args: {
    state: {
      status: 'ready',
      fileName: 'scan-2024-03-11.pdf',
      reading: 'failed',
      target: 'Aide-soignante',
      last: null,
    },
  },
};

export const ReadingTheLayout: Story = {
  name: 'Étape 1\u00a0: la mise en page',
  args: { state: { status: 'analysing', step: 'layout' } },
};
export const ReadingTheLines: Story = {
  name: 'Étape 2\u00a0: les lignes',
  args: { state: { status: 'analysing', step: 'lines' } },
};
export const ComparingWithOffers: Story = {
  name: 'Étape 3\u00a0: les offres',
  tags: ['dark'],
  args: { state: { status: 'analysing', step: 'offers' } },
};
export const WeighingTheScore: Story = {
  name: 'Étape 4\u00a0: le score',
  args: { state: { status: 'analysing', step: 'score' } },
};

export const ResultRich: Story = {
  name: 'Résultat d’un CV riche',
  tags: ['dark'],
  args: { state: { status: 'complete', fileName, review: aReview(), change: null } },
};
export const ResultPoor: Story = {
  name: 'Résultat d’un CV faible',
  tags: ['dark'],
  args: {
    state: { status: 'complete', fileName: poorName, review: aPoorReview(), change: null },
  },
};
const changed: CvAnalysisState = {
  status: 'complete',
  fileName,
  review: aReview(),
  change: changeBetween(aPoorReview(), aReview()),
};
export const BeforeAndAfter: Story = {
  name: 'Avant et après',
  tags: ['dark'],
  args: { state: changed },
};
export const BeforeAndAfterWithOtherRules: Story = {
  name: 'Avant et après, règles changées',
  args: {
    state: {
      status: 'complete',
      fileName,
      review: aReview(),
      change: changeBetween(aPoorReview({ model: '0' }), aReview()),
    },
  },
};
export const NoOfferNearby: Story = {
  name: 'Aucune offre proche',
  args: {
    state: {
      status: 'complete',
      fileName,
      review: aReview({ keywords: someKeywords({ offers: 0, sample: false, keywords: [] }) }),
      change: null,
    },
  },
};
export const EveryKeywordHeld: Story = {
  name: 'Tous les mots-clés y sont',
  args: {
    state: {
      status: 'complete',
      fileName,
      review: aReview({ keywords: someKeywords({ sample: false, keywords: [] }) }),
      change: null,
    },
  },
};
export const EveryRemarkOpen: Story = {
  name: 'Toutes les remarques ouvertes',
  args: {
    state: { status: 'complete', fileName: poorName, review: aPoorReview(), change: null },
  },
  play: async ({ canvasElement }) => {
    const folded = [...canvasElement.querySelectorAll<HTMLElement>('details:not([open])')];
    for (const details of folded) details.setAttribute('open', '');
    await expect(canvasElement.querySelector('details:not([open])')).toBeNull();
  },
};
export const Sample: Story = {
  name: 'Exemple',
  tags: ['dark'],
  args: { state: { status: 'sample', fileName: 'scan-2024-03-11.pdf' } },
};
export const Failed: Story = { name: 'En échec', args: { state: { status: 'failed' } } };

export const LaunchWaitsForTheReading: Story = {
  name: 'Le lancement attend la lecture',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    state: { status: 'ready', fileName, reading: 'underWay', target: 'Aide-soignante', last: null },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lancer l’analyse' })).toBeDisabled();
  },
};

export const LaunchByKeyboard: Story = {
  name: 'Lancer au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Lancer l’analyse' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};

export const ACriterionOpensToItsRemarks: Story = {
  name: 'Un critère s’ouvre sur ses remarques',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'complete', fileName: poorName, review: aPoorReview(), change: null } },
  play: async ({ canvas, canvasElement }) => {
    const row = [...canvasElement.querySelectorAll('summary')].find(({ textContent }) =>
      /^Orthographe\d/u.test(textContent),
    );
    if (row === undefined) throw new Error('no row for spelling');
    await userEvent.click(row);
    await expect(row.parentElement).toHaveAttribute('open');
    await expect(await canvas.findByRole('heading', { name: 'Axes d’amélioration' })).toBeVisible();
  },
};

export const TheReviewBeforeCanBeForgotten: Story = {
  name: 'La relecture d’avant peut être oubliée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: changed },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Oublier l’analyse précédente' }),
    );
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

coverStates<CvAnalysisStatus>({
  noCv: NoCv,
  ready: Ready,
  analysing: ReadingTheLayout,
  complete: ResultRich,
  sample: Sample,
  failed: Failed,
});
coverStates<ReviewReading>({
  underWay: CvBeingRead,
  done: Ready,
  failed: CvUnreadable,
  unusable: CvUnusable,
});
coverStates<ReviewStep>({
  layout: ReadingTheLayout,
  lines: ReadingTheLines,
  offers: ComparingWithOffers,
  score: WeighingTheScore,
});
