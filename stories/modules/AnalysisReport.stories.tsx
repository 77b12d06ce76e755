import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import type { ClaimKind } from '#/domain/matching/claims';
import type { FieldStanding } from '#/domain/matching/postRead';
import type { LedgerRow, RowDoubt } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { MatchVerdict } from '#/domain/matching/verdict';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { claimInLedger } from '#stories/support/claimInLedger';
import { coverStates } from '#stories/support/coverStates';
import { ofAnotherTrade, withElsewhere } from '#stories/support/ofAnotherTrade';
import { anAnalysis, aPostRead } from '#tests/support/builders/anAnalysis';

const meta = {
  title: 'Modules/Rapport d’analyse',
  component: AnalysisReport,
  decorators: [asScreen],
  args: { analysis: anAnalysis('excellent') },
} satisfies Meta<typeof AnalysisReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BandExcellent: Story = { name: 'Palier excellent', tags: ['dark'] };
export const BandGood: Story = { name: 'Palier bon', args: { analysis: anAnalysis('good') } };
export const BandModerate: Story = {
  name: 'Palier modéré',
  args: { analysis: anAnalysis('moderate') },
};
export const VerdictWeak: Story = {
  name: 'Correspondance faible',
  args: { analysis: anAnalysis('weak') },
};
export const OtherTrade: Story = {
  name: 'Offre d’un autre métier',
  tags: ['dark'],
  args: { analysis: ofAnotherTrade() },
};
export const OtherTradeOnPhone: Story = {
  ...OtherTrade,
  name: 'Offre d’un autre métier, sur téléphone',
  tags: ['phone'],
};
export const TheOthersUnfold: Story = {
  ...OtherTrade,
  name: 'Les autres compétences se déplient au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const rows = args.analysis.report?.rows ?? [];
    await expect(rows.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(args.analysis.score * 10);
    const others = await canvas.findByRole('button', { name: 'Voir les 3 autres' });
    await expect(others).toHaveAttribute('aria-expanded', 'false');
    // The ledger names them too, further on.
    const [shown] = canvas.getAllByText('Transmissions ciblées');
    const [folded] = canvas.getAllByText('Approche Montessori');
    await expect(shown).toBeVisible();
    await expect(folded).not.toBeVisible();
    others.focus();
    await userEvent.keyboard('{Enter}');
    await expect(others).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(folded).toBeVisible());
  },
};
export const LedgerOpen: Story = {
  name: 'Registre des points ouvert',
  args: { analysis: anAnalysis('good'), ledgerOpen: true },
};
export const BlockingItemMissing: Story = {
  name: 'Exigence bloquante manquante',
  args: { analysis: anAnalysis('excellent', { withDiploma: false }), ledgerOpen: true },
};

const DOUBTED: Record<RowDoubt, Partial<LedgerRow>> = {
  trade: { answer: 'partly', byTrade: true },
  offer: { doubtful: true },
  words: { wordsOnly: true },
  weak: { answer: 'partly' },
};

/** The first skills that the CV shows, one doubted in each way. */
const withDoubts = (analysis: SavedAnalysis): SavedAnalysis => {
  const ways = Object.values(DOUBTED);
  const held = (analysis.report?.rows ?? []).filter(
    ({ axis, answer }) => axis === 'skills' && answer !== 'missing',
  );
  const doubted = new Map(held.map(({ id }, index) => [id, ways[index]] as const));
  return {
    ...analysis,
    report: analysis.report && {
      ...analysis.report,
      rows: analysis.report.rows.map((row) => ({ ...row, ...doubted.get(row.id) })),
    },
  };
};

export const RowsToCheck: Story = {
  name: 'Lignes à vérifier',
  tags: ['dark'],
  args: { analysis: withDoubts(anAnalysis('good')), ledgerOpen: true },
};

export const WordsOfAnotherTrade: Story = {
  name: 'Mots du CV qui disent un autre métier',
  args: { analysis: withElsewhere(ofAnotherTrade()), ledgerOpen: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/emploie ces mots pour un autre métier/u),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/cuisinier du soir/u)).toBeInTheDocument();
  },
};

export const TradeUntold: Story = {
  name: 'Métier que le CV ne permet pas de dire',
  args: { ...VerdictWeak.args, ledgerOpen: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/ne permet pas de dire si ce métier est le vôtre/u),
    ).toBeInTheDocument();
  },
};

/** The same report, its first skill known from the candidate alone. */
const withClaim = (analysis: SavedAnalysis): SavedAnalysis => {
  const claimed = analysis.report?.rows.find(
    ({ axis, answer }) => axis === 'skills' && answer === 'held',
  );
  return {
    ...analysis,
    report: analysis.report && {
      ...analysis.report,
      rows: analysis.report.rows.map((row) =>
        row === claimed
          ? {
              ...row,
              evidence: [{ quote: row.label, range: null, section: 'skills', experience: null }],
            }
          : row,
      ),
    },
  };
};

export const SkillAddedByHand: Story = {
  name: 'Compétence ajoutée par vous',
  args: { analysis: withClaim(anAnalysis('good')), ledgerOpen: true, onClaim: fn() },
};
export const RowsToCheckOnPhone: Story = {
  ...RowsToCheck,
  name: 'Lignes à vérifier, sur téléphone',
  tags: ['phone'],
};

export const ClaimsOffered: Story = {
  name: 'Corrections proposées',
  args: { analysis: anAnalysis('moderate'), ledgerOpen: true, onClaim: fn() },
};
export const RequirementsSetAside: Story = {
  name: 'Deux exigences écartées par vous',
  tags: ['dark'],
  args: {
    analysis: anAnalysis('moderate', { setAside: ['skill-3', 'skill-7'] }),
    ledgerOpen: true,
    onClaim: fn(),
  },
};
export const RequirementSetAsideOnPhone: Story = {
  name: 'Une exigence écartée, sur téléphone',
  tags: ['phone'],
  args: {
    analysis: anAnalysis('moderate', { setAside: ['skill-7'] }),
    ledgerOpen: true,
    onClaim: fn(),
  },
};

export const PostDoubtful: Story = {
  name: 'Poste lu avec un doute',
  tags: ['dark'],
  args: {
    analysis: anAnalysis('good', { post: aPostRead({ standing: { company: 'doubtful' } }) }),
    onClaim: fn(),
  },
};
export const PostUntitled: Story = {
  name: 'Intitulé non trouvé',
  args: {
    analysis: anAnalysis('good', { post: aPostRead({ title: null, company: null }) }),
    onClaim: fn(),
  },
};
export const PostBeingCorrected: Story = {
  name: 'Poste en cours de correction',
  tags: ['dark'],
  args: { analysis: anAnalysis('good'), onClaim: fn(), correctingPost: true },
};
export const PostBeingCorrectedOnPhone: Story = {
  ...PostBeingCorrected,
  name: 'Poste en cours de correction, sur téléphone',
  tags: ['phone'],
};
const corrected = aPostRead({ standing: { title: 'corrected', location: 'corrected' } });
export const PostCorrected: Story = {
  name: 'Poste corrigé',
  args: { analysis: anAnalysis('good', { post: corrected }), onClaim: fn() },
};
export const PostCorrectedBeingCorrected: Story = {
  name: 'Poste déjà corrigé, repris',
  args: { analysis: anAnalysis('good', { post: corrected }), onClaim: fn(), correctingPost: true },
};

/** What comes of the claim is the caller's: here the title takes what was said of it. */
export const ThePostIsCorrectedByKeyboard: Story = {
  name: 'Le poste se corrige au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('good'), onClaim: fn() },
  render: function Corrected(args) {
    const [title, setTitle] = useState<string>();
    const post =
      title === undefined ? aPostRead() : aPostRead({ title, standing: { title: 'corrected' } });
    return (
      <AnalysisReport
        {...args}
        analysis={anAnalysis('good', { post })}
        onClaim={(claim) => {
          args.onClaim?.(claim);
          if (claim.kind === 'post') setTitle(claim.head.title);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const correct = await canvas.findByRole('button', { name: 'Corriger le poste lu' });
    correct.focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByLabelText('Intitulé du poste');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Corriger le poste lu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Veilleur de nuit{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith({
      kind: 'post',
      head: { title: 'Veilleur de nuit' },
    });
    await expect(canvas.getByText('Veilleur de nuit')).toBeVisible();
    await expect(canvas.getByText('Corrigé par vous')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Corriger le poste lu' })).toHaveFocus();
  },
};

export const ASkillIsClaimed: Story = {
  name: 'Une compétence est revendiquée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('moderate'), ledgerOpen: true, onClaim: fn() },
  play: async ({ args, canvas }) => {
    const claim = await claimInLedger(canvas);
    await expect(claim).toBeVisible();
    claim.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith(expect.objectContaining({ kind: 'have' }));
  },
};

export const ASkillIsClaimedInTheAdvice: Story = {
  name: 'Une compétence est cochée dans les conseils',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('moderate'), onClaim: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/compétences à montrer si vous les avez/u)).toBeVisible();
    const [claim] = canvas.getAllByRole('button', { name: /^J’ai cette compétence/u });
    claim?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith(expect.objectContaining({ kind: 'have' }));
  },
};

/** What comes of the claim is the caller's: here one requirement is set aside, or counts again. */
export const ARequirementIsSetAsideAndPutBack: Story = {
  name: 'Une exigence est écartée, puis remise',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('moderate'), ledgerOpen: true, onClaim: fn() },
  render: function Claimed(args) {
    const [setAside, setSetAside] = useState<readonly string[]>([]);
    return (
      <AnalysisReport
        {...args}
        analysis={anAnalysis('moderate', { setAside })}
        onClaim={(claim) => {
          args.onClaim?.(claim);
          setSetAside(claim.kind === 'notAsked' ? [claim.row.id] : []);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const summary of await canvas.findAllByText('Voir les passages'))
      await userEvent.click(summary);
    canvas.getByRole('button', { name: 'Ce n’est pas demandé\u00a0: AFGSU 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Écartée par vous')).toBeVisible();
    await expect(canvas.getByText(/Avec elle, il serait de 56/u)).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Remettre cette exigence\u00a0: AFGSU 2' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Écartée par vous')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: 'Ce n’est pas demandé\u00a0: AFGSU 2' }),
    ).toHaveFocus();
  },
};
export const Sample: Story = {
  name: 'Exemple',
  args: {
    analysis: sampleAnalysis(() => 0.99, {
      id: 1,
      date: '2026-11-21T09:42:00.000Z',
    }),
  },
};

export const TheLedgerOpensByKeyboard: Story = {
  name: 'Le registre s’ouvre au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: /détail/u });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Modèle de calcul/u)).toBeVisible());
  },
};

coverStates<MatchVerdict>({
  excellent: BandExcellent,
  good: BandGood,
  moderate: BandModerate,
  weak: VerdictWeak,
  otherTrade: OtherTrade,
});
coverStates<FieldStanding>({
  read: BandGood,
  doubtful: PostDoubtful,
  corrected: PostCorrected,
});
coverStates<ClaimKind>({
  have: ClaimsOffered,
  haveNot: SkillAddedByHand,
  notAsked: ClaimsOffered,
  asked: RequirementsSetAside,
});
