import type { Page } from '@playwright/test';

import type { Mode } from './modes.ts';

/** Height of a picture at most, in pixels: a list of thousands is taller than a picture can be, and its beginning tells. */
const TALLEST = 6000;

/** The whole page as it stands, in a theme, as a PNG. */
export type Camera = (theme: Mode['theme']) => Promise<Buffer>;

/**
 * A camera on a page. It speaks to the browser itself: its quick compression, which takes a third
 * off the time of a picture, is out of reach of `page.screenshot`.
 */
export const cameraOf = async (page: Page): Promise<Camera> => {
  const browser = await page.context().newCDPSession(page);
  return async (theme) => {
    // A theme is colours only: the story need not be shown again.
    const size = await page.evaluate(async (wanted) => {
      document.documentElement.dataset['theme'] = wanted;
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { documentElement, body } = document;
      return {
        width: Math.max(documentElement.scrollWidth, body.scrollWidth),
        height: Math.max(documentElement.scrollHeight, body.scrollHeight),
      };
    }, theme);
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, scale: 1, ...size, height: Math.min(size.height, TALLEST) },
    });
    return Buffer.from(data, 'base64');
  };
};
