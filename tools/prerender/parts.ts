import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What a page loads at once: scripts and style sheets by their file names, in the order in which they are needed. */
export type Parts = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** What some sources bring: the files of the build that hold them, with all that those import. */
export const partsOf = (bundle: Bundle, sources: readonly string[]): Parts => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = byName.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    scripts.push(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const source of sources) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (!holder) throw new Error(`prerender: no file of the build holds ${source}`);
    visit(holder.fileName);
  }
  return { scripts, styles: [...styles] };
};

const CLASSES = / class="([^"]+)"/gu;

/** Style sheets of the build that hold a rule for what is drawn. */
export const stylesOf = (bundle: Bundle, html: string): readonly string[] => {
  const classes = new Set(
    [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')),
  );
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return [];
    const named = [...String(file.source).matchAll(/\.([\w-]+)/gu)];
    return named.some(([, name = '']) => classes.has(name)) ? [file.fileName] : [];
  });
};
