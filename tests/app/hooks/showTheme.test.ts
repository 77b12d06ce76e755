import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { showTheme } from '#/app/hooks/useTheme';
import { darkTheme, lightTheme } from '#/styles/themes';

const html = readFileSync('index.html', 'utf8');

/** The metas of index.html that colour the browser's frame. */
const metasOf = (page: string) =>
  [...page.matchAll(/<meta\s+name="theme-color"[^>]*>/gu)].map(([tag]) => ({
    content: /content="([^"]*)"/u.exec(tag)?.[1],
    media: /media="([^"]*)"/u.exec(tag)?.[1],
    dataset: { scheme: /data-scheme="([^"]*)"/u.exec(tag)?.[1] },
  }));

const aPage = () => {
  const metas = metasOf(html);
  const dataset: Record<string, string> = {};
  const page = { documentElement: { dataset }, querySelectorAll: () => metas };
  return { page: page as unknown as Document, metas, dataset };
};

describe("the theme in the browser's frame", () => {
  it('has the colour of each canvas', () => {
    expect(metasOf(html).map(({ content }) => content)).toEqual([
      lightTheme.color.canvas,
      darkTheme.color.canvas,
    ]);
  });

  it('follows the choice, and the device again once none is made', () => {
    const { page, metas, dataset } = aPage();
    const media = () => metas.map((meta) => meta.media);
    const asWritten = media();
    showTheme(page, 'dark');
    expect(dataset).toEqual({ theme: 'dark' });
    expect(media()).toEqual(['not all', 'all']);
    showTheme(page, 'light');
    expect(dataset).toEqual({ theme: 'light' });
    expect(media()).toEqual(['all', 'not all']);
    showTheme(page, 'system');
    expect(dataset).toEqual({});
    expect(media()).toEqual(asWritten);
  });
});
