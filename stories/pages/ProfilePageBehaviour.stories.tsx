import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ProfilePage } from '#/pages/ProfilePage/ProfilePage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { ControlledProfile, empty, profileArgs } from '#stories/support/screens/profile';
import { aProfile } from '#tests/support/builders/aProfile';

const meta = {
  title: 'Pages/Mon Profil/Comportement',
  component: ProfilePage,
  decorators: [asScreen],
  args: profileArgs,
  parameters: behaviour,
  render: (args) => <ControlledProfile {...args} />,
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypingAndSavingCallBack: Story = {
  name: 'Saisir et enregistrer sont transmis',
  tags: ['interaction'],
  args: empty,
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prénom' }), 'Awa');
    await expect(canvas.getByText('Modifications non enregistrées')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith('personal');
  },
};

export const GivingChangesUpBringsBackWhatIsKept: Story = {
  name: 'Renoncer ramène ce qui est gardé',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Prénom' });
    await userEvent.type(name, ' Marie');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler les modifications' }));
    await expect(name).toHaveValue('Awa');
  },
};

export const EntriesMoveByKeyboard: Story = {
  name: 'Les rubriques se déplacent au clavier',
  tags: ['interaction'],
  args: { tab: 'experience' },
  play: async ({ canvas }) => {
    const titles = () =>
      within(canvas.getByRole('tabpanel'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    const lower = await canvas.findByRole('button', {
      name: /^Descendre.: Aide-soignante de nuit$/u,
    });
    lower.focus();
    await userEvent.keyboard('{Enter}');
    await expect(titles()).toEqual([
      'Aide-soignante',
      'Aide-soignante de nuit',
      'Auxiliaire de vie',
    ]);
    await expect(canvas.getByText('Expérience déplacée en position 2 sur 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(titles().at(-1)).toBe('Aide-soignante de nuit');
    // At the end of the list the other button has the focus.
    await expect(
      canvas.getByRole('button', { name: /^Monter.: Aide-soignante de nuit$/u }),
    ).toHaveFocus();
  },
};

export const AddedEntryTakesTheFocusAndRemovedOneGivesItBack: Story = {
  name: 'Ajouter prend le focus, retirer le rend',
  tags: ['interaction'],
  args: { tab: 'education' },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Ajouter une formation' });
    await userEvent.click(add);
    const degree = canvas.getByRole('textbox', { name: 'Diplôme ou formation' });
    await expect(degree).toHaveFocus();
    await userEvent.type(degree, 'CAP Cuisine');
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer.: CAP Cuisine$/u }));
    await expect(canvas.queryByText('CAP Cuisine')).toBeNull();
    await expect(add).toHaveFocus();
  },
};

export const SkillsAreTypedSuggestedAndRemoved: Story = {
  name: 'Les compétences se saisissent, se suggèrent, se retirent',
  tags: ['interaction'],
  args: { ...empty, tab: 'skills' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Ajouter des compétences' });
    await userEvent.type(field, 'Netsoins, Permis B{Enter}');
    await expect(canvas.getByRole('button', { name: /^Retirer.: Permis B$/u })).toBeVisible();
    await userEvent.type(field, 'exc');
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter.: Excel$/u }));
    await expect(canvas.getByRole('button', { name: /^Retirer.: Excel$/u })).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer.: Netsoins$/u }));
    await expect(canvas.queryByRole('button', { name: /^Retirer.: Netsoins$/u })).toBeNull();
  },
};

export const OnlyTheChosenSectionsAreImported: Story = {
  name: 'Seules les rubriques choisies sont importées',
  tags: ['interaction'],
  args: {
    dialog: {
      kind: 'preview',
      source: { kind: 'cv', fileName: 'CV Awa Diallo-Perrin.pdf' },
      before: aProfile({ experiences: [], phone: '06 00 00 00 00', skills: 'Netsoins' }),
      after: aProfile(),
      sections: ['personal', 'experience', 'skills'],
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Expérience' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Importer' }));
    await expect(args.onImport).toHaveBeenCalledWith(['personal', 'skills']);
  },
};

export const ExportFormatsCallBack: Story = {
  name: 'Les formats d’export sont transmis',
  tags: ['interaction'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Europass (.xml)' }));
    await expect(args.transfer.onExport).toHaveBeenCalledWith('europassXml');
  },
};

export const WhatIsMissingLeadsToItsTab: Story = {
  name: 'Ce qui manque mène à son onglet',
  tags: ['interaction'],
  args: empty,
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    const strength = within(await canvas.findByRole('complementary', { name: 'Force du profil' }));
    await expect(strength.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0\u00a0%');
    await userEvent.click(strength.getByRole('button', { name: 'Cinq compétences' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('skills');
    await expect(strength.getByRole('link', { name: 'Un CV lisible' })).toBeVisible();
    await userEvent.click(strength.getByRole('button', { name: 'Prénom et nom' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Awa');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Diallo');
    await expect(strength.queryByRole('button', { name: 'Prénom et nom' })).toBeNull();
    await expect(strength.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10\u00a0%');
  },
};
