import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Node = { readonly target: readonly unknown[]; readonly failureSummary?: string };
type Axe = {
  readonly run: (
    context: unknown,
    options: unknown,
  ) => Promise<{ readonly violations: readonly { readonly nodes: readonly Node[] }[] }>;
};

/**
 * Texts of the page that are too pale on what they stand on: WCAG 2.2, 1.4.3. The story tests ask
 * for it in the light theme; this is for the dark one.
 */
export const contrastFaults = async (page: Page): Promise<readonly string[]> => {
  // One page shows many stories: axe stays.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.addScriptTag({ content: axe.source });
  }
  return page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe') as Axe;
    const { violations } = await axe.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
};
