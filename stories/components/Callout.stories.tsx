import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import type { CalloutTone } from '#/components/Callout/Callout';
import { ClipboardPaste } from '#/components/Icon/iconPaths';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Encart',
  component: Callout,
  decorators: [within('medium')],
  args: {
    title: 'Votre CV reste sur cet appareil',
    children: 'Il est lu dans votre navigateur et n’est envoyé à aucun serveur.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'Information' };
export const Caution: Story = {
  name: 'Prudence',
  args: {
    tone: 'caution',
    title: 'Deux champs sont incertains',
    children: 'La mise en page sur deux colonnes a pu mélanger des dates. Vérifiez-les ci-dessous.',
  },
};
export const Critical: Story = {
  name: 'Critique',
  args: {
    tone: 'critical',
    title: 'Ce PDF est protégé par un mot de passe',
    children: 'Rien n’a été perdu. Enregistrez-le sans mot de passe, ou collez son texte.',
    actions: (
      <Button size="small" icon={ClipboardPaste}>
        Coller le texte du CV
      </Button>
    ),
  },
};
export const Positive: Story = {
  name: 'Positif',
  args: {
    tone: 'positive',
    title: 'Lecture complète',
    children: 'Les quatre expériences et les deux diplômes ont été trouvés.',
  },
};
export const TitleOnly: Story = { name: 'Titre seul', args: { children: undefined } };
export const OnPhone: Story = { ...Critical, name: 'Sur téléphone', decorators: [within('phone')] };

/** The region comes first, alone, then its words: what stands in a new region is not read out. */
export const AnnouncedWhenItAppears: Story = {
  name: 'Annoncé quand il paraît',
  tags: ['interaction'],
  parameters: behaviour,
  args: { tone: 'critical', announced: true },
  render: function Appearing(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Importer</Button>
        {shown && <Callout {...args} />}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const uncovered: Node[] = [];
    const observer = new MutationObserver((changes) =>
      uncovered.push(...changes.map(({ target }) => target)),
    );
    observer.observe(canvasElement, { subtree: true, attributeFilter: ['aria-hidden'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Importer' }));
    const region = canvas.getByRole('alert');
    await expect(region).toBeVisible();
    // Queries by role see what assistive technology sees.
    await expect(await canvas.findByRole('paragraph')).toHaveTextContent(
      'Votre CV reste sur cet appareil',
    );
    observer.disconnect();
    await expect(uncovered.filter((node) => region.contains(node))).toHaveLength(1);
  },
};

coverStates<CalloutTone>({ info: Info, caution: Caution, critical: Critical, positive: Positive });
