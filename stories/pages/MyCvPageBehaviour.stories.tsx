import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { correctCv } from '#/domain/cv/corrections';
import { groupSkills } from '#/domain/cv/skills/skillGroups';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import {
  drawn,
  drawnPage,
  myCvArgs,
  read,
  withDoubts,
  withoutName,
  withRefusals,
} from '#stories/support/screens/myCv';
import { aReadCv } from '#tests/support/builders/aReadCv';

const meta = {
  title: 'Pages/Mon CV/Comportement',
  component: MyCvPage,
  decorators: [asScreen],
  args: myCvArgs,
  parameters: behaviour,
} satisfies Meta<typeof MyCvPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CorrectingCallsBack: Story = {
  name: 'Une correction est transmise',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Corriger\s: Ville/u }));
    const field = canvas.getByRole('textbox', { name: 'Ville' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Rezé{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'person',
      field: 'city',
      value: 'Rezé',
    });
  },
};

export const AMissingNameIsAskedFor: Story = {
  name: 'Un nom qui manque est demandé',
  tags: ['interaction'],
  args: { state: read(withoutName(aReadCv())) },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prénom' }), 'Awa ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Diallo-Perrin{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'person',
      field: 'firstName',
      value: 'Awa',
    });
    await expect(args.onCorrect).toHaveBeenLastCalledWith({
      target: 'person',
      field: 'lastName',
      value: 'Diallo-Perrin',
    });
  },
};

const litWords = (root: ParentNode): string =>
  [...root.querySelectorAll('mark')].map(({ textContent }) => textContent).join(' ');

export const AFieldShowsWhereItWasRead: Story = {
  name: 'Un champ montre où il a été lu',
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const email = await canvas.findByRole('button', { name: /Corriger\s: E-mail/u });
    await userEvent.hover(email);
    await expect(litWords(canvasElement)).toBe('awa.diallo@example.org');
    await userEvent.unhover(email);
    canvas.getByRole('button', { name: /Corriger\s: Téléphone/u }).focus();
    await waitFor(() => expect(litWords(canvasElement)).toBe('06 39 98 12 45'));
  },
};

export const APlaceLeadsToItsField: Story = {
  name: 'Une place de la page mène à son champ',
  tags: ['interaction'],
  globals: { viewport: { value: 'wide' } },
  args: { state: read(drawn, { picture: drawnPage }) },
  play: async ({ canvas, canvasElement }) => {
    const page = await canvas.findByRole('region', { name: 'Votre CV' });
    const places = within(page).getAllByRole('button');
    await expect(places.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    places[0]?.focus();
    await userEvent.keyboard('{End}{Home}{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^Titre du CV/u);
    await expect(canvasElement.querySelector('[data-zone="headline"]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Corriger\s: Titre du CV/u })).toHaveFocus(),
    );
  },
};

export const APlaceOpensTheEntryOfItsField: Story = {
  name: 'Une place ouvre la rubrique de son champ',
  tags: ['interaction'],
  globals: { viewport: { value: 'wide' } },
  args: { state: read(drawn, { picture: drawnPage }) },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('region', { name: 'Votre CV' });
    const [place] = within(page).getAllByRole('button', { name: /^Employeur/u });
    await userEvent.click(place as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Corriger\s: Employeur/u })).toHaveFocus(),
    );
  },
};

export const RefusingASkillCallsBack: Story = {
  name: 'Une compétence écartée est transmise',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Ce n’est pas cela\s: Netsoins/u }),
    );
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'skill',
      action: 'remove',
      label: 'Netsoins',
    });
    await expect(canvas.getByText(/Netsoins.* ne compte plus/u)).toBeInTheDocument();
  },
};

export const ARefusalIsTakenBack: Story = {
  name: 'Une lecture écartée est rétablie',
  tags: ['interaction'],
  args: { state: withRefusals(drawn) },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Rétablir\s: Téléphone\s: 06 39/u }),
    );
    await expect(args.onTakeBack).toHaveBeenCalledWith({
      target: 'person',
      field: 'phone',
      value: '',
    });
  },
};

export const ThePageGivesWayToTheField: Story = {
  name: 'La page laisse place au champ',
  tags: ['interaction'],
  args: { state: read(drawn, { picture: drawnPage }), atFirst: { pageOpen: true } },
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^E-mail/u }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Corriger\s: E-mail/u })).toHaveFocus(),
    );
  },
};

export const ChoosingAFileCallsBack: Story = {
  name: 'Un fichier choisi est transmis',
  tags: ['interaction'],
  args: { state: { status: 'empty' } },
  play: async ({ args, canvas }) => {
    const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText('Choisir un fichier'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const PastingTheTextCallsBack: Story = {
  name: 'Un texte collé est transmis',
  tags: ['interaction'],
  args: { state: { status: 'unreadable', fileName: 'scan.pdf', problem: 'scanned' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coller le texte de mon CV' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Awa Diallo-Perrin');
    await userEvent.click(canvas.getByRole('button', { name: 'Lire ce texte' }));
    await expect(args.onPaste).toHaveBeenCalledWith('Awa Diallo-Perrin');
  },
};

export const CorrectingDatesCallsBack: Story = {
  name: 'Des dates corrigées sont transmises',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aide-soignante de nuit/u }));
    await userEvent.click(canvas.getByRole('button', { name: /Corriger\s: Dates/u }));
    const start = canvas.getByRole('textbox', { name: 'Début' });
    await expect(start).toHaveFocus();
    await userEvent.clear(start);
    await userEvent.type(start, 'mars 21{Enter}');
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await expect(start).toBeInvalid();
    await userEvent.clear(start);
    await userEvent.type(start, '04/2020');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'J’y travaille encore' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fin' }), '2019{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Fin' })).toBeInvalid();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Fin' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fin' }), '2022{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'period',
      id: 'experience-1',
      start: { year: 2020, month: 4 },
      end: { year: 2022, month: null },
    });
    await expect(canvas.getByRole('button', { name: /Corriger\s: Dates/u })).toHaveFocus();
  },
};

export const ConfirmingADoubtCallsBack: Story = {
  name: 'Un doute confirmé est transmis',
  tags: ['interaction'],
  args: { state: read(withDoubts(aReadCv())) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /C’est juste\s: Employeur/u }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'experience',
      id: 'experience-2',
      field: 'company',
      value: 'Centre hospitalier de Saint-Nazaire',
    });
  },
};

export const AddingAnExperienceCallsBack: Story = {
  name: 'Une expérience ajoutée est transmise',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une expérience' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Ajouter une expérience/u }),
      'Agente de service{Enter}',
    );
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'newEntry',
      list: 'experiences',
      id: 'ajout-1',
      value: 'Agente de service',
    });
  },
};

export const ASkillShowsWhereItWasRead: Story = {
  name: 'Une compétence montre où elle a été lue',
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Voir où\s: Netsoins/u }));
    await expect(litWords(canvasElement.ownerDocument)).toMatch(/Netsoins/u);
  },
};

export const AddingASkillCallsBack: Story = {
  name: 'Une compétence ajoutée est transmise',
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une compétence' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Ajouter une compétence' }),
      'Gériatrie{Enter}',
    );
    await expect(args.onCorrect).toHaveBeenCalledWith({
      target: 'skill',
      action: 'add',
      label: 'Gériatrie',
    });
  },
};

/** The screen with its own reading, so that what is corrected changes it. */
const Corrected = (props: ComponentProps<typeof MyCvPage>) => {
  const [cv, setCv] = useState(aReadCv());
  return (
    <MyCvPage
      {...props}
      state={read(cv)}
      onCorrect={(correction) => setCv((before) => correctCv(before, correction))}
    />
  );
};

export const TheFocusStaysWhereASkillWas: Story = {
  name: 'Le focus reste où était une compétence',
  tags: ['interaction'],
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = (groupSkills(aReadCv().skills).shown[0]?.skills ?? []).map(
      ({ written }) => written,
    );
    const removal = await canvas.findByRole('button', {
      name: new RegExp(`^Ce n’est pas cela\\s: ${first}$`, 'u'),
    });
    removal.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removal).not.toBeInTheDocument());
    await expect(document.activeElement?.closest('li')).toHaveTextContent(String(second));
  },
};

export const EscapePutsAFieldAway: Story = {
  name: 'Échap referme un champ',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une compétence' }));
    await userEvent.keyboard('Gériatrie{Escape}');
    await expect(canvas.getByRole('button', { name: 'Ajouter une compétence' })).toHaveFocus();
  },
};
