import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page of its own: what has been used once stays used. */
const aPage = async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.resetModules();
  const { onFirstUse } = await import('#/components/loading/onFirstUse');
  return { window, onFirstUse };
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'])(
  'a page that is only looked at does nothing; the first %s does it all, once',
  async (sign) => {
    const { window, onFirstUse } = await aPage();
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    onFirstUse(first);
    onFirstUse(second);
    expect(first).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  },
);

test('afterwards it is done at once', async () => {
  const { window, onFirstUse } = await aPage();
  onFirstUse(() => undefined);
  window.dispatchEvent(new Event('keydown'));
  const late = vi.fn<() => void>();
  onFirstUse(late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('what left the page first is not done', async () => {
  const { window, onFirstUse } = await aPage();
  const gone = vi.fn<() => void>();
  onFirstUse(gone)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(gone).not.toHaveBeenCalled();
});
