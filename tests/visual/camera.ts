import type { Page } from '@playwright/test';
import sharp from 'sharp';

import type { Picture } from './hash.ts';
import type { Mode } from './modes.ts';

/** Height of a picture at most, in CSS pixels: a list of thousands is taller than a picture can be, and its beginning tells. */
const TALLEST = 6000;
/**
 * A page from this height on, in CSS pixels, is a list that draws only the rows near the window. The window alone is
 * pictured: how many rows are drawn below it depends on how fast the machine is.
 */
const ENDLESS = 100_000;

/** The whole page as it stands, in a theme, as a PNG; at half its size by default. */
export type Camera = (theme: Mode['theme'], scale?: number) => Promise<Buffer>;

/** Scale of pictures that are only hashed: drawn, packed and read in half the time. */
export const HALF = 0.5;

/**
 * A camera on a page. It speaks to the browser itself: a scale and its quick compression are out of reach of
 * `page.screenshot`.
 */
export const cameraOf = async (page: Page): Promise<Camera> => {
  const browser = await page.context().newCDPSession(page);
  return async (theme, scale = HALF) => {
    // A theme is colours only: the story need not be shown again.
    const { width, height, visible } = await page.evaluate(async (wanted) => {
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
        visible: innerHeight,
      };
    }, theme);
    const pictured = height < ENDLESS ? Math.min(height, TALLEST) : visible;
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // What the window holds whole needs no larger one, which would be laid out anew.
      captureBeyondViewport: pictured > visible,
      clip: { x: 0, y: 0, scale, width, height: pictured },
    });
    return Buffer.from(data, 'base64');
  };
};

/** Decodes a picture taken at a scale. */
export const decodePicture = async (png: Uint8Array, scale = HALF): Promise<Picture> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, scale, data };
};
