import type { TextModelSettings } from '#/domain/textmodel/settings';
import type { TextModel } from '#/domain/textmodel/TextModel';

/** How the browser's own model stands: `downloadable` means that its maker's model comes with the first use. */
export const BROWSER_MODEL_STATES = ['absent', 'downloadable', 'ready'] as const;
export type BrowserModelState = (typeof BROWSER_MODEL_STATES)[number];

/** Where models come from. */
export type TextModels = {
  /** The model of these settings; null where they name none that can be called. */
  readonly connect: (settings: TextModelSettings) => Promise<TextModel | null>;
  readonly browserState: () => Promise<BrowserModelState>;
};
