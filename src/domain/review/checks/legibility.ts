import { findingOf, itemNowhere, itemOnLine, itemOnRead } from '#/domain/review/scene';
import type { Finding, ReviewLine, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';

const COSTS = {
  columns: 1,
  textBoxes: 1,
  tables: 1,
  images: 1,
  margins: 1,
  undecodable: 2,
} as const;

/** One or two images are a photo and a logo; more are icons and gauges that carry words. */
const MANY_IMAGES = 3;
const SOME_UNDECODABLE = 0.002;

const at = (
  scene: Scene,
  check: 'columns' | 'textBoxes' | 'tables',
  line: ReviewLine | undefined,
): readonly Finding[] => {
  const item =
    line === undefined
      ? itemNowhere(check, 'all', BETTER[check])
      : itemOnLine(scene, check, line, BETTER[check]);
  return findingOf(check, [item], COSTS[check]);
};

const filled = ({ text }: ReviewLine): boolean => text.trim() !== '';

const secondColumn = ({ lines }: Scene): ReviewLine | undefined =>
  lines.find((line) => line.source.region === 'side' && line.heading) ??
  lines.find((line) => line.source.region === 'side' && filled(line));

const margins = (scene: Scene): readonly Finding[] => {
  const { email, phone } = scene.cv.person;
  const items = [email, phone].flatMap((read) => {
    const start = read?.source?.start;
    const line = scene.lines.find(
      (one) => start !== undefined && one.start <= start && start < one.end,
    );
    const region = line?.source.region;
    return read !== null && (region === 'header' || region === 'footer')
      ? [itemOnRead(scene, 'margins', read, BETTER.margins)]
      : [];
  });
  return findingOf('margins', items, COSTS.margins, COSTS.margins);
};

const UNKNOWN_LETTER = /[\ufffd\ue000-\uf8ff]/u;

/** What the layout may hide from the software that recruiters use. */
export const checkLegibility = (scene: Scene): readonly Finding[] => {
  const { columns, textBoxes, tables, images, undecodable } = scene.cv.document.layout;
  const inRegion = (region: 'textBox' | 'table'): ReviewLine | undefined =>
    scene.lines.find((line) => line.source.region === region && filled(line));
  const unread = scene.lines.find(({ text }) => UNKNOWN_LETTER.test(text));
  return [
    ...(columns === 2 ? at(scene, 'columns', secondColumn(scene)) : []),
    ...(textBoxes ? at(scene, 'textBoxes', inRegion('textBox')) : []),
    ...(tables ? at(scene, 'tables', inRegion('table')) : []),
    ...(images >= MANY_IMAGES
      ? findingOf('images', [itemNowhere('images', 'all', BETTER.images)], COSTS.images)
      : []),
    ...margins(scene),
    ...(undecodable > SOME_UNDECODABLE
      ? findingOf(
          'undecodable',
          [
            unread === undefined
              ? itemNowhere('undecodable', 'all', BETTER.undecodable)
              : itemOnLine(scene, 'undecodable', unread, BETTER.undecodable),
          ],
          COSTS.undecodable,
        )
      : []),
  ];
};
