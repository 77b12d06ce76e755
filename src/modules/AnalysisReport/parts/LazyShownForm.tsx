import { lazyComponent } from '#/components/loading/lazyComponent';

/** Where a skill was shown, asked on demand: most reports are read without a word said of them. */
export const LazyShownForm = lazyComponent(
  async () => (await import('#/modules/AnalysisReport/parts/ShownForm')).ShownForm,
);
