import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { changeTailoredCv } from '#/domain/tailoredCv/changeTailoredCv';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import type { CvLayout, TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { DossierCvPage } from '#/pages/DossierCvPage/DossierCvPage';
import type { DossierCvDialog, DossierCvStatus } from '#/pages/DossierCvPage/DossierCvPage.state';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { CARE_OFFER } from '#tests/support/builders/aLetter';
import { aReadCv, CV_TEXT } from '#tests/support/builders/aReadCv';
import { aRow } from '#tests/support/builders/aRow';
import { aTailoredCv } from '#tests/support/builders/aTailoredCv';

/** What the offer of `CARE_OFFER` asks for and the CV shows. */
const REPORT = {
  rows: [
    aRow('Accompagnement de fin de vie', 'Accompagnement de fin de vie', 120),
    aRow('Esprit d’équipe', 'esprit d’équipe', 60),
    aRow('Accueil des stagiaires', 'tutorat de six stagiaires', 80),
  ],
};
const content = composeTailoredCv(aReadCv(), REPORT);

const changed = (from: TailoredContent, ...changes: readonly TailoredChange[]): TailoredContent =>
  changes.reduce(changeTailoredCv, from);

const open = (of: TailoredContent, layout: CvLayout = 'plain', newerCv: string | null = null) => ({
  state: {
    status: 'open',
    cv: aTailoredCv({ content: of, layout, emphasis: true }),
    newerCv,
  } as const,
});

const meta = {
  title: 'Pages/CV pour ce poste',
  component: DossierCvPage,
  decorators: [asScreen],
  args: {
    ...open(content),
    dialog: null,
    job: {
      title: 'Aide-soignant(e) de nuit',
      company: 'EHPAD Les Glycines',
      text: CARE_OFFER,
      href: '/dashboard/dossier/1795250000000',
    },
    folded: false,
    actions: {
      onChange: fn(),
      onLayout: fn(),
      onEmphasis: fn(),
      onDownload: fn(),
      onAskRemake: fn(),
      onRemake: fn(),
      onCancel: fn(),
      onRetry: fn(),
    },
  },
} satisfies Meta<typeof DossierCvPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Mise en page épurée', tags: ['dark'] };
export const Classic: Story = { name: 'Mise en page classique', args: open(content, 'classic') };
export const Compact: Story = { name: 'Mise en page compacte', args: open(content, 'compact') };
export const Rewritten: Story = {
  name: 'Réécrit, complété, allégé',
  tags: ['dark'],
  args: open(
    changed(
      content,
      { kind: 'write', id: 'experience-1-1', text: 'Constantes et transmissions sur Netsoins' },
      { kind: 'add', entryId: 'experience-2', text: 'Roulements de week-end' },
      { kind: 'keep', id: 'experience-2-0', kept: false },
      { kind: 'keepEntry', id: 'experience-3', kept: false },
      { kind: 'keepBlock', id: 'interests-6', kept: false },
    ),
  ),
};
export const SameAsCv: Story = {
  name: 'Rien n’a changé',
  args: open(composeTailoredCv(aReadCv(), null)),
};
export const SomeUnplaced: Story = {
  name: 'Des lignes sans place',
  args: open({
    ...content,
    blocks: [
      ...content.blocks,
      ...composeTailoredCv(
        aReadCv(
          {},
          CV_TEXT.replace('PROFIL', 'Disponible sous quinze jours après accord\n\nPROFIL'),
        ),
        null,
      ).blocks.filter(({ kind }) => kind === 'unplaced'),
    ],
  }),
};
export const NewerCv: Story = {
  name: 'Le CV importé a changé',
  args: open(content, 'plain', 'CV Awa novembre.pdf'),
};
export const WithoutAdvertisement: Story = {
  name: 'Sans annonce',
  args: { job: { title: '', company: '', text: '', href: '/dashboard/dossier/1' } },
};
export const Folded: Story = { name: 'Annonce repliée', args: { folded: true } };
export const Making: Story = { name: 'En préparation', args: { state: { status: 'making' } } };
export const Failed: Story = {
  name: 'Préparation impossible',
  args: { state: { status: 'failed' } },
};
export const NoCv: Story = { name: 'Sans CV', args: { state: { status: 'noCv' } } };
export const Unusable: Story = {
  name: 'CV sans texte lisible',
  args: { state: { status: 'unusable' } },
};
export const RemakeDialogOpen: Story = {
  name: 'Refaire ce CV',
  parameters: apart,
  args: { dialog: 'remake' },
};
export const LineOpen: Story = {
  name: 'Une ligne ouverte',
  parameters: apart,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: /^Accompagnement de fin de vie/u }),
    );
  },
};

export const ALineRewritten: Story = {
  name: 'Réécrire une ligne',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Accueil et tutorat/u }));
    const field = page.getByRole('textbox', { name: 'Texte de la ligne' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Tutorat de six stagiaires');
    await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.actions.onChange).toHaveBeenCalledWith({
      kind: 'write',
      id: 'experience-2-1',
      text: 'Tutorat de six stagiaires',
    });
    await userEvent.click(page.getByRole('button', { name: /^Accueil et tutorat/u }));
    await userEvent.click(page.getByRole('button', { name: 'Retirer de ce CV' }));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith({
      kind: 'keep',
      id: 'experience-2-1',
      kept: false,
    });
  },
};
export const WhatMovedIsTold: Story = {
  name: 'Une phrase pour ce qui a changé d’ordre',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const told = await page.findByText(
      /^Une ligne passe devant\s: l’annonce demande «\sAccompagnement de fin de vie\s»\.$/u,
    );
    await waitFor(() => expect(told).toBeVisible());
    // Only what moved is marked, not all that answers the offer.
    await expect(
      page.getAllByRole('button', { name: /\(passée devant pour ce poste\)/u }),
    ).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Ligne par ligne' }));
    await expect(page.getAllByText('Passée devant')).toHaveLength(2);
  },
};
export const EmphasisTakenAway: Story = {
  name: 'Ne rien mettre en gras',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const line = await page.findByRole('button', { name: /^Esprit d’équipe/u });
    await expect(within(line).getByText('Esprit d’équipe').tagName).toBe('STRONG');
    await userEvent.click(page.getByRole('switch', { name: 'En gras, ce que demande l’annonce' }));
    await expect(args.actions.onEmphasis).toHaveBeenCalledWith(false);
  },
};
export const ALineAdded: Story = {
  name: 'Ajouter une ligne',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    for (const [part, entryId] of [
      ['Aide-soignante de nuit', 'experience-1'],
      ['Compétences', 'skills-4-told'],
    ] as const) {
      await userEvent.click(
        await page.findByRole('button', {
          name: new RegExp(`^Ajouter une ligne à .\\s${part}`, 'u'),
        }),
      );
      await userEvent.type(
        page.getByRole('textbox', { name: 'Texte de la ligne' }),
        'Roulements de week-end',
      );
      await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
      await expect(args.actions.onChange).toHaveBeenLastCalledWith({
        kind: 'add',
        entryId,
        text: 'Roulements de week-end',
      });
    }
  },
};
coverStates<DossierCvStatus>({
  making: Making,
  failed: Failed,
  noCv: NoCv,
  unusable: Unusable,
  open: Plain,
});
coverStates<DossierCvDialog>({ remake: RemakeDialogOpen });
coverStates<CvLayout>({ plain: Plain, classic: Classic, compact: Compact });
