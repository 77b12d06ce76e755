import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '#/components/Button/Button';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { behaviour } from '#stories/support/behaviour';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Contenu remplacé',
  component: FocusOnChange,
  decorators: [within('medium')],
  args: { step: 'question', children: null },
  render: function Replaced(args) {
    const [step, setStep] = useState(args.step);
    return (
      <FocusOnChange step={step}>
        {step === 'question' ? (
          <Button onClick={() => setStep('answer')}>Répondre</Button>
        ) : (
          <Heading level={2}>Merci</Heading>
        )}
      </FocusOnChange>
    );
  },
} satisfies Meta<typeof FocusOnChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheChange: Story = { name: 'Avant le changement' };
export const AfterTheChange: Story = { name: 'Après le changement', args: { step: 'answer' } };

export const TheFocusFollowsToTheNewTitle: Story = {
  name: 'Le focus suit jusqu’au nouveau titre',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Répondre' }));
    await expect(canvas.getByRole('heading', { name: 'Merci' })).toHaveFocus();
  },
};
