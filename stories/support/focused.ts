import { expect, userEvent } from 'storybook/test';

/** The first stop of the keyboard in a story has the focus: for the picture of its ring. */
export const focused = {
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).not.toBe(document.body);
  },
} as const;
