import type { Decorator } from '@storybook/react-vite';

import { PublicShell } from '#/pages/PublicShell/PublicShell';

/** Gives a public page the frame it stands in. */
export const inPublicShell: Decorator = (Story) => (
  <PublicShell onSoon={() => undefined}>
    <Story />
  </PublicShell>
);
