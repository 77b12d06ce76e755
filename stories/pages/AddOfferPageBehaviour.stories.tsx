import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { AddOfferPage } from '#/pages/AddOfferPage/AddOfferPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import {
  addOfferArgs,
  ControlledAddOffer,
  draft,
  own,
  ownOffers,
  severalPostings,
} from '#stories/support/screens/addOffer';
import { anImportPreview } from '#tests/support/builders/anImport';

const meta = {
  title: 'Pages/Ajouter une offre/Comportement',
  component: AddOfferPage,
  decorators: [asScreen],
  args: addOfferArgs,
  parameters: behaviour,
  render: (args) => <ControlledAddOffer {...args} />,
} satisfies Meta<typeof AddOfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadingNeedsAText: Story = {
  name: 'Il faut un texte pour lire',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const read = await canvas.findByRole('button', { name: 'Lire l’annonce' });
    await expect(read).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'L’annonce' }), 'Cariste');
    await userEvent.click(read);
    await expect(args.intake.onRead).toHaveBeenCalledOnce();
  },
};

export const AFileIsHandedOver: Story = {
  name: 'Un fichier est transmis',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const file = new File(['<html></html>'], 'page.html', { type: 'text/html' });
    await userEvent.upload(await canvas.findByLabelText('Choisir un fichier'), file);
    await expect(args.intake.onFile).toHaveBeenLastCalledWith(file);
  },
};

export const AnotherPostingOfThePageIsChosen: Story = {
  name: 'Une autre annonce de la page se choisit',
  tags: ['interaction'],
  args: { state: severalPostings(0) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Cette page contient 3 annonces')).toBeVisible();
    const title = () => canvas.getByRole('textbox', { name: 'Intitulé du poste' });
    await userEvent.clear(title());
    await userEvent.type(title(), 'Comptable');
    const choice = canvas.getByRole('combobox', { name: 'Annonce à vérifier' });
    await userEvent.selectOptions(choice, '1');
    await expect(args.review.onChoose).toHaveBeenLastCalledWith(1);
    await expect(title()).toHaveValue('Gestionnaire de paie (H/F)');
    await userEvent.selectOptions(choice, '0');
    await expect(title()).toHaveValue('Comptable');
  },
};

export const EveryFieldIsCorrected: Story = {
  name: 'Chaque champ se corrige',
  tags: ['interaction'],
  args: { state: draft() },
  play: async ({ args, canvas }) => {
    const { onCorrect } = args.review;
    const title = await canvas.findByRole('textbox', { name: 'Intitulé du poste' });
    await userEvent.clear(title);
    await expect(canvas.getByText(/Donnez un intitulé/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’offre' })).toBeDisabled();
    await userEvent.type(title, 'Aide-comptable');
    await expect(onCorrect).toHaveBeenLastCalledWith({ name: 'title', value: 'Aide-comptable' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contrat' }), 'CDD');
    await expect(onCorrect).toHaveBeenLastCalledWith({ name: 'type', value: 'CDD' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contrat' }), 'Non précisé');
    await expect(onCorrect).toHaveBeenLastCalledWith({ name: 'type', value: null });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Langues' }), ', Arabe');
    await expect(onCorrect).toHaveBeenLastCalledWith({
      name: 'languages',
      value: ['Anglais', 'Arabe'],
    });
    const least = canvas.getByRole('textbox', { name: 'De' });
    await userEvent.clear(least);
    await userEvent.type(least, '29 500,50');
    await expect(onCorrect).toHaveBeenLastCalledWith({
      name: 'pay',
      value: { min: 29_500.5, max: 31_000, period: 'year', currency: 'EUR' },
    });
    await userEvent.type(least, ' environ');
    await expect(canvas.getByText(/Écrivez un nombre/u)).toBeVisible();
    await expect(onCorrect).toHaveBeenLastCalledWith({ name: 'pay', value: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’offre' }));
    await expect(args.review.onSave).toHaveBeenLastCalledWith('add');
  },
};

export const ADoubtIsConfirmed: Story = {
  name: 'Un doute se confirme',
  tags: ['interaction'],
  args: { state: draft() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^3 points à vérifier/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'C’est juste\u00a0: Entreprise' }));
    await expect(args.review.onConfirm).toHaveBeenLastCalledWith('company');
    await expect(canvas.getByText(/^2 points à vérifier/u)).toBeVisible();
  },
};

export const TheTextIsCorrected: Story = {
  name: 'Le texte se corrige',
  tags: ['interaction'],
  args: { state: draft() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger le texte' }));
    const text = canvas.getByRole('textbox', { name: 'Texte de l’annonce' });
    await userEvent.clear(text);
    await expect(canvas.getByRole('button', { name: 'Valider le texte' })).toBeDisabled();
    await userEvent.type(text, 'Tenir la caisse.');
    await userEvent.click(canvas.getByRole('button', { name: 'Valider le texte' }));
    await expect(args.review.onTextCorrect).toHaveBeenLastCalledWith('Tenir la caisse.');
    await expect(canvas.getByText('Tenir la caisse.')).toBeVisible();
  },
};

export const AWrongAddressIsTold: Story = {
  name: 'Une adresse fautive est dite',
  tags: ['interaction'],
  args: { state: draft() },
  play: async ({ args, canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Adresse de l’annonce' });
    await userEvent.type(address, 'javascript:alert(1)');
    await expect(canvas.getByText(/Une adresse commence par/u)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.org/7');
    await expect(args.review.onAddressCorrect).toHaveBeenLastCalledWith('https://example.org/7');
    await expect(canvas.queryByText(/Une adresse commence par/u)).toBeNull();
  },
};

export const ADuplicateIsReplacedOrKept: Story = {
  name: 'Un doublon se remplace ou se garde',
  tags: ['interaction'],
  args: { state: draft({ duplicate: own }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplacer l’ancienne' }));
    await expect(args.review.onSave).toHaveBeenLastCalledWith('replace');
    await userEvent.click(canvas.getByRole('button', { name: 'Garder les deux' }));
    await expect(args.review.onSave).toHaveBeenLastCalledWith('add');
  },
};

export const AnOwnOfferIsExportedOrDeleted: Story = {
  name: 'Une offre à vous s’exporte ou se supprime',
  tags: ['interaction'],
  args: { own: { ...addOfferArgs.own, offers: ownOffers } },
  play: async ({ args, canvas }) => {
    const on = (verb: string) => ({ name: `${verb} «\u00a0Cariste de nuit\u00a0»` });
    await userEvent.click(await canvas.findByRole('button', on('Exporter')));
    await expect(args.own.onExportOne).toHaveBeenLastCalledWith(ownOffers[1]);
    await userEvent.click(canvas.getByRole('button', on('Supprimer')));
    await expect(args.own.onAskDelete).toHaveBeenLastCalledWith(ownOffers[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tout exporter' }));
    await expect(args.own.onExportAll).toHaveBeenCalledOnce();
  },
};

export const DeletingIsConfirmed: Story = {
  name: 'La suppression se confirme',
  tags: ['interaction'],
  args: { dialog: { kind: 'delete', offer: own } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(args.onDialogClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onDialogConfirm).toHaveBeenCalledOnce();
  },
};

export const AColumnIsPutRight: Story = {
  name: 'Une colonne est corrigée, puis la liste importée',
  tags: ['interaction'],
  args: {
    state: {
      status: 'import',
      fileName: 'offres_emploi.csv',
      preview: anImportPreview(),
      notSaved: null,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /5 colonnes reconnues/u }));
    const select = await canvas.findByRole('combobox', { name: /codeNAF/u });
    await userEvent.selectOptions(select, 'Formation');
    await expect(args.imports.onRemap).toHaveBeenCalledWith('codeNAF', 'education');
    await userEvent.click(canvas.getByRole('button', { name: 'Importer ces 150 offres' }));
    await expect(args.imports.onImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner' }));
    await expect(args.imports.onLeave).toHaveBeenCalledOnce();
  },
};
