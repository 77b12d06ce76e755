import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { lazyComponent } from '#/components/loading/lazyComponent';

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;

const shown = (Part: ComponentType<{ readonly words: string }>): string =>
  renderToString(
    <Suspense fallback="à venir">
      <Part words="les mots" />
    </Suspense>,
  );

test('a part whose file has come is drawn at once', async () => {
  const Part = lazyComponent(() => Promise.resolve(Words));
  expect(shown(Part)).toContain('à venir');
  Part.preload();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown(Part)).toContain('les mots');
  expect(shown(Part)).not.toContain('à venir');
});

test('a file that does not come ahead is asked for again when the part is shown', async () => {
  let asked = 0;
  const Part = lazyComponent<{ readonly words: string }>(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Words);
  });
  Part.preload();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  shown(Part);
  expect(asked).toBe(2);
});
