import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import { dossierSheet, withoutNames } from '#/domain/dossier/dossierSheet.fr';
import { DossierSheetPage } from '#/pages/DossierSheetPage/DossierSheetPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { aDossierView, TODAY } from '#stories/support/screens/dossier';
import { aSavedLetter } from '#tests/support/builders/aLetter';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const DOSSIER = 1_795_250_000_000;
const view = aDossierView({
  analyses: [{ ...anAnalysis('good'), dossierId: DOSSIER }],
  letters: [aSavedLetter({ dossierId: DOSSIER })],
  applications: [
    anApplication({
      dossierId: DOSSIER,
      date: '2026-11-23',
      notes: 'Mme Morvan rappelle mardi au 02 40 00 00 12.',
      followUps: [{ id: 0, due: '2026-11-30', doneOn: null }],
      contacts: [
        {
          id: 0,
          name: 'Hélène Morvan',
          role: 'Cadre de santé',
          email: 'h.morvan@example.org',
          phone: '02 40 00 00 12',
        },
      ],
    }),
  ],
});
const sheet = dossierSheet({ ...view, today: TODAY });

const meta = {
  title: 'Pages/Fiche à imprimer',
  component: DossierSheetPage,
  decorators: [asScreen],
  args: {
    of: 'dossier',
    sheet,
    nameless: false,
    href: '/dashboard/dossier/1795250000000',
    onNameless: fn(),
    onPrint: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof DossierSheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: 'Complète', tags: ['dark'] };
export const Nameless: Story = {
  name: 'Sans les noms',
  args: {
    nameless: true,
    sheet: withoutNames(sheet, { people: ['Hélène Morvan'], employers: [view.job.company] }),
  },
};
const analysis = anAnalysis('good', { setAside: ['skill-4'] });
export const Comparison: Story = {
  name: 'Une comparaison',
  tags: ['dark'],
  args: {
    of: 'analysis',
    href: '/dashboard/analysis-results?analyse=1',
    sheet: comparisonSheet(analysis, TODAY),
  },
};
export const NamelessComparison: Story = {
  name: 'Une comparaison, sans les noms',
  args: {
    ...Comparison.args,
    nameless: true,
    sheet: withoutNames(comparisonSheet(analysis, TODAY), {
      people: [],
      employers: [analysis.company ?? ''],
    }),
  },
};
export const JustOpened: Story = {
  name: 'Dossier à peine ouvert',
  args: { sheet: dossierSheet({ ...aDossierView(), today: TODAY }) },
};
export const NamesLeftOut: Story = {
  name: 'Retirer les noms',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('switch', { name: /Sans les noms/u }));
    await expect(args.onNameless).toHaveBeenCalledWith(true);
    await userEvent.click(page.getByRole('button', { name: 'Imprimer' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
