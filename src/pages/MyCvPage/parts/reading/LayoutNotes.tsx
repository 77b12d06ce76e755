import { Callout } from '#/components/Callout/Callout';
import type { LayoutTraits } from '#/domain/cv/document';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

/** What the layout may hide from software that reads CVs; nothing where the layout is plain. */
export const LayoutNotes = ({ layout }: { readonly layout: LayoutTraits }) => {
  const notes = [
    layout.columns === 2 && copy.layout.columns,
    layout.textBoxes && copy.layout.textBoxes,
    layout.tables && copy.layout.tables,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <Callout title={copy.layout.title}>{notes.join(' ')}</Callout>;
};
