import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import type { PostClaim } from '#/domain/matching/claims';
import type { HeadCorrection } from '#/domain/postings/offer';
import { CorrectableJob } from '#/modules/JobInHand/CorrectableJob';
import { behaviour } from '#stories/support/behaviour';
import { aPostRead } from '#tests/support/builders/anAnalysis';

const TITLE = 'Avis de recrutement';
const onCorrect = fn<(head: HeadCorrection) => void>();
const onSubmit = fn();

const meta = {
  title: 'Modules/Offre en main/Comportement',
  component: CorrectableJob,
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    job: {
      title: TITLE,
      company: 'Plateforme Nord Fret',
      href: '/dashboard/dossier/1',
    },
    onChange: fn(),
  },
} satisfies Meta<typeof CorrectableJob>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What comes of the claim is the caller's: here the title takes what was said of it. The line stands within the form of a screen. */
export const ThePostIsPutRightInTheLine: Story = {
  name: 'Le poste lu se corrige dans la ligne de l’offre en main',
  render: function Held(args) {
    const [title, setTitle] = useState(TITLE);
    const correction = async () => ({
      post: aPostRead({ title, company: args.job.company }),
      onCorrect: ({ head }: PostClaim) => {
        onCorrect(head);
        setTitle(head.title ?? TITLE);
      },
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <CorrectableJob {...args} job={{ ...args.job, title, correction }} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger le poste lu' }));
    const title = await canvas.findByRole('textbox', { name: 'Intitulé du poste' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const correct = await canvas.findByRole('button', { name: 'Corriger le poste lu' });
    await expect(correct).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Intitulé du poste' })).toHaveFocus(),
    );
    await userEvent.keyboard('Cariste{Enter}');
    await expect(onCorrect).toHaveBeenCalledWith({ title: 'Cariste' });
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Offre en main' })).toHaveTextContent(
      'Plateforme Nord Fret · Cariste',
    );
    await expect(canvas.getByRole('button', { name: 'Corriger le poste lu' })).toHaveFocus();
  },
};
