import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The first skill of the ledger that can be said to be there, its passages opened; fails where there is none. */
export const claimInLedger = async (canvas: Canvas): Promise<HTMLElement> => {
  for (const summary of await canvas.findAllByText('Voir les passages'))
    await userEvent.click(summary);
  const claim = canvas
    .getAllByRole('button', { name: /^J’ai cette compétence/u })
    .find(({ textContent }) => textContent === 'J’ai cette compétence');
  if (claim === undefined) throw new Error('the ledger offers no claim');
  return claim;
};
