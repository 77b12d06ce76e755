import { describe, expect, it, vi } from 'vitest';

import { fail, ok } from '#/domain/shared/result';
import { NO_TEXT_MODEL } from '#/domain/textmodel/settings';
import type { TextModelSettings } from '#/domain/textmodel/settings';
import type { TextModel } from '#/domain/textmodel/TextModel';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';
import { createTextModelRunner } from '#/usecases/textmodel/textModelRunner';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const own: TextModelSettings = {
  ...NO_TEXT_MODEL,
  choice: 'own',
  address: 'http://localhost:11434/v1',
  model: 'llama3.2',
};

const start = (settings: TextModelSettings, write: TextModel['write']) => {
  const vault = createMemoryVault({ texts: new Map() }, () => new Date(0));
  vault.write(textModelRecord, settings);
  const model: TextModel = {
    destination: { kind: 'own', origin: 'http://localhost:11434', model: 'llama3.2' },
    write: vi.fn<TextModel['write']>(write),
  };
  const textModels = {
    connect: () => Promise.resolve(model),
    browserState: () => Promise.resolve('absent' as const),
  };
  return { runner: createTextModelRunner({ vault, textModels }), model, vault };
};

const task = { kind: 'reply', text: 'Relancez après sept jours.' } as const;

describe('a rewording', () => {
  it('shows what would leave, and sends nothing before it is accepted', async () => {
    const { runner, model, vault } = start(own, () =>
      Promise.resolve(ok('Écrivez après sept jours.')),
    );
    await runner.start(task);
    expect(runner.getSnapshot()).toMatchObject({
      status: 'asking',
      destination: { origin: 'http://localhost:11434' },
      request: { text: task.text },
    });
    expect(model.write).not.toHaveBeenCalled();
    await runner.accept();
    expect(model.write).toHaveBeenCalledWith(
      expect.objectContaining({ text: task.text }),
      expect.anything(),
    );
    expect(runner.getSnapshot()).toMatchObject({ status: 'done', newFacts: [] });
    expect(vault.read(textModelRecord)).toMatchObject({
      value: { allowed: ['http://localhost:11434'], choice: 'own' },
    });
    await runner.start(task);
    expect(runner.getSnapshot().status).toBe('done');
  });

  it('refused, sends nothing and asks again the next time', async () => {
    const { runner, model } = start(own, () => Promise.resolve(ok('x')));
    await runner.start(task);
    runner.cancel();
    expect(runner.getSnapshot()).toEqual({ status: 'idle' });
    await runner.start(task);
    expect(runner.getSnapshot().status).toBe('asking');
    expect(model.write).not.toHaveBeenCalled();
  });

  it('is asked about again when the address changes', async () => {
    const { runner } = start({ ...own, allowed: ['https://ailleurs.example'] }, () =>
      Promise.resolve(ok('x')),
    );
    await runner.start(task);
    expect(runner.getSnapshot().status).toBe('asking');
  });

  it('flags what stands in no source', async () => {
    const { runner } = start({ ...own, allowed: ['http://localhost:11434'] }, () =>
      Promise.resolve(ok('Relancez après 21 jours, comme chez Orange.')),
    );
    await runner.start(task);
    expect(runner.getSnapshot()).toMatchObject({
      newFacts: [
        { kind: 'figure', text: '21' },
        { kind: 'employer', text: 'Orange' },
      ],
    });
  });

  it('shows the text on its way, and nothing more once cancelled', async () => {
    const allowed = { ...own, allowed: ['http://localhost:11434'] };
    const { runner } = start(
      allowed,
      (_request, { signal, onText } = {}) =>
        new Promise((_resolve, reject) => {
          onText?.('Écri');
          signal?.addEventListener('abort', () => reject(new Error('left')));
        }),
    );
    const writing = runner.start(task);
    await vi.waitFor(() =>
      expect(runner.getSnapshot()).toEqual({ status: 'running', text: 'Écri' }),
    );
    runner.cancel();
    await writing;
    expect(runner.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('tells a problem', async () => {
    const { runner } = start({ ...own, allowed: ['http://localhost:11434'] }, () =>
      Promise.resolve(fail('wrongKey')),
    );
    await runner.start(task);
    expect(runner.getSnapshot()).toEqual({ status: 'failed', problem: 'wrongKey' });
  });

  it('is unavailable where no model is chosen', async () => {
    const { runner, model } = start(NO_TEXT_MODEL, () => Promise.resolve(ok('x')));
    await runner.start(task);
    expect(runner.getSnapshot()).toEqual({ status: 'failed', problem: 'unavailable' });
    expect(model.write).not.toHaveBeenCalled();
  });
});
