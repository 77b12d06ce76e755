import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';

import { LandingPage } from '#/pages/LandingPage/LandingPage';
import { behaviour } from '#stories/support/behaviour';
import { inPublicShell } from '#stories/support/inPublicShell';
import { unrolled } from '#stories/support/unrolled';

const meta = {
  title: 'Pages/Accueil',
  component: LandingPage,
  decorators: [inPublicShell, unrolled],
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Answers one media query, whatever the machine that runs the story is set to. */
const answer = (query: string, matches: boolean): (() => void) => {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (asked) => {
    const list = matchMedia(asked);
    if (asked === query) Object.defineProperty(list, 'matches', { value: matches });
    return list;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
};

/** The page as the build writes it, before any script: what is for browsers without script shows. */
const withoutScript = (element: HTMLElement | null): void => {
  if (element === null) return;
  const html = renderToStaticMarkup(<LandingPage />);
  element.innerHTML = html.replaceAll(/<(\/?)noscript>/gu, '<$1div>');
};

const waiting = (canvasElement: HTMLElement): NodeListOf<Element> =>
  canvasElement.querySelectorAll('[data-reveal="waiting"]');

/** Everything in place, for a picture of the whole page. */
const less = { beforeEach: () => answer(LESS_MOTION, true) } satisfies Story;

export const Desktop: Story = { ...less, name: 'Grand écran', tags: ['dark'] };

export const Phone: Story = {
  ...less,
  name: 'Téléphone',
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const WithoutScript: Story = {
  name: 'Sans script',
  // The page stands in the grid of its frame, as the build writes it: the holder takes no place.
  render: () => <div ref={withoutScript} style={{ display: 'contents' }} />,
};

export const ReducedMotion: Story = {
  ...less,
  name: 'Mouvement réduit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting(canvasElement)).toHaveLength(0);
  },
};

export const SectionsAppearOnceOnScroll: Story = {
  name: 'Les sections paraissent une fois au défilement',
  tags: ['interaction'],
  parameters: behaviour,
  beforeEach: () => answer(LESS_MOTION, false),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(waiting(canvasElement).length).toBeGreaterThan(5));
    const title = await canvas.findByRole('heading', { name: 'Trois étapes, et le jour se lève' });
    // What stands above takes its real height as it comes near, and may push the title out again: a reader scrolls on.
    await waitFor(async () => {
      title.scrollIntoView({ behavior: 'instant', block: 'center' });
      await expect(title.closest('[data-reveal="shown"]')).not.toBeNull();
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(title.closest('[data-reveal="shown"]')).not.toBeNull();
  },
};

export const EverythingOfTheSpecificationIsThere: Story = {
  name: 'Tout ce qui est prévu y est',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement }) => {
    for (const name of [
      'Recherche Intelligente',
      'Lettres de Motivation',
      'Analyse de CV',
      'Assistant IA',
    ]) {
      await expect(await canvas.findByRole('heading', { name, level: 3 })).toBeInTheDocument();
    }
    await expect(canvasElement.querySelector('#features')?.querySelectorAll('h3')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('#how-it-works ol > li')).toHaveLength(3);
    await expect(canvas.getAllByText('5 étoiles sur 5')).toHaveLength(3);
    for (const [name, href] of [
      ['Commencez gratuitement', '/signup'],
      ['Essayer sans compte', '/dashboard'],
      ['Ouvrir mon espace', '/signup'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
