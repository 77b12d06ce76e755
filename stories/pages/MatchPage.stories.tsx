import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { MatchStep } from '#/domain/matching/report';
import type { MatchBand, MatchProblem } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { MatchPage } from '#/pages/MatchPage/MatchPage';
import type { MatchBlock } from '#/pages/MatchPage/MatchPage.state';
import type { MatchStatus } from '#/usecases/match/matchSession';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { ofAnotherTrade } from '#stories/support/ofAnotherTrade';
import { nightJob, recentJobs } from '#stories/support/screens/heldJobs';
import { useSpied } from '#stories/support/useSpied';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anOffer } from '#tests/support/builders/anOffer';

const readCv = { fileName: 'CV Awa Diallo-Perrin.pdf', reading: 'done' } as const;

const meta = {
  title: 'Pages/Match CV - Offre',
  component: MatchPage,
  decorators: [asScreen],
  args: {
    state: { status: 'ready' },
    cv: readCv,
    offerText: anOffer().text,
    onOfferTextChange: fn(),
    onCompare: fn(),
    onCompareAnother: fn(),
    onEditOffer: fn(),
  },
  render: function Controlled(args) {
    const [offerText, onOfferTextChange] = useSpied(args.offerText, args.onOfferTextChange);
    return <MatchPage {...args} offerText={offerText} onOfferTextChange={onOfferTextChange} />;
  },
} satisfies Meta<typeof MatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sampleOf = (random: number): ReturnType<typeof sampleAnalysis> =>
  sampleAnalysis(() => random, { id: 1, date: '2026-11-21T09:42:00.000Z' });

export const Ready: Story = { name: 'Prêt', tags: ['dark'] };
export const ReadyWithoutOffer: Story = { name: 'Prêt, sans offre', args: { offerText: '' } };
export const NoCv: Story = { name: 'Sans CV', args: { cv: null, offerText: '' } };
export const NoCvWithOffer: Story = { name: 'Sans CV, avec une offre', args: { cv: null } };
export const CvUnusable: Story = {
  name: 'CV illisible, exemples masqués',
  args: { cv: { fileName: 'scan-2024-03-11.pdf', reading: 'unusable' } },
};
export const CvUnreadable: Story = {
  name: 'CV illisible',
  args: { cv: { fileName: 'scan-2024-03-11.pdf', reading: 'failed' } },
};
export const CvBeingRead: Story = {
  name: 'CV en cours de lecture',
  args: { cv: { ...readCv, reading: 'underWay' } },
};

export const ReadingTheCv: Story = {
  name: 'Étape 1\u00a0: le CV',
  args: { state: { status: 'analysing', step: 'cv' } },
};
export const ReadingTheOffer: Story = {
  name: 'Étape 2\u00a0: l’offre',
  args: { state: { status: 'analysing', step: 'offer' } },
};
export const FindingEvidence: Story = {
  name: 'Étape 3\u00a0: les preuves',
  tags: ['dark'],
  args: { state: { status: 'analysing', step: 'evidence' } },
};
export const WeighingAdvice: Story = {
  name: 'Étape 4\u00a0: les conseils',
  args: { state: { status: 'analysing', step: 'advice' } },
};

export const BandExcellent: Story = {
  name: 'Palier excellent',
  tags: ['dark'],
  args: { state: { status: 'complete', analysis: anAnalysis('excellent') } },
};
export const BandGood: Story = {
  name: 'Palier bon',
  args: { state: { status: 'complete', analysis: anAnalysis('good') } },
};
export const BandModerate: Story = {
  name: 'Palier modéré',
  tags: ['dark'],
  args: { state: { status: 'complete', analysis: anAnalysis('moderate') } },
};
const sheet = '/dashboard/analysis-results?analyse=1&vue=fiche';
const dossier = {
  href: '/dashboard/dossier/1',
  letter: '/dashboard/cover-letter?dossier=1',
  interview: '/dashboard/interview-simulator?dossier=1',
  followed: false,
  onFollow: fn(),
};
export const WhatComesNext: Story = {
  name: 'Résultat, et la suite',
  tags: ['dark'],
  args: { state: { status: 'complete', analysis: anAnalysis('good') }, dossier, sheet },
};
export const AnotherTrade: Story = {
  name: 'Métier trop éloigné, et la suite',
  args: { state: { status: 'complete', analysis: ofAnotherTrade() }, dossier, sheet },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Voir des offres plus proches' }),
    ).toHaveAttribute('href', '/dashboard/compatible-offers');
    await expect(canvas.getByRole('link', { name: 'Écrire la lettre' })).toBeVisible();
  },
};
export const Followed: Story = {
  name: 'Résultat d’une offre suivie',
  args: {
    state: { status: 'complete', analysis: anAnalysis('good') },
    dossier: { ...dossier, followed: true },
  },
};
export const JobInHand: Story = {
  name: 'Prêt, offre en main',
  args: {
    inHand: nightJob,
  },
};
export const RecentJobs: Story = {
  name: 'Prêt, annonces déjà lues',
  args: {
    offerText: '',
    recentJobs,
  },
};
export const SampleExcellent: Story = {
  name: 'Exemple excellent',
  args: { state: { status: 'complete', analysis: sampleOf(0.95) } },
};
export const SampleGood: Story = {
  name: 'Exemple bon',
  args: { state: { status: 'complete', analysis: sampleOf(0.5) } },
};
export const SampleModerate: Story = {
  name: 'Exemple modéré',
  tags: ['dark'],
  args: { state: { status: 'complete', analysis: sampleOf(0.1) } },
};
export const BlockingItemMissing: Story = {
  name: 'Exigence bloquante manquante',
  tags: ['dark'],
  args: {
    state: {
      status: 'complete',
      analysis: anAnalysis('excellent', { withDiploma: false }),
    },
  },
};
export const LedgerOpen: Story = {
  name: 'Registre des points ouvert',
  tags: ['dark'],
  args: { state: { status: 'complete', analysis: anAnalysis('good') }, ledgerOpen: true },
};
export const OfferTooShort: Story = {
  name: 'Offre trop courte',
  args: { state: { status: 'failed', problem: 'tooLittle' } },
};
export const OfferIsALink: Story = {
  name: 'Une adresse au lieu de l’offre',
  args: {
    state: { status: 'failed', problem: 'tooLittle' },
    offerText: 'https://www.example.org/offres/cariste-59',
  },
};
export const Failed: Story = {
  name: 'En échec',
  tags: ['dark'],
  args: { state: { status: 'failed', problem: 'failed' } },
};

export const CompareIsBlockedWithoutText: Story = {
  name: 'Pas de comparaison sans texte',
  tags: ['interaction'],
  parameters: behaviour,
  args: { offerText: '' },
  play: async ({ args, canvas }) => {
    const compare = await canvas.findByRole('button', { name: 'Comparer' });
    await expect(compare).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), 'Vendeuse en CDI');
    await expect(compare).toBeEnabled();
    await userEvent.click(compare);
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

export const CompareIsBlockedWithoutCv: Story = {
  name: 'Pas de comparaison sans CV',
  tags: ['interaction'],
  parameters: behaviour,
  args: { cv: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comparer' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Importer mon CV' })).toBeVisible();
  },
};

export const AnotherOfferCallsBack: Story = {
  name: 'Une autre offre est demandée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'complete', analysis: anAnalysis('good') } },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Comparer avec une autre offre' }),
    );
    await expect(args.onCompareAnother).toHaveBeenCalledOnce();
  },
};

coverStates<MatchBlock>({
  nothing: NoCv,
  noCv: NoCvWithOffer,
  reading: CvBeingRead,
  unusable: CvUnusable,
  noOffer: ReadyWithoutOffer,
});
coverStates<MatchStatus>({
  ready: Ready,
  analysing: ReadingTheCv,
  complete: BandGood,
  failed: Failed,
});
coverStates<MatchProblem>({ tooLittle: OfferTooShort, failed: Failed });
coverStates<MatchStep>({
  cv: ReadingTheCv,
  offer: ReadingTheOffer,
  evidence: FindingEvidence,
  advice: WeighingAdvice,
});
coverStates<MatchBand>({
  excellent: BandExcellent,
  good: BandGood,
  moderate: BandModerate,
});
