import { afterAll, vi } from 'vitest';

// A part that loads on use may still be on its way when the last test of a file ends. Files of one worker share what they
// load: one cut off midway would fail in the file that asks for it next.
afterAll(() => vi.dynamicImportSettled());
