/** A story as Storybook's index lists it. */
export type IndexedStory = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
};

/** How a story is pictured: width in CSS pixels and theme. */
export type Mode = {
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
};

const DESKTOP: Mode = { name: 'desktop', width: 1280, theme: 'light' };
const PHONE: Mode = { name: 'phone', width: 390, theme: 'light' };
const DESKTOP_DARK: Mode = { name: 'desktop-dark', width: 1280, theme: 'dark' };
const PHONE_DARK: Mode = { name: 'phone-dark', width: 390, theme: 'dark' };
const PART: Mode = { name: 'part', width: 800, theme: 'light' };
const PART_DARK: Mode = { name: 'part-dark', width: 800, theme: 'dark' };

/** Every mode, in the order they are taken: the themes of one width stand together. */
export const MODES: readonly Mode[] = [DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK, PART, PART_DARK];

/**
 * Modes of one story. A screen is pictured at both widths, and in the dark where it is tagged `dark`;
 * a component at one width in both themes, unless it sets its own (`own-theme`). Interaction stories are behaviour, not pictures.
 */
export const modesOf = (story: IndexedStory): readonly Mode[] => {
  const tags = story.tags ?? [];
  if (story.type !== 'story' || tags.includes('interaction') || tags.includes('no-picture'))
    return [];
  if (/^(Pages|Parcours)/u.test(story.title)) {
    if (tags.includes('phone')) return tags.includes('dark') ? [PHONE, PHONE_DARK] : [PHONE];
    return tags.includes('dark') ? [DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK] : [DESKTOP, PHONE];
  }
  return tags.includes('own-theme') ? [PART] : [PART, PART_DARK];
};
