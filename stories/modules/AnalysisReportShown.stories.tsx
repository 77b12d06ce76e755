import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { groupAdvice } from '#/domain/matching/adviceGroups';
import type { ShownIn } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { claimInLedger } from '#stories/support/claimInLedger';
import { coverStates } from '#stories/support/coverStates';
import { anExperience, aRead } from '#tests/support/builders/aCv';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const meta = {
  title: 'Modules/Rapport d’analyse, compétence à situer',
  component: AnalysisReport,
  decorators: [asScreen],
  args: { analysis: anAnalysis('moderate') },
} satisfies Meta<typeof AnalysisReport>;

export default meta;
type Story = StoryObj<typeof meta>;

const POSTS = [
  anExperience({
    id: 'experience-1',
    jobTitle: aRead('Infirmière'),
    company: aRead('Clinique des Trois Rives'),
  }),
  anExperience({
    id: 'experience-2',
    jobTitle: aRead('Aide-soignante'),
    company: aRead('EHPAD Les Camélias'),
  }),
];

/** The first skill that the advice asks to show, by its row. */
const firstToShow = (analysis: SavedAnalysis): string =>
  (analysis.report && groupAdvice(analysis.report).toShow[0]?.row.id) ?? '';

export const SkillShownWhere: Story = {
  name: 'Compétence cochée à situer',
  tags: ['dark'],
  args: {
    analysis: anAnalysis('moderate'),
    onClaim: fn(),
    posts: POSTS,
    showing: firstToShow(anAnalysis('moderate')),
  },
};
export const SkillShownWhereOnPhone: Story = {
  ...SkillShownWhere,
  name: 'Compétence cochée à situer, sur téléphone',
  tags: ['phone'],
};
const proposedIn = (place: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/dans quel poste/u), place);
    await expect(canvas.getByLabelText('Ligne proposée pour votre CV')).toBeVisible();
  };
};
export const LineProposed: Story = {
  ...SkillShownWhere,
  name: 'Ligne proposée pour le CV',
  tags: ['dark'],
  play: proposedIn('experience-1'),
};
export const LineProposedOnPhone: Story = {
  ...LineProposed,
  name: 'Ligne proposée pour le CV, sur téléphone',
  tags: ['phone'],
};

export const LineInStudies: Story = {
  ...SkillShownWhere,
  name: 'Ligne proposée, dans une formation',
  tags: [],
  play: proposedIn('education'),
};
export const LineElsewhere: Story = {
  ...SkillShownWhere,
  name: 'Ligne proposée, ailleurs',
  tags: [],
  play: proposedIn('elsewhere'),
};

export const TheLedgerAsksWhereToo: Story = {
  name: 'Le registre demande aussi où la compétence a été montrée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('moderate'), ledgerOpen: true, onClaim: fn(), posts: POSTS },
  play: async ({ args, canvas }) => {
    const claim = await claimInLedger(canvas);
    await expect(claim).toHaveAttribute('aria-expanded', 'false');
    claim.focus();
    await userEvent.keyboard('{Enter}');
    const posts = await canvas.findByLabelText(/dans quel poste/u);
    await waitFor(() => expect(posts).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(claim).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(await canvas.findByLabelText(/dans quel poste/u), 'experience-2');
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter à Mon CV' }));
    await expect(args.onClaim).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'have',
        line: expect.objectContaining({
          shownIn: { place: 'experience', id: 'experience-2' },
        }) as unknown,
      }),
    );
  },
};

export const ALineIsWrittenByKeyboard: Story = {
  name: 'Une ligne se choisit et s’écrit au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  args: { analysis: anAnalysis('moderate'), onClaim: fn(), posts: POSTS },
  play: async ({ args, canvas }) => {
    await canvas.findByText(/compétences à montrer si vous les avez/u);
    const [tag] = canvas.getAllByRole('button', { name: /^J’ai cette compétence/u });
    await expect(tag).toHaveAttribute('aria-expanded', 'false');
    tag?.focus();
    await userEvent.keyboard('{Enter}');
    const posts = await canvas.findByLabelText(/dans quel poste/u);
    await waitFor(() => expect(posts).toHaveFocus());
    await expect(tag).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(tag).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByLabelText(/dans quel poste/u);
    await expect(canvas.queryByRole('button', { name: 'Ajouter à Mon CV' })).toBeNull();
    await userEvent.selectOptions(again, 'Dans une formation');
    const line = canvas.getByLabelText('Ligne proposée pour votre CV');
    await expect(canvas.getByDisplayValue(/, en formation$/u)).toBe(line);
    await userEvent.selectOptions(again, 'experience-2');
    await expect(canvas.queryByDisplayValue(/, en formation$/u)).toBeNull();
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.clear(line);
    await userEvent.keyboard('Pour douze résidents');
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajouter à Mon CV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'have',
        line: {
          shownIn: { place: 'experience', id: 'experience-2' },
          text: 'Pour douze résidents',
        },
      }),
    );
  },
};

coverStates<ShownIn['place']>({
  experience: LineProposed,
  education: LineInStudies,
  elsewhere: LineElsewhere,
});
