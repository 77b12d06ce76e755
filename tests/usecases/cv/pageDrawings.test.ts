import { describe, expect, it, vi } from 'vitest';

import type { PageDrawer } from '#/domain/cv/PageDrawer';
import { fail, ok } from '#/domain/shared/result';
import { createPageDrawings } from '#/usecases/cv/pageDrawings';

const file = { name: 'cv.pdf', arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) };

const setUp = (drawPage: PageDrawer['drawPage'], held = file) => {
  const drawer = { drawPage: vi.fn<PageDrawer['drawPage']>(drawPage) };
  const revoke = vi.fn<(url: string) => void>();
  const create = (png: ArrayBuffer): string => `blob:${png.byteLength}`;
  return { ...drawer, revoke, drawings: createPageDrawings(held, 3, drawer, { create, revoke }) };
};
const aPicture = (bytes: number) => ok({ png: new ArrayBuffer(bytes) });

describe('createPageDrawings', () => {
  it('draws a page once, when it is asked for', async () => {
    const { drawings, drawPage } = setUp(() => Promise.resolve(aPicture(5)));
    expect(drawings.getSnapshot().map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
    await Promise.all([drawings.draw(2), drawings.draw(2)]);
    expect(drawPage).toHaveBeenCalledOnce();
    expect(drawings.getSnapshot()).toEqual([
      { status: 'waiting' },
      { status: 'drawn', url: 'blob:5' },
      { status: 'waiting' },
    ]);
  });

  it('says which page could not be drawn, whatever the reason', async () => {
    const refused = setUp(() => Promise.resolve(fail('failed')));
    await refused.drawings.draw(1);
    expect(refused.drawings.getSnapshot()[0]).toEqual({ status: 'failed' });
    const gone = { ...file, arrayBuffer: () => Promise.reject(new Error('gone')) };
    const lost = setUp(() => Promise.resolve(aPicture(5)), gone);
    await lost.drawings.draw(3);
    expect(lost.drawings.getSnapshot()[2]).toEqual({ status: 'failed' });
  });

  it('lets every picture go, throws away what still comes, and can begin again', async () => {
    const answers: ((bytes: number) => void)[] = [];
    const { drawings, revoke } = setUp(
      () => new Promise((resolve) => answers.push((bytes) => resolve(aPicture(bytes)))),
    );
    const first = drawings.draw(1);
    const late = drawings.draw(2);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(7);
    await first;
    drawings.release();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:7');
    answers[1]?.(8);
    await late;
    expect(drawings.getSnapshot().every(({ status }) => status === 'waiting')).toBe(true);
    const again = drawings.draw(1);
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.(9);
    await again;
    expect(drawings.getSnapshot()[0]).toEqual({ status: 'drawn', url: 'blob:9' });
  });
});
